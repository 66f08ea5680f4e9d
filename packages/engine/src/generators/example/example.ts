import { startArena } from '../../columns/arena-writer.ts';
import type { Column } from '../../columns/column.ts';
import type { ColumnSource } from '../../columns/source.ts';
import type { CompileContext } from '../definition.ts';
import { constants, sameText, UnfitConstant, type Constants } from '../kit/constants.ts';
import { define, field, parameters } from '../kit/define.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import { textSource } from '../kit/text-source.ts';
import { exampleChoice, type ExampleChoice } from './example-choice.ts';
import { missingField, withMissing, type Missing } from './missing.ts';

type Scalar = string | number | boolean;
type Given = { of: string; values: readonly (Scalar | null)[]; weights?: readonly number[]; missing: Missing; series: boolean };

export const example = define<Given>({
  kind: 'example',
  group: 'structure',
  title: 'Examples that agree',
  summary:
    'A side of one of several examples: columns of a table that name the same examples show the same one in a row. Where an example says nothing (null), any value of the list, or NULL.',
  parameters: parameters(
    {
      of: field.text('Examples', 'row'),
      values: field.list('Values', {}),
      weights: field.list('Weights of the examples', { type: 'number', minimum: 0 }),
      missing: missingField,
      series: field.flag('A number behind each that was there before', false),
    },
    ['values'],
  ),
  outputs: ['text', 'integer', 'decimal', 'boolean', 'date', 'timestamp', 'json', 'literal'],
  invertible: 'none',
  compile(given, context) {
    const present = given.values.filter((value) => value !== null).map(String);
    if (present.length === 0) context.fail('/values', 'Give at least one value that is not null.');
    if (given.weights && given.weights.length !== given.values.length)
      context.fail('/weights', `There are ${given.values.length} examples and ${given.weights.length} weights; give one weight an example.`);
    if (given.weights && !given.weights.some((weight) => weight > 0)) context.fail('/weights', 'At least one weight must be more than 0.');
    const choice = exampleChoice(context, given.of, given.values.length, given.weights);
    const source = given.series ? seriesSource(context, given, present, choice) : listSource(context, given, present, choice);
    return withMissing(source, choice, given.values, given.missing);
  },
});

/** Where in `present` each example's value stands; −1 where it has none. */
function places(values: Given['values']): Int32Array {
  let next = 0;
  return Int32Array.from(values, (value) => (value === null ? -1 : next++));
}

function listSource(context: CompileContext, { values }: Given, present: readonly string[], choice: ExampleChoice): ColumnSource {
  const table = tableOf(context, values, present);
  const place = places(values);
  const draws = context.draws();
  const gaps = present.length < values.length;
  return {
    shape: table.shape,
    cardinality: new Set(present).size,
    fill(rows, out) {
      const scratch = borrow(rows.count);
      const chosen = borrow(rows.count);
      choice.fill(rows, chosen.a);
      if (gaps) draws.fill(rows, scratch.a, scratch.b);
      if (out.store === 'arena') startArena(out);
      for (let i = 0; i < rows.count; i++) {
        const at = place[chosen.a[i]!]!;
        table.put(out, i, at >= 0 ? at : (scratch.a[i]! >>> 0) % present.length);
      }
      giveBack(chosen);
      giveBack(scratch);
    },
    ...(new Set(present).size === present.length
      ? {
          at(ranks: Float64Array, count: number, out: Column) {
            if (out.store === 'arena') startArena(out);
            for (let i = 0; i < count; i++) table.put(out, i, ranks[i]!);
          },
          rankOf: (text: string) => present.findIndex((each) => sameText(context.type, each, text)),
          ...(gaps ? {} : { distinct: choice.distinct }),
        }
      : {}),
  };
}

function tableOf(context: CompileContext, values: Given['values'], present: readonly string[]): Constants {
  try {
    return constants(context.type, present);
  } catch (error) {
    if (!(error instanceof UnfitConstant)) throw error;
    const at = values.findIndex((value) => value !== null && String(value) === present[error.index]);
    return context.fail(`/values/${at}`, error.message);
  }
}

/** Texts that are each there once: plain in the first block of rows, with the block's number behind them in the others. */
function seriesSource(context: CompileContext, { values }: Given, present: readonly string[], choice: ExampleChoice): ColumnSource {
  const list = [...new Set(present)];
  const place = places(values);
  const count = values.length;
  const plain = list.length === count;
  const numbered = (text: string, block: number): string => (block === 0 ? text : `${text} ${block + 1}`);
  return {
    ...textSource(context, {
      texts: (_, rows) => {
        const chosen = new Int32Array(rows.count);
        choice.fill(rows, chosen);
        return (dice, row, index) => {
          const at = place[chosen[index]!]!;
          return numbered(at >= 0 ? present[at]! : present[dice.below(present.length)]!, Math.floor(row / count));
        };
      },
      at: (rank) => numbered(list[rank % list.length]!, Math.floor(rank / list.length)),
      rankOf: (text) => rankOf(list, text),
      plainFirst: true,
    }),
    ...(plain && choice.distinct === count ? { distinct: Number.MAX_SAFE_INTEGER } : {}),
  };
}

function rankOf(list: readonly string[], text: string): number {
  const whole = list.indexOf(text);
  if (whole >= 0) return whole;
  const parts = /^(.*) ([1-9]\d*)$/s.exec(text);
  const at = parts ? list.indexOf(parts[1]!) : -1;
  return at < 0 || Number(parts![2]) < 2 ? -1 : at + list.length * (Number(parts![2]) - 1);
}
