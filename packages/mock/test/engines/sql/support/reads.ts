import { type MockColumn, type MockRelation, type MockTable } from '../../../../src/core/index.ts';
import { fieldOf, filterOf } from './filters.ts';
import { quotedName, type OracleRequest } from './request.ts';
import type { Random } from './random.ts';
import type { Samples } from './samples.ts';

/** A random GET or HEAD. */
export function readOf(random: Random, tables: readonly MockTable[], samples: Samples): OracleRequest {
  const table = random.of(tables);
  if (random.chance(0.12)) return aggregateOf(random, table, samples);
  const { select, parameters, related, ordered: nestedOrdered } = levelOf(random, table, samples, 0);
  const ordering = orderOf(random, table, related, random.chance(0.6));
  const ordered = ordering.whole && nestedOrdered;
  const slice = ordering.whole && random.chance(0.5) ? sliceOf(random) : [];
  const wantsCount = random.chance(0.5);
  const range = slice.length === 0 && ordering.whole && random.chance(0.1) ? { Range: `${random.below(10)}-${10 + random.below(30)}` } : {};
  return {
    method: random.chance(0.05) ? 'HEAD' : 'GET',
    table: table.name,
    parameters: [...(select === '*' && random.chance(0.5) ? [] : [['select', select] as const]), ...parameters, ...ordering.parameters, ...slice],
    headers: {
      ...(wantsCount && { Prefer: 'count=exact' }),
      ...(random.chance(0.05) && { Accept: random.of(['application/vnd.pgrst.object+json', 'application/vnd.pgrst.array+json;nulls=stripped']) }),
      ...range,
    },
    body: null,
    ordered,
  };
}

type Parameter = readonly [string, string];
type LevelOf = {
  readonly select: string;
  readonly parameters: readonly Parameter[];
  /** Related rows that are at most one, by name: rows may be ordered by them. */
  readonly related: readonly { readonly name: string; readonly table: MockTable }[];
  readonly ordered: boolean;
};

/** Columns, filters and relations of a table; names in relations have the path as a prefix. */
function levelOf(random: Random, table: MockTable, samples: Samples, depth: number): LevelOf {
  const parts: string[] = random.chance(0.2) ? ['*'] : columnsOf(random, table);
  const parameters: Parameter[] = [];
  const related: { name: string; table: MockTable }[] = [];
  let ordered = true;
  for (let i = 0; random.chance(depth === 0 ? 0.4 : 0.25) && i < 3; i++) {
    const relation = relationOf(random, table);
    if (!relation || depth > 2) break;
    const inner = levelOf(random, relation.table, samples, depth + 1);
    const spread = random.chance(0.2);
    const name = `r${depth}${i}`;
    const join = random.of(['', '', '', '!inner', '!left']);
    // Members of two spread relations would have one name.
    const select = spread ? spreadColumns(random, relation.table, `s${depth}${i}`) : random.chance(0.05) ? '' : inner.select;
    parts.push(`${spread ? '...' : ''}${name}:${quotedName(relation.name)}${relation.hint}${join}(${select})`);
    const own = orderOf(random, relation.table, [], !relation.one && random.chance(spread ? 1 : 0.7));
    const slice: Parameter[] = !relation.one && own.whole && random.chance(0.3) ? sliceOf(random) : [];
    parameters.push(
      ...(spread ? inner.parameters.filter(([key]) => !key.includes(`r${depth + 1}`)) : inner.parameters).map(([key, value]): Parameter => [
        `${name}.${key}`,
        value,
      ]),
    );
    parameters.push(...[...own.parameters, ...slice].map(([key, value]): Parameter => [`${name}.${key}`, value]));
    if (!relation.one && !own.whole) ordered = false;
    if (!spread && !inner.ordered) ordered = false;
    if (relation.one) related.push({ name, table: relation.table });
    if (random.chance(0.1)) parameters.push([name, random.of(['is.null', 'not.is.null'])]);
  }
  if (random.chance(depth === 0 ? 0.7 : 0.3)) parameters.push(filterOf(random, table, samples.get(table)!).parameter);
  if (depth === 0 && random.chance(0.3)) parameters.push(filterOf(random, table, samples.get(table)!).parameter);
  return { select: [...new Set(parts)].join(','), parameters, related, ordered };
}

function columnsOf(random: Random, table: MockTable): string[] {
  const some = random.some(table.columns, 4);
  return (some.length > 0 ? some : [table.columns[0]!]).map((column, i) => {
    const field = fieldOf(random, column);
    const cast = random.chance(0.06) ? `::${random.of(CASTS)}` : '';
    return cast !== '' || field !== quotedName(column.name) ? `c${i}:${field}${cast}` : field;
  });
}

const CASTS = [
  'text',
  'int',
  'bigint',
  'numeric',
  'float8',
  'bool',
  'date',
  'varchar(5)',
  'json',
  'jsonb',
  'timestamp',
  'timestamptz',
  'interval',
  'text[]',
  'char(3)',
  'real',
];

function spreadColumns(random: Random, table: MockTable, prefix: string): string {
  return columnsOf(random, table)
    .map((part, i) => `${prefix}${i}:${part.replace(/^c\d+:/, '')}`)
    .join(',');
}

type Related = { readonly name: string; readonly hint: string; readonly table: MockTable; readonly one: boolean };

function relationOf(random: Random, table: MockTable): Related | null {
  const declared = (relations: readonly MockRelation[]) => relations.filter((relation) => relation.declared);
  const ways: Related[] = [
    ...declared(table.parents).map((relation) => ({
      name: relation.parent === table ? relation.name : relation.parent.name,
      hint: relation.parent === table ? '' : `!${relation.name}`,
      table: relation.parent,
      one: true,
    })),
    ...declared(table.children).map((relation) => ({ name: relation.child.name, hint: `!${relation.name}`, table: relation.child, one: relation.oneToOne })),
    ...declared(table.children).flatMap((near) =>
      declared(near.child.parents).flatMap((far) =>
        far !== near && far.parent !== table && [...near.columns, ...far.columns].every((column) => near.child.primaryKey?.columns.includes(column))
          ? [{ name: far.parent.name, hint: `!${near.child.name}`, table: far.parent, one: false }]
          : [],
      ),
    ),
  ];
  return ways.length === 0 ? null : random.of(ways);
}

/** Types with one order in which equal values print the same. */
const ORDERED: ReadonlySet<string> = new Set([
  'int2',
  'int4',
  'int8',
  'text',
  'varchar',
  'uuid',
  'date',
  'timestamp',
  'timestamptz',
  'bool',
  'enum',
  'bpchar',
  'numeric',
  'float8',
]);

/** `order`; `whole` appends a key. */
export function orderOf(
  random: Random,
  table: MockTable,
  related: LevelOf['related'],
  wanted: boolean,
): { readonly parameters: readonly Parameter[]; readonly whole: boolean } {
  const key = table.primaryKey?.columns ?? [];
  if (!wanted || key.length === 0) return { parameters: [], whole: false };
  const direction = () => random.of(['', '.asc', '.desc', '.desc.nullslast', '.asc.nullsfirst', '.nullsfirst']);
  const keys: string[] = [];
  if (random.chance(0.5)) {
    const column = random.of(random.chance(0.9) ? table.columns.filter(({ type }) => type.kind !== 'array' && ORDERED.has(type.base)) : table.columns);
    keys.push(`${fieldOf(random, column)}${direction()}`);
  }
  if (related.length > 0 && random.chance(0.4)) {
    const { name, table: of } = random.of(related);
    keys.push(`${name}(${quotedName(random.of(of.columns.filter(({ type }) => type.kind !== 'array' && ORDERED.has(type.base))).name)})${direction()}`);
  }
  return { parameters: [['order', [...keys, ...key.map((column) => `${quotedName(column.name)}${random.of(['', '.desc'])}`)].join(',')]], whole: true };
}

function sliceOf(random: Random): Parameter[] {
  return [['limit', String(random.below(12))], ...(random.chance(0.5) ? [['offset', String(random.below(25))] as const] : [])];
}

/** Groups of rows, and values over them. */
function aggregateOf(random: Random, table: MockTable, samples: Samples): OracleRequest {
  const groups = random.some(
    table.columns.filter(({ type }) => type.kind !== 'array' && ORDERED.has(type.base)),
    1.5,
  );
  const folds = Array.from({ length: 1 + random.below(3) }, (_, i) => foldOf(random, table.columns, `f${i}`));
  const parent = random.chance(0.3) ? table.parents.find(({ declared, parent: other }) => declared && other !== table) : undefined;
  const inner = parent
    ? [
        ...random
          .some(
            parent.parent.columns.filter(({ type }) => type.kind !== 'array' && ORDERED.has(type.base)),
            1,
          )
          .map(({ name }) => `p0:${quotedName(name)}`)
          .slice(0, 1),
        foldOf(random, parent.parent.columns, 'p1'),
      ]
    : [];
  const spread = parent ? [`...${quotedName(parent.parent.name)}!${quotedName(parent.name)}(${inner.join(',')})`] : [];
  const order = groups.length > 0 && spread.length === 0 && random.chance(0.7);
  return {
    method: 'GET',
    table: table.name,
    parameters: [
      ['select', [...groups.map(({ name }) => quotedName(name)), ...folds, ...spread].join(',')],
      ...(random.chance(0.6) ? [filterOf(random, table, samples.get(table)!).parameter] : []),
      ...(order ? [['order', groups.map(({ name }) => `${quotedName(name)}${random.of(['', '.desc'])}`).join(',')] as const] : []),
    ],
    headers: random.chance(0.3) ? { Prefer: 'count=exact' } : {},
    body: null,
    ordered: order,
  };
}

function foldOf(random: Random, columns: readonly MockColumn[], alias: string): string {
  if (random.chance(0.2)) return `${alias}:count()`;
  // Sums of floats depend on the order of their rows, in the last digits.
  const numbers = columns.filter(({ type }) => /^(int|numeric)/.test(type.base));
  const others = columns.filter(({ type }) => !type.base.startsWith('float'));
  const fold = random.of(['sum', 'avg', 'min', 'max', 'count']);
  const column = random.of(
    (fold === 'sum' || fold === 'avg') && numbers.length > 0 && random.chance(0.9) ? numbers : fold === 'sum' || fold === 'avg' ? others : columns,
  );
  return `${alias}:${quotedName(column.name)}.${fold}()${random.chance(0.1) ? `::${random.of(['text', 'int', 'float8', 'numeric'])}` : ''}`;
}
