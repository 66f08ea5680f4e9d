import { Problem, type ConnectionTest } from '@seedbed/contract';
import { checkAddress, connectToAddress, parseAddress, refuseOwnSession, type AddressPolicy } from '@seedbed/postgres/address';
import { requireWritable } from '@seedbed/postgres/load';
import { bounded, plainText, type OpenClient } from '@seedbed/postgres/sql';

export type TestStep = ConnectionTest['steps'][number];
type TestResult = { ok: boolean; steps: TestStep[]; serverVersion: string | null };

const TIMEOUT_MS = 10_000;

/** After the login: a few small queries. */
const BOUNDS = { what: 'What that server says of itself', bytes: 1024 * 1024, seconds: 15 };

/**
 * Follows a load's steps that change nothing, and reports each when it is done: resolve, connect, tls, sign in, rights, version, standby.
 * Never throws for errors of the target.
 */
export async function testConnection(address: string, policy: AddressPolicy, tell: (step: TestStep) => void = () => {}): Promise<TestResult> {
  const steps: TestStep[] = [];
  let serverVersion: string | null = null;
  let at: TestStep['name'] = 'resolve';
  const done = (name: TestStep['name'], message: string, next?: TestStep['name']): void => {
    steps.push({ name, ok: true, message });
    tell(steps.at(-1)!);
    if (next) at = next;
  };
  /** Steps about a host that may be reported only after a Postgres answered there. */
  let held: (() => void)[] | undefined;
  const release = (): void => {
    const steps = held ?? [];
    held = undefined;
    for (const step of steps) step();
  };
  try {
    const pinned = await checkAddress(parseAddress(address), policy);
    done('resolve', `${pinned.host} is ${pinned.ip}`, 'connect');
    if (pinned.isCoarse) held = [];
    await using client = await connectToAddress(pinned, {
      applicationName: 'seedbed-test',
      timeoutMs: TIMEOUT_MS,
      onStep: (step) => {
        const tellStep = (): void => {
          const before = at;
          if (before === 'connect') done('connect', `port ${pinned.port} answers`, 'tls');
          if (step.kind === 'encrypted') done('tls', step.how, 'sign in');
          else if (pinned.sslmode === 'disable') done('tls', 'none: not requested', 'sign in');
          // With "prefer" a second session follows if the server has no TLS.
          else if (before === 'tls') done('tls', 'none: the server has no TLS, so others on the network can read what is sent', 'sign in');
        };
        if (held) held.push(tellStep);
        else tellStep();
      },
    });
    release();
    done('sign in', `as ${pinned.user}`, 'rights');
    // The session is open: first check which server it is.
    await refuseOwnSession(client, policy.ownDatabase);
    await bounded(client, BOUNDS, async () => {
      await client.query('SET statement_timeout = 10000');
      done('rights', await rightsOf(client), 'version');
      serverVersion = await versionOf(client);
      done('version', `PostgreSQL ${serverVersion}`, 'standby');
      await requireWritable(client);
      done('standby', 'no: it accepts writes');
    });
    return { ok: true, steps, serverVersion };
  } catch (error) {
    // Only a Postgres' own error has a cause that may be shown.
    if (error instanceof Problem && error.cause !== undefined) release();
    steps.push({ name: at, ok: false, message: error instanceof Problem ? error.message : 'The server did not respond like Postgres.' });
    tell(steps.at(-1)!);
    return { ok: false, steps, serverVersion };
  }
}

const OLDEST = 140_000;

async function versionOf(client: OpenClient): Promise<string> {
  const { rows } = await client.query<{ version: string; number: number }>(
    "SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int AS number",
  );
  const { version, number } = rows[0]!;
  if (number < OLDEST) throw new Problem('connection-failed', `PostgreSQL ${version} is older than 14, the oldest supported version.`);
  return plainText(version).split(' ')[0]!.slice(0, 40);
}

async function rightsOf(client: OpenClient): Promise<string> {
  const { rows } = await client.query<{ create: boolean; inPublic: boolean; tables: number; readable: number; writable: number; emptied: number }>(`
    SELECT has_database_privilege(current_database(), 'CREATE') AS "create",
           coalesce((SELECT has_schema_privilege(oid, 'CREATE') FROM pg_namespace WHERE nspname = 'public'), false) AS "inPublic",
           count(c.oid)::int AS tables, count(c.oid) FILTER (WHERE has_table_privilege(c.oid, 'SELECT'))::int AS readable,
           count(c.oid) FILTER (WHERE has_table_privilege(c.oid, 'INSERT'))::int AS writable,
           count(c.oid) FILTER (WHERE has_table_privilege(c.oid, 'TRUNCATE'))::int AS emptied
      FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind IN ('r', 'p') AND n.nspname NOT IN ('pg_catalog', 'information_schema') AND n.nspname NOT LIKE 'pg\\_%'`);
  const { create, inPublic, tables, readable, writable, emptied } = rows[0]!;
  const named = [...(create ? ['schemas'] : []), ...(inPublic ? ['tables in public'] : [])];
  const creates = named.length === 0 ? 'may not create schemas, nor tables in public' : `may create ${named.join(' and ')}`;
  if (tables === 0) return `no tables yet; ${creates}`;
  return `may read ${readable}, insert into ${writable} and truncate ${emptied} of ${tables} ${tables === 1 ? 'table' : 'tables'}; ${creates}`;
}
