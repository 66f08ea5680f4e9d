import { define, field, parameters } from '../kit/define.ts';
import { numberSource } from '../kit/number-source.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import { unit } from '../kit/uniform.ts';
import { exampleChoice } from './example-choice.ts';
import { chosenByField, type ChosenBy } from './by-parent.ts';
import { missingField, withMissing, type Missing } from './missing.ts';

type Range = number | readonly [number, number] | null;
type Given = {
  of: string;
  values: readonly Range[];
  weights?: readonly number[];
  missing: Missing;
  min?: number;
  max?: number;
  step?: number;
  fractionDigits: number;
  by?: readonly ChosenBy[];
};

export const exampleNumber = define<Given>({
  kind: 'example.number',
  group: 'structure',
  title: 'Numbers of real examples',
  summary:
    'The number, or one of the range, of the example that the row shows. Where an example says nothing (null), any from the smallest to the largest, or NULL.',
  parameters: parameters(
    {
      of: field.text('Examples', 'row'),
      values: field.list('Numbers or ranges', {}, { widget: 'weights', weights: 'weights' }),
      weights: field.list('Weights of the examples', { type: 'number', minimum: 0 }, { hidden: true }),
      missing: missingField,
      min: field.number('Smallest'),
      max: field.number('Largest'),
      step: field.number('Round to multiples of', undefined, { exclusiveMinimum: 0 }),
      fractionDigits: field.integer('Decimals', 0, { minimum: 0, maximum: 12 }),
      by: chosenByField,
    },
    ['values'],
  ),
  outputs: ['integer', 'decimal', 'float', 'text'],
  invertible: 'none',
  compile(given, context) {
    const { values, weights, of, fractionDigits } = given;
    if (values.length === 0) context.fail('/values', 'Give at least one number.');
    if (weights && (weights.length !== values.length || !weights.some((weight) => weight > 0)))
      context.fail('/weights', `There are ${values.length} examples: give one weight an example, one of them above 0.`);
    const ranges = values.map((value, at) => rangeOf(value) ?? (value === null ? null : context.fail(`/values/${at}`, 'A number, or a range of two numbers.')));
    const known = ranges.flatMap((range) => range ?? []);
    const least = given.min ?? Math.min(...known);
    const most = given.max ?? Math.max(...known);
    if (!Number.isFinite(least) || !Number.isFinite(most)) context.fail('/values', 'Give at least one number that is not null, or "min" and "max".');
    if (least > most) context.fail('/max', `must be at least ${least}.`);
    const from = Float64Array.from(ranges, (range) => range?.[0] ?? least);
    const span = Float64Array.from(ranges, (range) => (range ? range[1] - range[0] : most - least));
    const step = given.step ?? 0;
    const choice = exampleChoice(context, of, values.length, weights, given.by);
    const draws = context.draws();
    const source = numberSource(context, {
      digits: fractionDigits,
      fill(rows, x, siblings) {
        const scratch = borrow(rows.count);
        const chosen = borrow(rows.count);
        choice.fill(rows, chosen.a, siblings);
        draws.fill(rows, scratch.a, scratch.b);
        for (let i = 0; i < rows.count; i++) {
          const example = chosen.a[i]!;
          const value = from[example]! + span[example]! * unit(scratch.a[i]!, scratch.b[i]!);
          x[i] = step > 0 && span[example]! >= step ? Math.floor(value / step + 0.5) * step : value;
        }
        giveBack(chosen);
        giveBack(scratch);
      },
    });
    return withMissing(choice.readsFrame ? { ...source, readsFrame: true } : source, choice, values, given.missing);
  },
});

function rangeOf(value: Range): readonly [number, number] | null {
  if (typeof value === 'number') return [value, value];
  const pair = Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'number' && Number.isFinite(each));
  return pair && value[0]! <= value[1]! ? (value as readonly [number, number]) : null;
}
