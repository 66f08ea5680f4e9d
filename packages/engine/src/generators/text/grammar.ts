import { reserve } from '../../columns/arena-writer.ts';
import type { Column } from '../../columns/column.ts';
import { capitalised } from '../../text/capitalised.ts';
import type { Dice } from '../kit/dice.ts';
import { alternativesOf, bracePieces, isChoice } from './alternatives.ts';

type Arena = Column & { store: 'arena' };

/** A compiled template: bytes and choices in order. */
type Piece = { readonly bytes: Uint8Array } | { readonly words: readonly Uint8Array[] } | { readonly from: number; readonly to: number };

export type Template = { readonly pieces: readonly Piece[]; /** Bytes at least and at most. */ readonly least: number; readonly most: number };

const encoder = new TextEncoder();

/**
 * `{thing}` is a word of a list, `{^thing}` the same with a capital, `{2-9}` a number, `{one/another}` a choice;
 * `list(name)` gives the words. Words are already encoded, so a sentence is a few copies.
 */
export function compileTemplate(text: string, list: (name: string) => readonly string[]): Template {
  const pieces = bracePieces(text).map((piece): Piece => compilePiece(piece, list));
  let least = 0;
  let most = 0;
  for (const piece of pieces) {
    const sizes =
      'bytes' in piece
        ? [piece.bytes.length]
        : 'words' in piece
          ? piece.words.map((word) => word.length)
          : [String(piece.from).length, String(piece.to).length];
    least += Math.min(...sizes);
    most += Math.max(...sizes);
  }
  return { pieces, least, most };
}

function compilePiece(piece: string, list: (name: string) => readonly string[]): Piece {
  if (!piece.startsWith('{')) return { bytes: encoder.encode(piece.replaceAll('\\n', '\n')) };
  const range = /^\{(\d+)-(\d+)\}$/.exec(piece);
  if (range) return { from: Number(range[1]), to: Number(range[2]) };
  if (isChoice(piece)) return { words: alternativesOf(piece.slice(1, -1), list).map((word) => encoder.encode(word)) };
  const capital = piece[1] === '^';
  const words = list(piece.slice(capital ? 2 : 1, -1));
  return { words: words.map((word) => encoder.encode(capital ? capitalised(word) : word)) };
}

/**
 * Appends one text of the template at `at` and returns the end. Within one text, the same list gives different words.
 */
export function writeTemplate({ pieces, most }: Template, dice: Dice, out: Arena, at: number): number {
  reserve(out, at, most + 1);
  const { bytes } = out;
  let place = at;
  let lastWords: readonly Uint8Array[] | null = null;
  let last = -1;
  for (const piece of pieces) {
    if ('bytes' in piece) place = copy(piece.bytes, bytes, place);
    else if ('words' in piece) {
      let chosen = dice.below(piece.words.length);
      if (piece.words === lastWords && chosen === last) chosen = (chosen + 1) % piece.words.length;
      lastWords = piece.words;
      last = chosen;
      place = copy(piece.words[chosen]!, bytes, place);
    } else place = number(dice.between(piece.from, piece.to), bytes, place);
  }
  return place;
}

function copy(from: Uint8Array, into: Uint8Array, at: number): number {
  for (let i = 0; i < from.length; i++) into[at + i] = from[i]!;
  return at + from.length;
}

function number(value: number, into: Uint8Array, at: number): number {
  const digits = String(value);
  for (let i = 0; i < digits.length; i++) into[at + i] = digits.charCodeAt(i);
  return at + digits.length;
}

/** One text as a string, for rare paths. */
export function templateText({ pieces }: Template, dice: Dice): string {
  const decoder = new TextDecoder();
  return pieces
    .map((piece) =>
      'bytes' in piece ? decoder.decode(piece.bytes) : 'words' in piece ? decoder.decode(dice.pick(piece.words)) : String(dice.between(piece.from, piece.to)),
    )
    .join('');
}
