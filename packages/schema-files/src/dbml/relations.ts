import type { ForeignKey, Table } from '../model/model.ts';
import { fault } from '../model/place.ts';
import { nameOf } from './tables.ts';
import type { End, Path, RefLine, TableBlock } from './syntax.ts';
import { inlineRef } from './parse.ts';

/** Every relation of a document: Refs, and those in the settings of a column. */
export function refsOf(tables: readonly TableBlock[], partials: readonly TableBlock[], refs: readonly RefLine[]): RefLine[] {
  const inline = tables.flatMap((table) =>
    [...table.partials.flatMap((name) => partials.filter((each) => each.name === name)), table].flatMap(({ columns }) =>
      columns.flatMap(({ file, line, name, settings }) =>
        settings
          .filter((each) => each.name === 'ref' && each.value.length > 0)
          .map(({ value }): RefLine => {
            const { sign, to } = inlineRef(value);
            const from: End = { table: nameOf(table), columns: [name] };
            // The side with a single reference has the foreign key.
            return { file, line, from, sign: sign === '-' ? '>' : sign, to, settings: [] };
          }),
      ),
    ),
  );
  return [...inline, ...refs];
}

export type Relations = { readonly foreignKeys: readonly ForeignKey[]; readonly joinTables: readonly Table[] };

/** Foreign keys, and tables of their own for `<>`, named as DBML's tools name them. */
export function relationsOf(refs: readonly RefLine[], blocks: readonly TableBlock[], tables: readonly Table[]): Relations {
  const foreignKeys: ForeignKey[] = [];
  const joinTables: Table[] = [];
  for (const ref of refs) {
    const [from, to] = [ref.from, ref.to].map((end) => resolved(end, ref, blocks, tables)) as [Resolved, Resolved];
    if (ref.sign === '<>') {
      const { table, keys } = joinTable(from, to, [...tables, ...joinTables]);
      joinTables.push(table);
      foreignKeys.push(...keys);
    } else foreignKeys.push(ref.sign === '>' || (ref.sign === '-' && isKey(to) && !isKey(from)) ? foreignKey(from, to, ref) : foreignKey(to, from, ref));
  }
  const byColumns = new Map(foreignKeys.map((key) => [JSON.stringify([key.from, key.columns, key.to, key.keys]), key]));
  return { foreignKeys: [...byColumns.values()], joinTables };
}

type Resolved = { readonly table: Table; readonly columns: readonly string[] };

function resolved({ table: path, columns }: End, ref: RefLine, blocks: readonly TableBlock[], tables: readonly Table[]): Resolved {
  const at = blocks.findIndex((block) => isNamed(block, path));
  if (at < 0) throw fault(ref, `there is no table ${[path.schema, path.name].filter((each) => each !== undefined).join('.')}`);
  const table = tables[at]!;
  const missing = columns.find((name) => !table.columns.some((column) => column.name === name));
  if (missing !== undefined) throw fault(ref, `table ${table.name} has no column ${missing}`);
  return { table, columns };
}

/** In a one-to-one relation, the side with the key is the target; otherwise the first, as in DBML's tools. */
function isKey({ table, columns }: Resolved): boolean {
  const key = table.primaryKey?.columns ?? [];
  return key.length === columns.length && columns.every((name) => key.includes(name));
}

function isNamed(block: TableBlock, { schema, name }: Path): boolean {
  return (block.name === name && (block.schema ?? 'public') === (schema ?? 'public')) || (schema === undefined && block.alias === name);
}

function foreignKey(from: Resolved, to: Resolved, { settings }: RefLine): ForeignKey {
  const action = (name: string) => {
    const text = settings
      .find((each) => each.name === name)
      ?.value.map((each) => each.text)
      .join(' ')
      .toUpperCase();
    return text !== undefined && ACTIONS.has(text) ? text : undefined;
  };
  const [onDelete, onUpdate] = [action('delete'), action('update')];
  return {
    from: nameOf(from.table),
    columns: from.columns,
    to: nameOf(to.table),
    keys: to.columns,
    ...(onDelete !== undefined && { onDelete }),
    ...(onUpdate !== undefined && { onUpdate }),
  };
}

const ACTIONS: ReadonlySet<string> = new Set(['CASCADE', 'RESTRICT', 'NO ACTION', 'SET NULL', 'SET DEFAULT']);

function joinTable(one: Resolved, other: Resolved, taken: readonly Table[]): { readonly table: Table; readonly keys: readonly ForeignKey[] } {
  const base = `${one.table.name}_${other.table.name}`;
  let name = base;
  for (let at = 1; taken.some((each) => each.name === name); at++) name = `${base}(${at})`;
  const path = { ...nameOf(one.table), name };
  const seen = new Set<string>();
  const ends = [one, other].map(({ table, columns }) => ({
    table,
    keys: columns,
    columns: columns.map((column) => {
      let own = `${table.name}_${column}`;
      while (seen.has(own)) own += '_2';
      seen.add(own);
      return { name: own, type: plainType(table.columns.find((each) => each.name === column)!.type), notNull: true };
    }),
  }));
  return {
    table: { ...path, columns: ends.flatMap(({ columns }) => columns), primaryKey: { columns: [...seen] }, indexes: [] },
    keys: ends.map(({ table, keys, columns }) => ({ from: path, columns: columns.map((column) => column.name), to: nameOf(table), keys })),
  };
}

/** The type of a column that refers to a serial one. */
export function plainType(type: string): string {
  const plain = type.toLowerCase();
  return plain === 'bigserial' ? 'bigint' : plain === 'smallserial' ? 'smallint' : plain === 'serial' ? 'integer' : type;
}
