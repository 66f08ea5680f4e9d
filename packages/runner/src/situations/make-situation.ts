import { dictionary, Problem, qualifiedName, suggestNames, type Blueprint, type BlueprintTable, type ScenarioRows } from '@seedbed/contract';
import type { Plan } from '@seedbed/engine';
import { quoteIdent, quoteQualified, type OpenClient } from '@seedbed/postgres/sql';
import { withRows } from '../documents/blueprint/blueprint-document.ts';
import { withCellsUnmoved } from '../documents/blueprint/slide-to.ts';
import { countsOf, describeRows, expandRows } from '../documents/blueprint/requested-rows.ts';
import type { LoadReport } from '../load/report.ts';
import { removeRows, rowsWritten, writtenBy, type Written } from '../loaded/rows-written.ts';
import type { Runner } from '../operations/runner.ts';
import { shortProblem, shortTables } from '../rows/short-tables.ts';
import { connectTarget } from '../source/servers/target.ts';

/** Our table in a target: which rows each situation added. */
const SITUATIONS = 'seedbed.situations';
/** Rows of tables that nobody asked for, such as the lines of an invoice, for each row that was asked for. */
const MAX_CHILDREN = 50;

type Rows = Readonly<Record<string, ScenarioRows>>;

export type SituationOptions = {
  /** What it was asked by, kept with its rows. */
  readonly words: string;
  readonly rows: Rows;
  readonly signal?: AbortSignal;
  readonly onReached?: () => void;
  readonly onTakenBack?: () => void;
  /** Patterns of paths, such as `/customers/{customers.id}`. */
  readonly open?: readonly string[];
};

export type PlannedSituation = { readonly tables: readonly { readonly table: string; readonly rows: number }[] };

export type SituationReport = {
  readonly id: number;
  readonly words: string;
  /** In the order in which they were loaded. Keys as text, by column; without a primary key the table has counts alone. */
  readonly tables: readonly { readonly table: string; readonly rows: number; readonly key: readonly string[]; readonly keys: readonly (readonly string[])[] }[];
  /** Rows that were there before and that the schema's own code changed: an undo leaves them as they are. */
  readonly changed: readonly { readonly table: string; readonly rows: number }[];
  readonly paths: readonly string[];
  readonly diagnostics: LoadReport['diagnostics'];
  readonly seconds: number;
};

type Prepared = { readonly blueprint: Blueprint; readonly plan: Plan; readonly asked: readonly string[]; readonly tables: readonly string[] };

/** What a situation would add, without adding it. */
export async function plannedSituation(runner: Runner, blueprint: Blueprint, rows: Rows): Promise<PlannedSituation> {
  const { plan, tables } = await prepare(runner, blueprint, rows);
  return { tables: plan.tables.filter(({ name }) => tables.includes(name)).map(({ name, rows: count }) => ({ table: name, rows: count })) };
}

/**
 * Adds the rows of a situation to a database that the blueprint filled, in one transaction, with the children that its rows have by
 * themselves. They refer to each other and to rows that are there. Records their keys, for `undoSituation`.
 */
export async function makeSituation(runner: Runner, blueprint: Blueprint, url: string, options: SituationOptions): Promise<SituationReport> {
  const { plan, asked, tables, blueprint: ours } = await prepare(runner, blueprint, options.rows);
  for (const pattern of options.open ?? []) requireNames(plan, pattern, tables);
  let made: { id: number; added: Written[]; changed: Written[] } | undefined;
  const { diagnostics, seconds } = await runner.load(ours, url, {
    mode: 'append',
    tables,
    ownReferences: true,
    record: false,
    ...(options.signal && { signal: options.signal }),
    ...(options.onReached && { onReached: options.onReached }),
    ...(options.onTakenBack && { onTakenBack: options.onTakenBack }),
    onFilled: async (session) => {
      const { rows } = await session.query<{ xid: string }>('SELECT pg_catalog.pg_current_xact_id()::text AS xid');
      const written = await rowsWritten(session as OpenClient, plan, writtenBy(rows[0]!.xid));
      const { added, changed } = await apart(url, written);
      requireAll(plan, asked, added);
      await session.query(createSql);
      const { rows: kept } = await session.query<{ id: string }>(`INSERT INTO ${SITUATIONS} (words, rows) VALUES ($1, $2) RETURNING id`, [
        options.words,
        JSON.stringify(added),
      ]);
      made = { id: Number(kept[0]!.id), added, changed };
    },
  });
  const { id, added, changed } = made!;
  await using client = await connectTarget(url);
  const paths: string[] = [];
  for (const pattern of options.open ?? []) paths.push(await pathOf(client, pattern, added));
  return {
    id,
    words: options.words,
    tables: added.map(({ table, where, keys }) => ({
      table: table.name,
      rows: keys.length,
      key: where.includes('t.ctid') ? [] : plan.table(table.name).primaryKey,
      keys: where.includes('t.ctid') ? [] : keys,
    })),
    changed: changed.map(({ table, keys }) => ({ table: table.name, rows: keys.length })),
    paths,
    diagnostics,
    seconds,
  };
}

export type KnownSituation = { readonly id: number; readonly words: string; readonly at: string; readonly rows: number };

/** The situations that are in a database, newest first. */
export async function situationsThere(url: string): Promise<KnownSituation[]> {
  await using client = await connectTarget(url);
  return (await known(client)).map(({ id, words, at, written }) => ({ id, words, at, rows: written.reduce((sum, { keys }) => sum + keys.length, 0) }));
}

export type UndoReport = {
  readonly id: number;
  readonly words: string;
  readonly tables: readonly { readonly table: string; readonly rows: number; readonly gone: number }[];
};

/**
 * Removes exactly the rows that a situation added: the one with this number, or the last one. Throws Problem `load-rejected` where rows
 * of others refer to them, and `not-found`.
 */
export async function undoSituation(url: string, id: number | undefined): Promise<UndoReport> {
  await using client = await connectTarget(url);
  const all = await known(client);
  const found = id === undefined ? all[0] : all.find((each) => each.id === id);
  if (!found)
    throw new Problem(
      'not-found',
      all.length === 0
        ? 'The database has no situation to undo.'
        : `The database has no situation ${id}. There are ${all.slice(0, 5).map((each) => `${each.id} (${each.words})`).join(', ')}.`, // prettier-ignore
    );
  const counts = await removeRows(client, found.written, { what: `Situation ${found.id}`, whose: 'it' }).catch((error: unknown) => {
    if (!(error instanceof Problem) || found === all[0]) throw error;
    throw new Problem(error.type, `${error.message} Later situations may be among them: --undo without a number removes the last one.`, { cause: error });
  });
  await client.query(`DELETE FROM ${SITUATIONS} WHERE id = $1`, [found.id]);
  const tables = found.written.map(({ table, keys }, at) => ({ table: table.name, rows: counts[at]!, gone: keys.length - counts[at]! }));
  return { id: found.id, words: found.words, tables };
}

/** The blueprint of the rows alone: what is not chosen stays as it is in the database, and is referred to. */
async function prepare(runner: Runner, given: Blueprint, rows: Rows): Promise<Prepared> {
  const open = withoutSetRows(given);
  const isTable = (name: string): boolean => open.tables.some((table) => table.name === name || nameOf(table) === name);
  const expanded = expandRows(rows, isTable);
  const requested = { ...noneOf(open, rows), ...countsOf(open, expanded) };
  const { blueprint, counts } = withMakers(open, requested);
  const asked = Object.keys(counts).filter((name) => counts[name]! > 0);
  const own = ownedBy(
    blueprint,
    asked.filter((name) => Object.hasOwn(requested, name)),
    counts,
  );
  const counted = withRows(blueprint, { rows: counts });
  const said = describeRows(counted, expanded);
  const described = counted.slide ? withCellsUnmoved(await runner.compile(counted), said) : said;
  const tried = withOwned(described, own);
  const full = await runner.compile(tried);
  const total = asked.reduce((sum, name) => sum + counts[name]!, 0);
  // A table with a fixed number of rows for each parent, such as measured values, would be most of what is added.
  const few = own.filter((name) => full.table(name).rows <= total * MAX_CHILDREN);
  const last = few.length === own.length ? tried : withOwned(described, few);
  const plan = await runner.compile(last);
  const short = shortTables(
    plan,
    asked.map((name) => plan.table(name)),
    counts,
  );
  if (short.length > 0) throw shortProblem(short, 'ask for other rows. Nothing was added');
  return { blueprint: last, plan, asked, tables: [...asked, ...few.filter((name) => plan.table(name).rows > 0)] };
}

/** Tables of which words ask for no rows, at any depth: these do not come with the rows that would own them. */
function noneOf({ tables }: Blueprint, rows: Rows): Counts {
  const found = dictionary<number>();
  const visit = (all: Rows): void => {
    for (const [name, asked] of Object.entries(all)) {
      const table = tables.find((each) => [each.name, nameOf(each)].some((own) => name === own || name.startsWith(`${own}.`)));
      const specs = [asked].flat() as (number | { readonly count?: number; readonly children?: Rows })[];
      if (table && specs.every((spec) => (typeof spec === 'number' ? spec : spec.count) === 0)) found[nameOf(table)] = 0;
      for (const spec of specs) if (typeof spec !== 'number' && spec.children) visit(spec.children);
    }
  };
  visit(rows);
  return found;
}

/**
 * Tables that triggers fill are made by what makes their rows: a profile by its account, whose key it has. The key then tells the row, so that
 * nothing is read back for rows that refer to it.
 */
function withMakers(blueprint: Blueprint, asked: Counts): { readonly blueprint: Blueprint; readonly counts: Counts } {
  const made = new Map<string, string>();
  for (const table of blueprint.tables) {
    const name = nameOf(table);
    const { to } =
      blueprint.relations.find(({ from, to: parent }) => from.table === name && parent.table !== name && isSame(table.primaryKey, from.columns)) ?? {};
    if (table.mode === 'keep' && to && (asked[name] ?? 0) > 0) made.set(name, to.table);
  }
  const tables = blueprint.tables.map((table): BlueprintTable => {
    if (!made.has(nameOf(table)) || !table.load) return table;
    const { reread: _, ...load } = table.load;
    return { ...table, load };
  });
  return { blueprint: { ...blueprint, tables }, counts: { ...Object.fromEntries([...made].map(([table, maker]) => [maker, asked[table]!])), ...asked } };
}

type Counts = Readonly<Record<string, number>>;

const isSame = (one: readonly string[] = [], other: readonly string[]): boolean => one.length === other.length && one.every((name) => other.includes(name));

/** Without rows that people named in the blueprint: the first rows of a load have them, and these are others. */
function withoutSetRows({ scenarios: _, ...blueprint }: Blueprint): Blueprint {
  return {
    ...blueprint,
    relations: blueprint.relations.map(({ first: __, ...relation }) => relation),
    tables: blueprint.tables.map((table) => ({ ...table, columns: table.columns.map(({ cells: ___, ...column }) => column) })),
  };
}

/** Tables whose rows come with rows of the others, because those own them: lines of an invoice. */
function ownedBy({ tables, relations }: Blueprint, asked: readonly string[], counts: Readonly<Record<string, number>>): string[] {
  const found: string[] = [];
  const isOpen = (name: string): boolean =>
    !Object.hasOwn(counts, name) && !found.includes(name) && tables.some((table) => nameOf(table) === name && (table.mode ?? 'generate') === 'generate');
  const queue = [...asked];
  for (let parent = queue.shift(); parent !== undefined; parent = queue.shift()) {
    for (const { owner, from, to } of relations) {
      if (!owner || to.table !== parent || from.table === parent || !isOpen(from.table)) continue;
      found.push(from.table);
      queue.push(from.table);
    }
  }
  return found;
}

/** Their counts follow from those of their parents. */
function withOwned(blueprint: Blueprint, names: readonly string[]): Blueprint {
  return {
    ...blueprint,
    tables: blueprint.tables.map((table): BlueprintTable => {
      if (!names.includes(nameOf(table))) return table;
      const { rows: _, ...rest } = table;
      return rest;
    }),
  };
}

/** Rows that exist outside of the transaction were changed by it, not added: a trigger counts the rows of their children. */
async function apart(url: string, written: readonly Written[]): Promise<{ added: Written[]; changed: Written[] }> {
  await using outside = await connectTarget(url);
  const added: Written[] = [];
  const changed: Written[] = [];
  for (const each of written) {
    const { table, where, casts, keys } = each;
    const { rows } = await outside.query<{ key: string[] }>(
      `SELECT k.key FROM ${quoteQualified(table.schema, table.table)} t, json_array_elements($1::json) k(key) WHERE (${where}) = (${casts.map((cast, i) => `(k.key->>${i})::${cast}`).join(', ')})`,
      [JSON.stringify(keys)],
    );
    const there = new Set(rows.map(({ key }) => JSON.stringify(key)));
    const [old, fresh] = [keys.filter((key) => there.has(JSON.stringify(key))), keys.filter((key) => !there.has(JSON.stringify(key)))];
    if (old.length > 0) changed.push({ ...each, keys: old });
    if (fresh.length > 0) added.push({ ...each, keys: fresh });
  }
  return { added, changed };
}

/** Fewer rows than were asked for are no situation. */
function requireAll(plan: Plan, asked: readonly string[], added: readonly Written[]): void {
  for (const name of asked) {
    const got = added.find(({ table }) => table.name === name)?.keys.length ?? 0;
    if (got < plan.table(name).rows)
      throw new Problem(
        'load-rejected',
        `The database has room for ${got} of ${plan.table(name).rows} rows of ${name}: the other ones would repeat keys. Nothing was added.`,
      );
  }
}

async function known(client: OpenClient): Promise<{ id: number; words: string; at: string; written: Written[] }[]> {
  const { rows: there } = await client.query<{ there: boolean }>(`SELECT pg_catalog.to_regclass('${SITUATIONS}') IS NOT NULL AS there`);
  if (!there[0]!.there) return [];
  const { rows } = await client.query<{ id: string; words: string; at: string; rows: string }>(
    `SELECT id, words, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS') AS at, rows::text AS rows FROM ${SITUATIONS} ORDER BY id DESC`,
  );
  return rows.map(({ id, words, at, rows: written }) => ({ id: Number(id), words, at, written: JSON.parse(written) as Written[] }));
}

/** `customers.id` of `/customers/{customers.id}`, as the table and the column. */
function namesIn(pattern: string): { readonly whole: string; readonly of: string; readonly column: string }[] {
  return [...pattern.matchAll(/\{([^{}]+)\}/g)].map(([whole, name]) => {
    const dot = name!.lastIndexOf('.');
    return { whole, of: name!.slice(0, Math.max(0, dot)), column: name!.slice(dot + 1) };
  });
}

/** Throws before anything is added. */
function requireNames(plan: Plan, pattern: string, tables: readonly string[]): void {
  for (const { whole, of, column } of namesIn(pattern)) {
    const chosen = plan.tables.filter(({ name }) => tables.includes(name));
    const table = chosen.find((each) => each.name === of || each.table === of);
    if (!table)
      throw new Problem('not-found', `${whole}: the situation adds no row of ${of || column}. It adds ${chosen.map((each) => each.table).join(', ')}.`);
    const { columns } = plan.blueprint.tables.find((each) => nameOf(each) === table.name)!;
    const names = columns.map(({ name }) => name);
    if (!names.includes(column)) throw new Problem('not-found', `${whole}: ${table.table} has no column ${column}. ${suggestNames(names, column)}`);
  }
}

/** `/customers/{customers.id}` with the cells of the first rows that were added. */
async function pathOf(client: OpenClient, pattern: string, added: readonly Written[]): Promise<string> {
  let path = pattern;
  for (const { whole, of, column } of namesIn(pattern)) {
    const found = added.find(({ table }) => table.name === of || table.table === of);
    if (!found) continue;
    const { table, where, casts, keys } = found;
    const { rows } = await client.query<{ cell: string | null }>(
      `SELECT t.${quoteIdent(column)}::text AS cell FROM ${quoteQualified(table.schema, table.table)} t WHERE (${where}) = (${casts.map((cast, i) => `$${i + 1}::text::${cast}`).join(', ')})`,
      [...keys[0]!],
    );
    path = path.replace(whole, () => encodeURIComponent(rows[0]?.cell ?? ''));
  }
  return path;
}

function nameOf({ schema, name }: BlueprintTable): string {
  return qualifiedName(schema, name);
}

const createSql = `CREATE SCHEMA IF NOT EXISTS seedbed;
  CREATE TABLE IF NOT EXISTS ${SITUATIONS} (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, words text NOT NULL, at timestamptz NOT NULL DEFAULT now(), rows jsonb NOT NULL);
  COMMENT ON TABLE ${SITUATIONS} IS 'Of Seedbed: the rows that "seedbed make" added, by which "seedbed make --undo" removes them. Can be dropped if nothing is to be undone.'`;
