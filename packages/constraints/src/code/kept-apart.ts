import { qualifiedName, resolveType, type Catalog, type CatalogTable } from '@seedbed/contract';
import { domainClause } from '../checks/clause.ts';
import { isText } from '../checks/type-of.ts';
import { listOf, type TreeNode } from '../checks/tree-node.ts';
import { hasColumn } from '../schema/named-schemas.ts';
import { foundIn } from './conflicts.ts';
import { tableNamed } from './look-ups.ts';
import type { CodeCondition } from './place-guards.ts';
import { bodyOf, columnNames, mapTree, operandsOf } from './sql-tree.ts';
import type { TriggerEvents } from './trigger-events.ts';

export type Place = { readonly table: CatalogTable; readonly column: string };

/** Letters after the prefix that distinguishes one table's values from the other's. */
const ROOM = 8;

/**
 * A trigger that rejects values of another table (`IF lower(NEW.name) IN (SELECT lower(name) FROM reserved_names)`)
 * keeps two text columns disjoint, whatever the row counts: values of the smaller table begin with a word of its name,
 * and those of the other table never do.
 */
export function readKeptApart(triggers: readonly TriggerEvents[], catalog: Catalog): CodeCondition[] {
  const seen = new Set<string>();
  return triggers.flatMap(({ table, trigger, events }) =>
    events.flatMap((event): CodeCondition[] => {
      const pair =
        event.kind === 'refuse' && event.path.length > 0 ? event.path.map(({ tree, holds }) => holds && pairIn(tree, table, catalog)).find(Boolean) : null;
      if (!pair) return [];
      const [rare, common] = pair.sort((a, b) => weight(a, catalog) - weight(b, catalog) || (placeOf(a) < placeOf(b) ? -1 : 1)) as [Place, Place];
      const word = wordOf(rare, common, catalog);
      const key = `${placeOf(rare)} ${placeOf(common)}`;
      if (word === null || seen.has(key)) return [];
      seen.add(key);
      const begins = { syntax: 'regex' as const, ignoreCase: true as const, pattern: `^${word}` };
      return [
        { table: nameOf(rare.table), name: trigger.name, clauses: [domainClause(rare.column, { patterns: [begins] })] },
        { table: nameOf(common.table), name: trigger.name, clauses: [domainClause(common.column, { patterns: [{ ...begins, negated: true }] })] },
      ];
    }),
  );
}

const nameOf = ({ schema, name }: CatalogTable): string => qualifiedName(schema, name);
const placeOf = ({ table, column }: Place): string => `${nameOf(table)} ${column}`;

/** Tables that are referenced, and those with many columns, keep their values unchanged. */
function weight({ table }: Place, catalog: Catalog): number {
  const name = nameOf(table);
  return table.columns.length + (catalog.tables.some((one) => one.foreignKeys.some((key) => key.references === name)) ? 1000 : 0);
}

function wordOf(rare: Place, common: Place, catalog: Catalog): string | null {
  const type = (place: Place) => resolveType(place.table.columns.find(({ name }) => name === place.column)!.type, catalog.types);
  const types = [type(rare), type(common)];
  if (!types.every((one) => isText(one) && one.kind !== 'enum')) return null;
  // Ids of any length have so many values that they never collide.
  if ([rare, common].every(({ column }, i) => column.endsWith('_id') && types[i]!.length === undefined)) return null;
  if ([rare, common].some(({ table, column }) => table.foreignKeys.some((key) => key.columns.includes(column)))) return null;
  const others = common.table.name.toLowerCase().split(/[^a-z]+/);
  const word = rare.table.name
    .toLowerCase()
    .split(/[^a-z]+/)
    .find((one) => one.length > 2 && !others.includes(one));
  const most = (types[0]!.length ?? Infinity) - ROOM;
  return most < 1 ? null : (word ?? 'other').slice(0, Math.min(most, 12));
}

/** The two columns that a query compares: one of the own row, one of another table. */
export function pairIn(tree: unknown, own: CatalogTable, catalog: Catalog): Place[] | null {
  const found = foundIn(tree, true, false);
  const link = found?.flag === undefined ? found?.link : undefined;
  const select = bodyOf(link?.['subselect'], 'SelectStmt');
  const from = listOf(select?.['fromClause']);
  const range = bodyOf(from[0], 'RangeVar');
  const other = from.length === 1 && range ? tableNamed(range, own, catalog) : undefined;
  if (!link || !select || !other || other === own || select['larg'] !== undefined) return null;
  const sides =
    link['subLinkType'] === 'ANY_SUBLINK'
      ? [[link['testexpr'], bodyOf(listOf(select['targetList'])[0], 'ResTarget')?.['val']]]
      : operandsOf(select['whereClause'], 'AND_EXPR').flatMap(equated);
  for (const [a, b] of sides) {
    const [one, two] = [shapeOf(a), shapeOf(b)];
    if (one.text !== two.text || one.columns.length !== 1 || two.columns.length !== 1) continue;
    const isOwn = (names: readonly string[]): boolean => names.length === 2 && names[0] === 'new';
    const [mine, theirs] = isOwn(one.columns[0]!) ? [one.columns[0]!, two.columns[0]!] : [two.columns[0]!, one.columns[0]!];
    if (!isOwn(mine) || isOwn(theirs)) continue;
    const [column, there] = [mine.at(-1)!, theirs.at(-1)!];
    if (hasColumn(own, column) && hasColumn(other, there))
      return [
        { table: own, column },
        { table: other, column: there },
      ];
  }
  return null;
}

function equated(node: unknown): unknown[][] {
  const body = bodyOf(node, 'A_Expr');
  return body?.['kind'] === 'AEXPR_OP' && bodyOf(listOf(body['name'])[0], 'String')?.['sval'] === '=' ? [[body['lexpr'], body['rexpr']]] : [];
}

/**
 * An expression with placeholders for its columns, so that the same expression over other columns is equal; casts do
 * not matter.
 */
function shapeOf(tree: unknown): { readonly text: string; readonly columns: readonly string[][] } {
  const columns: string[][] = [];
  const plain = (node: TreeNode): unknown => {
    const names = columnNames(node);
    if (names) {
      columns.push(names);
      return 'column';
    }
    const cast = bodyOf(node, 'TypeCast');
    return cast && mapTree(cast['arg'], plain);
  };
  const shape = mapTree(tree, plain);
  return { text: JSON.stringify(shape, (key, value: unknown) => (key === 'location' ? undefined : value)), columns };
}
