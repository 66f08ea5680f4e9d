import type { Catalog } from '@seedbed/contract';

/**
 * The tables among the named ones whose triggers may reject a row. Inference reads the code, and is loaded only if
 * there is a trigger.
 */
export async function tablesWithRefusingTriggers(catalog: Catalog, names: readonly string[]): Promise<string[]> {
  if (!catalog.tables.some(({ triggers }) => triggers.length > 0)) return [];
  const inference = await import('@seedbed/inference');
  return inference.tablesWithRefusingTriggers(catalog, names);
}
