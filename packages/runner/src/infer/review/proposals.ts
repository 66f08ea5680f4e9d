import { fits, type BlueprintColumn, type Decision, type Generator, type GeneratorDescription, type SqlType } from '@seedbed/contract';
import { usualGenerators } from './usual-generators.ts';

/** A column of a blueprint; `id` is `schema.table.column`. */
export type ColumnPlace = { readonly id: string; readonly table: string; readonly column: BlueprintColumn };
/** What is read of the catalogue. */
export type Described = Pick<GeneratorDescription, 'kind' | 'group' | 'title' | 'parameters' | 'outputs'>;

/** What a column could be, and why. `share`: how sure inference would be of it. */
export type Proposal = { readonly generator: Generator; readonly says: string; readonly share?: number };

type Known = {
  readonly place: ColumnPlace;
  readonly type: SqlType;
  /** All columns of the dataset. */
  readonly places: readonly ColumnPlace[];
  readonly generators: readonly Described[];
  /** The inference decision; null if unknown. */
  readonly decision: Decision | null;
};

/** From this certainty on, another column's generator is worth proposing. */
const MIN_CONFIDENCE = 0.6;
/** Words of names that indicate a type, but no meaning. */
const UNINFORMATIVE_WORDS = new Set(['type', 'code', 'kind', 'value', 'number', 'text', 'name', 'data', 'info', 'flag']);
const SHORTEST_WORD = 3;
/** A word that only shares a prefix is a weak sign. */
const MAX_PREFIX_SCORE = 2;
/** The group of generators that derive from other columns, or from nothing. */
const NO_MEANING = 'structure';

/**
 * Alternatives for a column, the likeliest first: choices of people for a column of this name, candidates of inference,
 * more certain columns of this name, generators with this name, more certain columns of its type in the same table,
 * common generators for its type, and if there are none, all generators for its type. The engine decides whether they
 * are valid.
 */
export function proposals({ place, type, places, generators, decision }: Known): Proposal[] {
  const { column } = place;
  const named = places.filter((one) => one.id !== place.id && one.column.name === column.name && one.column.type === column.type && one.column.generator);
  const of = (found: readonly ColumnPlace[], says: (id: string) => string) =>
    found.map((one) => ({ generator: one.column.generator!, says: says(one.id.replace(/^public\./, '')) }));
  return distinct([
    ...of(
      named.filter((one) => one.column.confidence === undefined),
      (id) => `chosen for ${id}`,
    ),
    ...(decision?.alternatives ?? decision?.rejected ?? []).flatMap(({ generator, probability, says }) =>
      generator ? [{ generator, says, share: probability }] : [],
    ),
    ...of(
      named.filter((one) => (one.column.confidence ?? 0) >= MIN_CONFIDENCE),
      (id) => `as in ${id}`,
    ),
    ...namedLike(column.name, generators, type),
    ...besideIt(place, places),
    ...usualGenerators(type).map(({ generator, says }) => ({ generator, says: says ?? 'usual for its type' })),
    ...fillers(generators, type),
  ]).filter(({ generator }) => written(generator) !== written(column.generator));
}

/** For types without common generators, all that generate their values; for other types that would be noise. */
function fillers(generators: readonly Described[], type: SqlType): Proposal[] {
  if (usualGenerators(type).length > 0) return [];
  return ofType(generators, type).map(({ kind, group }) => ({ generator: { kind }, says: `fits its type (${group})` }));
}

/**
 * Generators of the nearest columns with the same type in its table, if they are certain and have the same meaning in
 * another column.
 */
function besideIt({ table, column }: ColumnPlace, places: readonly ColumnPlace[]): Proposal[] {
  const siblings = places.filter((one) => one.table === table);
  const at = siblings.findIndex((one) => one.column.name === column.name);
  return siblings
    .map((one, i) => ({ one, far: Math.abs(i - at) }))
    .filter(
      ({ one, far }) =>
        far > 0 &&
        one.column.type === column.type &&
        (one.column.confidence ?? 1) >= MIN_CONFIDENCE &&
        COLUMN_INDEPENDENT_KINDS.test(one.column.generator?.kind ?? ''),
    )
    .sort((a, b) => a.far - b.far)
    .slice(0, MAX_NEIGHBOUR_SCORE)
    .map(({ one }) => ({ generator: one.column.generator!, says: `like ${one.column.name} beside` }));
}

/** Generators that mean the same in every column; those of states, keys and formulas do not. */
const COLUMN_INDEPENDENT_KINDS = /^(?:number|finance|text|date\.(?:event|past|recent|birthdate)|location|company|phone|code|commerce)\b/;
const MAX_NEIGHBOUR_SCORE = 2;

/**
 * Generators whose names share words with the column's name, those with the most first; then a few whose titles have a
 * word with the same prefix (`str`: Street).
 */
function namedLike(name: string, generators: readonly Described[], type: SqlType): Proposal[] {
  const words = wordsOf(name).filter((word) => word.length >= SHORTEST_WORD && !UNINFORMATIVE_WORDS.has(word));
  if (words.length === 0) return [];
  const found = ofType(generators, type).map((one) => {
    const title = wordsOf(one.title);
    const own = new Set([...title, ...wordsOf(one.kind)]);
    return { one, said: words.filter((word) => own.has(word)), begun: words.filter((word) => title.some((other) => other.startsWith(word))) };
  });
  const whole = found.filter(({ said }) => said.length > 0).sort((a, b) => b.said.length - a.said.length);
  const begun = found.filter(({ said, begun: begins }) => said.length === 0 && begins.length > 0).sort((a, b) => a.one.title.length - b.one.title.length);
  return [
    ...whole.map(({ one, said }) => ({ generator: { kind: one.kind }, says: `“${said.join(' ')}” in its name` })),
    ...begun.slice(0, MAX_PREFIX_SCORE).map(({ one, begun: begins }) => ({ generator: { kind: one.kind }, says: `begins as “${begins.join(' ')}”` })),
  ];
}

/** Generators for a type that start without parameters, one of each group in turn, so that the first trials vary. */
function ofType(generators: readonly Described[], type: SqlType): Described[] {
  const places = new Map<string, number>();
  return generators
    .filter(
      ({ kind, outputs, parameters, group }) =>
        fits(outputs.slice(0, 1), type, kind) && group !== NO_MEANING && !(parameters['required'] as unknown[] | undefined)?.length,
    )
    .map((one) => {
      const place = places.get(one.group) ?? 0;
      places.set(one.group, place + 1);
      return { one, place };
    })
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one);
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
