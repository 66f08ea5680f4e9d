import type { Column, PartShape } from '../../columns/column.ts';
import { wrongStore, type Around, type CellWriter } from './cell.ts';
import { INTEGER_BYTES } from './digits.ts';
import { dictionaryPiece, fixedPiece, lettersPiece, paddedPiece, piecesStrip, operationsOf, putPieces, type Piece } from './pieces.ts';

/**
 * `parts`: a text concatenated from its pieces' bytes. Literals become part of the dictionaries next to them, so that an e-mail is three or
 * four copies. `escape` is the format's function, `name` its name.
 */
export function partsCell({ before, after }: Around, parts: readonly PartShape[], name: string, escape: (text: string) => string): CellWriter {
  const joined = joinLiterals(parts, before, after, escape);
  const pieces = joined.map((part) => compile(part, name, escape));
  return {
    pieces,
    most: pieces.reduce((sum, piece) => sum + piece.most, 0),
    bind(column: Column) {
      if (column.store !== 'parts') wrongStore(column, 'parts');
      for (let k = 0; k < pieces.length; k++) {
        const { from } = joined[k]!;
        const values = from < 0 ? null : column.parts[from]!;
        if (values instanceof Int32Array) pieces[k]!.indices = values;
        else if (values) pieces[k]!.numbers = values;
      }
    },
    ...piecesStrip(pieces),
    ...operationsOf(pieces),
    write: (u8, view, at, row) => putPieces(pieces, u8, view, at, row),
  };
}

/** A part with the texts that come before and after each of its entries, escaped. */
type Joined = { readonly part: PartShape; readonly from: number; before: string; after: string };

/** A literal joins the dictionary before it, otherwise the one after it; next to numbers it remains separate. */
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
      joined.push(fixed(waiting));
      waiting = '';
    }
    joined.push({ part, from, before: waiting, after: '' });
    waiting = '';
  });
  const last = joined.at(-1);
  if (last && last.part.kind === 'dict' && waiting === '') last.after += after;
  else if (waiting + after !== '') joined.push(fixed(waiting + after));
  return joined;
}

function fixed(escaped: string): Joined {
  return { part: { kind: 'literal', text: '' }, from: -1, before: escaped, after: '' };
}

const encoder = new TextEncoder();

function compile({ part, before, after }: Joined, name: string, escape: (text: string) => string): Piece {
  if (part.kind === 'literal') return fixedPiece(before);
  if (part.kind === 'dict')
    return dictionaryPiece(part.dictionary, JSON.stringify([name, before, after]), (text) => encoder.encode(before + escape(text) + after));
  const omitZero = part.omitZero ?? false;
  if (part.alphabet === undefined) return paddedPiece(part.width, omitZero, Math.max(part.width, INTEGER_BYTES));
  return lettersPiece(
    Array.from(part.alphabet, (letter) => encoder.encode(escape(letter))),
    part.width,
    omitZero,
  );
}
