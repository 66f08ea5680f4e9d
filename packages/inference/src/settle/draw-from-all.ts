import { withoutWithin, type Blueprint, type Diagnostic } from '@seedbed/contract';

type Relation = Blueprint['relations'][number];

/** Takes the scope that inference added from these relations, and says for each why, and what would keep it. Changes the blueprint. */
export function drawFromAll(
  blueprint: Blueprint,
  freed: ReadonlySet<Relation>,
  diagnostics: Diagnostic[],
  tell: (relation: Relation) => { readonly why: string; readonly mend: string },
): void {
  for (const relation of freed) {
    const { from, to, within } = relation;
    const scope = blueprint.relations.find((one) => one.from.table === from.table && one.name === within);
    const { why, mend } = tell(relation);
    diagnostics.push({
      level: 'info',
      code: 'freed-relation',
      table: from.table,
      column: from.columns[0]!,
      message: `${from.columns.join(', ')} refers to any row of ${to.table}, and not only to rows within the scope of ${scope?.from.columns.join(', ') ?? within}: ${why}.`,
      mend,
    });
  }
  if (freed.size > 0) blueprint.relations = blueprint.relations.map((relation) => (freed.has(relation) ? withoutWithin(relation) : relation));
}
