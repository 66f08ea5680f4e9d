import { emptyBlueprint, type Blueprint } from '@seedbed/contract';
import { compile, loadWords, textRows } from '@seedbed/engine';

const VALUES = 60;

/** Some values of generators that have words of their own; none of one that needs columns beside it. */
export async function madeWords(): Promise<(kind: string) => readonly string[]> {
  const words = await loadWords('en-US');
  return (kind) => {
    const table = { schema: 'public', name: 'made', rows: VALUES, columns: [{ name: 'made', type: 'text', generator: { kind } }] };
    const blueprint: Blueprint = { ...emptyBlueprint(), tables: [table] };
    try {
      return textRows(compile(blueprint, words, { cap: true }), 'public.made', 0, VALUES).map(([value]) => value ?? '');
    } catch {
      return [];
    }
  };
}
