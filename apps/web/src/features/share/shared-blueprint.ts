import type { Blueprint, BlueprintColumn, SharedSchema } from '@seedbed/contract';

/** What grid and diagram read of a schema, as a blueprint without generators. */
export function sharedBlueprint({ tables, relations, types }: SharedSchema): Blueprint {
  return {
    format: 1,
    generatorVersion: 1,
    seed: 0,
    locale: 'en-US',
    referenceDate: '2000-01-01',
    types,
    tables: tables.map(({ schema, name, rows, primaryKey, columns }) => ({
      schema,
      name,
      rows,
      ...(primaryKey.length > 0 && { primaryKey }),
      columns: columns.map((column) => ({
        name: column.name,
        type: column.type,
        ...(column.nullable && { nullable: true }),
        ...madeBy(column.madeByPostgres),
      })),
    })),
    relations: relations.map(({ name, from, to }) => ({ ...(name !== null && { name }), from, to, source: 'declared' as const })),
  };
}

/** The expressions themselves are not shown. */
function madeBy(maker: SharedSchema['tables'][number]['columns'][number]['madeByPostgres']): Pick<BlueprintColumn, 'generated' | 'identity' | 'default'> {
  if (maker === 'identity') return { identity: 'always' };
  return maker === null ? {} : { [maker]: 'in the database' };
}
