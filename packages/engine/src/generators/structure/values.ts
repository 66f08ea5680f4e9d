import { copyFirst } from '../../columns/copy-first.ts';
import { startArena } from '../../columns/arena-writer.ts';
import type { Column } from '../../columns/column.ts';
import type { ColumnSource } from '../../columns/source.ts';
import { cumulativeTable, equalShares, locateAll } from '../../values/cumulative.ts';
import type { CompileContext } from '../definition.ts';
import { constants, type Constants, sameText, UnfitConstant } from '../kit/constants.ts';
import { dealtChoice } from '../kit/dealt-values.ts';
import { define, field, parameters } from '../kit/define.ts';
import { requireLabels } from '../kit/require-labels.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';

type Scalar = string | number | boolean | null | object;

export const constant = define<{ value: Scalar }>({
  kind: 'constant',
  group: 'structure',
  title: 'Constant',
  summary: 'The same value in every row.',
  parameters: parameters({ value: { title: 'Value' } }, ['value']),
  outputs: ['text', 'integer', 'decimal', 'boolean', 'date', 'timestamp', 'json', 'literal'],
  invertible: 'perm',
  compile({ value }, context) {
    requireLabels(context, [value], () => '/value');
    return valuesSource(context, [value], null, () => '/value');
  },
});

export const nothing = define({
  kind: 'null',
  group: 'structure',
  title: 'Null',
  summary: 'NULL in every row.',
  parameters: parameters({}),
  outputs: ['literal'],
  invertible: 'none',
  compile: (_, context) => valuesSource(context, [null], null, () => ''),
});

export const values = define<{
  values: readonly Scalar[];
  weights?: readonly number[];
  stated?: readonly string[];
  dealt?: readonly string[];
  drawn?: readonly number[];
}>({
  kind: 'values',
  group: 'structure',
  title: 'Values',
  summary: 'One of a list, each alike or by weight.',
  parameters: parameters(
    {
      values: field.list('Values', {}, { widget: 'weights', weights: 'weights' }),
      weights: field.list('Weights', { type: 'number', minimum: 0 }, { hidden: true }),
      stated: field.list('Values whose share a wish states: shares of other values leave it as it is', { type: 'string' }, { hidden: true }),
      dealt: field.list('Values that as many rows have as their weight says, within one', { type: 'string' }, { hidden: true }),
      drawn: field.list('Weights by which rows draw that none of these is dealt to', { type: 'number', minimum: 0 }, { hidden: true }),
    },
    ['values'],
  ),
  outputs: ['text', 'integer', 'decimal', 'boolean', 'date', 'timestamp', 'json', 'literal'],
  invertible: 'perm',
  compile({ values: list, weights, dealt = [], drawn }, context) {
    if (list.length === 0) context.fail('/values', 'Give at least one value.');
    if (weights && weights.length !== list.length)
      context.fail('/weights', `There are ${list.length} values and ${weights.length} weights; give one weight a value.`);
    if (weights && !weights.some((weight) => weight > 0)) context.fail('/weights', 'At least one weight must be more than 0.');
    requireLabels(context, list, (index) => `/values/${index}`);
    const texts = list.map((value) => (value === null ? null : textOf(value)));
    const dealtTo = dealt.flatMap((label) => (texts.includes(label) ? [texts.indexOf(label)] : []));
    return valuesSource(context, list, weights ?? null, (index) => `/values/${index}`, dealtTo, drawn);
  },
});

/**
 * `place(index)`: the JSON Pointer of a value, for the message about one that the type cannot hold. `dealt`: indices of
 * values whose share is exact to one row.
 */
export function valuesSource(
  context: CompileContext,
  list: readonly Scalar[],
  weights: readonly number[] | null,
  place: (index: number) => string,
  dealt: readonly number[] = [],
  drawn?: readonly number[],
): ColumnSource {
  const present = list.flatMap((value, index) => (value === null ? [] : [{ text: textOf(value), index }]));
  const table = tableOf(context, present, place);
  const shares = weights ? cumulativeTable(weights) : equalShares(list.length);
  // For each value of the list, its index among those that are not NULL.
  const index = Int32Array.from(list, () => -1);
  present.forEach((each, i) => (index[each.index] = i));
  const draws = context.draws();
  const choose = weights && dealt.length > 0 && list.length > 1 ? dealtChoice(context, weights, dealt, drawn) : null;
  const makesNulls = present.length < list.length;
  return {
    shape: table.shape,
    cardinality: present.length,
    makesNulls,
    fill(rows, out) {
      const scratch = borrow(rows.count);
      const nulls = makesNulls ? (out.nulls ??= new Uint8Array(scratch.a.length)) : null;
      if (list.length > 1) draws.fill(rows, scratch.a, scratch.b);
      if (choose) for (let i = 0; i < rows.count; i++) scratch.a[i] = choose(rows.at ? rows.at[i]! : rows.first + i, scratch.a[i]!, scratch.b[i]!);
      else if (list.length > 1) locateAll(shares, scratch.a, scratch.b, rows.count, scratch.a);
      else scratch.a.fill(0, 0, rows.count);
      if (out.store === 'dict' && !nulls) copyFirst(scratch.a, out.indices, rows.count);
      else {
        if (out.store === 'arena') startArena(out);
        for (let i = 0; i < rows.count; i++) {
          const chosen = index[scratch.a[i]!]!;
          if (nulls) nulls[i] = chosen < 0 ? 1 : 0;
          table.put(out, i, Math.max(0, chosen));
        }
      }
      giveBack(scratch);
    },
    ...(weights ? { weights: present.map(({ index }) => weights[index]!) } : {}),
    ...(present.length > 0
      ? {
          at(ranks: Float64Array, count: number, out: Column) {
            if (out.store === 'arena') startArena(out);
            for (let i = 0; i < count; i++) table.put(out, i, ranks[i]!);
          },
          rankOf: (value: string) => present.findIndex((each) => sameText(context.type, each.text, value)),
        }
      : {}),
  };
}

function tableOf(context: CompileContext, present: readonly { text: string; index: number }[], place: (index: number) => string): Constants {
  // A column that is always NULL still needs a shape: a text that nobody reads.
  if (present.length === 0) return constants({ name: 'text', kind: 'base', base: 'text' }, ['']);
  try {
    return constants(
      context.type,
      present.map((each) => each.text),
    );
  } catch (error) {
    if (error instanceof UnfitConstant) context.fail(place(present[error.index]!.index), error.message);
    throw error;
  }
}

function textOf(value: Exclude<Scalar, null>): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
