import type { BlueprintColumn } from '@seedbed/contract';
import { infer } from '../src/infer.ts';
import { makeCatalog, noTools } from './make-catalog.ts';

/** The inferred columns of one table, by name. */
export async function columnsOf(name: string, columns: readonly string[], types = {}): Promise<Map<string, BlueprintColumn>> {
  const { blueprint } = await infer(makeCatalog([{ name, columns: ['id bigint not null', ...columns] }], types), noTools);
  return new Map(blueprint.tables[0]!.columns.map((column) => [column.name, column]));
}
