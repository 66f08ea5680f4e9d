import { Type, type Static } from 'typebox';
import { strictObject as strict } from './api-route.ts';
import type { Blueprint } from './blueprint.ts';
import type { BlueprintTable } from './blueprint/table.ts';
import { isKeyWithin } from './full-keys.ts';
import { mostRows } from './most-rows.ts';
import { qualifiedName } from './catalog.ts';
import { singular } from './singular.ts';
import { withArticle } from './with-article.ts';

const Figure = Type.Number({ minimum: 0 });

/** How many rows of a table belong to each row of a parent. */
export const SizePer = strict({
  table: Type.String({ description: 'The parent' }),
  column: Type.String({ description: 'The first column of the reference' }),
  each: Type.Union([Figure, Type.Null()], { description: 'Rows for each row of the parent; null: it has none' }),
  most: Type.Optional(Type.Integer({ minimum: 0, description: 'The most that a key allows for one row of the parent' })),
});
export type SizePer = Static<typeof SizePer>;

/** The row count of one table as the line of sizes has it. */
export const Size = strict({
  table: Type.String(),
  rows: Type.Integer({ minimum: 0 }),
  kind: Type.Enum(['root', 'child', 'join', 'lookup'], {
    description:
      'root: has a count of its own; child: so many for each row of its main parent; join: a pair of references, counted from both sides; lookup: a list',
  }),
  per: Type.Optional(Type.Array(SizePer, { minItems: 1, maxItems: 2, description: 'A child’s main parent, and both parents of a join table' })),
  follows: Type.Optional(Type.Literal(true, { description: 'The count follows from the first of `per`' })),
  full: Type.Optional(Type.Literal(true, { description: 'A count of its own, above which its keys have no more values: a larger size leaves it so' })),
  says: Type.String({ description: 'This part of the line: 2.1 orders each; 24 taps, all that fit' }),
});
export type Size = Static<typeof Size>;

/** The row counts of a schema in one line. */
export const Sizes = strict(
  {
    line: Type.String({ description: '1,000 customers · 2.1 orders each · 1 payment an order' }),
    items: Type.Array(Size, { description: 'The main tables, each after its parent; lists come last' }),
    more: strict({ tables: Type.Integer({ minimum: 0 }), rows: Type.Integer({ minimum: 0 }) }, { description: 'Tables that are not in the line' }),
  },
  { $id: 'Sizes' },
);
export type Sizes = Static<typeof Sizes>;

/** The most tables of a line. */
const MAX_SHOWN = 10;

/** Tables whose rows are looked up, or of which there is one. */
const LISTS: ReadonlySet<string | undefined> = new Set(['lookup', 'settings', 'single']);

type Node = {
  readonly table: BlueprintTable;
  readonly name: string;
  readonly at: number;
  readonly rows: number;
  readonly full: boolean;
  readonly per: readonly SizePer[];
};

/**
 * The row counts of a schema in one line: roots with their counts, children as figures of their main parent, join tables from both sides, lists last. `rows`: the count
 * of each table in the plan; tables that it lacks, and those that get no generated rows, are left out. Of a large schema the main tables are shown, and the others are counted.
 */
export function sizesOf(blueprint: Blueprint, rows: ReadonlyMap<string, number>, shown = MAX_SHOWN): Sizes {
  const nodes = nodesOf(blueprint, rows);
  const children = new Map([...Map.groupBy([...nodes.values()], ({ per }) => per[0]?.table)].filter(([parent]) => parent !== undefined) as [string, Node[]][]);
  const weights = weightsOf([...nodes.values()], children, blueprint);
  const order = inOrder([...nodes.values()], children, weights);
  const kept = mainOf(order, nodes, weights, shown);
  const items = order.filter((node) => kept.has(node.name)).map((node, at, all) => sizeOf(node, at === 0 ? undefined : all[at - 1]!));
  const rest = order.filter((node) => !kept.has(node.name));
  const more = {
    tables: rest.length,
    rows: Math.min(
      Number.MAX_SAFE_INTEGER,
      rest.reduce((sum, node) => sum + node.rows, 0),
    ),
  };
  return { line: lineOf(items, more), items, more };
}

/** The tables with their counts, each with its main parent, if it has one. */
function nodesOf(blueprint: Blueprint, rows: ReadonlyMap<string, number>): ReadonlyMap<string, Node> {
  const shown = blueprint.tables.flatMap((table, at) => {
    const name = qualifiedName(table.schema, table.name);
    const count = rows.get(name);
    if (count === undefined || table.mode === 'skip' || table.ofScript) return [];
    const full = table.rows !== undefined && !LISTS.has(table.role) && mostRows(table, blueprint.types ?? {})?.rows === count;
    return [{ table, name, at, rows: count, full }];
  });
  const known = new Map(shown.map((each) => [each.name, each]));
  const nodes = new Map(shown.map((each): [string, Node] => [each.name, { ...each, per: LISTS.has(each.table.role) ? [] : perOf(blueprint, each, known) }]));
  // Of tables that are each other's main parents the first one is a root.
  for (const [name, node] of nodes) if (isAboveItself(nodes, name)) nodes.set(name, { ...node, per: [] });
  return nodes;
}

function isAboveItself(nodes: ReadonlyMap<string, Node>, name: string): boolean {
  const seen = new Set<string>();
  for (let at = nodes.get(name)?.per[0]?.table; at !== undefined && !seen.has(at); at = nodes.get(at)?.per[0]?.table) {
    if (at === name) return true;
    seen.add(at);
  }
  return false;
}

function perOf(
  blueprint: Blueprint,
  { table, name, rows }: Pick<Node, 'table' | 'name' | 'rows'>,
  known: ReadonlyMap<string, { readonly rows: number }>,
): SizePer[] {
  const up = blueprint.relations.filter(({ from, to }) => from.table === name && to.table !== name && known.has(to.table));
  const owner = up.find((relation) => relation.owner);
  // A key over two references: the rows are pairs.
  const pair = up
    .flatMap((one, at) => up.slice(at + 1).map((other) => [one, other] as const))
    .find((both) => isPair(table, both[0].from.columns, both[1].from.columns));
  const both = pair && (owner === undefined || pair.includes(owner)) ? [...pair].sort((one) => (one === owner ? -1 : 0)) : undefined;
  return (both ?? (owner ? [owner] : [])).map((relation, at, all) => {
    const parents = known.get(relation.to.table)!.rows;
    const most = isKeyWithin(table, relation.from.columns) ? 1 : all.length === 2 ? known.get(all[1 - at]!.to.table)!.rows : undefined;
    return {
      table: relation.to.table,
      column: relation.from.columns[0]!,
      each: parents === 0 ? null : rows / parents,
      ...(most !== undefined && { most }),
    };
  });
}

function isPair(table: BlueprintTable, one: readonly string[], other: readonly string[]): boolean {
  return isKeyWithin(table, [...one, ...other]) && !isKeyWithin(table, one) && !isKeyWithin(table, other);
}

/** How much hangs on a table: the tables below it, and the references to it. */
function weightsOf(nodes: readonly Node[], children: ReadonlyMap<string, readonly Node[]>, { relations }: Blueprint): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  const references = Map.groupBy(relations, ({ to }) => to.table);
  const weigh = (node: Node): number => {
    const below = (children.get(node.name) ?? []).reduce((sum, child) => sum + 1 + (weights.get(child.name) ?? weigh(child)), 0);
    const weight = below + (LISTS.has(node.table.role) ? 0 : (references.get(node.name)?.length ?? 0));
    weights.set(node.name, weight);
    return weight;
  };
  for (const node of nodes) if (!weights.has(node.name)) weigh(node);
  return weights;
}

/** Each root with all below it, those with most below them first; lists last. */
function inOrder(nodes: readonly Node[], children: ReadonlyMap<string, readonly Node[]>, weights: ReadonlyMap<string, number>): Node[] {
  const isList = ({ table }: Node) => LISTS.has(table.role);
  const byWeight = (one: Node, other: Node) =>
    Number(isList(one)) - Number(isList(other)) || weights.get(other.name)! - weights.get(one.name)! || one.at - other.at;
  const below = (node: Node): Node[] => [node, ...(children.get(node.name) ?? []).toSorted(byWeight).flatMap(below)];
  const roots = nodes.filter(({ per }) => per.length === 0).toSorted(byWeight);
  // What is below a list would come after other lists.
  return [...roots.filter((node) => !isList(node) || children.has(node.name)), ...roots.filter((node) => isList(node) && !children.has(node.name))].flatMap(
    below,
  );
}

/** The tables of the line: all if they are few, otherwise the heaviest, each with those above it, and no list that nothing hangs on. */
function mainOf(order: readonly Node[], nodes: ReadonlyMap<string, Node>, weights: ReadonlyMap<string, number>, shown: number): ReadonlySet<string> {
  if (order.length <= shown) return new Set(order.map(({ name }) => name));
  const kept = new Set<string>();
  const candidates = order.filter(({ name, table }) => !LISTS.has(table.role) || weights.get(name)! > 0);
  for (const { name } of candidates.toSorted((one, other) => weights.get(other.name)! - weights.get(one.name)!)) {
    const path: string[] = [];
    for (let at: string | undefined = name; at !== undefined; at = nodes.get(at)!.per[0]?.table) if (!kept.has(at)) path.push(at);
    if (kept.size + path.length <= shown) for (const each of path) kept.add(each);
  }
  return kept;
}

function sizeOf({ table, name, rows, full, per }: Node, before: Node | undefined): Size {
  // What is full does not grow with its parent, however many rows that has.
  if (full) return { table: name, rows, kind: 'root', full, says: `${countText(rows)} ${nounOf(name, rows)}, all that fit` };
  const [main, other] = per;
  const kind = other ? 'join' : main ? 'child' : LISTS.has(table.role) ? 'lookup' : 'root';
  const says =
    main?.each === undefined || main.each === null
      ? `${countText(rows)} ${nounOf(name, rows)}`
      : `${eachText(main.each)} ${nounOf(name, main.each)} ${before?.name === main.table ? 'each' : oneOf(main.table)}${
          other?.each === undefined || other.each === null ? '' : ` (${eachText(other.each)} ${oneOf(other.table)})`
        }`;
  return { table: name, rows, kind, ...(per.length > 0 && { per: [...per] }), ...(main && table.rows === undefined && { follows: true as const }), says };
}

function lineOf(items: readonly Size[], { tables, rows }: Sizes['more']): string {
  const rest = tables === 0 ? [] : [`${countText(tables)} more ${tables === 1 ? 'table' : 'tables'} (${countText(rows)} ${rows === 1 ? 'row' : 'rows'})`];
  return [...items.map(({ says }) => says), ...rest].join(' · ');
}

/** `an order`; `per bestellungen` if the name has no plural that can be taken off. */
function oneOf(table: string): string {
  const plain = plainName(table);
  const one = singular(plain);
  return one === plain ? `per ${plain}` : withArticle(one);
}

function nounOf(table: string, count: number): string {
  const plain = plainName(table);
  return eachText(count) === '1' ? singular(plain) : plain;
}

/** `order items` for `public."orderItems"` and `public.order_items`. */
function plainName(table: string): string {
  return table
    .replace(/^public\./, '')
    .replaceAll('"', '')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
}

const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** `12,345`: a count in a sentence. */
export function countText(count: number): string {
  return WHOLE.format(count);
}

/** `2.1`, `0.03`, `340`: rows for each row of a parent. */
export function eachText(each: number): string {
  if (each >= 9.95) return WHOLE.format(each);
  const digits = each < 0.1 ? each.toPrecision(1) : each.toFixed(1);
  return digits.includes('e') ? String(Number(digits)) : digits.replace(/\.0$/, '');
}
