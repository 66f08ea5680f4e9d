import { charSet, complement, union, type CharSet } from './char-set.ts';
import type { RegexReader } from './parse-regex.ts';
import { POSIX } from './posix-classes.ts';
import { readEscape } from './read-escape.ts';
import { UnreadablePattern } from './regex-tree.ts';

/** Parses a bracket expression; the reader is after its `[`. */
export function readBracket(reader: RegexReader): CharSet {
  const negated = reader.letters[reader.at] === '^';
  if (negated) reader.at++;
  let chars: CharSet = [];
  let first = true;
  for (;;) {
    const letter = reader.letters[reader.at];
    if (letter === undefined) throw new UnreadablePattern('an unclosed bracket');
    if (letter === ']' && !first) break;
    first = false;
    chars = union(chars, readItem(reader));
  }
  reader.at++;
  // Folds case before taking the complement: [^a] without case excludes both.
  const folded = reader.fold(chars);
  return negated ? complement(folded) : folded;
}

/** One letter, range, class or escape. */
function readItem(reader: RegexReader): CharSet {
  const from = readElement(reader);
  const isRange = reader.letters[reader.at] === '-' && reader.letters[reader.at + 1] !== ']' && reader.letters[reader.at + 1] !== undefined;
  if (!isRange || !isSingle(from)) return from;
  reader.at++;
  const to = readElement(reader);
  if (!isSingle(to)) throw new UnreadablePattern('a class as the end of a range');
  return charSet([from[0]![0], to[0]![0]]);
}

function readElement(reader: RegexReader): CharSet {
  const letter = reader.letters[reader.at++];
  if (letter === '[' && ':=.'.includes(reader.letters[reader.at] ?? 'x')) return readNamed(reader);
  if (letter === '\\') return readEscape(reader);
  if (letter === undefined) throw new UnreadablePattern('an unclosed bracket');
  const code = letter.codePointAt(0)!;
  return charSet([code, code]);
}

/** `[:alpha:]`, `[=a=]`, `[.-.]`; the reader is after the inner `[`. */
function readNamed(reader: RegexReader): CharSet {
  const mark = reader.letters[reader.at++]!;
  let name = '';
  while (reader.letters[reader.at] !== mark || reader.letters[reader.at + 1] !== ']') {
    const letter = reader.letters[reader.at++];
    if (letter === undefined) throw new UnreadablePattern('an unclosed class');
    name += letter;
  }
  reader.at += 2;
  if (mark === ':') {
    const named = POSIX[name];
    if (!named) throw new UnreadablePattern(`the class [:${name}:]`);
    reader.localeDependent = true;
    return named;
  }
  if (Array.from(name).length !== 1) throw new UnreadablePattern(`the collating element ${name}`);
  return charSet([name.codePointAt(0)!, name.codePointAt(0)!]);
}

function isSingle(set: CharSet): boolean {
  return set.length === 1 && set[0]![0] === set[0]![1];
}
