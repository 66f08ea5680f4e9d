import { LIMITS, type TargetLook } from '@seedbed/contract';
import type { AddressPolicy } from '@seedbed/postgres/address';
import { bounded, countRows, filledTables, plainText, quoteQualifiedName } from '@seedbed/postgres/sql';
import { connectToTarget } from './target-session.ts';

const TIMEOUT_MS = 10_000;
const BOUNDS = { what: 'The table list of that database', bytes: 4 * 1024 * 1024, seconds: 20 };

/** Checks which of these tables a database has, and which of them contain rows. Writes nothing. */
export async function lookAtTarget(address: string, policy: AddressPolicy, names: readonly string[]): Promise<Pick<TargetLook, 'serverVersion' | 'tables'>> {
  await using client = await connectToTarget(address, policy);
  return await bounded(client, BOUNDS, async () => {
    await client.query(`BEGIN READ ONLY; SET LOCAL statement_timeout = ${TIMEOUT_MS}`);
    const { rows } = await client.query<Found>(kindsSql, [names.map((name) => quoteQualifiedName(name))]);
    const states = names.map((_, i) => stateOf(rows[i]));
    const readable = rows.flatMap(({ schema, name }, i) => (states[i] === 'empty' ? [{ schema: schema!, table: name!, i }] : []));
    const filled = await filledTables(client, readable);
    for (const { i } of filled) states[i] = 'filled';
    const counted = await countRows(client, filled, LIMITS.target.countedRows);
    const rowsOf = new Map(filled.map(({ i }, at) => [i, Math.max(1, counted[at]!)]));
    const version = await client.query<{ version: string }>("SELECT current_setting('server_version') AS version");
    return {
      serverVersion: plainText(version.rows[0]!.version).split(' ')[0]!.slice(0, 40),
      tables: names.map((table, i) => ({ table, state: states[i]!, ...(rowsOf.has(i) && { rows: rowsOf.get(i)! }) })),
    };
  });
}

type Found = { readonly schema: string | null; readonly name: string | null; readonly kind: string | null; readonly readable: boolean | null };
type State = TargetLook['tables'][number]['state'];

const kindsSql = /* SQL */ `
  select ns.nspname as schema, c.relname as name, c.relkind::text as kind, pg_catalog.has_table_privilege(c.oid, 'SELECT') as readable
    from unnest($1::text[]) with ordinality wanted(name, n)
    left join pg_catalog.pg_class c on c.oid = pg_catalog.to_regclass(wanted.name)
    left join pg_catalog.pg_namespace ns on ns.oid = c.relnamespace
   order by wanted.n`;

function stateOf(found: Found | undefined): State {
  if (!found || found.kind === null) return 'missing';
  if (found.kind !== 'r' && found.kind !== 'p') return 'other';
  return found.readable ? 'empty' : 'unreadable';
}
