import { define, field, parameters } from '../kit/define.ts';
import { numberSource } from '../kit/number-source.ts';

export const first = define<{ within: boolean }>({
  kind: 'datatype.first',
  group: 'number',
  title: 'First of them',
  summary: 'True in the first row and in no other: the one that is the default.',
  // Read by the plan, which ranks the rows by their place: `plan/keys/place-within.ts`.
  parameters: parameters({ within: field.flag('True once for each parent', false) }),
  outputs: ['boolean', 'integer'],
  invertible: 'none',
  compile: (_, context) =>
    numberSource(context, {
      cardinality: 2,
      fill(rows, x) {
        for (let i = 0; i < rows.count; i++) x[i] = (rows.at ? rows.at[i]! : rows.first + i) === 0 ? 1 : 0;
      },
      at: (rank) => (rank === 0 ? 1 : 0),
    }),
});
