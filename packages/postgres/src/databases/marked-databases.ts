import type { OpenClient } from '../sql/connect.ts';
import { markIn, markOfName, TEMPLATE_PREFIX, UNMARKED_PREFIX, type Mark } from './mark.ts';

type Found = {
  readonly name: string;
  readonly oid: string;
  readonly owner: string;
  /** Whether the role of the session may drop it. */
  readonly isOwned: boolean;
  /** Null if the role may not see the size. */
  readonly bytes: number | null;
  /** Sessions of others. */
  readonly sessions: number;
  /** Seconds since a load last asked for it; null for a database without our mark. */
  readonly unusedSeconds: number | null;
};

/** A database of the server that Seedbed made. */
export type MarkedDatabase = Found & { readonly mark: Mark; readonly unusedSeconds: number };

/** All databases of the server that Seedbed made: most recently used first. */
export async function markedDatabases(client: OpenClient): Promise<MarkedDatabase[]> {
  const all = await read(
    client,
    `d.oid IN (SELECT objoid FROM pg_catalog.pg_shdescription WHERE classoid = 'pg_catalog.pg_database'::regclass) OR starts_with(d.datname, $1) OR starts_with(d.datname, $2)`,
    [TEMPLATE_PREFIX, UNMARKED_PREFIX],
  );
  const marked = all.filter((each): each is MarkedDatabase => each.mark !== null);
  return marked.toSorted((a, b) => a.unusedSeconds - b.unusedSeconds || (a.name < b.name ? -1 : 1));
}

/** The database of this name; `mark` is null if Seedbed did not make it. */
export async function findDatabase(client: OpenClient, name: string): Promise<(Found & { readonly mark: Mark | null }) | null> {
  return (await read(client, 'd.datname = $1', [name]))[0] ?? null;
}

async function read(client: OpenClient, where: string, values: readonly unknown[]): Promise<(Found & { mark: Mark | null })[]> {
  const { rows } = await client.query<
    Omit<Found, 'bytes' | 'sessions' | 'unusedSeconds'> & { comment: string | null; bytes: string | null; sessions: string; now: string }
  >(
    `SELECT d.datname AS name, d.oid::text AS oid, pg_catalog.pg_get_userbyid(d.datdba)::text AS owner, pg_catalog.pg_has_role(d.datdba, 'USAGE') AS "isOwned",
       pg_catalog.shobj_description(d.oid, 'pg_database') AS comment, (extract(epoch FROM now()) * 1000)::text AS now,
       CASE WHEN has_database_privilege(d.oid, 'CONNECT') OR pg_catalog.pg_has_role('pg_read_all_stats', 'USAGE') THEN pg_catalog.pg_database_size(d.oid) END AS bytes,
       (SELECT count(*) FROM pg_catalog.pg_stat_activity a WHERE a.datid = d.oid AND a.pid <> pg_backend_pid() AND coalesce(a.backend_type, 'client backend') = 'client backend') AS sessions
     FROM pg_catalog.pg_database d WHERE ${where}`,
    [...values],
  );
  return rows.map(({ comment, now, bytes, sessions, ...rest }) => {
    const mark = markIn(comment, rest.oid) ?? (comment === null ? markOfName(rest.name) : null);
    const unusedSeconds = mark && Math.max(0, (Number(now) - Date.parse(mark.usedAt)) / 1000);
    return { ...rest, bytes: bytes === null ? null : Number(bytes), sessions: Number(sessions), unusedSeconds, mark };
  });
}
