import { fullKeys, isKeyWithin, type BlueprintTable, type KnowledgeOutcome } from '@seedbed/contract';
import type { Domains } from './domains-of.ts';
import { bareName, fault, lose, referenceOf, tableNamed, type AnswerWork, type TableWork } from '../work.ts';

/** Kinds of columns that are made of others, of which some may be made after the rows are chosen. */
const FOLLOWS = /^(?:cases|expression|lookup|derived|split)$/;

/** The share of rows from which on a statement is in effect, though not in all of them. */
const MOST = 0.75;

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
    const why = isKeyed ? `the key (${key.join(', ')}) says how often each row comes` : (late[0] ?? whatElse(work, table, among.column));
    const isLate = !isKeyed && late.length > 0;
    const text = `${counted.holds} of ${counted.rows} rows lead to such a row of ${relation.to.table}: ${why}${isLate ? ', after the rows are chosen' : ''}`;
    // What most rows follow is in effect.
    if (counted.holds >= MOST * counted.rows) {
      lose(work, table, among.column, among.place, text);
      continue;
    }
    fault(
      work,
      among.place,
      `${text}.`,
      isLate
        ? `what its own row decides (a list of values, "states"), or the other way round: a formula of ${target.name} by exists(${table.spec.name})`
        : 'fewer rows, or more rows of that kind',
    );
  }
}

/** What else chooses the rows of a reference: another reference in whose place they lie, a number for each of them, or the times of both. */
function whatElse(work: AnswerWork, table: TableWork, column: string): string {
  const relation = referenceOf(table, column)!;
  const lead = relation.within === undefined ? undefined : table.relations.find((one) => one.name === relation.within);
  const [by] = lead?.from.columns ?? [];
  const said = by === undefined ? undefined : table.references.get(by)?.place;
  const { rows } = table.stated;
  if (by !== undefined)
    return `they lie in the place of ${by}${said === undefined ? '' : ` (${said})`}${relation.scope === undefined ? '' : `, one row of ${relation.scope}`}, which has no such row for each`;
  if (typeof rows === 'object' && relation.owner) return `"rows" says how many rows each has (${table.place}/rows)`;
  const order = (table.stated.orders ?? []).findIndex((text) => text.includes(`${bareName(relation.to.table)}.`));
  if (order >= 0) return `an order with their times chooses among them, too (${table.place}/orders/${order})`;
  const asked =
    relation.existing || relation.behind || relation.order === 'time' ? 'a row refers to those that are there by its own time' : 'there are too few such rows';
  return asked;
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
