import { qualifiedName, type Blueprint, type BlueprintTable } from '@seedbed/contract';

const MAX_COLUMNS = 4;

/** The most informative table and columns of a blueprint: people and things before numbers and references. */
export function mostInformativeTable(blueprint: Blueprint): { table: BlueprintTable; columns: string[] } | null {
  const ranked = blueprint.tables
    .map((table) => ({ table, columns: columnsOf(blueprint, table) }))
    .map((one) => ({ ...one, score: one.columns.reduce((sum, column) => sum + column.score, 0) }))
    .sort((a, b) => b.score - a.score);
  const best = ranked[0];
  return best && best.columns.length > 0 ? { table: best.table, columns: best.columns.map((column) => column.name) } : null;
}

function columnsOf(blueprint: Blueprint, table: BlueprintTable): { name: string; score: number }[] {
  const name = qualifiedName(table.schema, table.name);
  const references = new Set(blueprint.relations.filter((relation) => relation.from.table === name).flatMap((relation) => relation.from.columns));
  const scored = table.columns
    .filter((column) => column.generator && !column.generated && !references.has(column.name))
    .map((column) => ({ name: column.name, score: scoreOf(column.generator!.kind) }))
    .filter((column) => column.score > 0);
  const best = [...scored].sort((a, b) => b.score - a.score).slice(0, MAX_COLUMNS);
  // In the table's order.
  return scored.filter((column) => best.includes(column));
}

function scoreOf(kind: string): number {
  if (/^person\.(first|last|full)/.test(kind)) return 5;
  if (/^(internet\.email|location\.city|company\.name|commerce\.product)/.test(kind)) return 4;
  if (/^(person|location|commerce|company|internet|finance)\./.test(kind)) return 2;
  if (/^(date|values|weighted)/.test(kind)) return 1;
  return 0;
}
