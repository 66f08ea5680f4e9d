import { parseRegex, type ParsedPattern } from './parse-regex.ts';

/** Parses a SIMILAR TO pattern by converting it to the regex that Postgres' `similar_to_escape` produces. */
export function parseSimilar(pattern: string, ignoreCase = false): ParsedPattern {
  let regex = '^(?:';
  let inBracket = false;
  const letters = Array.from(pattern);
  for (let i = 0; i < letters.length; i++) {
    const letter = letters[i]!;
    if (letter === '\\') regex += `\\${letters[++i] ?? ''}`;
    else if (inBracket) {
      if (letter === ']') inBracket = false;
      regex += letter;
    } else if (letter === '[') {
      inBracket = true;
      regex += letter;
    } else if (letter === '%') regex += '.*';
    else if (letter === '_') regex += '.';
    else if (letter === '(') regex += '(?:';
    else if (letter === '.' || letter === '^' || letter === '$') regex += `\\${letter}`;
    else regex += letter;
  }
  return parseRegex(`${regex})$`, ignoreCase);
}
