import { dictionary, plainColumns, resolveType, type CatalogColumn, type CatalogTable, type SqlType, type TypeDefinitions } from '@seedbed/contract';
import { quoteIdent } from '../sql/quote.ts';
import { edgeValues, type EdgeValue, type Literals } from './edge-values.ts';

/** A change of one or more spare rows, each given as the SET of an UPDATE; of several in `sets`, the first that Postgres takes. */
export type PlannedEdge = {
  readonly column: string;
  readonly edge: string;
  /** One entry a row. */
  readonly rows: readonly { readonly sets: readonly string[] }[];
};

export type EdgeOptions = {
  /** From 0, no edges, to 1, all. */
  readonly edge?: number;
  /** What the migration names: such values, and those beside them, are edges too. */
  readonly literals?: Literals;
  /** Words of the migration in lower case. Tables and columns that it names get more edges than others. */
  readonly words?: ReadonlySet<string>;
  readonly types?: TypeDefinitions;
};

/** The most spare rows of a table. */
const MOST = 360;
const MOST_UNNAMED = 60;

/** The edges of a table, the most frequent faults of migrations first. Postgres decides later which of them it takes. */
export function planEdges(table: CatalogTable, options: EdgeOptions = {}): PlannedEdge[] {
  const { edge = 1, words } = options;
  const isNamed = words === undefined || words.has(table.name.toLowerCase());
  const most = Math.round((isNamed ? MOST : MOST_UNNAMED) * edge);
  const columns = settableColumns(table).map((column) => columnOf(table, column, options));
  // Also by its domain, which may be all that a migration changes.
  const named = words
    ? columns.filter(({ name, type }) =>
        [name, ...(type.domains ?? []).map((domain) => domain.name)].some((each) => words.has(each.toLowerCase().split('.').at(-1)!)),
      )
    : columns;
  const others = columns.filter((each) => !named.includes(each));
  const rounds = [
    nulls(named),
    nulls(others),
    copies(table, columns, named),
    interleaved(named.map((column) => values(column))),
    pairs(table, isNamed ? columns : named),
    groups(table, named),
    interleaved(others.map((column) => values(column).slice(0, isNamed ? 12 : 3))),
    together(named),
  ];
  const planned: PlannedEdge[] = [];
  let rows = 0;
  for (const each of rounds.flat()) {
    if (rows + each.rows.length > most) break;
    rows += each.rows.length;
    planned.push(each);
  }
  return planned;
}

/** The columns that an UPDATE may set. */
export function settableColumns({ columns }: CatalogTable): CatalogColumn[] {
  return columns.filter(({ generated, identity }) => !generated && identity !== 'always');
}

type EdgeColumn = {
  readonly name: string;
  readonly sql: string;
  readonly type: SqlType;
  readonly nullable: boolean;
  readonly values: readonly EdgeValue[];
  readonly isReference: boolean;
};

const NO_LITERALS: Literals = { texts: [], numbers: [] };

function columnOf(table: CatalogTable, column: CatalogColumn, { types = {}, literals = NO_LITERALS }: EdgeOptions): EdgeColumn {
  const type = resolveType(column.type, types);
  const checks = [
    ...table.checks.filter(({ columns }) => columns.includes(column.name)).map(({ expression }) => expression),
    ...(type.domains ?? []).flatMap((domain) => domain.checks.map(({ expression }) => expression)),
  ];
  const own = literalsOf(checks.join('\n'));
  const isReference = table.foreignKeys.some(({ columns }) => columns.includes(column.name));
  return {
    name: column.name,
    sql: quoteIdent(column.name),
    type,
    nullable: !column.notNull,
    isReference,
    values: edgeValues(type, { texts: distinct([...own.texts, ...literals.texts]), numbers: distinct([...own.numbers, ...literals.numbers]) }),
  };
}

/** The texts and numbers that stand in SQL. */
export function literalsOf(sql: string): Literals {
  const plain = sql.replaceAll(/--[^\n]*|\/\*[^]*?\*\//g, ' ');
  const texts = [...plain.matchAll(/'((?:[^']|'')*)'/g)].map(([, text]) => text!.replaceAll("''", "'"));
  const numbers = [...plain.replaceAll(/'(?:[^']|'')*'/g, ' ').matchAll(/(?<![\w.$"])-?\d+(?:\.\d+)?(?![\w."])/g)].map(([number]) => number);
  const inTexts = texts.filter((text) => /^-?\d+(\.\d+)?$/.test(text));
  return { texts: distinct(texts), numbers: distinct([...numbers, ...inTexts]) };
}

/** The words of a migration, to tell which tables and columns it names. */
export function wordsOf(sql: string): ReadonlySet<string> {
  return new Set((sql.match(/[\p{L}_][\p{L}\p{N}_$]*/gu) ?? []).map((word) => word.toLowerCase()));
}

function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}

const set = (column: EdgeColumn, value: string): string => `${column.sql} = ${value}`;
const alone = (column: EdgeColumn, edge: string, sets: readonly string[]): PlannedEdge => ({ column: column.name, edge, rows: [{ sets }] });

function nulls(columns: readonly EdgeColumn[]): PlannedEdge[] {
  const free = columns.filter(({ nullable }) => nullable);
  const some = (chosen: readonly EdgeColumn[]): PlannedEdge => ({
    column: chosen.map(({ name }) => name).join(', '),
    edge: 'NULL',
    rows: [{ sets: [chosen.map((each) => set(each, 'null')).join(', ')] }],
  });
  return [
    ...free.map((each) => some([each])),
    // Twice: two rows without a value are not equal to each other, but to NULLS NOT DISTINCT.
    ...free.map((each) => some([each])),
    ...(free.length > 1 ? [some(free), some(free)] : []),
    ...pairsOf(free).slice(0, 15).map(some),
  ];
}

function pairsOf<T>(items: readonly T[]): (readonly [T, T])[] {
  return items.flatMap((a, at) => items.slice(at + 1).map((b) => [a, b] as const));
}

function values(column: EdgeColumn): PlannedEdge[] {
  const above = Object.hasOwn(ADDABLE, column.type.base)
    ? [alone(column, 'one more than any other row has', [set(column, `(select max(${column.sql}) + 1 from seedbed_table)`)])]
    : [];
  // What a foreign key allows is another row's key, so values of our own are seldom taken.
  const own = column.isReference ? column.values.slice(0, 6) : column.values;
  return [
    ...above,
    ...own.map(({ edge, sql }) =>
      alone(
        column,
        edge,
        sql.map((each) => set(column, each)),
      ),
    ),
  ];
}

const ADDABLE = dictionary<true>({ int2: true, int4: true, int8: true });

/** One of each list in turn. */
function interleaved<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => (at < list.length ? [list[at]!] : []))).flat();
}

/**
 * Rows like another row, as far as unique keys allow: equal in single columns, and in all but one column of each unique
 * key. Texts also in other letters and with blanks, under unique keys too.
 */
function copies(table: CatalogTable, columns: readonly EdgeColumn[], named: readonly EdgeColumn[]): PlannedEdge[] {
  const keys = table.uniqueKeys
    .map(({ keys: own, columns: read, predicate }) => (predicate === undefined && plainColumns(own).length > 0 ? plainColumns(own) : read))
    .filter((own) => own.length > 0);
  const sets = keptApart(keys);
  const first = (each: EdgeColumn, row = 'seedbed_first'): string => `(select ${each.sql} from ${row})`;
  const like = (apart: ReadonlySet<string>, changed: ReadonlyMap<string, string> = new Map(), row?: string): string | undefined => {
    const assignments = columns.flatMap((each) => {
      const own = changed.get(each.name);
      return own !== undefined ? [set(each, own)] : apart.has(each.name) ? [] : [set(each, first(each, row))];
    });
    return assignments.length > 0 ? assignments.join(', ') : undefined;
  };
  const copy = (edge: string, rows: readonly (string | undefined)[], column: string): PlannedEdge[] =>
    rows.every((row) => row !== undefined) ? [{ column, edge, rows: rows.map((row) => ({ sets: [row] })) }] : [];
  const whole = ['seedbed_first', 'seedbed_second'].flatMap((origin) =>
    sets.flatMap((apart) => {
      const row = like(apart, new Map(), origin);
      const rest = columns.filter(({ name }) => !apart.has(name)).map(({ name }) => name);
      return copy('the same values as another row', [row, row], rest.join(', '));
    }),
  );
  const references = (way: ReadonlySet<string>): number => columns.filter(({ name, isReference }) => isReference && way.has(name)).length;
  const variants = columns
    .filter(({ type, isReference }) => VARIED.has(type.base) && !isReference)
    .flatMap((column) => {
      // The varied text tells the rows apart in its own keys. In others, a way that leaves references alone keeps both rows with one parent.
      const ways = keptApart(keys.filter((key) => !key.includes(column.name)))
        .map((way) => new Set([...way].filter((name) => name !== column.name)))
        .sort((a, b) => references(a) - references(b) || a.size - b.size);
      return VARIANTS.flatMap(([edge, vary], at) =>
        ways.slice(0, at === 0 ? 2 : 1).flatMap((apart) => copy(edge, [like(apart, new Map([[column.name, vary(first(column))]]))], column.name)),
      );
    });
  const singles = columns
    .filter(({ name }) => !keys.some((key) => key.length === 1 && key[0] === name))
    .map((column) => alone(column, 'the same value as another row', [set(column, first(column))]));
  // Alike for the migration, and otherwise not.
  const others = columns.filter((each) => !named.includes(each)).map(({ name }) => name);
  const partly =
    others.length === 0
      ? []
      : sets.flatMap((apart) =>
          copy('the same values as another row in what the migration names', [like(new Set([...apart, ...others]))], named.map(({ name }) => name).join(', ')),
        );
  // Beside it in a key, where an UPDATE that moves numbers meets it.
  const next = columns
    .filter(({ name, type }) => Object.hasOwn(ADDABLE, type.base) && keys.some((key) => key.length > 1 && key.includes(name)))
    .flatMap((column) => {
      const apart = new Set(keptApart(keys.filter((key) => !key.includes(column.name)))[0]);
      return copy(
        'the number after that of another row',
        [like(apart, new Map([[column.name, `${first(column)} + 1`]])), like(apart, new Map([[column.name, `${first(column)} + 2`]]))],
        column.name,
      );
    });
  return [...whole, ...partly, ...variants, ...next, ...singles];
}

const VARIED: ReadonlySet<string> = new Set(['text', 'varchar', 'bpchar']);
const VARIANTS: readonly (readonly [string, (value: string) => string])[] = [
  [
    'the text of another row in other letters',
    (value) => `case when ${value}::text = upper(${value}::text) then lower(${value}::text) else upper(${value}::text) end`,
  ],
  ['the text of another row with a blank behind', (value) => `${value}::text || ' '`],
  ['the text of another row with a blank before', (value) => `' ' || ${value}::text`],
];

/** Up to eight ways to take a column of each key, so that rows which differ in these alone are allowed. */
function keptApart(keys: readonly (readonly string[])[]): ReadonlySet<string>[] {
  let ways: ReadonlySet<string>[] = [new Set()];
  for (const key of keys) {
    const next = ways.flatMap((way) => (key.some((name) => way.has(name)) ? [way] : key.map((name) => new Set([...way, name]))));
    ways = next.slice(0, 8);
  }
  return ways;
}

/** Two columns of one row: equal, in the wrong order, both at their most. */
function pairs(table: CatalogTable, columns: readonly EdgeColumn[]): PlannedEdge[] {
  const kind = ({ type }: EdgeColumn): string => COMPARED[type.base] ?? '';
  const comparable = pairsOf(columns.filter((each) => kind(each) !== '' && !each.isReference)).filter(([a, b]) => kind(a) === kind(b));
  const both = (a: EdgeColumn, b: EdgeColumn, edge: string, sets: readonly string[]): PlannedEdge => ({
    column: `${a.name}, ${b.name}`,
    edge,
    rows: [{ sets }],
  });
  return comparable.slice(0, 15).flatMap(([a, b]) => {
    const equal = [both(a, b, 'equal values', [set(b, a.sql), set(a, b.sql)])];
    if (kind(a) === 'text') return equal;
    const swapped = both(a, b, 'values in the other order', [`${a.sql} = greatest(${a.sql}, ${b.sql}), ${b.sql} = least(${a.sql}, ${b.sql})`]);
    const extreme = kind(a) === 'number' ? pairsOfExtremes(a, b).map(([edge, sets]) => both(a, b, edge, sets)) : [];
    return [...equal, swapped, both(a, b, 'values in order', [`${a.sql} = least(${a.sql}, ${b.sql}), ${b.sql} = greatest(${a.sql}, ${b.sql})`]), ...extreme];
  });
}

const COMPARED = dictionary<string>({
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  float4: 'number',
  float8: 'number',
  date: 'time',
  timestamp: 'time',
  timestamptz: 'time',
  text: 'text',
  varchar: 'text',
  bpchar: 'text',
});

function pairsOfExtremes(a: EdgeColumn, b: EdgeColumn): (readonly [string, readonly string[]])[] {
  return (['the most that it takes', 'the number 0'] as const).flatMap((edge) => {
    const [one, other] = [a, b].map(({ values: own }) => own.find((each) => each.edge === edge)?.sql ?? []);
    // Their CHECKs may allow a different most, and one that holds for both at once.
    const sets = one!
      .flatMap((first, at) => other!.map((second, to) => ({ rank: at + to, sql: `${set(a, first)}, ${set(b, second)}` })))
      .sort((x, y) => x.rank - y.rank)
      .slice(0, 100)
      .map(({ sql }) => sql);
    return sets.length > 0 ? [[`both ${edge}`, sets] as const] : [];
  });
}

/** The children of one parent that has no other: their sum is 0, overflows, or has NULL in it. */
function groups(table: CatalogTable, columns: readonly EdgeColumn[]): PlannedEdge[] {
  const keys = table.foreignKeys.filter(({ enforced }) => enforced !== false);
  return keys.slice(0, 4).flatMap((key) =>
    columns
      .filter((column) => !key.columns.includes(column.name))
      .slice(0, 6)
      .flatMap((column) => {
        const own = `seedbed_table c where (${key.columns.map((name) => `c.${quoteIdent(name)}`).join(', ')}) = (${key.referencedColumns.map((name) => `p.${quoteIdent(name)}`).join(', ')})`;
        // The parent of the first row is childless; that of the second is the first one's.
        const fresh = `(${key.columns.map(quoteIdent).join(', ')}) = (select ${key.referencedColumns.map((name) => `p.${quoteIdent(name)}`).join(', ')} from ${key.references} p where not exists (select from ${own}) limit 1)`;
        const sibling = `(${key.columns.map(quoteIdent).join(', ')}) = (select ${key.columns.map(quoteIdent).join(', ')} from seedbed_last)`;
        const group = (edge: string, values: readonly (readonly string[])[]): PlannedEdge => ({
          column: `${key.columns.join(', ')}, ${column.name}`,
          edge,
          rows: values.map((choices, at) => ({ sets: choices.map((value) => `${at === 0 ? fresh : sibling}, ${set(column, value)}`) })),
        });
        const most = column.values.find(({ edge }) => edge === 'the most that it takes')?.sql;
        const last = `(select ${column.sql} from seedbed_last)`;
        return [
          ...(column.nullable
            ? [group('the only child of its parent, NULL', [['null']]), group('NULL beside a value of the same parent', [['null'], [column.sql]])]
            : []),
          ...(most
            ? [
                group('two of one parent that are too much together', [most, [last]]),
                group('two of one parent that cancel out', [[column.sql], [`- ${last}`]]),
                group('the only child of its parent, 0', [['0']]),
              ]
            : []),
          group('two of one parent that are equal', [[column.sql], [last]]),
        ];
      }),
  );
}

/** Two edges in one row, in different columns. */
function together(columns: readonly EdgeColumn[]): PlannedEdge[] {
  return pairsOf(columns.filter(({ isReference }) => !isReference))
    .slice(0, 20)
    .flatMap(([a, b]) =>
      [0, 1].flatMap((at): PlannedEdge[] => {
        const [one, other] = [a.values[at], b.values[at]];
        if (!one || !other) return [];
        return [
          { column: `${a.name}, ${b.name}`, edge: `${one.edge} and ${other.edge}`, rows: [{ sets: [`${set(a, one.sql[0]!)}, ${set(b, other.sql[0]!)}`] }] },
        ];
      }),
    );
}
