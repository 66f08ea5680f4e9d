import { dictionaryOf, type Catalog, type TypeDefinition } from '@seedbed/contract';
import { changeElement } from './change-element.ts';
import type { StandInType } from './stand-ins.ts';

/** The catalog with the script's types in place of the domains that replace them in the sandbox. */
export function withTrueTypes(catalog: Catalog, standIns: ReadonlyMap<string, StandInType>): Catalog {
  if (standIns.size === 0) return catalog;
  const truly = (type: string): string => changeElement(type, (element) => standIns.get(element)?.written ?? element);
  const types = Object.entries(catalog.types).filter(([name]) => !standIns.has(name));
  const extensions = [...standIns.values()].map(({ base, extension, name }): [string, TypeDefinition] => [base, { kind: 'extension', extension, name }]);
  return {
    ...catalog,
    types: dictionaryOf([...types.map(([name, type]): [string, TypeDefinition] => [name, trueParts(type, truly)]), ...extensions]),
    tables: catalog.tables.map((table) => ({ ...table, columns: table.columns.map((column) => ({ ...column, type: truly(column.type) })) })),
  };
}

function trueParts(type: TypeDefinition, truly: (type: string) => string): TypeDefinition {
  if (type.kind === 'domain') return { ...type, base: truly(type.base) };
  if (type.kind === 'composite') return { ...type, fields: type.fields.map((field) => ({ ...field, type: truly(field.type) })) };
  return type;
}
