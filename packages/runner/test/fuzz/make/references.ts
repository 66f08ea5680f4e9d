import { when } from '../sql.ts';
import { addColumn, check, column, key, reference, type ColumnDraft, type Draft, type TableDraft } from './draft.ts';

type Target = { readonly table: TableDraft; readonly columns: readonly ColumnDraft[] };

/** A key of an existing table, single or composite. */
function target(draft: Draft, among: readonly TableDraft[], single = false): Target | undefined {
  const found = among.flatMap((table) =>
    table.keys
      .filter((columns) => !single || columns.length === 1)
      .map((columns) => ({ table, columns: columns.map((name) => table.columns.find((one) => one.name === name)!) })),
  );
  const usable = found.filter(
    ({ table, columns }) => columns.every((one) => !one.generated) && table.rows.some((row) => columns.every((one) => row[one.name] !== null)),
  );
  return usable.length === 0 ? undefined : draft.dice.pick(usable);
}

/** The column's type without its automatic counter. */
function plainType(one: ColumnDraft): string {
  return one.type === 'serial' ? 'integer' : one.type;
}

function fullRows({ table, columns }: Target): TableDraft['rows'] {
  return table.rows.filter((row) => columns.every((one) => row[one.name] !== null));
}

/** Columns that refer to a row of the target, chosen by `pick` (undefined: none). */
function addReference(draft: Draft, table: TableDraft, to: Target, pick: (i: number) => TableDraft['rows'][number] | undefined, after = ''): ColumnDraft[] {
  const word = `${to.table.name.replace(/s$/, '')}_`;
  const names = to.columns.map((one) => freshReference(table, one.name.startsWith(word) ? one.name : word + one.name));
  const chosen = table.rows.map((_, i) => pick(i));
  const mustBe = chosen.every(Boolean) && draft.dice.chance(0.6) && !hasHeirs(draft, table);
  const added = to.columns.map((one, k) =>
    addColumn(draft, table, { type: plainType(one), of: one.of, name: names[k]!, notNull: mustBe }, (_, i) => chosen[i]?.[one.name] ?? null),
  );
  reference(
    draft,
    table,
    names,
    to.table.name,
    to.columns.map((one) => one.name),
    after,
  );
  return added;
}

/** Hidden rows of child tables exist already: a later column is NULL in them. */
function hasHeirs(draft: Draft, { name }: TableDraft): boolean {
  return draft.tables.some((other) => other.parent === name);
}

function freshReference(table: TableDraft, wanted: string): string {
  const taken = new Set(table.columns.map((one) => one.name));
  for (let i = 1; ; i++) {
    const name = i === 1 ? wanted : `${wanted}_${i}`;
    if (!taken.has(name)) return name;
  }
}

/** Plain, composite, sparse, MATCH FULL. */
export function plainReference(draft: Draft, table: TableDraft): void {
  const { dice } = draft;
  const to = target(
    draft,
    draft.tables.filter((one) => one !== table),
  );
  if (!to) return;
  const rows = fullRows(to);
  const sparse = dice.chance(0.4);
  const after = dice.pick(['', '', to.columns.length > 1 ? ' MATCH FULL' : '', ' ON DELETE CASCADE', ' DEFERRABLE INITIALLY DEFERRED']);
  addReference(draft, table, to, () => (sparse && dice.chance(0.4) ? undefined : dice.pick(rows)), after);
}

/** At most one child per parent: with a separate key, or as the primary key itself. */
export function oneToOne(draft: Draft, table: TableDraft): void {
  const to = target(
    draft,
    draft.tables.filter((one) => one !== table),
    true,
  );
  if (!to) return;
  const rows = draft.dice.some(fullRows(to), table.rows.length);
  const asKey = rows.length === table.rows.length && !table.keys.length;
  const [one] = addReference(draft, table, to, (i) => rows[i]);
  if (asKey) one!.notNull = true;
  key(draft, table, [one!.name], asKey ? 'PRIMARY KEY' : 'UNIQUE');
}

/** A table of pairs, each once. */
export function link(draft: Draft, table: TableDraft): void {
  const { dice } = draft;
  const others = draft.tables.filter((one) => one !== table);
  const [a, b] = [target(draft, others, true), target(draft, others, true)];
  if (!a || !b) return;
  const pairs = fullRows(a).flatMap((x) => fullRows(b).map((y) => [x, y] as const));
  const taken = dice.some(pairs, table.rows.length);
  table.rows.length = Math.min(table.rows.length, taken.length);
  const [x] = addReference(draft, table, a, (i) => taken[i]![0]);
  const [y] = addReference(draft, table, b, (i) => taken[i]![1]);
  for (const one of [x!, y!]) one.notNull = true;
  key(draft, table, [x!.name, y!.name], table.keys.length ? 'UNIQUE' : 'PRIMARY KEY');
}

/** To rows before it, to itself, or NULL. */
export function selfReference(draft: Draft, table: TableDraft): void {
  const { dice } = draft;
  const to = target(draft, [table], dice.chance(0.8));
  if (!to) return;
  const mustBe = dice.chance(0.3);
  const added = addReference(draft, table, to, (i) =>
    mustBe ? table.rows[dice.below(i + 1)] : i === 0 || dice.chance(0.3) ? undefined : table.rows[dice.below(i)],
  );
  for (const one of added) one.notNull = mustBe && table.rows.every((row) => row[one.name] !== null);
  if (!mustBe && added.length === 1 && dice.chance(0.4)) check(draft, table, when`${column(added[0]!)} <> ${column(to.columns[0]!)}`);
}

/** Two references that share a column: the child and both parents belong to one tenant. */
export function sharedTenant(draft: Draft, table: TableDraft): void {
  const { dice } = draft;
  const tenant = target(
    draft,
    draft.tables.filter((one) => one !== table),
    true,
  );
  const parents = draft.tables.filter((one) => one !== table && one !== tenant?.table && one.keys.some((columns) => columns.length === 1));
  if (!tenant || parents.length === 0) return;
  const tenants = fullRows(tenant);
  const places = table.rows.map(() => dice.pick(tenants));
  const [own] = addReference(draft, table, tenant, (i) => places[i]);
  for (const parent of dice.some(parents, 2)) {
    const id = parent.keys.find((columns) => columns.length === 1)![0]!;
    const [theirs] = addReference(draft, parent, tenant, () => dice.pick(tenants));
    theirs!.notNull = !hasHeirs(draft, parent);
    key(draft, parent, [theirs!.name, id], 'UNIQUE');
    const idColumn = parent.columns.find((one) => one.name === id)!;
    const name = freshReference(table, `${parent.name.replace(/s$/, '')}_ref`);
    const matching = (i: number) => parent.rows.filter((row) => row[theirs!.name] === places[i]![tenant.columns[0]!.name] && row[id] !== null);
    addColumn(draft, table, { type: plainType(idColumn), of: idColumn.of, name, notNull: false }, (_, i) =>
      matching(i).length > 0 ? dice.pick(matching(i))[id]! : null,
    );
    reference(draft, table, [own!.name, name], parent.name, [theirs!.name, id]);
  }
}

/** Two tables that refer to each other: NULL at first, deferred, or both NOT NULL at once. */
export function circle(draft: Draft): void {
  const { dice } = draft;
  const [a, b] = dice.some(
    draft.tables.filter((table) => !table.parent && table.keys.some((columns) => columns.length === 1)),
    2,
  );
  if (!a || !b) return;
  const after = dice.pick(['', '', ' DEFERRABLE INITIALLY DEFERRED', ' DEFERRABLE']);
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const) {
    const ends = target(draft, [to], true);
    if (!ends) continue;
    const rows = fullRows(ends);
    const sparse = dice.chance(0.5);
    addReference(draft, from, ends, () => (sparse && dice.chance(0.5) ? undefined : dice.pick(rows)), after);
  }
}
