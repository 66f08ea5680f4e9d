import { putBytes, putText, startArena } from '../../columns/arena-writer.ts';
import type { Column, Shape } from '../../columns/column.ts';
import { Dictionary } from '../../columns/dictionary.ts';
import { power } from '../domains/power.ts';
import { cellText } from '../cell-text.ts';

/** Copies cells of several shapes into one column; rows must arrive in order. */
export type Mixer = { readonly shape: Shape; begin(out: Column): void; put(from: Column, which: number, row: number, out: Column): void };

/**
 * The shape that holds cells of all the given ones: their own if all are the same, a joint dictionary, otherwise text.
 */
export function mixShapes(shapes: readonly Shape[]): Mixer {
  const [first] = shapes;
  if (first && shapes.every((shape) => sameStore(shape, first))) return alike(first);
  if (shapes.every((shape) => shape.store === 'dict')) return jointDictionary(shapes);
  if (shapes.every((shape) => shape.store === 'f53' && shape.as === 'decimal')) return finestDecimals(shapes);
  const as = shapes.some((shape) => shape.store === 'arena' && shape.as === 'json')
    ? 'json'
    : shapes.every((shape) => shape.store === 'dict' || shape.store === 'parts' || (shape.store === 'arena' && shape.as === 'text'))
      ? 'text'
      : 'literal';
  return {
    shape: { store: 'arena', as },
    begin: (out) => out.store === 'arena' && startArena(out),
    put: (from, _, row, out) => out.store === 'arena' && putText(out, row, cellText(from, row)),
  };
}

function sameStore(a: Shape, b: Shape): boolean {
  if (a === b) return true;
  if (a.store !== b.store || a.store === 'parts' || b.store === 'parts') return false;
  if (a.store === 'dict' && b.store === 'dict') return a.dictionary === b.dictionary;
  const { as: asA, scale: scaleA } = a as { as?: string; scale?: number };
  const { as: asB, scale: scaleB } = b as { as?: string; scale?: number };
  return asA === asB && scaleA === scaleB;
}

function alike(shape: Shape): Mixer {
  return {
    shape,
    begin: (out) => out.store === 'arena' && startArena(out),
    put: (from, _, row, out) => copyCell(from, row, out),
  };
}

/** Decimals of several scales, in the finest of them. */
function finestDecimals(shapes: readonly Shape[]): Mixer {
  const scales = shapes.map((shape) => (shape.store === 'f53' && shape.as === 'decimal' ? shape.scale : 0));
  const scale = Math.max(...scales);
  const factors = scales.map((each) => power(10, scale - each));
  return {
    shape: { store: 'f53', as: 'decimal', scale },
    begin() {},
    put(from, which, row, out) {
      if (from.store === 'f53' && out.store === 'f53') out.values[row] = from.values[row]! * factors[which]!;
    },
  };
}

function copyCell(from: Column, row: number, out: Column): void {
  if (from.store === 'i32' && out.store === 'i32') out.values[row] = from.values[row]!;
  else if (from.store === 'f53' && out.store === 'f53') out.values[row] = from.values[row]!;
  else if (from.store === 'dict' && out.store === 'dict') out.indices[row] = from.indices[row]!;
  else if (from.store === 'i64' && out.store === 'i64') {
    out.low[row] = from.low[row]!;
    out.high[row] = from.high[row]!;
  } else if (from.store === 'bits128' && out.store === 'bits128') for (let word = 0; word < 4; word++) out.words[word]![row] = from.words[word]![row]!;
  else if (from.store === 'parts' && out.store === 'parts') from.parts.forEach((part, i) => part && (out.parts[i]![row] = part[row]!));
  else if (from.store === 'arena' && out.store === 'arena') putBytes(out, row, from.bytes.subarray(from.offsets[row]!, from.offsets[row + 1]!));
}

function jointDictionary(shapes: readonly Shape[]): Mixer {
  const texts: string[] = [];
  const place = new Map<string, number>();
  const maps = shapes.map((shape) => {
    if (shape.store !== 'dict') return new Int32Array(0);
    return Int32Array.from(shape.dictionary.texts, (text) => {
      let index = place.get(text);
      if (index === undefined) place.set(text, (index = texts.push(text) - 1));
      return index;
    });
  });
  return {
    shape: { store: 'dict', dictionary: new Dictionary(texts) },
    begin() {},
    put(from, which, row, out) {
      if (from.store === 'dict' && out.store === 'dict') out.indices[row] = maps[which]![from.indices[row]!]!;
    },
  };
}
