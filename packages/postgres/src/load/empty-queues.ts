import type { ClientBase } from 'pg';
import { quoteQualified } from '../sql/quote.ts';

/**
 * A queue that deferred triggers empty without a condition, once for each pending row: the first call deletes
 * everything, and all others scan the deleted rows, which remain visible to scans until the transaction ends. Calls
 * such a function once in advance and truncates the emptied table, so that there is nothing to scan.
 *
 * Only for functions that do not read their trigger's row, with at least one pending call, and only if a second call
 * right after writes nothing: then all other calls do nothing either. `allDeferred`: defers all triggers. Resolves with
 * the truncated tables.
 */
export async function emptyQueues(client: ClientBase, allDeferred: boolean): Promise<ReadonlySet<number>> {
  const { rows } = await client.query<{ function: string }>(waitingSql, [allDeferred]);
  const fresh = new Set<number>();
  for (const one of rows) for (const queue of await emptiedBy(client, one.function)) if (await truncate(client, queue)) fresh.add(queue.id);
  return fresh;
}

type Queue = { readonly id: number; readonly schema: string; readonly name: string };

/**
 * Calls it through a temporary table. Returns the tables whose rows it deleted; none, with everything rolled back, if
 * it fails or leaves work.
 */
async function emptiedBy(client: ClientBase, name: string): Promise<readonly Queue[]> {
  await client.query('SAVEPOINT seedbed_queue');
  try {
    await client.query(`CREATE TEMPORARY TABLE seedbed_call () ON COMMIT DROP;
      CREATE TRIGGER seedbed_call AFTER INSERT ON pg_temp.seedbed_call FOR EACH ROW EXECUTE FUNCTION ${name}()`);
    const call = 'INSERT INTO pg_temp.seedbed_call DEFAULT VALUES';
    const before = await writes(client);
    await client.query(call);
    const after = await writes(client);
    await client.query(call);
    const again = await writes(client);
    const queues = [...after.values()].filter((table) => table.deleted > (before.get(table.id)?.deleted ?? 0));
    const isDone = again.size === after.size && [...again.values()].every((table) => table.written === after.get(table.id)?.written);
    if (isDone && queues.length > 0) {
      await client.query('DROP TABLE pg_temp.seedbed_call; RELEASE SAVEPOINT seedbed_queue');
      return queues;
    }
  } catch {
    // The trigger will fail again at the end of the load, and that error is reported.
  }
  await client.query('ROLLBACK TO SAVEPOINT seedbed_queue; RELEASE SAVEPOINT seedbed_queue');
  return [];
}

/** Not if rows remain, if other tables or queries use it, or if the role may not. */
async function truncate(client: ClientBase, queue: Queue): Promise<boolean> {
  const table = quoteQualified(queue.schema, queue.name);
  await client.query('SAVEPOINT seedbed_queue');
  try {
    await client.query(`LOCK TABLE ONLY ${table} IN ACCESS EXCLUSIVE MODE NOWAIT`);
    const { rows } = await client.query<{ free: boolean }>(`SELECT NOT EXISTS (SELECT FROM ONLY ${table}) AND ${plainSql} AS free`, [queue.id]);
    if (rows[0]!.free) await client.query(`TRUNCATE ONLY ${table}`);
    await client.query('RELEASE SAVEPOINT seedbed_queue');
    return rows[0]!.free;
  } catch {
    await client.query('ROLLBACK TO SAVEPOINT seedbed_queue; RELEASE SAVEPOINT seedbed_queue');
    return false;
  }
}

type Writes = Queue & { readonly written: string; readonly deleted: number };

async function writes(client: ClientBase): Promise<ReadonlyMap<number, Writes>> {
  const { rows } = await client.query<Omit<Writes, 'deleted'> & { deleted: string }>(writesSql);
  return new Map(rows.map((row) => [row.id, { ...row, deleted: Number(row.deleted) }]));
}

/** Functions of pending triggers for inserted rows that use neither the row nor the operation. */
const waitingSql = /* SQL */ `
  select distinct pg_catalog.format('%I.%I', n.nspname, f.proname) as function
  from pg_catalog.pg_trigger t
  join pg_catalog.pg_proc f on f.oid = t.tgfoid
  join pg_catalog.pg_namespace n on n.oid = f.pronamespace
  join pg_catalog.pg_language l on l.oid = f.prolang and l.lanname = 'plpgsql'
  where not t.tgisinternal and t.tgdeferrable and (t.tginitdeferred or $1) and t.tgenabled in ('O', 'A')
    and t.tgtype & 5 = 5 and t.tgqual is null and t.tgnargs = 0
    and f.prosrc ~* '\\mdelete\\M' and f.prosrc !~* '\\m(new|old|tg_\\w+)\\M'
    and pg_catalog.pg_stat_get_xact_tuples_inserted(t.tgrelid) > 0
  order by 1`;

/** The server's counts for this transaction, without temporary tables. */
const writesSql = /* SQL */ `
  select c.oid::int8::float8 as id, n.nspname as schema, c.relname as name, s.deleted::text as deleted,
         pg_catalog.concat_ws(' ', s.inserted, s.updated, s.deleted) as written
  from pg_catalog.pg_class c
  cross join lateral (select pg_catalog.pg_stat_get_xact_tuples_inserted(c.oid) as inserted, pg_catalog.pg_stat_get_xact_tuples_updated(c.oid) as updated,
                             pg_catalog.pg_stat_get_xact_tuples_deleted(c.oid) as deleted) s
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and c.relpersistence <> 't' and c.oid >= 16384 and s.inserted + s.updated + s.deleted > 0`;

/**
 * Each statement sees what others have committed, no policy hides its rows, and no pending trigger prevents truncating
 * it.
 */
const plainSql = /* SQL */ `pg_catalog.current_setting('transaction_isolation') = 'read committed' AND
  (select not c.relrowsecurity and not exists (select from pg_catalog.pg_trigger t where t.tgrelid = c.oid and t.tgtype & 32 = 32)
  from pg_catalog.pg_class c where c.oid = $1)`;
