import type { Dictionary } from '../../columns/dictionary.ts';
import { KIND, type Operation } from '../wasm/operation.ts';
import { ending, literal, putWords, type Around, type Strip } from './cell.ts';
import { integerLength, putInteger, putPadded } from './digits.ts';

/**
 * A piece of a row that needs no code of its own: a dictionary entry, a number, or fixed bytes. The parts of texts are
 * such pieces, and so are most columns. One loop writes consecutive pieces, which saves a call per cell.
 */
export type Piece = {
  readonly kind: number;
  /** Entry numbers of a dictionary. */
  indices: Int32Array;
  /** The numbers to write. */
  numbers: Float64Array;
  /** A dictionary's bytes, or the fixed bytes before a number. */
  readonly words: Int32Array;
  readonly offset: Int32Array;
  readonly length: Int32Array;
  /** Bytes of the fixed bytes in `words`. */
  readonly before: number;
  /** The text after a number: at most four bytes. */
  readonly endWord: number;
  readonly endLength: number;
  readonly width: number;
  readonly omitZero: boolean;
  readonly letters: readonly Uint8Array[];
  /** Bytes at most, and at least. */
  readonly most: number;
  readonly least: number;
};

const DICTIONARY = 0;
const INTEGER = 1;
const FIXED = 2;
const PADDED = 3;
const LETTERS = 4;

const NO_INTS = new Int32Array(0);
const NO_NUMBERS = new Float64Array(0);
const BLANK = {
  indices: NO_INTS,
  numbers: NO_NUMBERS,
  words: NO_INTS,
  offset: NO_INTS,
  length: NO_INTS,
  before: 0,
  endWord: 0,
  endLength: 0,
  width: 0,
  omitZero: false,
  letters: [],
  least: 0,
};

/**
 * `encode` returns an entry's bytes with the delimiters around it, so that writing it is a single copy. `name` is its
 * key in the dictionary's cache.
 */
export function dictionaryPiece(dictionary: Dictionary, name: string, encode: (text: string) => Uint8Array): Piece {
  const { words, offset, length, longest } = dictionary.encoded(name, encode);
  return { ...BLANK, kind: DICTIONARY, words, offset, length, most: longest, least: length.reduce((x, y) => Math.min(x, y), longest) };
}

/** An integer without padding; `most` is its maximum number of digits. */
export function integerPiece({ before, after }: Around, most: number): Piece {
  const start = literal(before);
  const end = ending(after);
  return {
    ...BLANK,
    kind: INTEGER,
    words: start.words,
    before: start.length,
    endWord: end.word,
    endLength: end.length,
    most: start.length + most + end.length,
  };
}

export function fixedPiece(text: string): Piece {
  const { words, length } = literal(text);
  return { ...BLANK, kind: FIXED, words, before: length, most: length, least: length };
}

/** A number with leading zeros, or nothing for zero. */
export function paddedPiece(width: number, omitZero: boolean, most: number): Piece {
  return { ...BLANK, kind: PADDED, width, omitZero, most };
}

/** A number in another base, its digits being letters of an alphabet, the most significant first. */
export function lettersPiece(letters: readonly Uint8Array[], width: number, omitZero: boolean): Piece {
  return { ...BLANK, kind: LETTERS, letters, width, omitZero, most: width * Math.max(...letters.map((letter) => letter.length)) };
}

/** The pieces as operations of the WebAssembly row writer; none for letters. */
export function operationsOf(pieces: readonly Piece[]): { readonly operations?: readonly Operation[] } {
  if (pieces.some((piece) => piece.kind === LETTERS)) return {};
  return { operations: pieces.map(operationOf) };
}

function operationOf(piece: Piece): Operation {
  const bytes = (words: Int32Array, count: number) => Uint8Array.from({ length: count }, (_, i) => words[i >>> 2]! >>> (8 * (i & 3)));
  if (piece.kind === DICTIONARY) return { kind: KIND.dictionary, data: () => piece.indices, dictionary: piece };
  if (piece.kind === FIXED) return { kind: KIND.fixed, before: bytes(piece.words, piece.before) };
  const data = () => piece.numbers;
  if (piece.kind === PADDED) return { kind: KIND.padded, data, detail: piece.width, omitZero: piece.omitZero };
  return { kind: KIND.integer, data, before: bytes(piece.words, piece.before), after: bytes(Int32Array.of(piece.endWord), piece.endLength) };
}

/** Writes the pieces of one row. */
export function putPieces(pieces: readonly Piece[], u8: Uint8Array, view: DataView, at: number, row: number): number {
  for (let k = 0; k < pieces.length; k++) {
    const piece = pieces[k]!;
    const { kind } = piece;
    if (kind === DICTIONARY) {
      const entry = piece.indices[row]!;
      at = putWords(view, at, piece.words, piece.offset[entry]!, piece.length[entry]!);
    } else if (kind === INTEGER) {
      at = putWords(view, at, piece.words, 0, piece.before);
      at = putInteger(u8, view, at, piece.numbers[row]!);
      view.setInt32(at, piece.endWord, true);
      at += piece.endLength;
    } else if (kind === FIXED) {
      at = putWords(view, at, piece.words, 0, piece.before);
    } else if (kind === PADDED) {
      const value = piece.numbers[row]!;
      if (value !== 0 || !piece.omitZero) at = putPadded(u8, view, at, value, piece.width);
    } else {
      at = putLetters(u8, at, piece, piece.numbers[row]!);
    }
  }
  return at;
}

/** Writes pieces column by column, for texts in binary format: entries, fixed bytes and padded numbers. */
export function piecesStrip(pieces: readonly Piece[]): { readonly strip?: Strip } {
  if (pieces.some((piece) => piece.kind === LETTERS || piece.kind === INTEGER)) return {};
  return {
    strip: {
      least: pieces.reduce((sum, piece) => sum + piece.least, 0),
      over: overrunOfPieces(pieces),
      measure(from, n, lengths) {
        for (let k = 0; k < pieces.length; k++) measurePiece(pieces[k]!, from, n, lengths);
      },
      put(u8, view, from, start, end, at) {
        for (let k = 0; k < pieces.length; k++) putPiece(pieces[k]!, u8, view, from, start, end, at);
      },
    },
  };
}

/**
 * The number of bytes that the pieces of a cell may write past its end: a later piece overwrites what an earlier one
 * wrote too far.
 */
function overrunOfPieces(pieces: readonly Piece[]): number {
  let over = 0;
  for (const piece of pieces) over = Math.max(overrunOfPiece(piece), over - piece.least);
  return over;
}

function overrunOfPiece({ kind, least, most }: Piece): number {
  return kind === DICTIONARY && most <= SHORT ? SHORT - least : OVER;
}

/** Entries up to this many bytes are copied with a fixed length. */
const SHORT = 12;
/** Copies by words, and numbers, write at most this many bytes past the end. */
const OVER = 4;

function measurePiece({ kind, indices, length, numbers, before, omitZero, width }: Piece, from: number, n: number, lengths: Int32Array): void {
  if (kind === DICTIONARY) for (let i = 0; i < n; i++) lengths[i]! += length[indices[from + i]!]!;
  else if (kind === FIXED) for (let i = 0; i < n; i++) lengths[i]! += before;
  else {
    for (let i = 0; i < n; i++) {
      const value = numbers[from + i]!;
      if (value !== 0 || !omitZero) lengths[i]! += Math.max(width, integerLength(value));
    }
  }
}

function putPiece(piece: Piece, u8: Uint8Array, view: DataView, from: number, start: number, end: number, at: Int32Array): void {
  const { kind } = piece;
  if (kind === DICTIONARY) putEntries(piece, view, from, start, end, at);
  else if (kind === FIXED) for (let i = start; i < end; i++) at[i] = putWords(view, at[i]!, piece.words, 0, piece.before);
  else {
    const { numbers, omitZero, width } = piece;
    for (let i = start; i < end; i++) {
      const value = numbers[from + i]!;
      if (value !== 0 || !omitZero) at[i] = putPadded(u8, view, at[i]!, value, width);
    }
  }
}

function putEntries({ indices, words, offset, length, most }: Piece, view: DataView, from: number, start: number, end: number, at: Int32Array): void {
  // The number of words in a short entry is random, so branches on it would be mispredicted.
  if (most <= SHORT) return putShort(indices, words, offset, length, view, from, start, end, at);
  for (let i = start; i < end; i++) {
    const entry = indices[from + i]!;
    at[i] = putWords(view, at[i]!, words, offset[entry]!, length[entry]!);
  }
}

function putShort(
  indices: Int32Array,
  words: Int32Array,
  offset: Int32Array,
  length: Int32Array,
  view: DataView,
  from: number,
  start: number,
  end: number,
  at: Int32Array,
): void {
  for (let i = start; i < end; i++) {
    const entry = indices[from + i]!;
    const o = offset[entry]!;
    const p = at[i]!;
    view.setInt32(p, words[o]!, true);
    view.setInt32(p + 4, words[o + 1]!, true);
    view.setInt32(p + 8, words[o + 2]!, true);
    at[i] = p + length[entry]!;
  }
}

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
