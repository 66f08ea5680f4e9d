import type { Column, PartShape } from '../../columns/column.ts';
import { ending, literal, literalOf, putWords, wrongStore, type Around, type CellWriter } from './cell.ts';
import { INTEGER_BYTES, putPadded } from './digits.ts';

/** Writes one part of a text; `values` are the part's own. */
type PartWriter = { write(u8: Uint8Array, view: DataView, at: number, row: number): number; readonly most: number; bind(values: Int32Array | Float64Array | null): void };

/** `parts`: a text put together from its pieces' bytes. `escape` is the format's; `name` says which one it is. */
export function partsCell({ before, after }: Around, parts: readonly PartShape[], name: string, escape: (text: string) => Uint8Array): CellWriter {
  const start = literal(before);
  const end = ending(after);
  const writers = parts.map((part) => partWriter(part, name, escape));
  return {
    most: writers.reduce((sum, part) => sum + part.most, start.length + end.length),
    bind(column: Column) {
      if (column.store !== 'parts') wrongStore(column, 'parts');
      for (let i = 0; i < writers.length; i++) writers[i]!.bind(column.parts[i]!);
    },
    write(u8, view, at, row) {
      at = putWords(view, at, start.words, 0, start.length);
      for (let i = 0; i < writers.length; i++) at = writers[i]!.write(u8, view, at, row);
      view.setInt32(at, end.word, true);
      return at + end.length;
    },
  };
}

function partWriter(part: PartShape, name: string, escape: (text: string) => Uint8Array): PartWriter {
  if (part.kind === 'literal') return literalPart(escape(part.text));
  if (part.kind === 'dict') {
    const { words, offset, length, longest } = part.dictionary.encoded(name, escape);
    let indices: Int32Array | Float64Array;
    return {
      most: longest,
      bind: (values) => void (indices = values!),
      write(_u8, view, at, row) {
        const entry = indices[row]!;
        return putWords(view, at, words, offset[entry]!, length[entry]!);
      },
    };
  }
  return part.alphabet === undefined ? numberPart(part.width, part.omitZero ?? false) : letterPart(part.alphabet, part.width, part.omitZero ?? false, escape);
}

function literalPart(bytes: Uint8Array): PartWriter {
  const { words, length } = literalOf(bytes);
  return { most: length, bind: () => {}, write: (_u8, view, at) => putWords(view, at, words, 0, length) };
}

function numberPart(width: number, omitZero: boolean): PartWriter {
  let numbers: Int32Array | Float64Array;
  return {
    most: Math.max(width, INTEGER_BYTES),
    bind: (values) => void (numbers = values!),
    write(u8, view, at, row) {
      const value = numbers[row]!;
      return omitZero && value === 0 ? at : putPadded(u8, view, at, value, width);
    },
  };
}

/** A number in another base, its digits being letters of an alphabet, the most significant first. */
function letterPart(alphabet: string, width: number, omitZero: boolean, escape: (text: string) => Uint8Array): PartWriter {
  const letters = Array.from(alphabet, escape);
  const base = letters.length;
  const digits = new Int32Array(width);
  let numbers: Int32Array | Float64Array;
  return {
    most: width * Math.max(...letters.map((letter) => letter.length)),
    bind: (values) => void (numbers = values!),
    write(u8, _view, at, row) {
      let left = numbers[row]!;
      if (omitZero && left === 0) return at;
      for (let i = width - 1; i >= 0; i--) {
        const rest = Math.floor(left / base);
        digits[i] = left - rest * base;
        left = rest;
      }
      for (let i = 0; i < width; i++) {
        const letter = letters[digits[i]!]!;
        for (let k = 0; k < letter.length; k++) u8[at++] = letter[k]!;
      }
      return at;
    },
  };
}
