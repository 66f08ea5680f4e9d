import { countOf, knownTables, Problem, rowsAsked, scaledRows, tablesNamed, type Diagnostic } from '@seedbed/contract';
import { catalogueSize, isMakerOfWorks, isOneToOne, isRequired, type DecideContext, type SchemaView, type TableView } from '@seedbed/meaning/decide';
import type { InferOptions } from '../options.ts';
import { membersEach } from '../relations/meaning.ts';
import type { Limit, Solution } from '@seedbed/constraints';
import { expectedChildren } from './expected-children.ts';
import { keyCapacity, usualCodes } from './key-capacity.ts';
import { fewerParents } from './fewer-parents.ts';
import { isFirm } from './firms.ts';
import { closedSize, firmSize, isListNoun, PLACES, lookupSize, standaloneSize } from './list-sizes.ts';
import { leastStaff, staffSize } from './staff-size.ts';
import { listStays } from './list-stays.ts';
import {
  leastMemberships,
  leastOfKinds,
  leastParticipations,
  repeatsNames,
  rowsByMembers,
  rowsByOwners,
  rowsOfList,
  rowsOfPlaces,
} from './told-by-structure.ts';
import { MAX_TRIGGER_TABLES, tableMaker } from '../tables/table-makers.ts';

export type RowCount = {
  /** The blueprint's count; undefined if it follows from the owner's rows. */
  readonly rows: number | undefined;
  /** The approximate resulting count. */
  readonly expected: number;
};

/** The facts about the schema before any column is chosen. */
type Known = Pick<DecideContext, 'schema' | 'names' | 'relations' | 'concepts'>;

/** The maximum number of children without a request. */
const DEFAULT_MAX_CHILDREN = 20_000;

/** A table that others are of (packages, crops) has more rows than the two or three that a concept names. */
const MIN_ROWS_BY_NAMES = 6;

/** A catalogue has each name once; what takes place has it again, such as a course each term. */
const NAMES_AGAIN = 6;

/** Fewer rows than that are counted, since they would often be none by what each parent has. */
const SURE = 10;

/** One row a year, or one a quarter, goes back so far unless more are requested. */
const USUAL_YEARS = 15;

/**
 * Row counts that make sense: lookup tables have the length of their list, catalogues at most the number of names, few tenants, parts
 * depend on their wholes. Requested counts that are impossible are lowered and reported.
 */
export function countRows(known: Known, solution: Solution, options: InferOptions, diagnostics: Diagnostic[]): Map<TableView, RowCount> {
  refuseUnknown(known.schema, options);
  const counts = countOnce(known, solution, options, [], new Map());
  const lowered = fewerParents(counts, known, (table) => options.scale !== undefined || requestedRows(table, options) !== undefined);
  // Counts again, because other tables depend on the lowered ones.
  return countOnce(known, solution, options, diagnostics, lowered);
}

/** Each table's count, those that are given apart. */
function countOnce(
  known: Known,
  solution: Solution,
  options: InferOptions,
  diagnostics: Diagnostic[],
  given: ReadonlyMap<TableView, RowCount>,
): Map<TableView, RowCount> {
  const { schema } = known;
  const counts = new Map(given);
  const visit = (table: TableView, path: readonly TableView[]): RowCount => {
    const counted = counts.get(table);
    if (counted) return counted;
    const count = countTable(
      table,
      tableMaker(table.table, schema.catalog)?.name,
      (parent) => (path.includes(parent) || parent === table ? 1000 : visit(parent, [...path, table]).expected),
      known,
      solution,
      options,
      diagnostics,
    );
    counts.set(table, count);
    return count;
  };
  for (const table of schema.tables) visit(table, []);
  return counts;
}

function refuseUnknown(schema: SchemaView, { rows }: InferOptions): void {
  for (const name of tablesNamed(rows)) {
    const found = schema.tables.filter((table) => table.name === name || table.table.name === name).map((table) => table.name);
    if (found.length === 0)
      throw new Problem('invalid-request', `rows: there is no table ${name}; there are ${knownTables(schema.tables.map((table) => table.name))}`);
    if (found.length > 1 && !found.includes(name))
      throw new Problem('invalid-request', `rows: ${name} could be ${knownTables(found)}: name the table with its schema.`);
  }
}

function countTable(
  table: TableView,
  maker: string | undefined,
  parentRows: (table: TableView) => number,
  { schema, names, relations, concepts }: Known,
  solution: Solution,
  options: InferOptions,
  diagnostics: Diagnostic[],
): RowCount {
  const requestedCount = requestedRows(table, options);
  const solved = solution.tables.get(table.name)!;
  const allowed = Math.min(solved.maxRows ?? Infinity, maker === undefined ? Infinity : MAX_TRIGGER_TABLES);
  const capacity = (usual: (column: string) => number) =>
    keyCapacity(table, relations.of.get(table)!, solved, parentRows, usual, requestedCount?.named === true);
  const codes = (column: string) => usualCodes(table.column.get(column)!);
  const limits = [solved.limit, capacity(requestedCount === undefined ? codes : () => Infinity)].filter((limit) => limit !== undefined);
  const most = Math.min(allowed, ...limits.map((limit) => limit.rows));
  const list =
    requestedCount === undefined || requestedCount.named || relations.roles.get(table) !== 'lookup' ? undefined : closedSize(names.tables.get(table)!.noun);
  if (requestedCount !== undefined && list !== undefined && list < Math.min(requestedCount.rows, most)) {
    diagnostics.push(listStays(table, requestedCount.rows, list));
    return fixed(list);
  }
  if (requestedCount !== undefined) {
    const limit = limits.find(({ rows }) => rows === most && rows < requestedCount.rows);
    if (limit)
      diagnostics.push(isByPartitions(table, limit) ? withoutPlace(table.name, requestedCount.rows, limit) : fewer(table.name, requestedCount.rows, limit));
    else if (maker !== undefined && most < requestedCount.rows) diagnostics.push(fewerTables(table.name, requestedCount.rows, maker));
    return fixed(Math.min(requestedCount.rows, most));
  }
  const role = relations.roles.get(table);
  const { noun, agent, columns } = names.tables.get(table)!;
  const usual = (column: string) => (columns.get(column)!.words.at(-1) === 'year' ? USUAL_YEARS : codes(column));
  if (role === 'single') return fixed(Math.min(1, most));
  const scale = options.scale ?? 1;
  const owner = relations.owners.get(table);
  const concept = owner || (agent && !isMakerOfWorks(noun)) || scale > 1 ? undefined : concepts.get(table.name);
  const catalogue = (concept && catalogueSize(concept)) ?? Infinity;
  const again = repeatsNames(table, catalogue, { schema, names, relations }, parentRows) ? NAMES_AGAIN : 1;
  const named = Math.max(catalogue * again, role === 'lookup' ? 1 : MIN_ROWS_BY_NAMES);
  if (role === 'lookup') return fixed(Math.min(lookupSize(noun), named, most));
  const known = { schema, names, relations };
  const alone = () => {
    const byMembers = rowsByMembers(table, known, parentRows);
    if (byMembers !== null) return byMembers;
    const byOwners = rowsByOwners(table, known, parentRows);
    // A catalogue has each of its names once; what belongs to customers has them again and again.
    if (byOwners !== null) return Math.max(standaloneSize(noun, agent, role), byOwners);
    if (isFirm(names.tables.get(table)!)) return firmSize(noun);
    const size = rowsOfList(table, known, parentRows) ?? rowsOfPlaces(table, known) ?? standaloneSize(noun, agent, role);
    const around = placesOf(table, { names, relations }).map(parentRows);
    return Math.min(Math.max(Math.min(size, named), leastStaff(noun, agent, around)), staffSize(noun, agent, around));
  };
  // Children of an empty table have their own count: their reference is NULL, or the plan names the table they wait for.
  const years = capacity(usual)?.rows ?? Infinity;
  if (!owner || parentRows(owner.to) === 0) return fixed(Math.min(years, scaledRows(table.name, alone(), scale), most));
  const { relation } = relations.of.get(table)!.find((each) => each.link === owner)!;
  const expected = expectedChildren(parentRows(owner.to), relation, isOneToOne(owner));
  const least = Math.min(
    Math.max(
      leastMemberships(table, known, parentRows),
      leastParticipations(table, known, parentRows),
      leastOfKinds(table, relation, known, parentRows, scale),
    ),
    most,
    DEFAULT_MAX_CHILDREN,
  );
  if (least > expected) {
    relation.fanOut = membersEach(least / parentRows(owner.to));
    return { rows: undefined, expected: least };
  }
  if (expected > DEFAULT_MAX_CHILDREN * scale) return fixed(Math.min(Math.round(DEFAULT_MAX_CHILDREN * scale), most));
  if (expected < SURE) return fixed(Math.min(expected, most));
  // The plan handles keys that limit the children of each parent; a CHECK that limits the table must be stated.
  return allowed < expected ? fixed(most) : { rows: undefined, expected: Math.min(expected, most) };
}

/** Tables that each row must refer to, and that list neither people nor mere kinds. */
function placesOf(table: TableView, { names, relations }: Pick<Known, 'names' | 'relations'>): TableView[] {
  const isPlace = (place: TableView): boolean => {
    const { noun, agent } = names.tables.get(place)!;
    return !agent && !isListNoun(noun) && (relations.roles.get(place) !== 'lookup' || PLACES.has(noun));
  };
  return relations.of
    .get(table)!
    .map(({ link }) => link)
    .filter((link) => link.to !== table && isRequired(link) && isPlace(link.to))
    .map(({ to }) => to);
}

function fewer(table: string, requested: number, { rows, constraint, columns, searched, unless }: Limit): Diagnostic {
  if (unless !== undefined) return fewerWithout(table, requested, { rows, constraint, columns, unless });
  const among = searched === undefined ? 'there are no more values' : `Seedbed found no more values that ${searched} accepts`;
  return {
    level: 'info',
    code: 'unsatisfiable',
    table,
    constraint,
    message: `${table} ${searched === undefined ? 'can have' : 'gets'} ${countOf(rows, 'row')}, not ${requested}: ${constraint} asks that (${columns.join(', ')}) be different in every row, and ${among}.`,
    mend:
      searched === undefined
        ? `Ask for at most ${rows} rows, or give the columns more values.`
        : `Ask for at most ${rows} rows, or give ${columns.join(', ')} a generator or a list with more such values.`,
    largest: rows,
  };
}

/** More rows would be there without a value in the key: a table that is named gets them. */
function fewerWithout(table: string, requested: number, { rows, constraint, columns, unless }: Limit & { readonly unless: string }): Diagnostic {
  const name = table.slice(table.indexOf('.') + 1);
  return {
    level: 'info',
    code: 'unsatisfiable',
    table,
    constraint,
    message: `${table} gets ${countOf(rows, 'row')}, not ${requested}: ${constraint} asks that (${columns.join(', ')}) be different in every row that has ${unless}; ${name}=${requested} makes the others without it.`,
    mend: `Name the table to get more rows: ${name}=${requested}.`,
    largest: rows,
  };
}

/** Nothing but the bounds of its partitions restricts the key's columns. */
function isByPartitions({ table }: TableView, { columns, searched }: Limit): boolean {
  const checks = table.checks.filter((check) => check.columns.some((name) => columns.includes(name)));
  return searched === undefined && checks.length > 0 && checks.every(({ partition }) => partition);
}

function withoutPlace(table: string, requested: number, { rows, constraint, columns }: Limit): Diagnostic {
  return {
    level: 'info',
    code: 'unsatisfiable',
    table,
    constraint,
    message: `${table} can have ${countOf(rows, 'row')}, not ${requested}: its partitions have a place for no more values of (${columns.join(', ')}), which differ in every row by ${constraint}.`,
    mend: `Ask for at most ${rows} rows, or make another partition.`,
    largest: rows,
  };
}

function fewerTables(table: string, requested: number, trigger: string): Diagnostic {
  return {
    level: 'info',
    code: 'unsatisfiable',
    table,
    constraint: trigger,
    message: `${table} gets ${MAX_TRIGGER_TABLES} rows, not ${requested}: its trigger ${trigger} makes a table for each of them, and a transaction cannot lock many thousands.`,
    mend: `Ask for at most ${MAX_TRIGGER_TABLES} rows.`,
    largest: MAX_TRIGGER_TABLES,
  };
}

function fixed(rows: number): RowCount {
  return { rows, expected: rows };
}

/** Rows that the caller named for this table, or for every table. */
function requestedRows(table: TableView, { rows }: InferOptions): ReturnType<typeof rowsAsked> {
  return rowsAsked(rows, [table.name, table.table.name]);
}
