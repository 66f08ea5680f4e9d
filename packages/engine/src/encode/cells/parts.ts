import type { Dictionary } from '../../columns/dictionary.ts';
import type { Column, PartShape } from '../../columns/column.ts';
import { literalOf, putWords, wrongStore, type Around, type CellWriter } from './cell.ts';
import { INTEGER_BYTES, putPadded } from './digits.ts';

/**
 * `parts`: a text put together from its pieces' bytes. Literals are made part of the dictionaries next to them, so that an e-mail
 * is three or four copies. `escape` is the format's; `name` says which one it is.
 */
export function partsCell({ before, after }: Around, parts: readonly PartShape[], name: string, escape: (text: string) => string): CellWriter {
  const pieces = joinLiterals(parts, before, after, escape).map((piece) => compile(piece, name, escape));
  const width = pieces.length;
  return {
    most: pieces.reduce((sum, piece) => sum + piece.most, 0),
    bind(column: Column) {
      if (column.store !== 'parts') wrongStore(column, 'parts');
      for (const piece of pieces) if (piece.from >= 0) piece.values = column.parts[piece.from]!;
    },
    write(u8, view, at, row) {
      for (let k = 0; k < width; k++) {
        const piece = pieces[k]!;
        if (piece.kind === DICT) {
          const entry = piece.values[row]!;
          at = putWords(view, at, piece.words, piece.offset[entry]!, piece.length[entry]!);
        } else if (piece.kind === INT) {
          const value = piece.values[row]!;
          if (value !== 0 || !piece.omitZero) at = putPadded(u8, view, at, value, piece.width);
        } else if (piece.kind === LITERAL) {
          at = putWords(view, at, piece.words, 0, piece.most);
        } else {
          at = putLetters(u8, at, piece, piece.values[row]!);
        }
      }
      return at;
    },
  };
}

const DICT = 0;
const INT = 1;
const LITERAL = 2;
const LETTERS = 3;

/** One form for all kinds, so that the loop over them reads one kind of object. */
type Piece = {
  readonly kind: number;
  /** The part whose values it takes; −1 for none. */
  readonly from: number;
  values: Int32Array | Float64Array;
  readonly words: Int32Array;
  readonly offset: Int32Array;
  readonly length: Int32Array;
  readonly width: number;
  readonly omitZero: boolean;
  readonly letters: readonly Uint8Array[];
  readonly most: number;
};

/** A part with the texts that stand before and after each of its entries, escaped. */
type Joined = { readonly part: PartShape; readonly from: number; before: string; after: string };

/** A literal goes to the dictionary before it, else to the one behind it; next to numbers it stays alone. */
function joinLiterals(parts: readonly PartShape[], before: string, after: string, escape: (text: string) => string): Joined[] {
  const joined: Joined[] = [];
  let waiting = before;
  parts.forEach((part, from) => {
    const last = joined.at(-1);
    if (part.kind === 'literal') {
      if (last && last.part.kind === 'dict' && waiting === '') last.after += escape(part.text);
      else waiting += escape(part.text);
      return;
    }
    if (part.kind === 'int' && waiting !== '') {
      joined.push(literalPiece(waiting));
      waiting = '';
    }
    joined.push({ part, from, before: waiting, after: '' });
    waiting = '';
  });
  const last = joined.at(-1);
  if (last && last.part.kind === 'dict' && waiting === '') last.after += after;
  else if (waiting + after !== '') joined.push(literalPiece(waiting + after));
  return joined;
}

function literalPiece(escaped: string): Joined {
  return { part: { kind: 'literal', text: '' }, from: -1, before: escaped, after: '' };
}

const NO_WORDS = new Int32Array(0);
const encoder = new TextEncoder();

function compile({ part, from, before, after }: Joined, name: string, escape: (text: string) => string): Piece {
  const base = { from, values: NO_WORDS, words: NO_WORDS, offset: NO_WORDS, length: NO_WORDS, width: 0, omitZero: false, letters: [] };
  if (part.kind === 'literal') {
    const { words, length } = literalOf(encoder.encode(before));
    return { ...base, kind: LITERAL, words, most: length };
  }
  if (part.kind === 'dict') {
    const { words, offset, length, longest } = encodedBetween(part.dictionary, name, before, after, escape);
    return { ...base, kind: DICT, words, offset, length, most: longest };
  }
  const omitZero = part.omitZero ?? false;
  if (part.alphabet === undefined) return { ...base, kind: INT, width: part.width, omitZero, most: Math.max(part.width, INTEGER_BYTES) };
  const letters = Array.from(part.alphabet, (letter) => encoder.encode(escape(letter)));
  return { ...base, kind: LETTERS, width: part.width, omitZero, letters, most: part.width * Math.max(...letters.map((letter) => letter.length)) };
}

function encodedBetween(dictionary: Dictionary, name: string, before: string, after: string, escape: (text: string) => string) {
  return dictionary.encoded(JSON.stringify([name, before, after]), (text) => encoder.encode(before + escape(text) + after));
}

/** A number in another base, its digits being letters of an alphabet, the most significant first. */
function putLetters(u8: Uint8Array, at: number, { letters, width, omitZero }: Piece, value: number): number {
  if (omitZero && value === 0) return at;
  const base = letters.length;
  let power = 1;
  for (let i = 1; i < width; i++) power *= base;
  for (let i = 0, left = value; i < width; i++, power = Math.floor(power / base)) {
    const digit = Math.floor(left / power);
    left -= digit * power;
    const letter = letters[digit % base]!;
    for (let k = 0; k < letter.length; k++) u8[at++] = letter[k]!;
  }
  return at;
}
