import { listed } from '../../lib/listed.ts';

/** Properties of a table that indicate a main table. */
type Seen = { readonly name: string; readonly schema: string | null; weight: number };

const MAX_NAMED = 3;
/** A table is named next to the most referenced one if it has this share of its references. */
const MIN_REFERENCE_SHARE = 0.4;
const NAME = /(?:"((?:[^"]|"")+)"|([a-z_][\w$]*))/i.source;
const PATH = new RegExp(`${NAME}(?:\\s*\\.\\s*${NAME})?`, 'iy');

/**
 * A name for the dataset of a schema: what its first comment calls it, the database of the dump, otherwise the only schema, otherwise the most
 * referenced tables. Null without any of these.
 */
export function nameOfDdl(ddl: string): string | null {
  const said = titleOf(ddl);
  if (said) return said;
  const database = /^\\connect\s+(?:-reuse-previous=\w+\s+)?"?(?:dbname=')?([\w-]+)/m.exec(ddl)?.[1] ?? /^create\s+database\s+"?([\w-]+)/im.exec(ddl)?.[1];
  if (database && !/^(postgres|template[01])$/.test(database)) return titled(database);
  const schemaName = schemaNameOf(ddl);
  if (schemaName) return titled(schemaName);
  const tables = tablesIn(ddl);
  if (tables.length === 0) return null;
  const schemas = new Set(tables.map((table) => table.schema));
  const [schema] = schemas;
  if (schemas.size === 1 && schema && schema !== 'public' && tables.length > 1) return titled(schema);
  const ranked = [...tables].sort((a, b) => b.weight - a.weight);
  const most = ranked[0]!.weight;
  const named = ranked.filter((table, i) => i === 0 || (most > 0 ? table.weight >= most * MIN_REFERENCE_SHARE : true)).slice(0, MAX_NAMED);
  const words = named.map((table) => plain(table.name));
  return titled(listed(words));
}

/** What a title has at least and at most: a shorter comment is a mark, a longer one a sentence. */
const TITLE = { least: 3, most: 40, words: 5 };
/** Comments of tools, and of what comes next. */
const NO_TITLE =
  /\b(?:dump|dumped|generated|copyright|licen[cs]e|spdx|postgres\w*|mysql|mariadb|sqlite|version|host|server|database|schema for|table structure|create|drop|table|tables|type|types|enums?|extensions?|migration|todo|fixme|seedbed|script|file|begin|set|name|sql|ddl|prisma|createtable|step|note|run|do not)\b|^[-=*#_\s]+$|[{}[\]();<>|\\/@]|\.\w{2,4}$/i;

/** The title in the comment that a script begins with: `-- Riverbank Clinic: patients and visits`. Null for anything else. */
function titleOf(ddl: string): string | null {
  const [, line] = /^\uFEFF?\s*(?:--+|\/\*+)[ \t*=-]*([^\n]*)/.exec(ddl) ?? [];
  const title = line
    ?.replace(/\*\/\s*$/, '')
    .split(/:|\s[–—-]\s|[.;,(]/)[0]!
    .replace(/[\s=*-]+$/, '')
    .trim();
  if (!title || title.length < TITLE.least || title.length > TITLE.most || title.split(/\s+/).length > TITLE.words || NO_TITLE.test(title)) return null;
  return /\p{L}{3}/u.test(title) ? titled(title) : null;
}

/** The only schema that a script creates or sets as default. A pg_dump sets none: its search_path is empty. */
function schemaNameOf(ddl: string): string | null {
  const made = [...ddl.matchAll(/^\s*create\s+schema\s+(?:if\s+not\s+exists\s+)?"?([\w-]+)"?/gim)].map((match) => match[1]!);
  const set = [...ddl.matchAll(/^\s*set\s+(?:local\s+|session\s+)?search_path\s*(?:=|to)\s*['"]?([\w-]+)/gim)].map((match) => match[1]!);
  const own = [...new Set([...made, ...set])].filter((name) => !/^(public|pg_catalog|authorization|extensions?)$/i.test(name));
  return own.length === 1 ? own[0]! : null;
}

function tablesIn(ddl: string): Seen[] {
  const found = new Map<string, Seen>();
  for (const match of ddl.matchAll(/^\s*create\s+(?:(?:global|local|temp|temporary|unlogged)\s+)*table\s+(?:if\s+not\s+exists\s+)?/gim)) {
    const table = pathAt(ddl, match.index + match[0].length);
    if (table && !found.has(table.name)) found.set(table.name, { ...table, weight: 0 });
  }
  for (const match of ddl.matchAll(/\breferences\s+/gi)) {
    const parent = pathAt(ddl, match.index + match[0].length);
    const seen = parent && found.get(parent.name);
    if (seen) seen.weight++;
  }
  return [...found.values()];
}

function pathAt(text: string, index: number): { readonly name: string; readonly schema: string | null } | null {
  PATH.lastIndex = index;
  const match = PATH.exec(text);
  if (!match) return null;
  const first = match[1]?.replaceAll('""', '"') ?? match[2]!.toLowerCase();
  const second = match[3]?.replaceAll('""', '"') ?? match[4]?.toLowerCase();
  return second === undefined ? { name: first, schema: null } : { name: second, schema: first };
}

function plain(name: string): string {
  return name.replaceAll(/[_-]+/g, ' ').trim();
}

function titled(name: string): string {
  const words = plain(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
