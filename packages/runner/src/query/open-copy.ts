import { Problem, qualifiedName, type Blueprint, type Catalog, type Diagnostic } from '@seedbed/contract';
import type { Sandbox } from '@seedbed/postgres/sandbox';
import { connect, quoteIdent, quoteQualified, type Connection, type OpenClient } from '@seedbed/postgres/sql';
import type { LoadOptions } from '../load/options.ts';
import type { LoadReport } from '../load/report.ts';
import { openSchema, type SchemaOf } from '../source/servers/open-schema.ts';
import type { TargetPolicy } from '../source/servers/target.ts';
import type { ThrowawayServer } from '../source/servers/throwaway.ts';

export type CopyOptions = SchemaOf &
  Pick<LoadOptions, 'onProgress' | 'onStep'> & { /** Time limit of a statement, in milliseconds. */ readonly milliseconds: number };

/** A database of the throwaway server with a schema and all its rows. */
export type Copy = AsyncDisposable & {
  /** The superuser, in another database, because a database can be copied only while nobody is connected to it. */
  readonly server: Connection;
  /** The owner of the copy, in it: a role without privileges elsewhere, which may assume each of `roles`. */
  readonly owner: Connection;
  /** A session of the owner. */
  connect(): Promise<OpenClient>;
  readonly roles: readonly string[];
  readonly rows: number;
  readonly diagnostics: readonly Diagnostic[];
};

/** The most rows of a copy. */
export const MAX_COPIED_ROWS = 5_000_000;

/** The owner's limit: one session for each copy of the copy, and a few more. */
const MAX_SESSIONS = 40;

type Load = (blueprint: Blueprint, policy: TargetPolicy, options: LoadOptions) => Promise<LoadReport>;

/** Roles of requests to a PostgREST: without privileges of their own; `service_role` bypasses row-level security. */
const ROLES = ['anon', 'authenticated', 'service_role'];

/**
 * Creates a schema in a database of its own and fills it. Its policies apply to the schema's roles, which exist there. Throws Problem
 * `too-large` for more than `MAX_COPIED_ROWS`, and the errors of a load.
 */
export async function openCopy(
  blueprint: Blueprint,
  server: ThrowawayServer,
  load: Load,
  { milliseconds, onProgress, onStep, signal, ...schema }: CopyOptions,
): Promise<Copy> {
  const { catalog, sandbox } = await openSchema(server, { ...schema, signal });
  try {
    const modes = Object.fromEntries(
      blueprint.tables.filter(({ mode }) => mode !== 'skip').map((table) => [qualifiedName(table.schema, table.name), 'generate' as const]),
    );
    const report = await load(
      blueprint,
      { local: true, ours: sandbox.owner },
      { modes, learn: true, ...(signal && { signal }), ...(onProgress && { onProgress }), ...(onStep && { onStep }) },
    );
    const roles = [...new Set([...ROLES, ...rolesOf(catalog)])];
    await giveRoles(sandbox.keeper, roles, sandbox.owner.user, milliseconds);
    await using owner = await connect(sandbox.owner);
    await grant(owner, catalog, roles);
    return {
      server: sandbox.server,
      owner: sandbox.owner,
      connect: () => connect(sandbox.owner, { applicationName: 'seedbed mock' }),
      roles,
      rows: report.rows,
      diagnostics: report.diagnostics,
      [Symbol.asyncDispose]: () => close(sandbox),
    };
  } catch (error) {
    await close(sandbox);
    throw error;
  }
}

async function close(sandbox: Sandbox): Promise<void> {
  // A role with a privilege on a parameter cannot be dropped.
  if (sandbox.isThere()) await sandbox.keeper.query(`REVOKE SET ON PARAMETER session_replication_role FROM ${quoteIdent(sandbox.owner.user)}`);
  await sandbox[Symbol.asyncDispose]();
}

/** Throws Problem `too-large` for more rows than a copy may have. */
export function requireCopyable(rows: number, most = MAX_COPIED_ROWS): void {
  if (rows > most)
    throw new Problem(
      'too-large',
      `The copy in Postgres takes at most ${most.toLocaleString('en')} rows, and the schema has ${rows.toLocaleString('en')}. Ask for fewer rows.`,
    );
}

function rolesOf({ tables }: Catalog): string[] {
  return tables
    .flatMap(({ policies = [] }) => policies.flatMap(({ roles }) => roles ?? []))
    .filter((name) => !/^(?:public|current_user|current_role|session_user)$/.test(name));
}

/** The roles belong to the server, so another copy may have created them. */
async function giveRoles(superuser: OpenClient, roles: readonly string[], owner: string, milliseconds: number): Promise<void> {
  for (const role of roles) {
    const { rows } = await superuser.query('SELECT FROM pg_roles WHERE rolname = $1', [role]);
    if (rows.length === 0) await superuser.query(`CREATE ROLE ${quoteIdent(role)} NOLOGIN${role === 'service_role' ? ' BYPASSRLS' : ''}`);
    await superuser.query(`GRANT ${quoteIdent(role)} TO ${quoteIdent(owner)} WITH INHERIT FALSE`);
  }
  await superuser.query(`GRANT SET ON PARAMETER session_replication_role TO ${quoteIdent(owner)}`);
  await superuser.query(`ALTER ROLE ${quoteIdent(owner)} CONNECTION LIMIT ${MAX_SESSIONS}`);
  await superuser.query(`ALTER ROLE ${quoteIdent(owner)} SET statement_timeout = ${Math.ceil(milliseconds)}`);
}

async function grant(owner: OpenClient, { tables }: Catalog, roles: readonly string[]): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(
    `SELECT nspname AS name FROM pg_namespace WHERE nspname !~ '^pg_' AND nspname <> 'information_schema' AND pg_has_role(nspowner, 'USAGE')`,
  );
  const to = roles.map(quoteIdent).join(', ');
  for (const schema of new Set([...rows.map(({ name }) => name), 'public'])) {
    const name = quoteIdent(schema);
    await owner.query(`GRANT USAGE ON SCHEMA ${name} TO ${to}`);
    for (const kind of ['TABLES', 'SEQUENCES', 'ROUTINES']) await owner.query(`GRANT ALL ON ALL ${kind} IN SCHEMA ${name} TO ${to}`);
  }
  // In the database for reading the schema, policies apply to everyone.
  for (const { schema, name, policies = [] } of tables)
    for (const { name: policy, roles: own } of policies)
      if (own && own.length > 0)
        await owner.query(
          `ALTER POLICY ${quoteIdent(policy)} ON ${quoteQualified(schema, name)} TO ${own.map((role) => (/^(?:public|current_user|current_role|session_user)$/.test(role) ? role : quoteIdent(role))).join(', ')}`,
        );
}
