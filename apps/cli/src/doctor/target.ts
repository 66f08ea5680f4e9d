import { quoteNameIfNeeded, firstOf, Problem } from '@seedbed/contract';
import { connectTarget, ownDatabases, parseAddress, type OwnDatabase, type Source } from '@seedbed/runner';
import { ok, problem, warning, type Finding } from './finding.ts';

type Client = Awaited<ReturnType<typeof connectTarget>>;

/** `server_version_num` of the oldest and newest Postgres that is tested. */
const SUPPORTED = { from: 140_000, to: 189_999 };
/** Most names in a line. */
const NAMED = 3;
/** Longer than most pull requests are open. */
const UNUSED_DAYS = 30;

/** The database: whether it answers, its version, what the role may do, and extensions that the schema asks for. */
export async function targetFindings(url: string, source: Source | undefined): Promise<Finding[]> {
  let client: Client;
  try {
    client = await connectTarget(url);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return [problem('target', error.message, fixOfConnection(error, url))];
  }
  await using _ = client;
  const { rows } = await client.query<Facts>(factsSql);
  const facts = rows[0]!;
  return [version(facts), ...rights(facts), ...(await extensions(client, facts, source)), databases(facts, await ownDatabases(url))];
}

type Facts = {
  version: number;
  shown: string;
  role: string;
  database: string;
  standby: boolean;
  temporary: boolean;
  creates: string[];
  refused: string[];
  hidden: string[];
  createsDatabases: boolean;
};

function fixOfConnection({ facts }: Problem, url: string): string {
  const code = facts['code'];
  if (code === undefined && facts['host'] === undefined) return 'Write postgres://user:password@host:5432/database';
  const { host, port, user, database } = parseAddress(url);
  if (code === '3D000') return `createdb -h ${host} -p ${port} -U ${user} ${database}`;
  if (code === '28P01' || code === '28000')
    return `Correct user and password in the address; psql -h ${host} -p ${port} -U ${user} -d ${database} asks for them`;
  if (code === '53300') return 'Close other sessions of that server, or raise max_connections';
  return `Start the server at ${host}:${port}, or correct the address; pg_isready -h ${host} -p ${port} tests it`;
}

function version({ version: number, shown, role, database, standby }: Facts): Finding {
  const found = `Postgres ${shown}, database ${database}, role ${role}`;
  if (number < SUPPORTED.from) return problem('target', found, 'Use Postgres 14 or newer');
  if (standby) return problem('target', `${found}: a standby, which takes no rows`, 'Give the address of the primary server');
  return number > SUPPORTED.to
    ? warning('target', `${found}: newer than what this Seedbed was tested with`, 'Update Seedbed to its newest version')
    : ok('target', found);
}

function rights({ role, database, temporary, creates, refused, hidden }: Facts): Finding[] {
  const who = quoteNameIfNeeded(role);
  const named = (names: readonly string[]): string => firstOf(names, NAMED);
  const schemas = [...new Set(refused.map((name) => name.slice(0, name.indexOf('.'))))];
  const found = [
    ...(refused.length > 0
      ? [
          problem(
            'rights',
            `${role} may not read and write ${named(refused)}`,
            schemas.map((schema) => `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${who};`).join(' '),
          ),
        ]
      : []),
    ...(temporary
      ? []
      : [
          problem(
            'rights',
            `${role} may not create temporary tables, which refresh, slide and status use`,
            `GRANT TEMPORARY ON DATABASE ${quoteNameIfNeeded(database)} TO ${who};`,
          ),
        ]),
    ...(creates.length === 0
      ? []
      : [warning('rights', `${role} may not create tables in ${named(creates)}: load --create needs it`, `GRANT CREATE ON SCHEMA ${creates[0]!} TO ${who};`)]),
    ...(hidden.length > 0
      ? [
          warning(
            'rights',
            `row-level security may hide rows of ${named(hidden)} from ${role}: refresh, slide and status need all`,
            `ALTER ROLE ${who} BYPASSRLS;`,
          ),
        ]
      : []),
  ];
  return found.length > 0 ? found : [ok('rights', `${role} may read and write every table, and create more`)];
}

/** Databases by name: few roles need them, so that a missing right is no problem. */
function databases({ role, createsDatabases }: Facts, all: readonly OwnDatabase[]): Finding {
  const templates = all.filter(({ kind }) => kind !== 'copy').length;
  const made =
    all.length === 0 ? 'none made by load --database' : `${all.length} made by load --database, ${templates} of them templates (seedbed databases lists them)`;
  const may = createsDatabases ? '' : `; ${role} may not create any: ALTER ROLE ${quoteNameIfNeeded(role)} CREATEDB lets it`;
  const unused = all.filter(({ unusedSeconds, isOwned }) => isOwned && unusedSeconds > UNUSED_DAYS * 86_400);
  return unused.length === 0
    ? ok('databases', `${made}${may}`)
    : warning('databases', `${made}; no load asked for ${unused.length} of them in ${UNUSED_DAYS} days${may}`, `seedbed drop --older-than ${UNUSED_DAYS}d`);
}

/** Extensions that the DDL creates, and that the server does not have or the role may not create. */
async function extensions(client: Client, { version: number }: Facts, source: Source | undefined): Promise<Finding[]> {
  const ddl = source?.kind === 'ddl' ? source.ddl : '';
  const wanted = [...new Set([...ddl.matchAll(/^\s*CREATE\s+EXTENSION\s+(?:IF\s+NOT\s+EXISTS\s+)?"?([\w-]+)"?/gim)].map(([, name]) => name!))];
  if (wanted.length === 0) return [];
  const { rows } = await client.query<{ name: string; available: boolean; installed: boolean; may: boolean }>(
    `SELECT w.name, a.name IS NOT NULL AS available, a.installed_version IS NOT NULL AS installed,
       (SELECT rolsuper FROM pg_catalog.pg_roles WHERE rolname = current_user)
         OR (has_database_privilege(current_database(), 'CREATE') AND EXISTS (SELECT FROM pg_catalog.pg_available_extension_versions v WHERE v.name = w.name AND v.trusted)) AS may
     FROM unnest($1::text[]) AS w (name) LEFT JOIN pg_catalog.pg_available_extensions a ON a.name = w.name ORDER BY 1`,
    [wanted],
  );
  const found = rows.flatMap(({ name, available, installed, may }) => {
    if (installed) return [];
    if (!available)
      return [
        problem(
          'extensions',
          `the server has no extension ${name}`,
          `Install the package of ${name} for Postgres ${Math.floor(number / 10_000)} on the server`,
        ),
      ];
    return may
      ? []
      : [
          problem(
            'extensions',
            `only a superuser may create the extension ${name}`,
            `CREATE EXTENSION ${quoteNameIfNeeded(name)};   (as a superuser, in this database)`,
          ),
        ];
  });
  return found.length > 0 ? found : [ok('extensions', `${wanted.join(', ')}: there, or the role may create them`)];
}

const factsSql = /* SQL */ `
  with own as (
    select n.oid as schema_oid, c.oid, format('%I.%I', n.nspname, c.relname) as name from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname not like 'pg\\_%' and n.nspname not in ('information_schema', 'seedbed')
  )
  select current_setting('server_version_num')::int as version, current_setting('server_version') as shown, current_user::text as role, current_database()::text as database,
         pg_catalog.pg_is_in_recovery() as standby, has_database_privilege(current_database(), 'TEMPORARY') as temporary,
         array(select quote_ident(nspname) from pg_catalog.pg_namespace where (nspname = 'public' or oid in (select schema_oid from own)) and not has_schema_privilege(oid, 'CREATE') order by 1) as creates,
         array(select name from own where not (has_schema_privilege(schema_oid, 'USAGE') and has_table_privilege(oid, 'SELECT') and has_table_privilege(oid, 'INSERT') and has_table_privilege(oid, 'UPDATE') and has_table_privilege(oid, 'DELETE')) order by 1) as refused,
         array(select name from own where pg_catalog.row_security_active(oid) order by 1) as hidden,
         (select rolcreatedb or rolsuper from pg_catalog.pg_roles where rolname = current_user) as "createsDatabases"`;
