/** Schemas that a script names and does not create. */
type NamedSchemas = {
  /** Tables are created in them by name. */
  readonly used: readonly string[];
  /** Its tables are created without a schema, and named with this one: where the tool's configuration puts them. */
  readonly usual: string | undefined;
  /** Schemas of `used` that statements leave out before a table's name: they must be on the search path of the migrating role. */
  readonly bare: readonly string[];
};

const NAME = String.raw`(?:"((?:[^"]|"")+)"|([a-z_][\w$]*))`;
/** Where a name with a dot is a table of a schema, and not a column of a table. */
const IN_SCHEMA = new RegExp(
  String.raw`\b(?:alter\s+table|drop\s+table|comment\s+on\s+table|insert\s+into|references|create\s+(?:unique\s+)?index[^;()]*?\son)\s+(?:if\s+(?:not\s+)?exists\s+|only\s+)*${NAME}\s*\.\s*${NAME}`,
  'gi',
);
const CREATED = new RegExp(String.raw`\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?(?:${NAME}\s*\.\s*)?${NAME}\s*\(`, 'gi');
const REFERRED = new RegExp(String.raw`\breferences\s+${NAME}\s*\(`, 'gi');
const SCHEMA = new RegExp(String.raw`\bcreate\s+schema\s+(?:if\s+not\s+exists\s+)?(?:authorization\s+)?${NAME}`, 'gi');

/** Reads code without comments and texts. */
export function namedSchemas(code: string): NamedSchemas {
  const made = new Set([...code.matchAll(SCHEMA)].map(([, quoted, plain]) => nameOf(quoted, plain)));
  const isMissing = (name: string): boolean => name !== '' && !made.has(name) && !/^pg_/.test(name) && !KNOWN.has(name);
  const created = [...code.matchAll(CREATED)].map(([, quoted, plain, quotedTable, plainTable]) => ({ schema: nameOf(quoted, plain), table: nameOf(quotedTable, plainTable) }));
  const used = [...new Set(created.map(({ schema }) => schema))].filter(isMissing);
  const bare = new Set(created.filter(({ schema }) => schema === '').map(({ table }) => table));
  const named = [...code.matchAll(IN_SCHEMA)].map(([, quoted, plain, quotedTable, plainTable]) => ({ schema: nameOf(quoted, plain), table: nameOf(quotedTable, plainTable) }));
  const usual = named.find(({ schema, table }) => isMissing(schema) && !used.includes(schema) && bare.has(table))?.schema;
  const referred = new Set([...code.matchAll(REFERRED)].map(([, quoted, plain]) => nameOf(quoted, plain)));
  const bareOnes = used.filter((schema) => created.some((each) => each.schema === schema && referred.has(each.table) && !bare.has(each.table)));
  return { used, usual, bare: bareOnes };
}

function nameOf(quoted: string | undefined, plain: string | undefined): string {
  return quoted?.replaceAll('""', '"') ?? plain?.toLowerCase() ?? '';
}

/** There in every database, or brought by a platform. */
const KNOWN: ReadonlySet<string> = new Set(['public', 'information_schema', 'auth', 'storage', 'extensions', 'realtime', 'vault', 'cron', 'net', 'graphql', 'graphql_public', 'supabase_functions', 'supabase_migrations', 'pgsodium', 'pgmq']);
