import { dictionary, isObject, qualifiedName, type Knowledge, type KnowledgeTable } from '@seedbed/contract';
import { frameworkFormOf } from '../../schema/framework-form.ts';

type Table = { readonly schema: string; readonly name: string; readonly columns: readonly { readonly name: string }[] };

/** A column of the form in a text: `$provider`. */
const COLUMN = /\$([a-z_]+)/g;

/** Members whose own members are columns. */
const OF_COLUMNS: ReadonlySet<string> = new Set(['columns', 'examples']);

/** What frameworks write into tables of their own, by this schema's names. Null if no table has such a form. */
export function knowledgeOfFrameworks(tables: readonly Table[]): { readonly knowledge: Knowledge; readonly frameworkOf: ReadonlyMap<string, string> } | null {
  const byTable = dictionary<KnowledgeTable>();
  const frameworkOf = new Map<string, string>();
  for (const table of tables) {
    const form = frameworkFormOf(table);
    if (!form) continue;
    const name = qualifiedName(table.schema, table.name);
    frameworkOf.set(name, form.framework);
    byTable[name] = inNames(form.says, form.named);
  }
  return frameworkOf.size > 0 ? { knowledge: { format: 2, tables: byTable }, frameworkOf } : null;
}

/** By this table's names. Of several statements about a column the first counts whose columns are all there; without any the column is left as it is. */
function inNames(says: object, named: ReadonlyMap<string, string>): KnowledgeTable {
  const isThere = (said: unknown): boolean => [...JSON.stringify(said).matchAll(COLUMN)].every(([, column]) => named.has(column!));
  const spelled = (said: unknown): unknown => {
    if (typeof said === 'string') return said.replaceAll(COLUMN, (_, column: string) => named.get(column)!);
    if (Array.isArray(said)) return said.map(spelled);
    return isObject(said) ? Object.fromEntries(Object.entries(said).map(([member, each]) => [member, spelled(each)])) : said;
  };
  const ofColumns = (row: object): object =>
    Object.fromEntries(
      Object.entries(row).flatMap(([column, said]) => {
        const name = column === 'weight' ? column : named.get(column);
        const chosen = Array.isArray(said) && isObject(said[0]) ? said.find(isThere) : said;
        return name === undefined || chosen === undefined || !isThere(chosen) ? [] : [[name, spelled(chosen)]];
      }),
    );
  const members = Object.entries(says).map(([member, said]) => [
    member,
    !OF_COLUMNS.has(member) ? spelled(said) : Array.isArray(said) ? said.map(ofColumns) : ofColumns(said),
  ]);
  return Object.fromEntries(members);
}
