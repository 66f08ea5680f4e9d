import { qualifiedName, singular, withArticle, type SharedSchema } from '@seedbed/contract';
import { formatCount, formatMany } from '../../lib/format.ts';

/** Tables that are counted by name. */
const MAX_TABLES = 4;
/** References that are told. */
const MAX_RELATIONS = 2;

/** What is in a shared dataset, in one to three sentences: how many rows of what, and how the main tables refer to each other. */
export function aboutWords({ tables, relations }: Pick<SharedSchema, 'tables' | 'relations'>): string[] {
  if (tables.length === 0) return [];
  const ranked = byRelations({ tables, relations });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const named = ranked.slice(0, MAX_TABLES).map(({ name, rows: count }) => `${formatCount(count)} ${plain(count === 1 ? singular(name) : name)}`);
  const more = tables.length - named.length;
  const counts = listed([...named, ...(more > 0 ? [`rows of ${formatMany(more, 'more table')}`] : [])]);
  const told = ranked.flatMap((child) => {
    const own = relations.find(({ from, to }) => from.table === qualifiedName(child.schema, child.name) && to.table !== from.table);
    const parent = own && tables.find((table) => qualifiedName(table.schema, table.name) === own.to.table);
    return parent ? [`each ${plain(singular(child.name))} refers to ${withArticle(plain(singular(parent.name)))}`] : [];
  });
  const sentence = listed(told.slice(0, MAX_RELATIONS));
  return [
    `${formatMany(rows, 'row')} in ${formatMany(tables.length, 'table')}: ${counts}.`,
    ...(sentence === '' ? [] : [`${sentence[0]!.toUpperCase()}${sentence.slice(1)}.`]),
  ];
}

/** The table that a link opens at, if its sender was at none: the one that most others are tied to. Null without tables. */
export function openingTable(schema: Pick<SharedSchema, 'tables' | 'relations'>): string | null {
  const [first] = byRelations(schema);
  return first ? qualifiedName(first.schema, first.name) : null;
}

/** Tables with rows before those without, those with the most references from and to them first. */
function byRelations({ tables, relations }: Pick<SharedSchema, 'tables' | 'relations'>) {
  const ties = (table: (typeof tables)[number]): number => {
    const name = qualifiedName(table.schema, table.name);
    return relations.reduce((sum, { from, to }) => sum + Number(from.table === name) + Number(to.table === name), 0);
  };
  return tables.map((table) => ({ ...table, ties: ties(table) })).toSorted((a, b) => Number(b.rows > 0) - Number(a.rows > 0) || b.ties - a.ties);
}

function plain(name: string): string {
  return name.replaceAll('_', ' ');
}

function listed(texts: readonly string[]): string {
  return texts.length < 2 ? (texts[0] ?? '') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)!}`;
}
