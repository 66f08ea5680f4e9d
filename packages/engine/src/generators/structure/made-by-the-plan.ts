import type { GeneratorDefinition, OutputKind } from '../definition.ts';
import { define, field, parameters } from '../kit/define.ts';

const ANY: readonly OutputKind[] = ['text', 'integer', 'decimal', 'float', 'boolean', 'date', 'timestamp', 'time', 'uuid', 'json', 'literal'];

/** Kinds that need more than one row or table: the plan makes them; they stand in the catalogue for their forms and pages. */
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
  planned(
    'expression',
    'Expression',
    'Computed from the row, its parents and its children, in CEL.',
    parameters({ expression: field.text('Expression') }, ['expression']),
  ),
  planned(
    'reference',
    'Reference',
    'The key of a row of another table.',
    parameters({ relation: field.text('Relation'), table: field.text('Table'), column: field.text('Column') }),
  ),
  planned(
    'derived',
    'Derived',
    'Taken over from the parent’s row, or summed over the children’s.',
    parameters({ from: field.text('From'), relation: field.text('Relation'), column: field.text('Column'), aggregate: field.text('Aggregate') }),
  ),
  planned('lookup', 'Look-up', 'A column of the parent’s row.', parameters({ relation: field.text('Relation'), column: field.text('Column') })),
  planned(
    'split',
    'Share of a total',
    'The parent’s total dealt over its children, so that they sum to it exactly.',
    parameters({ relation: field.text('Relation'), column: field.text('Column of the parent') }, ['column']),
  ),
];
