import { isKeyWithin, type BlueprintTable, type KnowledgeOutcome } from '@seedbed/contract';
import { fault, referenceOf, tableNamed, type AnswerWork } from '../work.ts';

/** Kinds of columns that are made of others, of which some may be made after the rows are chosen. */
const FOLLOWS = /^(?:cases|expression|lookup|derived|split)$/;

/** Names each `among` that the rows do not follow, with the reason: what it asks of the rows is known only after they are chosen. */
export function checkAmong(work: AnswerWork, relations: KnowledgeOutcome['relations']): void {
  for (const { table: name, condition, among } of work.stated) {
    const counted = among && relations.find((one) => one.table === name && one.condition === condition);
    const table = work.tables.find((one) => one.name === name);
    if (!counted || !table || counted.holds === counted.rows) continue;
    const relation = referenceOf(table, among.column)!;
    const target = tableNamed(work.blueprint, relation.to.table)!;
    const where = Object.keys(table.references.get(among.column)?.among?.where ?? {});
    const late = where.flatMap((each) => decidedBy(target, each) ?? []);
    const [why = isKeyWithin(table.spec, relation.from.columns) ? 'a key allows one row of each' : 'other statements choose its rows, too'] = late;
    fault(
      work,
      among.place,
      `${counted.holds} of ${counted.rows} rows lead to such a row of ${relation.to.table}: ${why}${late.length > 0 ? ', after the rows are chosen' : ''}.`,
      late.length > 0
        ? `what its own row decides (a list of values, "states"), or the other way round: a formula of ${target.name} by exists(${table.spec.name})`
        : 'fewer rows, or more rows of that kind',
    );
  }
}

/** What decides a column together with others; null if nothing does. */
function decidedBy({ name, columns, groups = [] }: BlueprintTable, column: string): string | null {
  const { generator, nullRate = 0 } = columns.find((each) => each.name === column)!;
  const label = `${name}.${column}`;
  const group = groups.find((each) => each.columns.includes(column));
  if (generator && FOLLOWS.test(generator.kind)) return `${label} follows from other columns`;
  if (!group) return nullRate === 0 ? null : `${label} is NULL by a share`;
  const others = group.columns.filter((each) => each !== column).join(', ');
  return `${label} is decided together with ${others}${group.constraints ? ` (${group.constraints.join(', ')})` : ''}`;
}
