import { Type, type Static } from 'typebox';
import { singular } from './singular.ts';

/** Limits of a column's values in an application's code: of numbers, of the length of texts, and a regular expression of Postgres. */
export const StatedLimits = Type.Object(
  {
    min: Type.Optional(Type.Number()),
    max: Type.Optional(Type.Number()),
    /** Exclusive. */
    above: Type.Optional(Type.Number()),
    below: Type.Optional(Type.Number()),
    minLength: Type.Optional(Type.Number()),
    maxLength: Type.Optional(Type.Number()),
    pattern: Type.Optional(Type.String()),
    /** Whether a row must have a value. */
    required: Type.Optional(Type.Boolean()),
    /** What texts are, if code checks that. */
    format: Type.Optional(Type.Union([Type.Literal('email'), Type.Literal('url')])),
    /** File and line. */
    from: Type.String(),
  },
  { additionalProperties: false },
);
export type StatedLimits = Static<typeof StatedLimits>;

/** Whether a row has one of these values in another column: the classes of a table with `type`. */
export const StatedFor = Type.Object({ column: Type.String(), values: Type.Array(Type.String()) }, { additionalProperties: false });
export type StatedFor = Static<typeof StatedFor>;

const ENTRIES = Type.Array(Type.Object({ value: Type.String(), word: Type.String() }, { additionalProperties: false }));

/** What code asks of a column in some of its rows only. */
export const StatedCase = Type.Object(
  { for: StatedFor, values: ENTRIES, numbers: Type.Boolean(), from: Type.String(), limits: Type.Optional(StatedLimits) },
  { additionalProperties: false },
);
export type StatedCase = Static<typeof StatedCase>;

/** The values that an application's code allows for a column, if the database does not list them. */
export const StatedValues = Type.Object(
  {
    /** Empty if the code has only limits. `value` is what the column holds, as text; `word` is what it means, often the same. */
    values: ENTRIES,
    /** What the code writes: for numbers only columns of whole numbers, otherwise only columns of texts. */
    numbers: Type.Boolean(),
    /** File and line: `shop/models.py:41`. */
    from: Type.String(),
    limits: Type.Optional(StatedLimits),
    /** Which of the values go with which value of another column of the row: the names of the files that a class has. */
    by: Type.Optional(Type.Object({ column: Type.String(), values: Type.Record(Type.String(), Type.Array(Type.String())) }, { additionalProperties: false })),
    /** What holds in some rows only, besides. */
    cases: Type.Optional(Type.Array(StatedCase)),
    /** What the code checks in a form that is not understood, and where: `validators (validate_even)`. */
    unread: Type.Optional(Type.Array(Type.Object({ what: Type.String(), from: Type.String() }, { additionalProperties: false }))),
  },
  { additionalProperties: false },
);
export type StatedValues = Static<typeof StatedValues>;

/** Values with the names that code gives their table and column. */
export type StatedColumn = StatedValues & {
  /** The rows for which all of it holds; without it, all rows. */
  readonly for?: StatedFor;
  /** Possible names of the table, in order; in singular or plural. */
  readonly tables: readonly string[];
  /** Whether the table's name may have a prefix that is not in the code: `order` for `shop_order`. */
  readonly prefixed?: boolean;
  /** Possible names of the column, in any case, with or without `_`. */
  readonly columns: readonly string[];
};

const MARK = '\n-- seedbed:stated ';

/** A script that ends with a comment line for each such column, so that the script alone contains what the code states. */
export function markStated(ddl: string, stated: readonly StatedColumn[]): string {
  return `${ddl}${stated.map((one) => `${MARK}${JSON.stringify(one)}`).join('')}`;
}

/** What such lines at the end of a script state, in their order. */
export function statedOf(script: string): StatedColumn[] {
  const at = script.indexOf(MARK);
  return at < 0 ? [] : script.slice(at).split(MARK).slice(1).flatMap(readMark);
}

/** A person's comment may start in the same way. */
function readMark(text: string): StatedColumn[] {
  try {
    const one = JSON.parse(text) as StatedColumn;
    return Array.isArray(one.tables) && Array.isArray(one.columns) && Array.isArray(one.values) ? [one] : [];
  } catch {
    return [];
  }
}

type Named = { readonly name: string };

/** The tables whose columns have `stated`, where the code names them; the first statement about a column counts, and others add the limits that it lacks. */
export function withStated<Column extends Named & { stated?: StatedValues }, Table extends Named & { columns: Column[] }>(
  tables: readonly Table[],
  stated: readonly StatedColumn[],
): Table[] {
  const found = new Map<Column, StatedValues>();
  for (const { tables: names, prefixed = false, columns, for: rows, ...said } of stated) {
    for (const table of tablesNamed(names, prefixed, tables)) {
      const columnOf = (name: string): Column | undefined => table.columns.find((each) => plain(each.name) === plain(name));
      const column = columns.map(columnOf).find((each) => each !== undefined);
      const other = rows && columnOf(rows.column);
      if (!column || (rows && !other)) continue;
      found.set(column, joined(found.get(column), other ? inRows(said, { ...rows!, column: other.name }) : said));
    }
  }
  if (found.size === 0) return [...tables];
  return tables.map((table) => ({
    ...table,
    columns: table.columns.map((column) => (found.has(column) ? { ...column, stated: found.get(column)! } : column)),
  }));
}

/** The same as a case. */
function inRows({ values, numbers, from, limits, unread }: StatedValues, rows: StatedFor): StatedValues {
  const asks = values.length > 0 || limits !== undefined;
  return {
    values: [],
    numbers: false,
    from,
    ...(asks && { cases: [{ for: rows, values, numbers, from, ...(limits && { limits }) }] }),
    ...(unread && { unread }),
  };
}

/** What is known of a column, with what another statement adds to it. */
function joined(known: StatedValues | undefined, { values, numbers, from, limits, by, cases, unread }: StatedValues): StatedValues {
  const own = known && (known.values.length > 0 || values.length === 0) ? known : { values, numbers, from, ...(by && { by }) };
  const both = limits || known?.limits ? { limits: { ...limits, ...known?.limits } as StatedLimits } : {};
  const [allCases, allUnread] = [
    [...(known?.cases ?? []), ...(cases ?? [])],
    [...(known?.unread ?? []), ...(unread ?? [])],
  ];
  return { ...own, ...both, ...(allCases.length > 0 && { cases: allCases }), ...(allUnread.length > 0 && { unread: allUnread }) };
}

function tablesNamed<Table extends Named>(names: readonly string[], prefixed: boolean, tables: readonly Table[]): Table[] {
  for (const name of names) {
    const own = tables.filter((table) => table.name.toLowerCase() === name.toLowerCase());
    const alike = own.length > 0 ? own : tables.filter((table) => isAlike(plain(table.name), plain(name)));
    if (alike.length > 0) return alike;
  }
  if (!prefixed) return [];
  const behind = tables.filter((table) => names.some((name) => table.name.toLowerCase().endsWith(`_${name.toLowerCase()}`)));
  return behind.length === 1 ? behind : [];
}

const plain = (name: string): string => name.replaceAll('_', '').toLowerCase();

/** Whether a table is called so, or so in plural. */
function isAlike(table: string, name: string): boolean {
  return singular(table) === singular(name) || table === `${name}es`;
}
