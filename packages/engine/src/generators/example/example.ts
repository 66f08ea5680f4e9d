import { startArena } from '../../columns/arena-writer.ts';
import type { Column } from '../../columns/column.ts';
import type { ColumnSource } from '../../columns/source.ts';
import type { CompileContext } from '../definition.ts';
import { constants, sameText, UnfitConstant, type Constants } from '../kit/constants.ts';
import { define, field, parameters } from '../kit/define.ts';
import { requireLabels } from '../kit/require-labels.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import { exampleChoice, type ExampleChoice } from './example-choice.ts';
import { familyOf } from '../kit/type-families.ts';
import { variedSource } from './varied-source.ts';
import { chosenByField, type ChosenBy } from './by-parent.ts';
import { missingField, withMissing, type Missing } from './missing.ts';

type Scalar = string | number | boolean;
/** `vary`: braces with bars in them are parts that vary. */
type Given = {
  of: string;
  values: readonly (Scalar | null)[];
  weights?: readonly number[];
  missing: Missing;
  vary: boolean;
  even: boolean;
  series: boolean;
  joined: boolean;
  by?: readonly ChosenBy[];
};

export const example = define<Given>({
  kind: 'example',
  group: 'structure',
  title: 'Real examples',
  summary:
    'What belongs to one of a list of real things, such as films or towns: columns that name the same list show the same one in a row. Where nothing is known of one (null), any value of the list, or NULL.',
  parameters: parameters(
    {
      of: field.text('Examples', 'row'),
      values: field.list('Values', {}, { widget: 'weights', weights: 'weights' }),
      weights: field.list('Weights of the examples', { type: 'number', minimum: 0 }, { hidden: true }),
      missing: missingField,
      vary: field.flag('Choose one of {a|b} in a text', false),
      even: field.flag('Choose freely in the first rows too', false),
      series: field.flag('Unique, by numbering what repeats', false),
      joined: field.flag('No space before that number', false),
      by: chosenByField,
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
    requireLabels(context, given.values, (index) => `/values/${index}`);
    const choice = exampleChoice(context, given.of, given.values.length, given.weights, given.by);
    const source = (isVaried(given, context) && variedSource(context, given.values, choice, given)) || listSource(context, given, present, choice);
    return withMissing(choice.readsFrame ? { ...source, readsFrame: true } : source, choice, given.values, given.missing);
  },
});

/** Whether texts are built from variable parts. */
function isVaried({ vary, series }: Given, { type }: CompileContext): boolean {
  return (vary || series) && familyOf(type) === 'text';
}

/** Index in `present` of each example's value; −1 if it has none. */
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
    fill(rows, out, siblings) {
      const scratch = borrow(rows.count);
      const chosen = borrow(rows.count);
      choice.fill(rows, chosen.a, siblings);
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
