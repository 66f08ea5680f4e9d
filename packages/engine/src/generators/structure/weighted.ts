import { restart } from '../../columns/arena-writer.ts';
import type { Column, Rows } from '../../columns/column.ts';
import type { ColumnSource, Siblings } from '../../columns/source.ts';
import { cumulativeTable, locate } from '../../values/cumulative.ts';
import type { CompileContext } from '../definition.ts';
import { DEALT, dealtChoice } from '../kit/dealt-values.ts';
import { define, field, parameters } from '../kit/define.ts';
import { requireLabels } from '../kit/require-labels.ts';
import { inner, needsOf, readsFrame, type Inner } from '../kit/inner.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import { copyCell } from '../kit/copy-cell.ts';
import { shapeOfArms } from '../kit/mixed-arms.ts';
import { unit } from '../kit/uniform.ts';
import { valuesSource } from './values.ts';

type Choice = { weight: number; value?: string | number | boolean | null; generator?: { kind: string; parameters?: Record<string, unknown> } };

export const weighted = define<{ choices: readonly Choice[]; dealt: boolean }>({
  kind: 'weighted',
  group: 'structure',
  title: 'Weighted mixture',
  summary: 'One of several values or generators, by weight.',
  parameters: parameters(
    {
      choices: field.list(
        'Choices',
        {
          type: 'object',
          required: ['weight'],
          properties: { weight: { type: 'number', minimum: 0 }, value: {}, generator: field.generator('Generator') },
          additionalProperties: false,
        },
        { widget: 'weights' },
      ),
      dealt: DEALT,
    },
    ['choices'],
  ),
  outputs: ['text', 'integer', 'decimal', 'boolean', 'date', 'timestamp', 'json', 'literal'],
  invertible: 'none',
  compile({ choices, dealt }, context) {
    if (!choices.some((choice) => choice.weight > 0)) context.fail('/choices', 'At least one choice needs a weight above 0.');
    const weights = choices.map((choice) => choice.weight);
    const list = choices.map((choice) => (choice.generator ? null : (choice.value ?? null)));
    const place = (index: number): string => `/choices/${index}/value`;
    requireLabels(context, list, place);
    if (choices.every((choice) => !choice.generator)) {
      return valuesSource(context, list, weights, place, dealt ? weights.map((_, at) => at).slice(1) : []);
    }
    return mixture(context, choices, weights, dealt);
  },
});

function mixture(context: CompileContext, choices: readonly Choice[], weights: readonly number[], dealt: boolean): ColumnSource {
  const arms = choices.map((choice, i): Inner => {
    const generator = choice.generator ?? { kind: 'constant', parameters: { value: choice.value ?? null } };
    return inner(context, generator, context.type, `choices/${i}`);
  });
  // NULL has no cell of its own: beside numbers it makes no text of them, so that orders and bounds still apply.
  const valued = arms.filter((_, at) => choices[at]!.generator || (choices[at]!.value ?? null) !== null);
  const shape = shapeOfArms(context, valued.length > 0 ? valued : arms);
  const shares = cumulativeTable(weights);
  const draws = context.draws('choice');
  const choose = dealt ? dealtChoice(context, weights, weights.map((_, at) => at).slice(1), undefined) : null;
  const makesNulls = arms.some((arm) => arm.source.makesNulls);
  return {
    shape,
    cardinality: arms.reduce((sum, arm) => sum + arm.source.cardinality, 0),
    needs: needsOf(arms),
    ...readsFrame(arms),
    makesNulls,
    fill(rows: Rows, out: Column, siblings: Siblings) {
      const columns = arms.map((arm) => arm.fill(rows, siblings));
      const scratch = borrow(rows.count);
      const nulls = makesNulls ? (out.nulls ??= new Uint8Array(scratch.a.length)) : null;
      draws.fill(rows, scratch.a, scratch.b);
      restart(out);
      for (let i = 0; i < rows.count; i++) {
        const chosen = choose
          ? choose(rows.at ? rows.at[i]! : rows.first + i, scratch.a[i]!, scratch.b[i]!)
          : locate(shares, unit(scratch.a[i]!, scratch.b[i]!));
        const from = columns[chosen]!;
        if (nulls) nulls[i] = from.nulls?.[i] ?? 0;
        // An arena has an entry for each row, NULLs included.
        if (nulls?.[i] !== 1 || out.store === 'arena') copyCell(from, i, out, i);
      }
      giveBack(scratch);
    },
  };
}
