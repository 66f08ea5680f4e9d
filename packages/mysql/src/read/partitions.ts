import { isWord, listOf, type Token } from './tokens.ts';

/** The rows that a table's partitions accept, as a MySQL condition; undefined if they accept every row. */
export type Room = { readonly expression: readonly Token[]; readonly source: string } | 'not read' | undefined;

/** Reads `PARTITION BY RANGE (…)` or `LIST (…)` after a table's columns: MySQL refuses a row that fits no partition. Other kinds accept every row. */
export function roomOf(options: readonly Token[]): Room {
  const by = options.findIndex((token, at) => isWord(token, 'RANGE', 'LIST') && isWord(options[at - 1], 'BY') && isWord(options[at - 2], 'PARTITION'));
  if (by < 0) return undefined;
  const isColumns = isWord(options[by + 1], 'COLUMNS');
  const over = options[isColumns ? by + 2 : by + 1];
  const parts = options.slice(by + 1).findLast(({ kind }) => kind === 'group');
  if (!over || over.kind !== 'group' || !parts || parts === over) return 'not read';
  const partitions = listOf(parts.items);
  const column = columnOf(over.items);
  if (isWord(options[by], 'LIST')) return column?.by === undefined && column ? listed(column.name, partitions) : 'not read';
  const last = valuesOf(partitions.at(-1) ?? []);
  if (last.some((token) => isWord(token, 'MAXVALUE'))) return undefined;
  return column ? below(column, last) : 'not read';
}

type Column = { readonly name: Token; /** A function over it. */ readonly by?: string | undefined };

/** `(x)`, `(year(x))` and `(to_days(x))`; undefined for anything else. */
function columnOf(items: readonly Token[]): Column | undefined {
  const [first, second] = items;
  if (items.length === 1 && (first!.kind === 'name' || first!.kind === 'word')) return { name: first! };
  const inner = second?.kind === 'group' && second.items.length === 1 ? second.items[0] : undefined;
  return items.length === 2 && inner && isWord(first, 'YEAR', 'TO_DAYS') ? { name: inner, by: first!.value } : undefined;
}

/** The bounds after VALUES LESS THAN or VALUES IN: MAXVALUE, or the items in parentheses. */
function valuesOf(partition: readonly Token[]): readonly Token[] {
  const at = partition.findIndex((token) => isWord(token, 'VALUES'));
  const value = at < 0 ? undefined : partition[at + (isWord(partition[at + 1], 'LESS') ? 3 : 2)];
  return value === undefined ? [] : value.kind === 'group' ? value.items : [value];
}

function below({ name, by }: Column, [value, argument]: readonly Token[]): Room {
  if (!value) return 'not read';
  const limit =
    by === 'YEAR' && value.kind === 'number'
      ? text(`${value.value.padStart(4, '0')}-01-01`)
      : by === 'TO_DAYS' && isWord(value, 'TO_DAYS') && argument?.items[0]?.kind === 'text'
        ? argument.items[0]
        : by === undefined && (value.kind === 'text' || value.kind === 'number')
          ? value
          : undefined;
  if (!limit) return 'not read';
  return { expression: [name, sign('<'), limit], source: `(${name.source} < ${limit.source})` };
}

function listed(name: Token, partitions: readonly Token[][]): Room {
  const values = partitions.flatMap((partition) => valuesOf(partition));
  const source = `(${values.map((value) => value.source).join(' ')})`;
  const plain = values.flatMap((value, at) =>
    at > 0 && value.source !== ',' && values[at - 1]!.source !== ',' && values[at - 1]!.source !== '-' ? [sign(','), value] : [value],
  );
  return {
    expression: [name, { ...sign('IN'), kind: 'word', value: 'IN' }, { ...sign(source), kind: 'group', items: plain }],
    source: `(${name.source} IN ${source})`,
  };
}

function sign(source: string): Token {
  return { kind: 'sign', source, value: source, items: [], at: 0 };
}

function text(value: string): Token {
  return { ...sign(`'${value}'`), kind: 'text', value };
}
