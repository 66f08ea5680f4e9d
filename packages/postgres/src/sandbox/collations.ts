import type { DatabaseError } from 'pg';
import { connect } from '../sql/connect.ts';
import { quoteIdent, quoteLiteral } from '../sql/quote.ts';
import type { Sandbox } from './open-sandbox.ts';

/** A collation that the operating system of another server has: `en_US.utf8`, `German_Germany.1252`. */
const SYSTEM = /^(?:pg_catalog\.)?([a-z]{2,3}(?:_[a-z]{2})?(?:\.[\w-]+)?(?:@\w+)?|[a-z ]+_[a-z ]+\.\d+)$/i;

/** The collation that Postgres misses, if an operating system would have it. */
export function missingCollation({ code, message }: DatabaseError): string | undefined {
  const missing = code === '42704' ? /^collation "(.+)" for encoding ".+" does not exist$/.exec(message)?.[1] : undefined;
  return SYSTEM.exec(missing ?? '')?.[1];
}

/** Makes a missing collation of the operating system in the sandbox, where its own kind of sorting takes its place. Whether it could. */
export async function makeCollation({ server, owner }: Sandbox, name: string): Promise<boolean> {
  await using client = await connect({ ...server, database: owner.database });
  // Where the script looks for it, with any search path.
  await client.query('SET allow_system_table_mods = on');
  try {
    await client.query(`CREATE COLLATION IF NOT EXISTS pg_catalog.${quoteIdent(name)} (provider = icu, locale = ${quoteLiteral(languageOf(name))})`);
    return true;
  } catch (error) {
    if ((error as DatabaseError).code === undefined) throw error;
    return false;
  }
}

/** `CREATE COLLATION … (locale = 'de_DE.utf8')`, or `FROM "de_DE.utf8"`, as a collation of ICU for a server whose system has no such locale. */
export function withOwnLocale(sql: string, error: DatabaseError): string | undefined {
  const locale = /^could not create locale "(.+)"/.exec(error.message)?.[1] ?? missingCollation(error);
  const made = MAKES.exec(sql)?.[1];
  return locale === undefined || made === undefined ? undefined : `${made} (provider = icu, locale = ${quoteLiteral(languageOf(locale))})`;
}

const MAKES = /^((?:\s|--[^\n]*\n|\/\*[^]*?\*\/)*create\s+collation\s+(?:if\s+not\s+exists\s+)?(?:"[^"]+"|[\w$.])+)\s*(?:\(|\sfrom\s)/i;

/** `de_DE.utf8@euro` is `de-DE`. */
function languageOf(locale: string): string {
  return /^[a-z]{2,3}(?:_[a-z]{2})?(?=$|[.@])/i.exec(locale)?.[0].replace('_', '-') ?? 'und';
}
