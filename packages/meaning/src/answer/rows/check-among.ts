import { fullKeys, isKeyWithin, type BlueprintTable, type KnowledgeOutcome } from '@seedbed/contract';
import type { Domains } from './domains-of.ts';
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
    const answer = table.references.get(among.column);
    const cases = [...(answer?.among?.cases ?? []), ...(answer?.cases ?? [])];
    const where = [answer?.among?.where ?? {}, ...cases.map((one) => one.where ?? {})];
    const late = [
      ...lateOf(target, where),
      ...lateOf(
        table.spec,
        cases.map(({ when }) => when),
      ),
    ];
    const key = fullKeys(table.spec).find((each) => relation.from.columns.some((column) => each.includes(column)));
    const isKeyed = key !== undefined && (cases.length > 0 || isKeyWithin(table.spec, relation.from.columns));
    const why = isKeyed ? `the key (${key.join(', ')}) says how often each row comes` : (late[0] ?? 'other statements choose its rows, too');
    const isLate = !isKeyed && late.length > 0;
    fault(
      work,
      among.place,
      `${counted.holds} of ${counted.rows} rows lead to such a row of ${relation.to.table}: ${why}${isLate ? ', after the rows are chosen' : ''}.`,
      isLate
        ? `what its own row decides (a list of values, "states"), or the other way round: a formula of ${target.name} by exists(${table.spec.name})`
        : 'fewer rows, or more rows of that kind',
    );
  }
}

/** What decides the columns of conditions, as far as they are not asked for NULL alone. */
function lateOf(table: BlueprintTable, conditions: readonly Domains[]): readonly string[] {
  const asked = conditions.flatMap((one) => Object.entries(one).flatMap(([name, domain]) => ((domain.in ?? domain.notIn)?.length === 0 ? [] : [name])));
  return [...new Set(asked)].flatMap((name) => decidedBy(table, name) ?? []);
}

/** What decides a column together with others; null if nothing does. */
export function decidedBy({ name, columns, groups = [] }: BlueprintTable, column: string): string | null {
  const { generator, nullRate = 0 } = columns.find((each) => each.name === column)!;
  const label = `${name}.${column}`;
  // Rows that are listed are known before any other.
  const group = groups.find((each) => each.columns.includes(column));
  if (group?.rows) return null;
  if (generator && FOLLOWS.test(generator.kind)) return `${label} follows from other columns`;
  if (!group) return nullRate === 0 ? null : `${label} is NULL by a share`;
  const others = group.columns.filter((each) => each !== column).join(', ');
  return `${label} is decided together with ${others}${group.constraints ? ` (${group.constraints.join(', ')})` : ''}`;
}
