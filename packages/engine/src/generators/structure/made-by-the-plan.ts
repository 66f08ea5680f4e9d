import type { GeneratorDefinition, OutputKind } from '../definition.ts';
import { AGGREGATES } from '../../expressions/aggregates.ts';
import { define, field, parameters, ui } from '../kit/define.ts';
import { expression } from './expression.ts';

const ANY: readonly OutputKind[] = ['text', 'integer', 'decimal', 'float', 'boolean', 'date', 'timestamp', 'time', 'uuid', 'json', 'literal'];

const RELATION = field.text('Relation', undefined, ui({ widget: 'relation' }));
const COLUMN = field.text('Column', undefined, ui({ widget: 'relation-column' }));

/**
 * Kinds that need more than one row or table: the plan implements them; the catalogue lists them for their forms and
 * pages.
 */
function planned(kind: string, title: string, summary: string, form: Readonly<Record<string, unknown>>): GeneratorDefinition {
  return define({
    kind,
    group: 'structure',
    title,
    summary,
    parameters: form,
    outputs: ANY,
    invertible: 'none',
    compile: (_, context) => context.fail('', `"${kind}" can only be a column's own generator, not a part of another.`),
  });
}

export const madeByThePlan: readonly GeneratorDefinition[] = [
  planned('default', 'Default', 'Nothing is sent; Postgres takes the column’s DEFAULT.', parameters({})),
  expression,
  planned('reference', 'Reference', 'The key of a row of another table.', parameters({ relation: RELATION, table: field.text('Table'), column: COLUMN })),
  planned(
    'derived',
    'Derived',
    'Taken over from the parent’s row, or summed over the children’s.',
    parameters({ from: field.text('From'), relation: RELATION, column: COLUMN, aggregate: field.text('Aggregate', undefined, ui({ options: AGGREGATES })) }),
  ),
  planned('lookup', 'Look-up', 'A column of the parent’s row.', parameters({ relation: RELATION, column: COLUMN })),
  planned(
    'split',
    'Share of a total',
    'The parent’s total, or one that is the same for all, dealt over its children, so that they sum to it exactly.',
    parameters({
      relation: RELATION,
      column: field.text('Column of the parent', undefined, ui({ widget: 'relation-column' })),
      total: field.number('The same total for every parent', undefined, { exclusiveMinimum: 0 }),
      of: field.text('Formula over the parent’s row (CEL)', undefined, ui({ widget: 'code' })),
      least: field.number('Minimum for each row'),
    }),
  ),
];
