import type { Runner } from '../../src/index.ts';
import type { Target, TargetServer } from '@seedbed/testing';
import type { Blueprint } from '@seedbed/contract';
import type { Project } from './projects.ts';

export type RoundFault = { readonly round: number; readonly what: string };

/** Migrates, refreshes and slides a project round by round; returns what did not hold. */
export async function playRounds(runner: Runner, server: TargetServer, project: Project, rounds = project.rounds.length): Promise<RoundFault[]> {
  const faults: RoundFault[] = [];
  let blueprint: Blueprint = (await runner.inferDdl(project.ddl, { rows: project.rows, repair: true, referenceDate: '2026-01-01' })).blueprint;
  await using at = await server.freshTarget('plain');
  await asOwner(at, project.ddl);
  await runner.load(blueprint, at.url);
  const touched = new Map<string, Map<string, Row>>();
  let applied = project.ddl;
  for (const [i, { sql, hand = '', deleted }] of project.rounds.slice(0, rounds).entries()) {
    const fault = (what: string): void => void faults.push({ round: i + 1, what });
    const before = await contents(at);
    await asOwner(at, hand);
    for (const [table, rows] of await contents(at)) {
      const known = before.get(table)!;
      const own = touched.get(table) ?? new Map<string, Row>();
      for (const [key, row] of rows) if (known.get(key) === undefined || JSON.stringify(known.get(key)) !== JSON.stringify(row)) own.set(key, row);
      for (const key of own.keys()) if (!rows.has(key)) own.delete(key);
      touched.set(table, own);
    }
    await asOwner(at, sql);
    applied += `;${sql}`;
    const report = await runner.refresh(blueprint, at.url, deleted ? { deleted } : {}).catch((error: unknown) => fault(`refresh: ${String(error)}`));
    if (!report) return faults;
    blueprint = JSON.parse(JSON.stringify(report.blueprint)) as Blueprint;
    for (const { table, ours, met } of report.tables)
      if (ours < met - (touched.get(await oidOf(at, table))?.size ?? 0)) fault(`refresh: ${table} found ${ours} of ${met}`);
    const slid = await runner
      .slide(blueprint, at.url, new Date(Date.parse('2026-01-01') + (i + 1) * 21 * 86_400_000).toISOString().slice(0, 10))
      .catch((error: unknown) => fault(`slide: ${String(error)}`));
    if (!slid) return faults;
    blueprint = slid.blueprint;
    for (const { table, ours, met } of slid.tables) if (ours < met) fault(`slide: ${table} found ${ours} of ${met}`);
    for (const what of await compareWithNew(runner, server, at, { blueprint, applied, touched, differs: project.differs ?? [] }).catch((error: unknown) => [
      `new load: ${String(error)}`,
    ]))
      fault(what);
    for (const what of await outOfOrder(at, project)) fault(what);
  }
  return faults;
}

type Row = Readonly<Record<string, unknown>>;
type Contents = Map<string, Map<string, Row>>;
type Loaded = {
  readonly blueprint: Blueprint;
  readonly applied: string;
  readonly touched: ReadonlyMap<string, ReadonlyMap<string, Row>>;
  readonly differs: readonly string[];
};

const asOwner = (at: Target, sql: string) => at.client.query(`set role ${at.connection.user}; ${sql}; reset role`);
const oidOf = async ({ client }: Target, table: string): Promise<string> =>
  (await client.query<{ x: string }>('select $1::regclass::oid::text as x', [table])).rows[0]!.x;

/** By the table's OID and the row's key, since names change. */
async function contents({ client }: Target): Promise<Contents> {
  const { rows: tables } = await client.query<{ oid: string; name: string; key: string }>(
    `select c.oid::text as oid, c.oid::regclass::text as name, (select string_agg(format('t.%I::text', a.attname), ' || ''|'' || ' order by a.attnum) from pg_attribute a join pg_index i on i.indrelid = c.oid and i.indisprimary where a.attrelid = c.oid and a.attnum = any (i.indkey)) as key
     from pg_class c where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace order by 1`,
  );
  const found: Contents = new Map();
  for (const { oid, name, key } of tables) {
    const { rows } = await client.query<{ key: string; row: Row }>(`select ${key} as key, to_jsonb(t) as row from ${name} t order by 1`);
    found.set(oid, new Map(rows.map((each) => [each.key, each.row])));
  }
  return found;
}

/** The rows that nobody touched are the ones that a new load of the blueprint makes; the others still have what was set by hand. */
async function compareWithNew(runner: Runner, server: TargetServer, at: Target, { blueprint, applied, touched, differs }: Loaded): Promise<string[]> {
  const faults: string[] = [];
  await using twin = await server.freshTarget('plain');
  await asOwner(twin, applied);
  const { rows: filled } = await twin.client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const modes: Record<string, 'keep'> = {};
  for (const { name } of filled) if ((await twin.client.query(`select from ${name} limit 1`)).rowCount) modes[name] = 'keep';
  await runner.load(blueprint, twin.url, { modes });
  const [now, fresh] = [await contents(at), await contents(twin)];
  for (const [oid, rows] of now) {
    const { rows: names } = await at.client.query<{ name: string }>('select $1::oid::regclass::text as name', [oid]);
    const made = fresh.get(await oidOf(twin, names[0]!.name))!;
    const own = touched.get(oid) ?? new Map<string, Row>();
    const columns = new Map<string, number>();
    let differing = 0;
    for (const [key, row] of rows) {
      if (own.has(key)) continue;
      const other = made.get(key);
      const others = Object.keys(row).filter(
        (name) => JSON.stringify(row[name]) !== JSON.stringify(other?.[name]) && !(other && differs.includes(`${names[0]!.name}.${name}`)),
      );
      if (others.length > 0) differing++;
      for (const name of others) columns.set(name, (columns.get(name) ?? 0) + 1);
    }
    if (differing > 0)
      faults.push(
        `${names[0]!.name}: ${differing} of ${rows.size} rows are not those of the blueprint: ${[...columns].map(([name, n]) => `${name} ${n}`).join(', ')}`,
      );
    for (const [key, row] of own) {
      const is = rows.get(key);
      if (!is) faults.push(`${names[0]!.name} ${key}: touched, and gone`);
      else
        for (const [name, value] of Object.entries(row))
          if (name in is && typeof value === 'string' && !/^\d{4}-\d\d-\d\d/.test(value) && is[name] !== value)
            faults.push(`${names[0]!.name} ${key}.${name} was ${value}, is ${String(is[name])}`);
    }
  }
  return faults;
}

async function outOfOrder({ client }: Target, { times }: Project): Promise<string[]> {
  const faults: string[] = [];
  for (const [child, time, reference, parent, parentTime] of times) {
    const { rows: there } = await client.query<{ n: number }>(
      `select count(*)::int as n from information_schema.columns where table_schema = 'public' and (table_name, column_name) in (($1, $2), ($1, $3), ($4, $5))`,
      [child, time, reference, parent, parentTime],
    );
    if (there[0]!.n < 3) continue;
    const { rows } = await client.query<{ n: number }>(
      `select count(*)::int as n from ${child} c join ${parent} p on p.id = c.${reference} where c.${time} < p.${parentTime}`,
    );
    if (rows[0]!.n > 0) faults.push(`${rows[0]!.n} rows of ${child} lie before their ${parent}`);
  }
  return faults;
}
