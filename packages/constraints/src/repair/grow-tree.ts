import {
  ownMember,
  qualifiedName,
  type Blueprint,
  type BlueprintTable,
  type Catalog,
  type Relation,
  type TrialTable,
  type TrialTools,
} from '@seedbed/contract';
import { tableOf } from './edit-blueprint.ts';
import { freezeWhole } from './freeze.ts';
import type { Loaded, Repair } from './types.ts';

/** How many rows to find, tries in total, levels of kinds below the root, and values to try for one column. */
const WANTED = 200;
const MAX_TRIES = 2_000;
const LEVELS = 5;
const MAX_VALUES = 12;
const BATCH = 100;

type Row = (string | null)[];
/** The kind of a row: values of some columns, and the kind of its parent. */
type Kind = { readonly values: ReadonlyMap<number, string | null>; readonly parent: 'none' | 'itself' | Kind; readonly isFixed: boolean };

/**
 * A tree that only one row can start, or whose rows differ by kind (a root, then those below it): tries kinds one after
 * the other, each below accepted ones, with the constants in its conditions and in those of its children as keys; then
 * makes the rest like the accepted ones. Null if a table has no self-reference, or if most of its rows are accepted.
 */
export async function growTree(blueprint: Blueprint, catalog: Catalog, loaded: Loaded, table: TrialTable, tools: TrialTools): Promise<Repair | null> {
  const own = tableOf(blueprint, table.table);
  const link = blueprint.relations.find((one) => one.from.table === table.table && one.to.table === table.table);
  if (!own || !link || !table.missing || table.missing.length < table.sent / 2 || own.groups?.some((group) => group.tier === 'F')) return null;
  const { columns, rows } = loaded.rows(table.table, 0, table.sent);
  const [from, to] = [link.from.columns, link.to.columns].map((names) => names.map((name) => columns.indexOf(name))) as [number[], number[]];
  if ([...from, ...to].some((at) => at < 0)) return null;
  const missing = new Set(table.missing);
  const taken: Row[] = rows.filter((_, i) => !missing.has(i)).map((row) => [...row]);
  // Rows that were not accepted, and may be offered as a different kind.
  let spare = rows.filter((_, i) => missing.has(i));
  const members = new Map<Kind, Row[]>();
  let tries = 0;

  /** Resolves with the kinds that have an accepted row. */
  const offer = async (kinds: readonly Kind[], parentOf: (kind: Kind, at: number) => Row | undefined): Promise<ReadonlySet<Kind>> => {
    const some = spare;
    const made = kinds.map((kind, at) => {
      const row = [...some[at % some.length]!];
      for (const [column, value] of kind.values) row[column] = value;
      const parent = kind.parent === 'itself' ? row : kind.parent === 'none' ? undefined : parentOf(kind, at);
      from.forEach((column, i) => (row[column] = parent ? parent[to[i]!]! : null));
      return row;
    });
    const outcomes = await tools.offer({ table: table.table, columns, rows: made, wanted: made.length });
    const used = new Set<number>();
    const suited = new Set<Kind>();
    outcomes.forEach((outcome, i) => {
      if (!outcome.taken) return;
      taken.push(made[i]!);
      members.set(kinds[i]!, [...(members.get(kinds[i]!) ?? []), made[i]!]);
      used.add(i % some.length);
      suited.add(kinds[i]!);
    });
    tries += made.length;
    // Rejected rows are tried again after the others.
    spare = [...some.slice(made.length), ...some.slice(0, made.length).filter((_, i) => !used.has(i))];
    return suited;
  };

  const choices = labelColumns(own, blueprint, catalog, loaded, columns, [...from, ...to]);
  const keys = to.length === 1 ? constantsOf(own, blueprint, catalog, columns[to[0]!]!).slice(0, MAX_VALUES) : [];
  let above: Kind['parent'][] = ['none', 'itself'];
  for (let level = 0; level < LEVELS && above.length > 0 && tries < MAX_TRIES && spare.length > 0; level++) {
    const open = above.flatMap((parent) => kindsBelow(parent, choices, keys, to));
    for (let first = 0; first < open.length && tries < MAX_TRIES && spare.length > 0; first += BATCH)
      await offer(open.slice(first, first + BATCH), (kind) => members.get(kind.parent as Kind)?.[0]);
    above = [...members.keys()].filter((kind) => open.includes(kind));
  }
  let free = [...members.keys()].filter((kind) => !kind.isFixed);
  // A row that refers to itself adds nothing to the plan.
  if (members.size === 0) return null;
  while (free.length > 0 && spare.length > 0 && taken.length < Math.min(WANTED, table.sent) && tries < MAX_TRIES) {
    const some = Array.from({ length: Math.min(BATCH, spare.length, Math.min(WANTED, table.sent) - taken.length) }, (_, at) => free[at % free.length]!);
    const suited = await offer(some, (kind, at) => {
      const parents = members.get(kind.parent as Kind)!;
      return parents[at % parents.length];
    });
    // Some kind may allow only one row.
    free = free.filter((kind) => suited.has(kind) || !some.includes(kind));
  }
  return freezeWhole({
    table: table.table,
    columns,
    rows: taken,
    how: `${taken.length} rows of ${members.size} kinds that Postgres took, each below those before it`,
  });
}

function kindsBelow(parent: Kind['parent'], choices: ReadonlyMap<number, readonly (string | null)[]>, keys: readonly string[], to: readonly number[]): Kind[] {
  let found: ReadonlyMap<number, string | null>[] = [new Map()];
  for (const [column, values] of choices) {
    if (found.length * values.length > 4 * MAX_VALUES) continue;
    found = found.flatMap((known) => values.map((value) => new Map([...known, [column, value]])));
  }
  return found.flatMap((values): Kind[] => [
    { values, parent, isFixed: false },
    ...keys.map((key) => ({ values: new Map([...values, [to[0]!, key]]), parent, isFixed: true })),
  ]);
}

/** Columns that distinguish kinds, with their values: lists of a CHECK or of cases, enums, keys of small tables. */
function labelColumns(
  own: BlueprintTable,
  blueprint: Blueprint,
  catalog: Catalog,
  loaded: Loaded,
  columns: readonly string[],
  but: readonly number[],
): Map<number, readonly (string | null)[]> {
  const found = new Map<number, readonly (string | null)[]>();
  for (const [at, name] of columns.entries()) {
    const column = own.columns.find((one) => one.name === name);
    if (!column || but.includes(at)) continue;
    const cases = (own.groups ?? []).flatMap((group) => (group.variants ?? []).map((variant) => ownMember(variant.columns, name)));
    const listed = [...(column.domain?.in ?? []), ...cases.flatMap((says) => says?.domain?.in ?? [])];
    const type = ownMember(blueprint.types, column.type);
    // A condition from code may hold for one kind only: tries all keys of the parent. The same for a list that it
    // shortened: the first row may be the only one of its kind.
    const asWritten = column.domain?.in ? constantsOf(own, blueprint, catalog, name) : [];
    const labels = type?.kind === 'enum' ? type.labels : [...parentKeys(name, own, blueprint, loaded), ...listed, ...asWritten];
    const values = [...new Set<string | null>([...labels, ...(cases.some((says) => says?.null) ? [null] : [])])];
    if (values.length > 1 && values.length <= MAX_VALUES) found.set(at, values);
  }
  return found;
}

function parentKeys(name: string, own: BlueprintTable, blueprint: Blueprint, loaded: Loaded): string[] {
  const isRelationOfTree = ({ from, to }: Relation): boolean =>
    from.table === qualifiedName(own.schema, own.name) && from.columns.length === 1 && from.columns[0] === name && to.table !== from.table;
  const relation = blueprint.relations.find(isRelationOfTree);
  const sent = loaded.report.tables.find((one) => one.table === relation?.to.table)?.sent ?? 0;
  if (!relation || sent === 0 || sent > MAX_VALUES) return [];
  const { columns, rows } = loaded.rows(relation.to.table, 0, sent);
  return rows.flatMap((row) => row[columns.indexOf(relation.to.columns[0]!)] ?? []);
}

/** Texts that conditions compare with a key: in its table, its domain, and the tables that refer to it. */
function constantsOf(own: BlueprintTable, blueprint: Blueprint, catalog: Catalog, key: string): string[] {
  const name = qualifiedName(own.schema, own.name);
  const named = new Map(catalog.tables.map((table) => [qualifiedName(table.schema, table.name), table]));
  const children = blueprint.relations.filter((one) => one.to.table === name && one.to.columns.includes(key));
  const columnsOf = [{ table: name, columns: [key] }, ...children.map(({ from }) => from)];
  const conditions = columnsOf.flatMap(({ table, columns }) => {
    const known = named.get(table);
    const types = (known?.columns ?? []).filter((column) => columns.includes(column.name)).map((column) => column.type);
    const domains = types.flatMap((type) => {
      const domain = ownMember(catalog.types, type);
      return domain?.kind === 'domain' ? (domain.checks ?? []).map((check) => check.expression) : [];
    });
    return [...(known?.checks ?? []).map((check) => check.expression).filter((text) => columns.some((column) => text.includes(column))), ...domains];
  });
  return [...new Set(conditions.flatMap((text) => [...text.matchAll(/'((?:[^']|'')+)'/g)].map(([, literal]) => literal!.replaceAll("''", "'"))))];
}
