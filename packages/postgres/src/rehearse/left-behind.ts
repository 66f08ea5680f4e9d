import { dictionary } from '@seedbed/contract';
import type { Client } from 'pg';
import { quoteIdent } from '../sql/quote.ts';
import type { CatalogColumn, Part, Relation } from './catalog.ts';
import type { Finding } from './finding.ts';
import type { MigrationFailure } from './run-migration.ts';
import {
  at,
  columnPairs,
  hasWord,
  isDroppedByName,
  isView,
  listed,
  pairOf,
  partsOf,
  statementNaming,
  storyColumn,
  storyOf,
  type ColumnPair,
  type Pair,
  type Sides,
} from './sides.ts';

/** What a migration leaves unfinished: what is not valid, what a replaced table or column had, sequences behind their rows. */
export async function findLeftBehind(sides: Sides): Promise<Finding[]> {
  return [...notValid(sides), ...lostWithReplaced(sides), ...(await sequencesBehind(sides))];
}

function notValid(sides: Sides): Finding[] {
  const { before, after, story } = sides;
  const wasValid = new Map(before.catalog.parts.map(({ oid, valid }) => [oid, valid]));
  return after.catalog.parts
    .filter(({ oid, kind, valid }) => !valid && (kind === 'index' || kind === 'constraint') && wasValid.get(oid) !== false)
    .map((part): Finding => {
      const table = after.catalog.relations.find(({ oid }) => oid === part.table);
      const made = story.mentions.findLast(({ does, name }) => (does === 'not valid' || does === 'create') && name === part.name)?.statement;
      const what =
        part.kind === 'index'
          ? {
              message: `The index ${part.name} is invalid: no query uses it, and each write keeps it up.`,
              fix: `Drop it, correct the rows and build it again.`,
            }
          : {
              message: `The constraint ${part.name} is still NOT VALID: rows from before may break it.`,
              fix: `Add ALTER TABLE ${table?.path ?? '…'} VALIDATE CONSTRAINT ${part.name}.`,
            };
      return { kind: 'leaves', ...at(made ?? statementNaming(sides, [part.name])), ...(table ? { table: table.title } : {}), ...what };
    });
}

const INVALID = `
  SELECT i.indexrelid::int8::text AS oid, i.indexrelid::regclass::text AS index, n.nspname || '.' || c.relname AS table
  FROM pg_catalog.pg_index i JOIN pg_catalog.pg_class c ON c.oid = i.indrelid JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace WHERE NOT i.indisvalid`;

/** The indexes that a failed statement outside a transaction leaves, such as CREATE INDEX CONCURRENTLY. `after`: where it failed. */
export async function invalidIndexes(before: Client, after: Client, { statement }: MigrationFailure): Promise<Finding[]> {
  if (statement === 'commit') return [];
  type Invalid = { readonly oid: string; readonly index: string; readonly table: string };
  const [old, now] = [(await before.query<Invalid>(INVALID)).rows, (await after.query<Invalid>(INVALID)).rows];
  return now
    .filter(({ oid }) => !old.some((each) => each.oid === oid))
    .map(({ index, table }) => ({
      kind: 'leaves',
      statement,
      table,
      message: `The failed statement leaves the index ${index}, which is INVALID: no query uses it, and each write keeps it up.`,
      fix: `Run DROP INDEX CONCURRENTLY ${index}; before the statement is run again.`,
    }));
}

type Lost = { readonly what: string; readonly column?: string };

function lostWithReplaced(sides: Sides): Finding[] {
  const { before } = sides;
  return before.catalog.relations.flatMap((old) => {
    const pair = pairOf(sides, old);
    if (!pair) return [];
    const lost = isView(old) || isView(pair.now) ? [] : [...lostOfColumns(sides, pair), ...lostParts(sides, pair)];
    if (pair.replaced) lost.push(...lostOfTable(pair));
    if (lost.length === 0) return [];
    if (pair.replaced) return [findingOf(sides, pair, lost, storyOf(sides, old)?.dropped ?? undefined)];
    const columns = new Map<string | undefined, Lost[]>();
    for (const each of lost) columns.set(each.column, [...(columns.get(each.column) ?? []), each]);
    return [...columns].map(([column, of]) => findingOf(sides, pair, of, statementOf(sides, old, column), column));
  });
}

function findingOf(sides: Sides, { old, replaced }: Pair, lost: readonly Lost[], statement: number | undefined, column?: string): Finding {
  const what = listed(lost.map((each) => (replaced && each.column !== undefined ? `${each.what} of ${each.column}` : each.what)));
  const subject = replaced
    ? `${old.title} is replaced by another ${isView(old) ? 'view' : 'table'}`
    : column === undefined
      ? `${old.title} is changed`
      : `${old.title}.${column} is replaced or altered`;
  return {
    kind: 'leaves',
    ...at(statement ?? statementNaming(sides, [old.name])),
    table: old.title,
    ...(column === undefined ? {} : { column }),
    message: `${subject}, and ${what} ${lost.length === 1 ? 'is' : 'are'} gone with the old one.`,
    fix: `Create again in the migration: ${what}.`,
  };
}

function statementOf(sides: Sides, old: Relation, column: string | undefined): number | undefined {
  const found = column === undefined ? undefined : old.columns.find(({ name }) => name === column);
  const story = found && storyColumn(sides, old, found);
  return story?.dropped ?? story?.changes.findLast(({ does }) => does === 'drop default' || does === 'type')?.statement;
}

/** A property of a column, and whether a statement removes it from this one on purpose. */
const COLUMN_PROPERTIES: readonly { readonly title: string; readonly has: (column: CatalogColumn) => boolean }[] = [
  { title: 'the default', has: (column) => column.default !== null || column.identity || column.generated },
  { title: 'NOT NULL', has: ({ notNull }) => notNull },
  { title: 'the comment', has: ({ comment }) => comment !== null },
];

function lostOfColumns(sides: Sides, pair: Pair): Lost[] {
  return columnPairs(pair).flatMap((columns) =>
    COLUMN_PROPERTIES.filter(({ has }) => has(columns.old) && !has(columns.now)).flatMap(({ title }) =>
      isMeant(sides, pair, columns, title) ? [] : [{ what: title, column: columns.old.name }],
    ),
  );
}

function isMeant(sides: Sides, pair: Pair, { old, replaced }: ColumnPair, title: string): boolean {
  if (replaced) return false;
  const changes = storyColumn(sides, pair.old, old)?.changes ?? [];
  // A default that has to go for a new type has to come back.
  if (title === 'the default') return changes.some(({ does }) => does === 'drop default') && !changes.some(({ does }) => does === 'type');
  // NOT NULL and a comment of a column that stays go only by name.
  return true;
}

function lostParts(sides: Sides, pair: Pair): Lost[] {
  const { before, after } = sides;
  const pairs = columnPairs(pair);
  const there = partsOf(after, pair.now);
  const oids = new Set(there.map(({ oid }) => oid));
  return partsOf(before, pair.old).flatMap((part): Lost[] => {
    if (oids.has(part.oid) || part.type === 'n' || !part.valid || isNamedInDrop(sides, part)) return [];
    const columns = part.columns.map((name) => pairs.find(({ old }) => old.name === name));
    if (columns.some((each) => !each)) return [];
    if (
      there.some((other) =>
        standsFor(
          other,
          part,
          columns.map((each) => each!.now.name),
        ),
      )
    )
      return [];
    if (part.type === 'f' && !pair.replaced && columns.every((each) => !each!.replaced) && !isReplacedParent(sides, part)) return [];
    const only = columns.length === 1 && columns[0]!.replaced ? { column: columns[0]!.old.name } : {};
    return [{ what: `the ${PART_WORDS[part.type ?? ''] ?? part.kind} ${part.name}`, ...only }];
  });
}

const PART_WORDS = dictionary<string>({ c: 'check', f: 'foreign key', p: 'primary key', u: 'unique constraint', x: 'exclusion constraint' });

function isNamedInDrop(sides: Sides, part: Part): boolean {
  return (
    isDroppedByName(sides, part.kind, part.name) ||
    (part.kind === 'trigger' && sides.story.mentions.some(({ does, kind, name }) => does === 'drop' && kind === 'function' && hasWord(part.form, name)))
  );
}

/** A key to a table that is dropped for good goes with it. */
function isReplacedParent(sides: Sides, part: Part): boolean {
  return sides.before.catalog.relations.some((old) => hasWord(part.form, old.name) && old.oid !== part.table && pairOf(sides, old)?.replaced === true);
}

function standsFor(other: Part, part: Part, columns: readonly string[]): boolean {
  const isIndex = ({ kind, type }: Part): boolean => kind === 'index' || type === 'p' || type === 'u' || type === 'x';
  if (isIndex(part)) {
    const unique = part.kind !== 'index' || part.form.startsWith('unique ');
    return isIndex(other) && (!unique || other.kind !== 'index' || other.form.startsWith('unique ')) && columns.every((name) => other.columns.includes(name));
  }
  if (other.kind !== part.kind || other.type !== part.type) return false;
  if (part.kind === 'policy') return true;
  if (part.kind === 'trigger') return other.form === part.form || other.name === part.name;
  return columns.length === 0 || columns.some((name) => other.columns.includes(name));
}

function lostOfTable({ old, now }: Pair): Lost[] {
  const grants = old.grants.filter((grant) => !now.grants.includes(grant));
  return [
    ...(grants.length > 0 ? [{ what: `the grant ${listed(grants)}` }] : []),
    ...(old.comment !== null && now.comment === null ? [{ what: 'the comment of the table' }] : []),
    ...(old.rowSecurity && !now.rowSecurity ? [{ what: 'row level security' }] : []),
  ];
}

type NumberState = { readonly next: bigint; readonly highest: bigint | null };

async function sequencesBehind(sides: Sides): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const table of sides.after.catalog.relations.filter((each) => !isView(each))) {
    for (const column of table.columns) {
      if (column.sequence === null || !isKey(sides, table, column)) continue;
      const { next, highest } = await stateOf(sides, 'after', table, column, column.sequence);
      if (highest === null || next > highest || (await wasBehind(sides, table, column))) continue;
      const old = sides.before.catalog.relations.find(({ oid }) => oid === table.oid);
      found.push({
        kind: 'leaves',
        ...at(sequenceStatement(sides, table, column)),
        table: (old ?? table).title,
        column: column.name,
        message: `${table.title}.${column.name}: the next number of the sequence is ${next}, and the highest value is ${highest}. An INSERT will fail with a duplicate key.`,
        fix: `Add SELECT setval('${column.sequence}', (SELECT max(${column.name}) FROM ${table.path})) after the last row is written.`,
      });
    }
  }
  return found;
}

function isKey(sides: Sides, table: Relation, column: CatalogColumn): boolean {
  return partsOf(sides.after, table).some(
    (part) => part.columns.length === 1 && part.columns[0] === column.name && (part.type === 'p' || part.type === 'u' || part.form.startsWith('unique ')),
  );
}

async function stateOf(sides: Sides, side: 'before' | 'after', table: Relation, { name }: CatalogColumn, sequence: string): Promise<NumberState> {
  const { rows } = await sides[side].client.query<{ next: string; highest: string | null }>(
    `select (case when s.is_called then s.last_value + q.seqincrement else s.last_value end)::text as next,
      (select max(${quoteIdent(name)})::bigint::text from ${table.path}) as highest
    from ${sequence} s, pg_sequence q where q.seqrelid = $1::regclass and q.seqincrement > 0`,
    [sequence],
  );
  return rows[0] ? { next: BigInt(rows[0].next), highest: rows[0].highest === null ? null : BigInt(rows[0].highest) } : { next: 0n, highest: null };
}

/** The migration is not to blame for a sequence that was behind before. */
async function wasBehind(sides: Sides, table: Relation, column: CatalogColumn): Promise<boolean> {
  const old = sides.before.catalog.relations.find(({ oid, path }) => oid === table.oid || path === table.path);
  const same = old?.columns.find(({ attnum, name }) => (old.oid === table.oid ? attnum === column.attnum : name === column.name));
  if (!old || !same || same.sequence === null) return false;
  const { next, highest } = await stateOf(sides, 'before', old, same, same.sequence);
  return highest !== null && next <= highest;
}

function sequenceStatement(sides: Sides, table: Relation, column: CatalogColumn): number | undefined {
  const { story } = sides;
  const names = [table.name, column.sequence!.split('.').at(-1)!.replaceAll('"', '')];
  const set = story.statements.findLast(({ sql }) => /\b(?:setval|restart)\b/i.test(sql) && names.some((name) => hasWord(sql, name)));
  const known = story.tables.find((each) =>
    each.old ? each.old.oid === table.oid : each.dropped === null && each.schema === table.schema && each.name === table.name,
  );
  const flow = story.flows.findLast(({ to }) => to === known);
  const made = known?.columns.find(({ name }) => name === column.name)?.changes.findLast(({ does }) => does === 'identity' || does === 'set default');
  return set?.number ?? flow?.statement ?? made?.statement ?? statementNaming(sides, names);
}
