import { resolveType, type BlueprintTable, type Diagnostic, type TypeDefinitions } from '@seedbed/contract';
import { qualifiedName } from '@seedbed/contract';
import { generatorByKind, typeDefault } from '@seedbed/engine';

/**
 * A rule may name a generator that this engine has not: its column gets the plain value of its type and a note, for nothing
 * that inference chose itself may ever stop a schema.
 */
export function onlyKnownGenerators(tables: readonly BlueprintTable[], types: TypeDefinitions, diagnostics: Diagnostic[]): void {
  for (const table of tables) {
    for (const column of table.columns) {
      const kind = column.generator?.kind;
      if (kind === undefined || kind.startsWith('faker:') || generatorByKind(kind)) continue;
      column.generator = typeDefault(resolveType(column.type, types));
      delete column.entity;
      diagnostics.push({ level: 'info', code: 'plain-value', table: qualifiedName(table.schema, table.name), column: column.name, message: `a plain value, since there is no generator ${kind}` });
    }
  }
}
