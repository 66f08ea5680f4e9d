import { qualifiedName, resolveType, type Blueprint, type BlueprintColumn, type BlueprintTable, type ColumnFinding } from '@seedbed/contract';
import { textRows, type Plan } from '@seedbed/engine';
import { pieces } from '../read/names/tokens.ts';
import { singular } from '../read/names/singular.ts';

/** How many rows of a table are looked at. */
const ROWS = 200;
/** They come in this many runs, spread over the table. */
const BLOCKS = 4;

/** A column with its texts in the rows that are looked at. */
export type MadeColumn = {
  readonly name: string;
  readonly column: BlueprintColumn;
  /** Of its name: lower case, in the singular. */
  readonly words: readonly string[];
  /** `int4`, `text`, `timestamptz`. */
  readonly base: string;
  readonly length: number | undefined;
  readonly cells: readonly (string | null)[];
};

/** A table with the rows that are looked at. */
export type MadeTable = {
  readonly table: BlueprintTable;
  /** Qualified. */
  readonly name: string;
  readonly words: readonly string[];
  readonly total: number;
  /** The numbers of the rows, from 0. */
  readonly rows: readonly number[];
  readonly columns: readonly MadeColumn[];
};

/** Everything that a second look may read. */
export type Made = {
  readonly blueprint: Blueprint;
  readonly plan: Plan;
  /** A table by its qualified name, read when it is first asked for; undefined if its rows cannot be made. */
  readonly table: (name: string) => MadeTable | undefined;
  /** Why the rows of a table cannot be made, if it was read. */
  readonly fault: (name: string) => unknown;
  /** Words of all tables and columns, whether their rows are read or not. */
  readonly words: ReadonlySet<string>;
};

/** Something in made rows that looks wrong; its place is added by `found`. */
export type Doubt = Omit<ColumnFinding, 'table'>;

/** Words of a name, in the singular: `order_items` → order, item. */
export function wordsOf(name: string): string[] {
  return pieces(name).map((word) => singular(word));
}

/** The tables of a blueprint, each read once. */
export function openMade(blueprint: Blueprint, plan: Plan): Made {
  const tables = new Map(blueprint.tables.map((table) => [qualifiedName(table.schema, table.name), table]));
  const read = new Map<string, MadeTable | undefined>();
  const faults = new Map<string, unknown>();
  return {
    blueprint,
    plan,
    table(name) {
      const table = tables.get(name);
      if (!table || read.has(name)) return read.get(name);
      try {
        read.set(name, readTable(blueprint, plan, table, name));
      } catch (error) {
        faults.set(name, error);
        read.set(name, undefined);
      }
      return read.get(name);
    },
    fault: (name) => faults.get(name),
    words: new Set(blueprint.tables.flatMap((each) => [...wordsOf(each.name), ...each.columns.flatMap((column) => wordsOf(column.name))])),
  };
}

function readTable(blueprint: Blueprint, plan: Plan, table: BlueprintTable, name: string): MadeTable {
  const planned = plan.table(name);
  const made = new Set(planned.columns.map((each) => each.name));
  const columns = table.columns.filter((each) => made.has(each.name));
  const rows = rowsToLookAt(planned.rows);
  const texts = runsOf(rows).flatMap(([first, count]) =>
    textRows(
      plan,
      planned,
      first,
      count,
      columns.map((each) => each.name),
    ),
  );
  return {
    table,
    name,
    words: wordsOf(table.name),
    total: planned.rows,
    rows,
    columns: columns.map((column, at) => {
      const type = resolveType(column.type, blueprint.types ?? {});
      return {
        name: column.name,
        column,
        words: wordsOf(column.name),
        base: type.kind === 'base' || type.kind === 'domain' ? type.base : type.kind,
        length: type.length,
        cells: texts.map((row) => row[at] ?? null),
      };
    }),
  };
}

function rowsToLookAt(total: number): number[] {
  if (total <= ROWS) return Array.from({ length: total }, (_, i) => i);
  const count = ROWS / BLOCKS;
  return Array.from({ length: BLOCKS }, (_, block) => Math.round(((total - count) * block) / (BLOCKS - 1))).flatMap((first) =>
    Array.from({ length: count }, (_, i) => first + i),
  );
}

function runsOf(rows: readonly number[]): [first: number, count: number][] {
  const runs: [number, number][] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last && last[0] + last[1] === row) last[1]++;
    else runs.push([row, 1]);
  }
  return runs;
}

const NUMBERS = /^(?:int[248]|numeric|money|float[48])$/;
const TEXTS = /^(?:text|varchar|bpchar|citext|name)$/;
const TIMES = /^(?:date|timestamp|timestamptz)$/;

export const isNumber = ({ base }: MadeColumn): boolean => NUMBERS.test(base);
export const isText = ({ base }: MadeColumn): boolean => TEXTS.test(base);
export const isTime = ({ base }: MadeColumn): boolean => TIMES.test(base);

export const has = (words: readonly string[], ...any: readonly string[]): boolean => any.some((word) => words.includes(word));
/** The words without one of them. */
export const restOf = (words: readonly string[], taken: string): string => words.filter((word) => word !== taken).join(' ');
/** Words that are written in one line. */
export const list = (words: string): readonly string[] => words.split(' ');
export const ends = (words: readonly string[], ...any: readonly string[]): boolean => any.includes(words.at(-1) ?? '');

/** The value of a cell as a number; NaN if it has none. */
export const numberOf = (cell: string | null | undefined): number =>
  cell == null || cell === '' ? Number.NaN : Number(cell.replace(/^\$/, '').replaceAll(',', ''));

/** How many of the rows that could be judged are wrong, and the first few of these. */
export type Counted = { readonly bad: number; readonly of: number; readonly rows: number[] };

const SHOWN = 3;

/** Counts rows by a judgement: true for a wrong one, false for a right one, null for one that cannot be judged. */
export function countRows(table: MadeTable, isWrong: (at: number) => boolean | null): Counted {
  let [bad, of] = [0, 0];
  const rows: number[] = [];
  for (const [at, row] of table.rows.entries()) {
    const wrong = isWrong(at);
    if (wrong === null) continue;
    of++;
    if (!wrong) continue;
    bad++;
    if (rows.length < SHOWN) rows.push(row + 1);
  }
  return { bad, of, rows };
}

/** `40 of 200 rows`, `all 200 rows`. */
export function inRows({ bad, of }: Counted): string {
  return bad === of ? `all ${of} rows looked at` : `${bad} of ${of} rows`;
}

/** The first different values, in quotes: `“a”, “b” and “c”`. */
export function quoted(cells: readonly (string | null)[], most = 3): string {
  const texts = [...new Set(cells.filter((cell) => cell !== null))].slice(0, most).map((text) => `“${text.length > 40 ? `${text.slice(0, 39)}…` : text}”`);
  return texts.length < 2 ? (texts[0] ?? '') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)!}`;
}
