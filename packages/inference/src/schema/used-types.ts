import { ownMember, type BlueprintTable, type TypeDefinitions } from '@seedbed/contract';

/** The user-defined types that the tables need, including nested ones. */
export function usedTypes(tables: readonly BlueprintTable[], types: TypeDefinitions): TypeDefinitions {
  const used: TypeDefinitions = {};
  const visit = (name: string): void => {
    const bare = name.replace(/(\[\])+$/, '');
    const key = ownMember(types, bare) ? bare : bare.replace(/\([^()]*\)$/, '');
    const type = ownMember(types, key);
    if (!type || used[key]) return;
    used[key] = type;
    if (type.kind === 'domain') visit(type.base);
    else if (type.kind === 'composite') for (const field of type.fields) visit(field.type);
    else if (type.kind === 'range' || type.kind === 'multirange') visit(type.subtype);
  };
  for (const table of tables) for (const column of table.columns) visit(column.type);
  return used;
}
