import type { Blueprint } from '@seedbed/contract';
import type { KeyColumn } from './statements.ts';

/** A key of one column; its `id` is for people and for lists: `people.id`. */
export type Key = { readonly id: string; readonly key: KeyColumn; readonly type: string };

/** Every primary or unique key of one column: what a new column can refer to. */
export function keysOf(blueprint: Pick<Blueprint, 'tables'>): Key[] {
  return blueprint.tables.flatMap((table) =>
    table.columns
      .filter(({ name }) =>
        [table.primaryKey, ...(table.uniqueKeys ?? []).filter((key) => key.predicate === undefined).map((key) => key.columns)].some(
          (key) => key?.length === 1 && key[0] === name,
        ),
      )
      .map(({ name, type }) => ({
        id: `${table.schema === 'public' ? '' : `${table.schema}.`}${table.name}.${name}`,
        key: { schema: table.schema, name: table.name, column: name },
        type,
      })),
  );
}
