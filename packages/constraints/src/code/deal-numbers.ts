import { qualifiedName, type BlueprintTable, type Relation } from '@seedbed/contract';
import type { PlacedWrites } from './place-writes.ts';

/**
 * Counted keys that triggers of several tables write to one key of another table: each table counts in steps of the
 * number of tables, from a start of its own, so that no two write the same key. Keys that refer to a common table are
 * divided there.
 */
export function dealNumbers(tables: readonly BlueprintTable[], relations: readonly Relation[], sharedKeys: PlacedWrites['sharedKeys']): BlueprintTable[] {
  const dealt = new Map<string, { readonly start: number; readonly step: number }>();
  for (const writers of sharedKeys) {
    const counted = writers.filter((one) => !dealt.has(placeOf(one)) && isCounted(one, tables, relations));
    // Each may start later than at 1 if a condition requires it.
    const first = Math.max(1, ...counted.map((one) => startOf(one, tables)));
    if (counted.length > 1) for (const [at, one] of counted.entries()) dealt.set(placeOf(one), { start: first + at, step: counted.length });
  }
  if (dealt.size === 0) return [...tables];
  return tables.map((table) => {
    const name = qualifiedName(table.schema, table.name);
    const columns = table.columns.map((column) => {
      const parameters = dealt.get(placeOf({ table: name, column: column.name }));
      return parameters ? { ...column, generator: { ...column.generator!, parameters: { ...column.generator!.parameters, ...parameters } } } : column;
    });
    return { ...table, columns };
  });
}

type Place = { readonly table: string; readonly column: string };

const placeOf = ({ table, column }: Place): string => `${table} ${column}`;

function generatorOf({ table, column }: Place, tables: readonly BlueprintTable[]) {
  const own = tables.find((one) => qualifiedName(one.schema, one.name) === table);
  return own?.columns.find((one) => one.name === column)?.generator;
}

function isCounted(place: Place, tables: readonly BlueprintTable[], relations: readonly Relation[]): boolean {
  const refers = relations.some((one) => one.from.table === place.table && one.from.columns.includes(place.column));
  const generator = generatorOf(place, tables);
  return !refers && generator?.kind === 'sequence' && generator.parameters?.['step'] === undefined;
}

function startOf(place: Place, tables: readonly BlueprintTable[]): number {
  return Number(generatorOf(place, tables)?.parameters?.['start'] ?? 1);
}
