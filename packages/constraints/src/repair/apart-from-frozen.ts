import { ownMember, qualifiedName, type Blueprint, type Catalog, type Relation, type TrialTable } from '@seedbed/contract';
import { tableOf } from './edit-blueprint.ts';
import type { Repair } from './types.ts';

/**
 * `CHECK (component <> item)`, if one of the two comes from frozen rows: the plan does not know where these lead, so it
 * cannot keep the other one different row by row. Keeps it different from all of them instead, if enough others remain.
 * Null for any other error.
 */
export function apartFromFrozen(blueprint: Blueprint, catalog: Catalog, table: TrialTable): Repair | null {
  const checks = catalog.tables.find((one) => qualifiedName(one.schema, one.name) === table.table)?.checks ?? [];
  const broken = new Set(table.counterexamples.flatMap(({ sqlstate, constraint }) => (sqlstate === '23514' && constraint !== undefined ? [constraint] : [])));
  for (const { name, expression } of checks) {
    const pair = broken.has(name) ? DIFFERENT.exec(expression) : null;
    if (!pair) continue;
    const [a, b] = [pair[1]!, pair[2]!];
    const repair = keptApart(a, b, name, blueprint, table) ?? keptApart(b, a, name, blueprint, table);
    if (repair) return repair;
  }
  return null;
}

/** As Postgres prints it, casts left out. */
const DIFFERENT = /^\(*"?([\w$]+)"?\)?(?:::[\w ]+)?\)* <> \(*"?([\w$]+)"?\)?(?:::[\w ]+)?\)*$/;

function keptApart(fixed: string, other: string, constraint: string, blueprint: Blueprint, { table }: TrialTable): Repair | null {
  const frozen = blueprint.relations.map((one) => frozenValues(one, table, fixed, blueprint)).find((one) => one !== null);
  const link = blueprint.relations.find((one) => one.from.table === table && one.from.columns.length === 1 && one.from.columns[0] === other);
  if (!frozen || !link) return null;
  const [column] = link.to.columns;
  const known: readonly string[] = ownMember(link.where, column!)?.notIn ?? [];
  const values = [...new Set([...known, ...frozen])];
  if (values.length === known.length || (tableOf(blueprint, link.to.table)?.rows ?? Infinity) <= 2 * values.length) return null;
  const isLink = (one: Relation): boolean => one.from.table === table && one.from.columns.join() === link.from.columns.join();
  return {
    table,
    tier: 'F',
    how: `${other} is none of the ${values.length} values that ${fixed} takes from frozen rows, as ${constraint} asks`,
    apply: (next) => ({
      ...next,
      relations: next.relations.map((one) =>
        isLink(one) ? { ...one, where: { ...one.where, [column!]: { ...ownMember(one.where, column!), notIn: values } } } : one,
      ),
    }),
  };
}

/** The possible values of the column, if its parents are tuples. */
function frozenValues({ from, to }: Relation, table: string, name: string, blueprint: Blueprint): string[] | null {
  const column = from.table === table ? to.columns[from.columns.indexOf(name)] : undefined;
  const group = tableOf(blueprint, to.table)?.groups?.find((one) => one.rows && column !== undefined && one.columns.includes(column));
  if (!group) return null;
  const at = group.columns.indexOf(column!);
  return [...new Set(group.rows!.flatMap((row) => row[at] ?? []))];
}
