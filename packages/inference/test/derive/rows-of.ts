import { compile, loadWords, textRows } from '@seedbed/engine';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

type Tables = Parameters<typeof makeCatalog>[0];

/** The first rows, at most 400 unless more are requested, that a fresh inference of the tables makes, as texts. */
export async function rowsOf(
  tables: Tables,
  table: string,
  columns: readonly string[],
  types: Parameters<typeof makeCatalog>[1] = {},
  most = 400,
): Promise<readonly (readonly (string | null)[])[]> {
  const { blueprint } = await infer(makeCatalog(tables, types), noTools);
  const plan = compile(blueprint, await loadWords(blueprint.locale));
  const own = plan.table(`public.${table}`);
  return textRows(plan, own, 0, Math.min(most, own.rows), [...columns]);
}
