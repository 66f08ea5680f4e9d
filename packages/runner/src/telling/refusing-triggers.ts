import type { Catalog } from '@seedbed/contract';

/** Of the named tables, those whose triggers may refuse a row. Code is read by inference, which is loaded only where there is a trigger. */
export async function tablesWithRefusingTriggers(catalog: Catalog, names: readonly string[]): Promise<string[]> {
  if (!catalog.tables.some(({ triggers }) => triggers.length > 0)) return [];
  const inference = await import('@seedbed/inference');
  return inference.tablesWithRefusingTriggers(catalog, names);
}
