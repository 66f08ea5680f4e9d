import { define, field, parameters } from '../kit/define.ts';
import { familyOf, integerBounds } from '../kit/type-families.ts';
import { isWide, wideSequence } from './wide-sequence.ts';
import { numberSource } from '../kit/number-source.ts';

export const sequence = define<{ start: number | string; step: number }>({
  kind: 'sequence',
  group: 'structure',
  title: 'Sequence',
  summary: 'Numbers that rise with the row: 1, 2, 3 …',
  parameters: parameters({
    // A text if it is beyond 2^53, where JSON numbers are no longer exact.
    start: { ...field.integer('First number', 1), type: ['integer', 'string'], pattern: '^-?\\d{1,19}$' },
    step: field.integer('Step', 1),
  }),
  outputs: ['integer', 'decimal', 'text'],
  invertible: 'perm',
  compile({ start: given, step }, context) {
    if (step === 0) context.fail('/step', 'A step of 0 would repeat one number.');
    const first = BigInt(given);
    if (first > 0x8000000000000000n - 1n || first < -0x8000000000000000n) context.fail('/start', `${given} is no bigint: these end at 2^63 − 1.`);
    if (familyOf(context.type) === 'bigint' && context.type.base === 'int8' && isWide(first, BigInt(step), context.rows))
      return wideSequence(first, BigInt(step));
    const start = Number(first);
    const own = integerBounds(context.type);
    const end = step > 0 ? (own?.max ?? Number.MAX_SAFE_INTEGER) : (own?.min ?? -Number.MAX_SAFE_INTEGER);
    const cardinality = Math.max(1, Math.floor((end - start) / step) + 1);
    const value = (row: number) => start + row * step;
    return numberSource(context, {
      whole: true,
      cardinality,
      distinct: cardinality,
      fill(rows, x) {
        for (let i = 0; i < rows.count; i++) x[i] = value(rows.at ? rows.at[i]! : rows.first + i);
      },
      fillSteps({ first, count, at }, out, inside) {
        if (!at) {
          const from = value(first);
          if (!inside(from) || !inside(from + (count - 1) * step)) return false;
          fillInARow(out, count, from, step);
          return true;
        }
        if (!endsOf(at, count).every((row) => inside(value(row)))) return false;
        fillListed(out, at, count, start, step);
        return true;
      },
      at: value,
      rankOf(x) {
        const rank = (x - start) / step;
        return Number.isInteger(rank) && rank >= 0 && rank < cardinality ? rank : -1;
      },
      rowOfRank: (rank) => rank,
    });
  },
});

/** The minimum and maximum of the listed rows. */
function endsOf(at: Float64Array, count: number): [least: number, most: number] {
  let least = at[0]!;
  let most = least;
  for (let i = 1; i < count; i++) {
    const row = at[i]!;
    if (row < least) least = row;
    if (row > most) most = row;
  }
  return [least, most];
}

/** A separate loop for each kind of list, so that all sequences share the same machine code. */
function fillInARow(out: Int32Array | Float64Array, count: number, from: number, step: number): void {
  if (out instanceof Int32Array) fillWhole(out, count, from, step);
  else fillDoubles(out, count, from, step);
}

function fillWhole(out: Int32Array, count: number, from: number, step: number): void {
  for (let i = 0; i < count; i++) out[i] = from + i * step;
}

function fillDoubles(out: Float64Array, count: number, from: number, step: number): void {
  for (let i = 0; i < count; i++) out[i] = from + i * step;
}

function fillListed(out: Int32Array | Float64Array, at: Float64Array, count: number, start: number, step: number): void {
  if (out instanceof Int32Array) fillWholeListed(out, at, count, start, step);
  else fillDoublesListed(out, at, count, start, step);
}

function fillWholeListed(out: Int32Array, at: Float64Array, count: number, start: number, step: number): void {
  for (let i = 0; i < count; i++) out[i] = start + at[i]! * step;
}

function fillDoublesListed(out: Float64Array, at: Float64Array, count: number, start: number, step: number): void {
  for (let i = 0; i < count; i++) out[i] = start + at[i]! * step;
}
