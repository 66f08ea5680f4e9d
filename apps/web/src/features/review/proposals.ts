import type { Decision, Generator, GeneratorDescription, SqlType } from '@seedbed/contract';
import type { ColumnPlace } from '../../workspace/edit-many.ts';
import { fits } from '../../workspace/fits.ts';
import { usualGenerators } from './usual-generators.ts';
import { shortName } from '../../lib/format.ts';

/** What a column could be, and why. `share`: how sure inference would be of it. */
export type Proposal = { readonly generator: Generator; readonly says: string; readonly share?: number };

type Known = {
  readonly place: ColumnPlace;
  readonly type: SqlType;
  /** All columns of the dataset. */
  readonly places: readonly ColumnPlace[];
  readonly generators: readonly GeneratorDescription[];
  /** What inference weighed; null where nobody can tell. */
  readonly decision: Decision | null;
};

/** From here on another column's generator is worth proposing. */
const SURE = 0.6;
/** Words of names that tell a type, and not what a column means. */
const SAYS_LITTLE = new Set(['type', 'code', 'kind', 'value', 'number', 'text', 'name', 'data', 'info', 'flag']);
const SHORTEST_WORD = 3;

/**
 * What the column could be instead, the likeliest first: what people chose for a column of this name, what inference weighed, what surer columns
 * of this name are, generators called like it, and what columns of its type hold most often. Whether they hold is the engine's to say.
 */
export function proposals({ place, type, places, generators, decision }: Known): Proposal[] {
  const { column } = place;
  const named = places.filter((one) => one.id !== place.id && one.column.name === column.name && one.column.type === column.type && one.column.generator);
  const of = (found: readonly ColumnPlace[], says: (id: string) => string) =>
    found.map((one) => ({ generator: one.column.generator!, says: says(shortName(one.id)) }));
  return distinct([
    ...of(
      named.filter((one) => one.column.confidence === undefined),
      (id) => `as you chose for ${id}`,
    ),
    ...(decision?.rejected ?? []).flatMap(({ generator, probability, says }) => (generator ? [{ generator, says, share: probability }] : [])),
    ...of(
      named.filter((one) => (one.column.confidence ?? 0) >= SURE),
      (id) => `as in ${id}`,
    ),
    ...namedLike(column.name, generators, type),
    ...usualGenerators(type).map(({ generator, says }) => ({ generator, says: says ?? `common for ${column.type}` })),
  ]).filter(({ generator }) => written(generator) !== written(column.generator));
}

/** Generators in whose names words of the column's name stand, those with most of them first; only such as start without parameters. */
function namedLike(name: string, generators: readonly GeneratorDescription[], type: SqlType): Proposal[] {
  const words = wordsOf(name).filter((word) => word.length >= SHORTEST_WORD && !SAYS_LITTLE.has(word));
  if (words.length === 0) return [];
  return generators
    .filter(({ outputs, parameters }) => fits(outputs.slice(0, 1), type) && !(parameters['required'] as unknown[] | undefined)?.length)
    .map((one) => {
      const own = new Set(wordsOf(`${one.title} ${one.kind}`));
      return { kind: one.kind, said: words.filter((word) => own.has(word)) };
    })
    .filter(({ said }) => said.length > 0)
    .sort((a, b) => b.said.length - a.said.length)
    .map(({ kind, said }) => ({ generator: { kind }, says: `“${said.join(' ')}” in its name` }));
}

/** `carrierRef_no` → carrier, ref, no. */
export function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

function distinct(found: readonly Proposal[]): Proposal[] {
  const seen = new Map<string, Proposal>();
  for (const one of found) if (!seen.has(written(one.generator))) seen.set(written(one.generator), one);
  return [...seen.values()];
}

function written(generator: Generator | undefined): string {
  return generator ? JSON.stringify([generator.kind, generator.parameters ?? {}]) : '';
}
