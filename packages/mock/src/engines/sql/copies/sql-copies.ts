import { connect, quoteIdent, type Connection, type OpenClient } from '@seedbed/postgres/sql';
import { MockFault, type Copies, type MockSchema } from '../../../core/index.ts';
import { inTurn, openSqlEngine, type SqlSession } from '../sql-engine.ts';
import { openDatabaseSession, type DatabaseSession } from './database-session.ts';

export type CopySource = {
  /** A superuser, in another database than the template. */
  readonly server: Connection;
  /** The owner of the template, connected to it: nobody else may be. */
  readonly owner: Connection;
};

export type SqlCopies = Copies & AsyncDisposable;

/** The most copies at a time, sessions and snapshots together. */
const MAX_COPIES = 20;
/** The most bytes of all copies. */
const MAX_BYTES = 2 * 1024 ** 3;

/** Small databases are copied page by page, which needs no checkpoint. */
const FEW_BYTES = 32 * 1024 ** 2;

type Session = { readonly database: string; readonly session: DatabaseSession };

/**
 * Copies of a loaded database: one for each session, made by its first statement, and one for each snapshot. A named session starts as a
 * copy of the unnamed one. Beyond `MAX_COPIES` the least recently used session is dropped.
 */
export async function openSqlCopies(schema: MockSchema, { server, owner }: CopySource): Promise<SqlCopies> {
  const admin = await connect(server, { applicationName: 'seedbed mock' });
  const sessions = new Map<string, Session>();
  const snapshots = new Map<string, string>();
  let made = 0;
  /** Creates and drops databases one after the other. */
  const turns: SqlSession = { query: (text, values) => admin.query(text, values) };
  const alone = <T>(work: () => Promise<T>) => inTurn(turns, work);

  const copy = async (template: string): Promise<string> => {
    const bytes = await requireRoom(admin, owner.database, sessions.size + snapshots.size);
    const name = `${owner.database}_${++made}`;
    const strategy = bytes < FEW_BYTES ? 'WAL_LOG' : 'FILE_COPY';
    await admin.query(`CREATE DATABASE ${quoteIdent(name)} TEMPLATE ${quoteIdent(template)} OWNER ${quoteIdent(owner.user)} STRATEGY ${strategy}`);
    return name;
  };
  /** Nobody may be connected to a session's database while it is copied. */
  const copyOf = (from: Session | undefined): Promise<string> =>
    from === undefined
      ? copy(owner.database)
      : inTurn(from.session, async () => {
          await from.session.close();
          return await copy(from.database);
        });
  const drop = async (name: string): Promise<void> => void (await admin.query(`DROP DATABASE IF EXISTS ${quoteIdent(name)} WITH (FORCE)`));
  const forget = async (name: string): Promise<void> => {
    const one = sessions.get(name);
    sessions.delete(name);
    if (!one) return;
    await inTurn(one.session, () => one.session.close());
    await drop(one.database);
  };
  const put = (name: string, database: string): Session => {
    const one = { database, session: openDatabaseSession(() => connect({ ...owner, database }, { applicationName: 'seedbed mock' })) };
    sessions.set(name, one);
    return one;
  };
  const sessionNamed = (name: string): Promise<Session> | Session => {
    const known = sessions.get(name);
    if (known) {
      // Last used, last to go.
      sessions.delete(name);
      sessions.set(name, known);
      return known;
    }
    return alone(async () => sessions.get(name) ?? put(name, await roomFor(name)));
  };
  const roomFor = async (name: string): Promise<string> => {
    if (sessions.size + snapshots.size >= MAX_COPIES) {
      const oldest = [...sessions.keys()].find((each) => each !== '' && each !== name);
      if (oldest === undefined) throw full(`The mock keeps at most ${MAX_COPIES} copies, and its snapshots are so many.`);
      await forget(oldest);
    }
    return await copyOf(name === '' ? undefined : sessions.get(''));
  };
  return {
    engine: (session, caller) => {
      const engine = async () => openSqlEngine(schema, (await sessionNamed(session)).session, caller);
      return { schema, run: async (query) => (await engine()).run(query), atomic: async (steps) => (await engine()).atomic(steps) };
    },
    reset: (session) =>
      alone(async () => {
        await forget(session);
        // From then on a named session is independent of others' writes.
        if (session !== '') put(session, await copy(owner.database));
      }),
    save: (name, session) =>
      alone(async () => {
        const earlier = snapshots.get(name);
        if (earlier === undefined && sessions.size + snapshots.size >= MAX_COPIES) throw full(`The mock keeps at most ${MAX_COPIES} copies.`);
        snapshots.set(name, await copyOf(sessions.get(session) ?? sessions.get('')));
        if (earlier !== undefined) await drop(earlier);
      }),
    restore: (name, session) =>
      alone(async () => {
        const kept = snapshots.get(name);
        if (kept === undefined) return false;
        await forget(session);
        put(session, await copy(kept));
        return true;
      }),
    get snapshots() {
      return [...snapshots.keys()];
    },
    async [Symbol.asyncDispose]() {
      await alone(async () => {
        for (const name of sessions.keys()) await forget(name);
        for (const name of snapshots.values()) await drop(name);
      }).catch(() => {});
      await admin[Symbol.asyncDispose]();
    },
  };
}

async function requireRoom(admin: OpenClient, template: string, copies: number): Promise<number> {
  const { rows } = await admin.query<{ bytes: string }>('SELECT pg_database_size($1) AS bytes', [template]);
  const bytes = Number(rows[0]!.bytes);
  if (bytes * (copies + 1) > MAX_BYTES) throw full(`Copies of the data, of ${Math.ceil(bytes / 1024 ** 2)} MiB each, would take more than 2 GiB.`);
  return bytes;
}

function full(details: string): MockFault {
  return new MockFault({
    code: '53400',
    status: 500,
    message: 'configuration limit exceeded',
    details,
    hint: 'Reset sessions that are over, or serve fewer rows.',
  });
}
