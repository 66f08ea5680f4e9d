import { TODAY } from './today.ts';

/** Rows of a table, before or after a request: texts by column, NULL as null. */
export type Row = Readonly<Record<string, string | null>>;

/** The rows of all tables before and after a request. */
export type Made = { readonly rows: (table: string) => readonly Row[]; readonly before: (table: string) => readonly Row[] };

/** What must be true of the rows; a text says what is not. */
export type Check = (made: Made) => string | null;

/** A schema, and sentences as testers, sales engineers and developers write them about it, each with what its rows must be like then. */
export type Trade = {
  readonly name: string;
  readonly ddl: string;
  readonly sentences: readonly (readonly [string, Check])[];
  /** Sentences that are understood and that no change does: they come back with the reason. */
  readonly refused?: readonly string[];
  /** Sentences that are not understood yet, and come back so. */
  readonly left?: readonly string[];
};

type Is = (row: Row) => boolean;

/** This share of a table's rows is so, within one row, or within `by`. */
export const share =
  (table: string, is: Is, share: number, by?: number): Check =>
  ({ rows }) => {
    const all = rows(table);
    const found = all.filter(is).length;
    return all.length > 0 && Math.abs(found - share * all.length) <= (by === undefined ? 1 : by * all.length) + 1e-9
      ? null
      : `${found} of ${all.length} rows of ${table} are so, not ${share * 100} %`;
  };

/** Every row of the table is so, and it has rows. */
export const every = (table: string, is: Is): Check => share(table, is, 1, 0);

export const none = (table: string, is: Is): Check => share(table, is, 0, 0);

export const count =
  (table: string, wanted: number): Check =>
  ({ rows }) =>
    rows(table).length === wanted ? null : `${table} has ${rows(table).length} rows, not ${wanted}`;

/** Exactly so many rows are so. */
export const some =
  (table: string, is: Is, wanted: number): Check =>
  ({ rows }) => {
    const found = rows(table).filter(is).length;
    return found === wanted ? null : `${found} rows of ${table} are so, not ${wanted}`;
  };

/** Each row of `parent` has `low` to `high` rows of `child`. */
export const children =
  (parent: string, key: string, child: string, reference: string, low: number, high = Infinity): Check =>
  ({ rows }) => {
    const counts = new Map(rows(parent).map((row) => [row[key], 0]));
    for (const row of rows(child)) if (row[reference] != null) counts.set(row[reference]!, (counts.get(row[reference]!) ?? 0) + 1);
    const off = [...counts.values()].filter((one) => one < low || one > high);
    return off.length === 0 && rows(child).length > 0
      ? null
      : `${off.length} of ${counts.size} rows of ${parent} have other numbers of ${child}: ${off.slice(0, 5).join(', ')}`;
  };

/** One parent has this share of the children, within 2 %. */
export const heavy =
  (child: string, reference: string, wanted: number): Check =>
  ({ rows }) => {
    const counts = new Map<string | null, number>();
    for (const row of rows(child)) counts.set(row[reference]!, (counts.get(row[reference]!) ?? 0) + 1);
    const most = Math.max(...counts.values()) / rows(child).length;
    return Math.abs(most - wanted) <= 0.02 ? null : `the largest share is ${most}`;
  };

/** These rows are so many times as frequent as they would be were all alike. `base`: their share then. */
export const times =
  (table: string, is: Is, base: number, low: number, high: number): Check =>
  ({ rows }) => {
    const found = rows(table).filter(is).length / rows(table).length;
    const odds = found / (1 - found) / (base / (1 - base));
    return odds >= low && odds <= high ? null : `${table}: ${odds.toFixed(2)} times as frequent, not ${low} to ${high}`;
  };

/** All of these hold. */
export const both =
  (...checks: readonly Check[]): Check =>
  (made) =>
    checks.map((check) => check(made)).find((message) => message !== null) ?? null;

export const between =
  (column: string, low: number, high: number): Is =>
  (row) =>
    Number(row[column]) >= low && Number(row[column]) <= high;
export const is =
  (column: string, ...values: readonly (string | null)[]): Is =>
  (row) =>
    values.includes(row[column] ?? null);
export const inYear =
  (column: string, year: number): Is =>
  (row) =>
    row[column]?.slice(0, 4) === String(year);
/** 1 is January. */
export const month = (row: Row, column: string): number => Number(row[column]!.slice(5, 7));
/** 0 is Sunday. */
export const weekday = (row: Row, column: string): number => at(row, column).getUTCDay();
export const at = (row: Row, column: string): Date =>
  new Date(row[column]!.length > 10 ? row[column]!.replace(' ', 'T').replace(/\+00$/, 'Z') : `${row[column]!}T00:00:00Z`);
export const days = (row: Row, from: string, to: string): number => (at(row, to).getTime() - at(row, from).getTime()) / 86_400_000;
/** Whole years at the reference date. */
export const age = (row: Row, column: string, today: string): number => {
  const born = row[column]!;
  return Number(today.slice(0, 4)) - Number(born.slice(0, 4)) - (today.slice(5, 10) < born.slice(5, 10) ? 1 : 0);
};

/** Not every row satisfies the check. */
export const not =
  (table: string, is: Is): Check =>
  ({ rows }) =>
    rows(table).every(is) ? `every row of ${table} is so` : null;

/** The table has as many rows as before. */
export const same =
  (table: string): Check =>
  ({ rows, before }) =>
    rows(table).length === before(table).length ? null : `${table} has ${rows(table).length} rows, and had ${before(table).length}`;

/** Of the whole years before the reference date, each has more rows than the one before: about so many times as many. */
export const growth =
  (table: string, column: string, wanted: number): Check =>
  ({ rows }) => {
    const last = Number(TODAY.slice(0, 4));
    const ofYear = (year: number): number =>
      rows(table).filter(
        (row) => at(row, column).getTime() > Date.parse(`${year}${TODAY.slice(4)}`) && at(row, column).getTime() <= Date.parse(`${year + 1}${TODAY.slice(4)}`),
      ).length;
    const [before, after] = [ofYear(last - 2), ofYear(last - 1)];
    return before > 0 && after / before > wanted * 0.85 && after / before < wanted * 1.15 ? null : `${before} rows, then ${after}`;
  };

/** So many rows are so, and others by chance. */
export const atLeast =
  (table: string, is: Is, wanted: number): Check =>
  ({ rows, before }) => {
    const [found, already] = [rows(table).filter(is).length, before(table).filter(is).length];
    return found >= wanted && found <= wanted + already ? null : `${found} rows of ${table} are so, not ${wanted}`;
  };
