import { qualifiedName, resolveType, type Catalog, type CatalogTable } from '@seedbed/contract';
import type { rowsPage } from '@seedbed/engine/rows-page';
import { ASSIST_LIMITS as MAX } from './limits.ts';

type Made = ReturnType<typeof rowsPage>;

/** What a question shows of a table: rows as they are now, how many there are, and its guessed references. */
export type Shown = { readonly count: number | undefined; readonly made: Made | null; readonly guesses: readonly string[] };

/** A table as DDL in few words, and its first rows. `inSchema`: names have no schema where all tables are in one. */
export function tableAsDdl(table: CatalogTable, { types }: Catalog, inSchema: (name: string) => string, { count, made, guesses }: Shown): string {
  const { schema, name, comment, columns, checks, foreignKeys, uniqueKeys } = table;
  const alone = (list: readonly string[]): string | undefined => (list.length === 1 ? list[0] : undefined);
  const keys = uniqueKeys.map((key) => ({
    column: key.predicate === undefined ? alone(key.keys.flatMap((each) => ('column' in each ? [each.column] : ['', '']))) : undefined,
    word: key.primary ? 'primary key' : 'unique',
    text: `(${key.keys.map((each) => ('column' in each ? each.column : each.expression)).join(', ')})${key.predicate ? ` where ${plainly(key.predicate)}` : ''}`,
  }));
  const targets = foreignKeys.map((key) => ({ column: alone(key.columns), key, to: inSchema(key.references) }));
  const lines = columns.map((column) => {
    const labels = resolveType(column.type, types).labels;
    const facts = [
      `${column.name} ${shortType(column.type)}`,
      ...(labels ? [`/* ${labels.map((label) => `'${label}'`).join(', ')} */`] : []),
      ...(column.notNull ? ['not null'] : []),
      ...(column.identity ? ['identity'] : []),
      ...(column.generated ? ['generated'] : []),
      ...(column.default === undefined ? [] : [`default ${plainly(short(column.default))}`]),
      ...keys.filter((key) => key.column === column.name).map(({ word }) => word),
      ...targets.filter((target) => target.column === column.name).map(({ to }) => `references ${to}`),
    ];
    return `  ${facts.join(' ')}${column.comment ? ` -- ${onOneLine(short(column.comment))}` : ''}`;
  });
  const more = [
    ...keys.filter(({ column }) => column === undefined).map(({ word, text }) => `  ${word} ${text}`),
    ...targets
      .filter(({ column }) => column === undefined)
      .map(({ key, to }) => `  foreign key (${key.columns.join(', ')}) references ${to} (${key.referencedColumns.join(', ')})`),
    ...checks.filter(({ partition }) => !partition).map(({ expression }) => `  check (${plainly(short(expression))})`),
  ];
  const title = `${comment ? `-- ${onOneLine(short(comment))}\n` : ''}create table ${inSchema(qualifiedName(schema, name))} (`;
  const sample = made && made.rows.length > 0 ? `\n-- ${count ?? 0} rows:\n${rowsText(made)}` : '';
  const guessed = guesses.length > 0 ? `\n-- guessed references, taken back where you say what the column holds: ${guesses.join(', ')}` : '';
  return `${title}\n${[...lines, ...more].join(',\n')}\n);${guessed}${sample}`;
}

/** Names without `public.` if all tables are there. */
export function namesWithoutSchema({ tables }: Catalog): (text: string) => string {
  return tables.every(({ schema }) => schema === 'public') ? (text) => text.replaceAll(/\bpublic\./g, '') : (text) => text;
}

/** Rows below the names of their columns, which come once. */
export function rowsText({ columns, rows }: Made): string {
  const line = (cells: readonly string[]): string => `-- ${cells.join(' | ')}`;
  return [line(columns.map(({ name }) => name)), ...rows.map((row) => line(columns.map((_, at) => cellText(row[at] ?? null))))].join('\n');
}

const KEY = /^([0-9a-f]{8})(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const TIME = /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)(?:\.\d+)?(?:\+00)?$/;

/** A cell on one line: of random keys the beginning, of times no more than seconds. */
function cellText(cell: string | null): string {
  if (cell === null) return 'null';
  return onOneLine(cell).replace(KEY, '$1…').replace(TIME, '$1').slice(0, MAX.cellCharacters);
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

const SHORT_TYPES: readonly (readonly [RegExp, string])[] = [
  [/^timestamp(\(\d\))? with time zone/, 'timestamptz$1'],
  [/^timestamp(\(\d\))? without time zone/, 'timestamp$1'],
  [/^time(\(\d\))? without time zone/, 'time$1'],
  [/^character varying/, 'varchar'],
  [/^character/, 'char'],
  [/^integer/, 'int'],
  [/^double precision/, 'float8'],
];

function shortType(type: string): string {
  return SHORT_TYPES.reduce((written, [long, word]) => written.replace(long, word), type);
}

const CAST = /::(?:"[^"]+"|[a-z_]\w*)(?:\.\w+)?(?: varying| precision| with(?:out)? time zone)?(?:\(\d+(?:,\d+)?\))?(?:\[\])?/g;
const ANY = /(\(?[\w".]+\)?) = ANY (?:\(\(ARRAY\[([^\]]*)\]\)\)|\(ARRAY\[([^\]]*)\]\))/g;

/** An expression of Postgres as a person writes it: without its casts, and a list as one. */
function plainly(expression: string): string {
  const bare = expression
    .replaceAll(CAST, '')
    .replaceAll(ANY, (_, name: string, one?: string, other?: string) => `${name.replace(/^\((.*)\)$/, '$1')} in (${one ?? other})`);
  return withoutParentheses(bare);
}

/** Drops parentheses around the whole. */
function withoutParentheses(text: string): string {
  let depth = 0;
  for (const [at, sign] of [...text].entries()) {
    if (sign === '(') depth++;
    else if (sign === ')') depth--;
    if (depth === 0 && at < text.length - 1) return text;
  }
  return /^\(.*\)$/s.test(text) ? withoutParentheses(text.slice(1, -1)) : text;
}

function short(text: string): string {
  return text.length <= MAX.commentCharacters ? text : `${text.slice(0, MAX.commentCharacters)}…`;
}
