import { quotedName } from '@seedbed/contract';
import type { Column, ForeignKey, Table } from '../model/model.ts';
import { plainType } from './relations.ts';

/** Tables with keys that Postgres accepts, and the changes made for that. */
export type Fitted = { readonly tables: readonly Table[]; readonly notes: readonly string[] };

/**
 * A diagram says less than Postgres requires: the target of a foreign key must be unique (the "one" end of a Ref is, by its meaning), and
 * both ends need comparable types.
 */
export function fitKeys(tables: readonly Table[], foreignKeys: readonly ForeignKey[]): Fitted {
  const made = new Map(tables.map((table) => [pathOf(table), table]));
  const notes: string[] = [];
  for (const { from, columns, to, keys } of foreignKeys) {
    const target = made.get(pathOf(to))!;
    if (!isUnique(target, keys)) {
      made.set(pathOf(to), { ...target, indexes: [...target.indexes, { unique: true, parts: keys.map(quotedName) }] });
      notes.push(`made unique, since a Ref points to it: ${target.name}.${keys.join(', ')}`);
    }
    const source = made.get(pathOf(from))!;
    const types = new Map(columns.map((name, at) => [name, plainType(columnOf(target, keys[at]!).type)]));
    const changed = source.columns.filter(({ name, type }) => types.has(name) && family(types.get(name)!) !== family(type));
    if (changed.length === 0) continue;
    made.set(pathOf(from), {
      ...source,
      columns: source.columns.map((column) => (changed.includes(column) ? retyped(column, types.get(column.name)!) : column)),
    });
    notes.push(...changed.map(({ name, type }) => `${source.name}.${name} is ${types.get(name)!} as what it refers to, not ${type}`));
  }
  return { tables: [...made.values()], notes };
}

function retyped({ default: _, ...column }: Column, type: string): Column {
  return { ...column, type };
}

function columnOf(table: Table, name: string): Column {
  return table.columns.find((column) => column.name === name)!;
}

function isUnique({ primaryKey, indexes }: Table, keys: readonly string[]): boolean {
  const same = (names: readonly string[]) => names.length === keys.length && keys.every((key) => names.includes(key));
  return (primaryKey !== undefined && same(primaryKey.columns)) || indexes.some(({ unique, parts }) => unique && same(parts.map(unquoted)));
}

function unquoted(part: string): string {
  return part.replace(/^"(.*)"$/, '$1').replaceAll('""', '"');
}

function pathOf({ schema, name }: { readonly schema?: string; readonly name: string }): string {
  return JSON.stringify([schema ?? 'public', name]);
}

/** Types that Postgres compares with one another. */
function family(type: string): string {
  const plain = plainType(type).toLowerCase();
  if (/^(?:small|big)?int(?:eger|\d)?$|^numeric|^decimal|^real|^double|^float/.test(plain)) return 'number';
  if (/^(?:text|citext|(?:var|bp)?char)/.test(plain)) return 'text';
  return /^timestamp|^date$/.test(plain) ? 'moment' : plain;
}
