import type { Catalog, Pack } from '@seedbed/contract';
import { AssistError } from '../model/assist-error.ts';
import { answeredTables } from './answered-columns.ts';

/**
 * The part of an answer about these tables (`orders`, `public.orders`, or `all`), added to an own pack of the same
 * name.
 */
export function acceptedOf(catalog: Catalog, pack: Pack, names: readonly string[], there: Pack | undefined): Pack {
  const answered = answeredTables(catalog, pack);
  const wanted = names.map((name) => {
    const found = answered.filter(({ table }) => name === 'all' || table === name || table.split('.').at(-1) === name);
    if (found.length === 0) throw new AssistError(`The answer says nothing of a table ${name}; it speaks of ${answered.map(({ table }) => table).join(', ')}.`);
    return found.map(({ concept }) => concept);
  });
  const concepts = [...new Set(wanted.flat())].map(({ parents: _, ...concept }) => concept);
  const kept = (there?.concepts ?? []).filter((old) => !concepts.some(({ concept }) => concept === old.concept));
  return { ...pack, cues: [...new Set([...(there?.cues ?? []), ...pack.cues])].slice(0, 80), concepts: [...kept, ...concepts] };
}
