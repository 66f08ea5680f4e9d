import type { Column, PartShape } from '../../columns/column.ts';
import type { ColumnSource } from '../../columns/source.ts';
import type { CompileContext } from '../definition.ts';
import { asType } from '../kit/as-type.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import { mix, unit } from '../kit/uniform.ts';

/** A piece of a code: fixed text, or a number of letters from an alphabet. */
export type Piece = string | { readonly alphabet: string; readonly length: number };

const MAX = 9_007_199_254_740_992;

type Run = { readonly part: number; readonly max: number };

/**
 * Texts of random letters with fixed text between them, as `parts`: each run of letters is a number in the alphabet's
 * base. By rank, the last runs encode the rank and the earlier ones follow from it by hash, so that texts of
 * neighbouring ranks do not look alike.
 */
export function runsSource(context: CompileContext, pieces: readonly Piece[]): ColumnSource {
  const parts: PartShape[] = [];
  const runs: Run[] = [];
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      if (piece !== '') parts.push({ kind: 'literal', text: piece });
      continue;
    }
    const widest = runLength(piece.alphabet.length);
    for (let left = piece.length; left > 0; left -= widest) {
      const width = Math.min(widest, left);
      const max = power(piece.alphabet.length, width);
      runs.push({ part: parts.length, max });
      parts.push({ kind: 'int', width, max: max - 1, ...(piece.alphabet === '0123456789' ? {} : { alphabet: piece.alphabet }) });
    }
  }
  const draws = context.draws();
  const { key0 } = context.draws('rank');
  let cardinality = 1;
  for (const run of [...runs].reverse()) cardinality = cardinality * run.max <= MAX ? cardinality * run.max : cardinality;
  return asType(context, {
    shape: { store: 'parts', parts },
    cardinality,
    fill(rows, out) {
      if (out.store !== 'parts') return;
      const scratch = borrow(rows.count);
      runs.forEach(({ part, max }, draw) => {
        draws.fill(rows, scratch.a, scratch.b, draw);
        const values = out.parts[part]!;
        for (let i = 0; i < rows.count; i++) values[i] = Math.floor(unit(scratch.a[i]!, scratch.b[i]!) * max);
      });
      giveBack(scratch);
    },
    at(ranks, count, out) {
      if (out.store === 'parts') for (let i = 0; i < count; i++) byRank(runs, ranks[i]!, key0, out, i);
    },
  });
}

function byRank(runs: readonly Run[], rank: number, key: number, out: Column & { store: 'parts' }, at: number): void {
  let left = rank;
  let room = 1;
  for (let k = runs.length - 1; k >= 0; k--) {
    const { part, max } = runs[k]!;
    if (room * max <= MAX) {
      out.parts[part]![at] = left % max;
      left = Math.floor(left / max);
      room *= max;
    } else {
      const a = mix(key ^ mix((rank % 4_294_967_296) ^ k));
      out.parts[part]![at] = Math.floor(unit(a, mix(a ^ Math.floor(rank / 4_294_967_296))) * max);
    }
  }
}

/** Maximum number of letters in a run whose number stays below 2^48. */
function runLength(base: number): number {
  let width = 1;
  while (power(base, width + 1) <= 281_474_976_710_656) width++;
  return width;
}

function power(base: number, exponent: number): number {
  let product = 1;
  for (let k = 0; k < exponent; k++) product *= base;
  return product;
}
