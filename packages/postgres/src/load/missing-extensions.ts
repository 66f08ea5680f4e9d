import type { Client } from 'pg';
import { Problem } from '@seedbed/contract';
import { quoteIdent } from '../sql/quote.ts';

type WantedExtension = { readonly name: string; readonly schema: string | undefined };

type Found = { name: string; available: boolean; mayMake: boolean; owner: string };

/**
 * Throws `target-mismatch` if the target lacks extensions that this session may not create, each with the statement
 * that a superuser must run. Runs before the schema is created.
 */
export async function requireExtensions(client: Client, wanted: readonly WantedExtension[]): Promise<void> {
  if (wanted.length === 0) return;
  const { rows } = await client.query<Found>(missingSql, [wanted.map((each) => each.name)]);
  const absent = rows.filter((row) => !row.available).map((row) => row.name);
  if (absent.length > 0) {
    throw new Problem(
      'target-mismatch',
      `The target's server does not have ${listed(absent)}. Install what brings ${absent.length === 1 ? 'it' : 'them'} there (the package postgresql-contrib, or the extension's own), or leave the CREATE EXTENSION and what needs it out of the DDL.`,
      { facts: { extensions: absent } },
    );
  }
  const forbidden = rows.filter((row) => !row.mayMake);
  if (forbidden.length === 0) return;
  const names = forbidden.map((row) => row.name);
  const statement = forbidden
    .flatMap(({ name, owner }) =>
      extensionStatements(
        wanted.find((each) => each.name === name)!,
        owner,
      ),
    )
    .join(' ');
  throw new Problem(
    'target-mismatch',
    `The target lacks ${listed(names)}, which only a superuser may make. Nothing was changed. Ask a superuser to run there: ${statement}`,
    { facts: { extensions: names, statement } },
  );
}

/** To be run by the superuser: into a schema that belongs to the loading role. */
function extensionStatements({ name, schema }: WantedExtension, owner: string): string[] {
  const into =
    schema === undefined || schema === 'public' || schema === 'pg_catalog'
      ? []
      : [`CREATE SCHEMA IF NOT EXISTS ${quoteIdent(schema)} AUTHORIZATION ${quoteIdent(owner)};`];
  return [...into, `CREATE EXTENSION IF NOT EXISTS ${quoteIdent(name)}${schema === undefined ? '' : ` SCHEMA ${quoteIdent(schema)}`} CASCADE;`];
}

function listed(names: readonly string[]): string {
  return `the extension${names.length === 1 ? '' : 's'} ${names.join(', ')}`;
}

/** Extensions that are missing. A role with CREATE on the database may install trusted ones. */
const missingSql = /* SQL */ `
  select wanted.name, v.name is not null as available, current_user::text as owner,
         coalesce(not v.superuser or v.trusted and has_database_privilege(current_database(), 'CREATE'), false)
         or (select rolsuper from pg_catalog.pg_roles where rolname = current_user) as "mayMake"
  from (select distinct unnest($1::text[]) as name) wanted
  left join pg_catalog.pg_available_extensions a on a.name = wanted.name
  left join pg_catalog.pg_available_extension_versions v on v.name = a.name and v.version = a.default_version
  where not exists (select from pg_catalog.pg_extension e where e.extname = wanted.name)
  order by 1`;
