import { qualifiedName, resolveType, type BlueprintTable, type Diagnostic, type Generator, type TypeDefinitions } from '@seedbed/contract';
import { generatorByKind, typeDefault } from '@seedbed/engine';

/**
 * A rule may name a generator or a parameter that this engine has not: the column gets the plain value of its type and a note, for
 * nothing that inference chose itself may ever stop a schema.
 */
export function onlyKnownGenerators(tables: readonly BlueprintTable[], types: TypeDefinitions, diagnostics: Diagnostic[]): void {
  for (const table of tables) {
    for (const column of table.columns) {
      if (!column.generator) continue;
      const known = knownPart(column.generator);
      if (known) {
        column.generator = known;
        continue;
      }
      diagnostics.push({
        level: 'info',
        code: 'plain-value',
        table: qualifiedName(table.schema, table.name),
        column: column.name,
        message: `a plain value, since there is no generator ${column.generator.kind}`,
      });
      column.generator = typeDefault(resolveType(column.type, types));
      delete column.entity;
    }
  }
}

/** The generator without parameters that its kind has not; null if the kind itself is not there. */
function knownPart(generator: Generator): Generator | null {
  if (generator.kind.startsWith('faker:')) return generator;
  const definition = generatorByKind(generator.kind);
  if (!definition) return null;
  const properties = (definition.parameters.properties ?? {}) as Record<string, unknown>;
  const kept = Object.entries(generator.parameters ?? {}).flatMap(([name, value]) => {
    if (!Object.hasOwn(properties, name)) return [];
    const part = knownValue(value);
    return part === undefined ? [] : [[name, part] as const];
  });
  return { kind: generator.kind, ...(kept.length > 0 ? { parameters: Object.fromEntries(kept) } : {}) };
}

/** Generators inside of parameters: elements of arrays, shapes of documents. Undefined if one of them is not there. */
function knownValue(value: unknown): unknown {
  if (Array.isArray(value)) {
    const parts = value.map(knownValue);
    return parts.includes(undefined) ? undefined : parts;
  }
  if (typeof value !== 'object' || value === null) return value;
  if ('kind' in value && typeof value.kind === 'string') return knownPart(value as Generator) ?? undefined;
  const parts = Object.entries(value).map(([name, part]) => [name, knownValue(part)] as const);
  return parts.some(([, part]) => part === undefined) ? undefined : Object.fromEntries(parts);
}
