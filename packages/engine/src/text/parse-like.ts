import { bothCases, charsOf, EVERY } from './char-set.ts';
import type { ParsedPattern } from './parse-regex.ts';
import { repeat, sequence, set, UnreadablePattern, type RegexTree } from './regex-tree.ts';

/** Reads a LIKE (or ILIKE) pattern: `%`, `_`, and a backslash as escape. */
export function parseLike(pattern: string, ignoreCase = false): ParsedPattern {
  const items: RegexTree[] = [{ kind: 'start' }];
  const letters = Array.from(pattern);
  for (let i = 0; i < letters.length; i++) {
    const letter = letters[i]!;
    if (letter === '%') items.push(repeat(set(EVERY)));
    else if (letter === '_') items.push(set(EVERY));
    else {
      const meant = letter === '\\' ? letters[++i] : letter;
      if (meant === undefined) throw new UnreadablePattern('a LIKE pattern that ends with its escape');
      items.push(set(ignoreCase ? bothCases(charsOf(meant)) : charsOf(meant)));
    }
  }
  items.push({ kind: 'end' });
  return { tree: sequence(...items), localeDependent: ignoreCase };
}
