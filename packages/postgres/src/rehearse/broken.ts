import { dictionary } from '@seedbed/contract';
import type { Client } from 'pg';
import { quoteIdent, quoteLiteral } from '../sql/quote.ts';
import { storedColumns, type Relation, type Routine } from './catalog.ts';
import type { Finding } from './finding.ts';
import { at, hasWord, isDroppedByName, isView, pairOf, partsOf, statementNaming, type Sides } from './sides.ts';

/** Views, functions and triggers that worked before a migration and do not work after it, or that it dropped with something else. */
export async function findBroken(sides: Sides): Promise<Finding[]> {
  return [...(await viewsOf(sides)), ...(await routinesOf(sides)), ...(await triggersOf(sides))];
}

type Failure = { readonly code: string; readonly message: string; readonly where: string };

/** An undefined column, table, function, object or parameter, an ambiguous one, types that do not fit. */
const BROKEN: ReadonlySet<string> = new Set([
  '42703',
  '42P01',
  '42883',
  '42704',
  '42P02',
  '42702',
  '42725',
  '42804',
  '42846',
  '42P18',
  '42601',
  '42P10',
  '3F000',
]);
/** Counts where code ran into it: NULL into a new NOT NULL, a text that a new type does not take, a value for a generated column. */
const BROKEN_IN_CODE: ReadonlySet<string> = new Set(['23502', '22P02', '428C9']);

const TIMEOUT_MS = 3000;

/** Runs and undoes a statement; null if it works. */
async function attempt(client: Client, sql: string): Promise<Failure | null> {
  try {
    await client.query(`begin; set local statement_timeout = ${TIMEOUT_MS}; set local lock_timeout = ${TIMEOUT_MS}`);
    await client.query(sql);
    return null;
  } catch (error) {
    const { code = '', message = '', where = '' } = error as Partial<Failure>;
    return { code, message, where };
  } finally {
    await client.query('rollback');
  }
}

/** The failure after the migration that was not there before it. */
async function newFailure({ before, after }: Sides, old: string, now: string): Promise<Failure | null> {
  const failure = await attempt(after.client, now);
  if (!failure || !(BROKEN.has(failure.code) || (BROKEN_IN_CODE.has(failure.code) && /function/.test(failure.where)))) return null;
  const earlier = await attempt(before.client, old);
  return earlier && (BROKEN.has(earlier.code) || earlier.code === failure.code) ? null : failure;
}

async function viewsOf(sides: Sides): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const old of sides.before.catalog.relations.filter(isView)) {
    const pair = pairOf(sides, old);
    if (!pair) {
      if (!isDroppedByName(sides, 'view', old.name) && !isDroppedByName(sides, 'schema', old.schema)) found.push(await gone(sides, 'view', old));
      continue;
    }
    const read = ({ kind, path }: Relation): string => (kind === 'm' ? `refresh materialized view ${path}` : `select * from ${path} limit 20`);
    const failure = await newFailure(sides, read(old), read(pair.now));
    if (failure) found.push(broken(sides, `The view ${old.title}`, 'cannot be read', failure, await definitionOf(sides, old), old.title));
  }
  return found;
}

async function definitionOf({ before }: Sides, { oid }: Relation): Promise<string> {
  return (await before.client.query<{ sql: string }>(`select pg_get_viewdef(${oid}::oid) as sql`)).rows[0]!.sql;
}

async function gone(sides: Sides, word: string, old: Relation): Promise<Finding> {
  const definition = await definitionOf(sides, old);
  return {
    kind: 'breaks',
    ...at(cascadeOf(sides, definition)),
    table: old.title,
    message: `The ${word} ${old.title} is dropped with something else, and nothing creates it again.`,
    fix: `Drop the ${word} by its name, and create it again after the change.`,
  };
}

/** The statement with CASCADE that names something of a definition. */
function cascadeOf({ story }: Sides, definition: string): number | undefined {
  const drops = story.mentions.filter(({ does, cascade }) => does === 'drop' && cascade);
  const near = drops.filter(({ name, table }) => hasWord(definition, name) || (table && hasWord(definition, table.old?.name ?? table.name)));
  return (
    (near.at(-1) ?? drops.at(-1))?.statement ?? story.statements.findLast(({ number, sql }) => story.opaque.has(number) && /\bcascade\b/i.test(sql))?.number
  );
}

function broken(sides: Sides, what: string, how: string, { message, where }: Failure, definition: string, table?: string): Finding {
  return {
    kind: 'breaks',
    ...at(blame(sides, `${message}\n${where}`, message, definition)),
    ...(table === undefined ? {} : { table }),
    message: `${what} ${how} any more: ${message}.`,
    fix: `Change ${what[0]!.toLowerCase()}${what.slice(1)} in the same migration.`,
  };
}

/** The statement that renames or drops what the error names, or else changes a type of what the code reads. */
function blame(sides: Sides, text: string, message: string, definition: string): number | undefined {
  const { story } = sides;
  const named = story.mentions.findLast(({ does, name }) => (does === 'rename' || does === 'drop') && name !== '' && hasWord(message, name));
  if (named) return named.statement;
  const typed = story.tables
    .flatMap(({ columns }) => columns)
    .flatMap((column) =>
      column.changes.filter(({ does }) => does === 'type').map(({ statement }) => ({ statement, near: hasWord(definition, column.old?.name ?? column.name) })),
    )
    .toSorted((a, b) => Number(a.near) - Number(b.near) || a.statement - b.statement);
  const quoted = [...message.matchAll(/"([^"]+)"/g)].map((match) => match[1]!);
  return (
    typed.at(-1)?.statement ??
    statementNaming(sides, quoted) ??
    story.mentions.findLast(({ does, name }) => does !== 'create' && name !== '' && (hasWord(text, name) || hasWord(definition, name)))?.statement
  );
}

/** A value of each category of types that a text literal can give. */
const SAMPLES = dictionary<string>({ N: '1', S: 'a', B: 'true', D: '2024-01-01', T: '1 day', A: '{}', R: 'empty', I: '127.0.0.1' });
const SAMPLES_OF_TYPES = dictionary<string>({
  uuid: '00000000-0000-0000-0000-000000000001',
  json: '{}',
  jsonb: '{}',
  'time without time zone': '12:00',
  'time with time zone': '12:00+00',
});

async function routinesOf(sides: Sides): Promise<Finding[]> {
  const { before, after } = sides;
  const found: Finding[] = [];
  for (const old of before.catalog.routines) {
    const now =
      after.catalog.routines.find(({ oid }) => oid === old.oid) ??
      after.catalog.routines.find(({ title }) => title === old.title) ??
      after.catalog.routines.find(({ path }) => path === old.path);
    if (!now) {
      if (isDroppedByName(sides, 'function', old.name) || isDroppedByName(sides, 'schema', old.schema)) continue;
      const message = `The function ${old.title} is dropped with something else, and nothing creates it again.`;
      found.push({
        kind: 'breaks',
        ...at(cascadeOf(sides, old.definition)),
        message,
        fix: 'Drop the function by its name, and create it again after the change.',
      });
      continue;
    }
    if (old.trigger) continue;
    for (const filled of [false, true]) {
      const failure = await newFailure(sides, callOf(old, filled), callOf(now, filled));
      // A sample need not be a value that a new type takes.
      if (!failure || (filled && failure.code === '22P02')) continue;
      found.push(broken(sides, `The function ${old.title}`, 'does not work', failure, old.definition));
      break;
    }
  }
  return found;
}

function callOf({ path, procedure, arguments: types }: Routine, filled: boolean): string {
  const values = types.map(({ type, category, label }) => {
    const sample = label ?? SAMPLES_OF_TYPES[type] ?? SAMPLES[category];
    return filled && sample !== undefined ? `${quoteLiteral(sample)}::${type}` : `null::${type}`;
  });
  return procedure ? `call ${path}(${values.join(', ')})` : `select * from ${path}(${values.join(', ')}) limit 20`;
}

/** What makes the triggers of a table run, on one row. */
const CHANGES: readonly ((table: Relation) => string)[] = [
  (table) => {
    const columns = storedColumns(table).filter(({ identity }) => !identity);
    return `update ${table.path} set ${columns.map(({ name }) => `${quoteIdent(name)} = ${quoteIdent(name)}`).join(', ')} where ${ONE_OF(table)}`;
  },
  (table) => `insert into ${table.path} (${columnList(table)}) overriding system value select ${columnList(table)} from ${table.path} limit 1`,
  // Of an empty table.
  (table) => `insert into ${table.path} default values`,
  // Without a conflict of keys, so that triggers after the row run too.
  (table) => `create temporary table seedbed_row on commit drop as select * from ${table.path} where ${ONE_OF(table)};
    delete from ${table.path} where ${ONE_OF(table)};
    insert into ${table.path} (${columnList(table)}) overriding system value select ${columnList(table)} from seedbed_row`,
];

const ONE_OF = ({ path }: Relation): string => `(tableoid, ctid) in (select tableoid, ctid from ${path} limit 1)`;
const columnList = (table: Relation): string =>
  storedColumns(table)
    .map(({ name }) => quoteIdent(name))
    .join(', ');

async function triggersOf(sides: Sides): Promise<Finding[]> {
  const { before } = sides;
  const found: Finding[] = [];
  for (const old of before.catalog.relations.filter((each) => !isView(each))) {
    const triggers = partsOf(before, old).filter(({ kind }) => kind === 'trigger');
    const pair = pairOf(sides, old);
    if (triggers.length === 0 || !pair || isView(pair.now)) continue;
    for (const sql of CHANGES) {
      const failure = await newFailure(sides, sql(old), sql(pair.now));
      if (!failure || !failure.where) continue;
      const own = before.catalog.routines.filter((routine) => routine.trigger && triggers.some(({ form }) => hasWord(form, routine.name)));
      const routine = own.find(({ name }) => hasWord(failure.where, name));
      const trigger = routine && triggers.find(({ form }) => hasWord(form, routine.name));
      const what = trigger ? `The trigger ${trigger.name} of ${old.title}` : `A trigger of ${old.title}`;
      const one = broken(sides, what, 'does not work', failure, own.map(({ definition }) => definition).join('\n'), old.title);
      found.push(routine ? { ...one, fix: `Change its function ${routine.title} in the same migration.` } : one);
      break;
    }
  }
  return found;
}
