import { dictionary } from '@seedbed/contract';
import { quoteIdent } from '../sql/quote.ts';
import type { CatalogColumn, Relation } from './catalog.ts';
import type { Finding } from './finding.ts';
import { columnNamed, indexByKey, keyText, matchRows, readColumns } from './rows.ts';
import { at, columnPairs, hasWord, isView, listed, pairOf, partsOf, relationAfter, storyColumn, storyOf, type Row, type Sides } from './sides.ts';
import type { Dedupe, Flow, StoryTable } from './story.ts';

/** Rows that are gone, where no statement deletes rows of their table and drops the table only after it copied them. */
export async function findRowsLost(sides: Sides): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const old of sides.before.catalog.relations.filter((each) => !isView(each))) {
    const pair = pairOf(sides, old);
    const flows = flowsOf(sides, storyOf(sides, old)!);
    const finding = pair && (!pair.replaced || flows.length === 0) ? await fromTable(sides, old) : await intoOthers(sides, old, flows);
    if (finding) found.push(finding);
  }
  return found;
}

async function fromTable(sides: Sides, old: Relation): Promise<Finding | undefined> {
  const pair = pairOf(sides, old)!;
  const { deletes, dedupes } = storyOf(sides, old)!;
  if (dedupes.length > 0 && dedupes.length === deletes.length) return await byDedupe(sides, old, dedupes);
  if (old.kind === 'p' || pair.now.kind === 'p' || deletesOnPurpose(sides, old) || columnPairs(pair).length === 0) return undefined;
  const { pairs, old: rows, now, partner } = await matchRows(sides, pair);
  // Rows whose key is another one now are not gone.
  const gone = rows
    .filter((_, n) => partner[n] === undefined)
    .slice(0, Math.max(rows.length - now.length, pair.old.key.length > 0 && keyKept(sides, old) ? rows.length : 0));
  if (gone.length === 0) return undefined;
  const names = pairs.map((each) => each.old.name);
  const from = cascadeFrom(sides, old);
  return {
    kind: 'loses',
    ...at(from?.statement),
    table: old.title,
    message: `${gone.length} of ${rows.length} rows of ${old.title} are gone, such as ${example(names, old, gone[0]!)}${from ? `: ON DELETE CASCADE removes them with rows of ${from.table}` : ''}.`,
    fix: from ? `Move the references to a row that stays before ${from.table} loses rows.` : `Check which statement removes rows of ${old.title}.`,
  };
}

/** Rows that a statement deletes as copies, although they differ from each row that stays in a column that it does not name. */
async function byDedupe(sides: Sides, old: Relation, dedupes: readonly Dedupe[]): Promise<Finding | undefined> {
  const pair = pairOf(sides, old)!;
  if (old.kind === 'p' || pair.now.kind === 'p' || flowsOf(sides, storyOf(sides, old)!).length > 0) return undefined;
  const { pairs, old: rows, partner } = await matchRows(sides, pair);
  const { alike, named, statement } = dedupes[0]!;
  const isIn = (column: CatalogColumn): boolean => {
    const story = storyColumn(sides, old, column);
    const isNamed = dedupes.some((each) => each.named.has(column.name)) || named.has(column.name);
    // What was merged before is not lost.
    return !old.key.includes(column.name) && !column.generated && !isNamed && story?.changes.some(({ does }) => does === 'update') !== true;
  };
  const places = (wanted: (column: CatalogColumn) => boolean): number[] => pairs.flatMap((each, at) => (wanted(each.old) ? [at] : []));
  const [rest, same] = [places(isIn), places(({ name }) => alike.includes(name) && !old.key.includes(name))];
  const textOf = (row: Row, columns: readonly number[]): string => JSON.stringify(columns.map((at) => row[at]));
  const keysOf = (columns: readonly number[]): string => columns.map((each) => quoteIdent(pairs[each]!.old.name)).join(', ');
  const stay = rows.filter((_, n) => partner[n] !== undefined);
  const copies = new Set(stay.map((row) => textOf(row, [...same, ...rest])));
  const gone = rows.filter((row, n) => partner[n] === undefined && !copies.has(textOf(row, [...same, ...rest])));
  if (rest.length === 0 || gone.length === 0) return undefined;
  const other = stay.find((row) => textOf(row, same) === textOf(gone[0]!, same));
  const differing = rest.filter((at) => other === undefined || other[at] !== gone[0]![at]).map((at) => pairs[at]!.old.name);
  const names = pairs.map((each) => each.old.name);
  return {
    kind: 'loses',
    ...at(statement),
    table: old.title,
    message: `${gone.length} of ${rows.length} rows of ${old.title} are deleted as copies, such as ${example(names, old, gone[0]!)}, but differ from the row that stays in ${listed(differing)}.`,
    ...(same.length === new Set(alike).size && {
      query: `SELECT ${keysOf(same)}, count(*) FROM ${old.path} GROUP BY ${keysOf(same)} HAVING count(DISTINCT ROW(${keysOf(rest)})::text) > 1`,
    }),
    fix: `Compare ${listed(differing)} too, or merge their values before the rows are deleted.`,
  };
}

function keyKept(sides: Sides, old: Relation): boolean {
  const story = storyOf(sides, old)!;
  return old.key.every(
    (name) =>
      columnNamed(story, name)?.changes.length === 0 &&
      pairOf(sides, old)!.now.columns.some((each) => each.attnum === old.columns.find((column) => column.name === name)!.attnum),
  );
}

function deletesOnPurpose(sides: Sides, old: Relation): boolean {
  const { story } = sides;
  return (
    storyOf(sides, old)!.deletes.length > 0 ||
    story.statements.some(({ number, sql }) => story.opaque.has(number) && /\b(?:delete|truncate)\b/i.test(sql) && hasWord(sql, old.name))
  );
}

/** The table whose rows a statement deletes, and these with them. */
function cascadeFrom(sides: Sides, old: Relation): { readonly table: string; readonly statement: number } | undefined {
  const deleted = sides.story.tables.filter(({ deletes }) => deletes.length > 0);
  const keys = partsOf(sides.before, old).filter(({ type }) => type === 'f');
  const parent = deleted.find((each) => keys.some(({ form }) => hasWord(form, each.old?.name ?? each.name))) ?? deleted.at(-1);
  return parent && { table: parent.old?.title ?? parent.name, statement: parent.deletes.at(-1)! };
}

/** Copies of a table's rows into tables that stay, also by tables in between. */
export function flowsOf(sides: Sides, table: StoryTable, seen: ReadonlySet<StoryTable> = new Set()): Flow[] {
  return sides.story.flows
    .filter(({ from, to }) => from === table && to !== table && !seen.has(to))
    .flatMap((flow) => {
      if (relationAfter(sides, flow.to)) return [flow];
      return flowsOf(sides, flow.to, new Set([...seen, table])).map((next) => ({
        ...next,
        from: table,
        joined: flow.joined || next.joined,
        grouped: flow.grouped || next.grouped,
        filtered: flow.filtered || next.filtered,
        notIn: flow.notIn || next.notIn,
        conditions: [...flow.conditions, ...next.conditions.flatMap(({ name }) => table.columns.filter((each) => each.name === name))],
      }));
    });
}

async function intoOthers(sides: Sides, old: Relation, flows: readonly Flow[]): Promise<Finding | undefined> {
  const whole = flows.filter(({ grouped }) => !grouped);
  if (whole.length === 0 || deletesOnPurpose(sides, old) || whole.some(({ to }) => to.deletes.length > 0)) return undefined;
  const rows = await readColumns(sides.before, old, old.columns);
  const keyAt = old.key.map((name) => old.columns.findIndex((column) => column.name === name));
  const there: Map<string, Row[]>[] = [];
  const tables = [...new Set(flows.map(({ to }) => relationAfter(sides, to)!))];
  for (const table of tables) {
    const index = await indexByKey(sides, old, table, []);
    if (index) there.push(index);
    else if (whole.some(({ to }) => relationAfter(sides, to) === table)) return undefined;
  }
  const gone = rows.filter((row) => !there.some((index) => index.has(keyText(keyAt.map((n) => row[n]!)))));
  const counted = gone.filter((row) => isUnmeant(row, old, whole));
  if (counted.length === 0) return undefined;
  const statement = (whole.findLast(({ joined, notIn }) => joined || notIn) ?? whole.at(-1)!).statement;
  return {
    kind: 'loses',
    ...at(statement),
    table: old.title,
    message: `${counted.length} of ${rows.length} rows of ${old.title} do not arrive in ${arrival(old, tables)}, such as ${example(
      old.columns.map(({ name }) => name),
      old,
      counted[0]!,
    )}: ${reasonOf(whole)}.`,
    fix: FIXES[reasonOf(whole)]!,
  };
}

/** The tables that rows are copied to; one that took the name of the old is the new one. */
function arrival({ title }: Relation, tables: readonly Relation[]): string {
  return listed(tables.map((each) => (each.title === title ? `the new ${title}` : each.title)));
}

const JOIN = 'the join leaves out a row without a partner';
const NOT_IN = 'NOT IN is unknown once its list has a NULL';
const CONDITION = 'no condition is true for them';
const CONFLICT = 'the statement skips them';

const FIXES = dictionary<string>({
  [JOIN]: 'Use a LEFT JOIN.',
  [NOT_IN]: 'Use NOT EXISTS, or leave NULL out of the list.',
  [CONDITION]: 'Let the conditions cover NULL and every other value: IS TRUE and IS NOT TRUE.',
  [CONFLICT]: 'Check the ON CONFLICT clause and what the statement selects.',
});

function reasonOf(flows: readonly Flow[]): string {
  if (flows.some(({ joined }) => joined)) return JOIN;
  if (flows.some(({ notIn }) => notIn)) return NOT_IN;
  return flows.some(({ filtered }) => filtered) ? CONDITION : CONFLICT;
}

/** A condition that is false for a row leaves it out on purpose. One that NULL makes unknown does not, nor one of several that share the rows. */
function isUnmeant(row: Row, old: Relation, flows: readonly Flow[]): boolean {
  if (flows.some(({ joined, notIn, filtered }) => joined || notIn || !filtered)) return true;
  const conditions = flows.map((flow) => flow.conditions);
  if (conditions.some((each) => each.some((column) => row[old.columns.findIndex(({ attnum }) => attnum === column.old?.attnum)] === null))) return true;
  return flows.length > 1 && conditions[0]!.some((column) => conditions.every((each) => each.includes(column)));
}

function example(names: readonly string[], { key }: Relation, row: Row): string {
  const shown = key.length > 0 && key.every((name) => names.includes(name)) ? key : names.slice(0, 3);
  return `(${shown.map((name) => `${name} ${row[names.indexOf(name)] ?? 'NULL'}`).join(', ')})`;
}
