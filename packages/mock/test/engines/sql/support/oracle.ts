import { quoteLiteral, quoteQualified, type OpenClient } from '@seedbed/postgres/sql';
import { openRunner } from '@seedbed/runner';
import type { TargetServer } from '@seedbed/testing';
import { schemaOf, type Answer, type DialectEngine, type MockSchema } from '../../../../src/core/index.ts';
import { postgrest } from '../../../../src/dialects/postgrest/index.ts';
import { openBase, rowRulesOf } from '../../../../src/engines/virtual/index.ts';
import { openStore, type Store } from '../../../../src/overlay/index.ts';
import { openSqlEngine, type SqlCaller } from '../../../../src/engines/sql/index.ts';
import { samplesOf, type Samples } from './samples.ts';
import { searchOf, type OracleRequest } from './request.ts';
import type { OracleSchema } from './schemas.ts';

/** The same rows twice: generated for each request, and loaded into Postgres. */
export type Oracle = AsyncDisposable & {
  readonly schema: MockSchema;
  readonly samples: Samples;
  /** Possible callers: only none if there are no policies. */
  readonly callers: readonly (SqlCaller | null)[];
  /** Answers of the virtual executor and of Postgres. */
  ask(request: OracleRequest, caller: SqlCaller | null): Promise<{ readonly virtual: Answered; readonly postgres: Answered }>;
  /** Resets both to the state before the first write. */
  reset(): Promise<void>;
};

export type Answered = { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: string };

export async function openOracle(server: TargetServer, { ddl, rows, hasPolicies = false }: OracleSchema, seed: number): Promise<Oracle> {
  await using runner = openRunner();
  const { blueprint, catalog } = await runner.inferDdl(ddl, { rows, seed });
  const plan = await runner.compile(blueprint);
  const target = await server.freshTarget();
  if (hasPolicies) await target.client.query(ROLES);
  await runner.load(blueprint, target.url, { create: ddl });
  if (hasPolicies) await target.client.query(GRANTS);
  const schema = schemaOf(plan, catalog);
  const store = openStore(schema, openBase(plan, schema), { start: Date.UTC(2026, 0, 1), rules: hasPolicies ? rowRulesOf(schema) : null });
  const { client } = target;
  const kept = await keptCopy(client, schema);
  const samples = await samplesOf(client, schema);
  return {
    schema,
    samples,
    callers: hasPolicies ? callersOf(schema, samples) : [null],
    async ask(request, caller) {
      const before = await sequencesOf(client);
      const [own, other] = [await answerOf(request, engineOf(store, caller)), await answerOf(request, openSqlEngine(schema, client, caller))];
      // A rollback returns sequence numbers here, but not in Postgres.
      if (other.status >= 400 || request.headers['Prefer']?.includes('tx=rollback')) await client.query(before);
      return { virtual: own, postgres: other };
    },
    async reset() {
      store.reset();
      await client.query(kept);
    },
    [Symbol.asyncDispose]: () => target[Symbol.asyncDispose](),
  };
}

/** A cluster keeps its roles. */
const ROLES = `DO $$ BEGIN CREATE ROLE anon; CREATE ROLE authenticated; CREATE ROLE service_role BYPASSRLS; EXCEPTION WHEN duplicate_object THEN NULL; END $$`;
const GRANTS = `GRANT USAGE ON SCHEMA public, auth TO anon, authenticated, service_role; GRANT ALL ON ALL TABLES IN SCHEMA public TO anon, authenticated, service_role`;

/** A few people of the dataset, with and without a tenant; an anonymous caller; and one that sees everything. */
function callersOf({ tables }: MockSchema, samples: Samples): SqlCaller[] {
  const people = samples.get(tables.find(({ name }) => name === 'people')!)!;
  const signedIn = people.slice(0, 6).map(({ texts }, i) => ({ role: 'authenticated', sub: texts['id'], ...(i % 2 === 0 && { tenant: i }) }));
  return [...signedIn, { role: 'anon' }, { role: 'service_role' }].map((claims) => ({ role: claims.role, claims, headers: {} }));
}

function engineOf(store: Store, caller: SqlCaller | null): DialectEngine {
  const asker = caller ? { caller: { role: caller.role, claims: caller.claims } } : undefined;
  const engine: DialectEngine = { schema: store.schema, run: async (query) => store.run(query, '', asker), atomic: (steps) => steps(engine) };
  return engine;
}

async function answerOf(request: OracleRequest, engine: DialectEngine): Promise<Answered> {
  const answer: Answer = await postgrest.handle(
    {
      method: request.method,
      segments: [request.table],
      search: searchOf(request),
      headers: new Headers(request.headers),
      body: new TextEncoder().encode(request.body === null ? '' : JSON.stringify(request.body)),
      mount: 'http://mock.local',
    },
    engine,
    { schemas: ['public'], maxRows: 1000, readOnly: false },
  );
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
}

/** SQL that sets every sequence to its current value. */
async function sequencesOf(client: OpenClient): Promise<string> {
  const { rows } = await client.query<{ schema: string; name: string; last: string | null }>(
    'SELECT schemaname AS schema, sequencename AS name, last_value::text AS last FROM pg_sequences',
  );
  const all = rows.map(({ schema, name, last }) => `SELECT setval(${quoteLiteral(quoteQualified(schema, name))}, ${last ?? 1}, ${last !== null})`);
  return all.join('; ');
}

/** SQL that puts every row back. */
async function keptCopy(client: OpenClient, { tables }: MockSchema): Promise<string> {
  await client.query('CREATE SCHEMA kept');
  const steps = ['BEGIN', 'SET LOCAL session_replication_role = replica'];
  for (const { schema, name, columns } of tables) {
    const [own, copy] = [quoteQualified(schema, name), quoteQualified('kept', name)];
    const list = columns.filter(({ generated }) => generated === null).map((column) => quoteQualified('t', column.name));
    const names = columns.filter(({ generated }) => generated === null).map((column) => quoteQualified('t', column.name).slice(4));
    await client.query(`CREATE TABLE ${copy} AS TABLE ${own}`);
    steps.push(`DELETE FROM ${own}`, `INSERT INTO ${own} (${names.join(', ')}) OVERRIDING SYSTEM VALUE SELECT ${list.join(', ')} FROM ${copy} AS t`);
  }
  return [...steps, 'COMMIT', await sequencesOf(client)].join('; ');
}
