import { Problem } from '@seedbed/contract';
import { bounded, checkAddress, connectToAddress, parseAddress, plainText, refuseOwnSession, type AddressPolicy, type OpenClient } from '@seedbed/postgres';

export type TestStep = { name: string; ok: boolean; message: string };
export type TestResult = { ok: boolean; steps: TestStep[]; serverVersion: string | null };

const TIMEOUT_MS = 10_000;

/** Behind the login: two small questions. */
const BOUNDS = { what: 'What that server says of itself', bytes: 1024 * 1024, seconds: 15 };

/** Goes the way of a load as far as it changes nothing: address, login, version, rights. Never throws for what the target does. */
export async function testConnection(address: string, policy: AddressPolicy): Promise<TestResult> {
  const steps: TestStep[] = [];
  let serverVersion: string | null = null;
  const step = async <T>(name: string, act: () => Promise<T>, say: (value: T) => string): Promise<T> => {
    const value = await act();
    steps.push({ name, ok: true, message: say(value) });
    return value;
  };
  let at = 'address';
  try {
    const pinned = await step(
      at,
      () => checkAddress(parseAddress(address), policy),
      (found) => `${found.host} is ${found.ip}`,
    );
    at = 'login';
    await using client = await step(
      at,
      () => connectToAddress(pinned, { applicationName: 'seedbed-test', timeoutMs: TIMEOUT_MS }),
      () => `as ${pinned.user}`,
    );
    // The session stands: the first question to it, whose server it is, belongs to the next step.
    at = 'version';
    await refuseOwnSession(client, policy.ownDatabase);
    await bounded(client, BOUNDS, async () => {
      await client.query('SET statement_timeout = 10000');
      serverVersion = await step(
        at,
        () => versionOf(client),
        (version) => `PostgreSQL ${version}`,
      );
      at = 'rights';
      await step(
        at,
        () => rightsOf(client),
        (rights) => rights,
      );
    });
    return { ok: true, steps, serverVersion };
  } catch (error) {
    steps.push({ name: at, ok: false, message: error instanceof Problem ? error.message : 'The server did not answer as Postgres does.' });
    return { ok: false, steps, serverVersion };
  }
}

const OLDEST = 140_000;

async function versionOf(client: OpenClient): Promise<string> {
  const { rows } = await client.query<{ version: string; number: number }>(
    "SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int AS number",
  );
  const { version, number } = rows[0]!;
  if (number < OLDEST) throw new Problem('connection-failed', `PostgreSQL ${version} is older than 14, the oldest that is served.`);
  return plainText(version).split(' ')[0]!.slice(0, 40);
}

async function rightsOf(client: OpenClient): Promise<string> {
  const { rows } = await client.query<{ create: boolean; recovery: boolean; tables: number; writable: number }>(`
    SELECT has_database_privilege(current_database(), 'CREATE') AS "create", pg_is_in_recovery() AS recovery,
           count(c.oid)::int AS tables, count(c.oid) FILTER (WHERE has_table_privilege(c.oid, 'INSERT'))::int AS writable
      FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind IN ('r', 'p') AND n.nspname NOT IN ('pg_catalog', 'information_schema') AND n.nspname NOT LIKE 'pg\\_%'`);
  const { create, recovery, tables, writable } = rows[0]!;
  if (recovery) throw new Problem('connection-failed', 'The server is a standby: it can be read, not loaded.');
  return `may insert into ${writable} of ${tables} tables${create ? ', and create schemas' : ''}`;
}
