import type { Target, TargetServer } from '@seedbed/testing';

/** What trials load: keys by number and by text, an enum, a sequence, a plain index, a table without a key, in which a row that is there twice shows. */
export const DDL = `
create type mood as enum ('new', 'regular', 'gone');
create table customers (id bigint primary key, email text not null unique, mood mood not null, joined_at timestamptz not null);
create table products (id serial primary key, sku varchar(20) not null unique, price numeric(8,2) not null check (price > 0));
create table orders (id bigint primary key, customer_id bigint not null references customers, placed_at timestamptz not null);
create index orders_by_customer on orders (customer_id);
create table order_items (order_id bigint not null references orders, line int not null, product_id int not null references products, primary key (order_id, line));
create table visits (customer_id bigint references customers, page text not null, seconds int not null);
`;
export const ROWS = { customers: 5_000, products: 200, orders: 30_000, order_items: 60_000, visits: 60_000 } as const;
const TABLES = Object.keys(ROWS);

/** Other people's rows, which every mode except `truncate` keeps. */
const OTHERS = `
insert into customers select i, 'somebody.' || i || '@else.example', 'gone', '2001-01-01' from generate_series(1, 10) i;
insert into products (sku, price) select 'ELSE-' || i, i from generate_series(1, 5) i;`;

/** A database with the schema, without it, or with rows of others in it. */
export async function freshTarget(server: TargetServer, holds: 'nothing' | 'schema' | 'rows'): Promise<Target> {
  const target = await server.freshTarget();
  if (holds !== 'nothing') await target.client.query(DDL);
  if (holds === 'rows') await target.client.query(OTHERS);
  return target;
}

/** Everything in a target that a load may change, as lines that can be compared. */
async function stateOf({ client }: Target): Promise<readonly string[]> {
  const lines = async (sql: string): Promise<string[]> => (await client.query<{ line: string }>(sql)).rows.map(({ line }) => line).toSorted();
  const there = new Set(await lines(`select relname as line from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`));
  const rows: string[] = [];
  for (const table of TABLES.filter((each) => there.has(each)))
    rows.push(...(await lines(`select '${table}: ' || count(*) || ' rows, ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as line from ${table} t`)));
  return [
    ...rows,
    ...(await lines(`select 'table ' || c from unnest('{${[...there].join(',')}}'::text[]) c where c <> all('{${TABLES.join(',')}}')`)),
    ...(await lines(
      `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || case when convalidated then '' else ' NOT VALID' end as line
       from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'`,
    )),
    ...(await lines(
      `select pg_get_indexdef(indexrelid) || case when indisvalid then '' else ' INVALID' end as line from pg_index i join pg_class c on c.oid = i.indrelid where c.relnamespace = 'public'::regnamespace`,
    )),
    ...(await lines(`select 'type ' || typname as line from pg_type where typnamespace = 'public'::regnamespace and typtype = 'e'`)),
    ...(await lines(`select 'sequence ' || sequencename || ' ' || coalesce(last_value::text, 'unused') as line from pg_sequences where schemaname = 'public'`)),
    ...(await lines(`select 'disabled trigger ' || tgname as line from pg_trigger where tgenabled = 'D'`)),
    ...(await lines(`select 'schema ' || nspname as line from pg_namespace where nspname !~ '^pg_' and nspname not in ('public', 'information_schema')`)),
    ...(await lines(`select 'prepared ' || gid as line from pg_prepared_xacts where database = current_database()`)),
  ];
}

/** The current rows of others. */
async function othersOf({ client }: Target): Promise<string> {
  const { rows } = await client.query<{ found: string }>(
    `select (select count(*) from customers where email like '%@else.example') || ' ' || (select count(*) from products where sku like 'ELSE-%') as found`,
  );
  return rows[0]!.found;
}

/**
 * The target's state after the end: everything that a load may change, and the rows of others, if their tables exist.
 */
export const lookAt = async (target: Target): Promise<{ readonly state: readonly string[]; readonly others: string }> => ({
  state: await stateOf(target),
  others: await othersOf(target).catch(() => 'none'),
});

const OURS = `select pid from pg_stat_activity where datname = current_database() and application_name like 'seedbed%' and pid <> pg_backend_pid()`;

export const sessionsOf = async ({ client }: Target): Promise<number[]> => (await client.query<{ pid: number }>(OURS)).rows.map(({ pid }) => pid);

/** Ends our sessions from the target's side, as an administrator or a failover does. */
export const endSessions = async ({ client }: Target): Promise<void> => void (await client.query(`select pg_terminate_backend(pid) from (${OURS}) ours`));

/** Whether rows are arriving: a COPY has accepted some, or one of our transactions has ended with some. */
export async function rowsArrive({ client }: Target): Promise<boolean> {
  const { rows } = await client.query<{ arrive: boolean }>(
    `select exists (select 1 from pg_stat_progress_copy where datname = current_database() and tuples_processed > 0) as arrive`,
  );
  return rows[0]!.arrive;
}
