import type { Agreement, BlueprintColumn, Generator, PatchOperation } from '@seedbed/contract';
import { without, type Place } from './stated.ts';

type Off = Agreement['off'];

/** What generators read of other columns, parents or children: such a generator says nothing alone. */
const READING: ReadonlySet<string> = new Set(['lookup', 'derived', 'split', 'expression', 'cases', 'sibling', 'template', 'reference']);

/** Values of a type that agree with nothing, by the first words of the type. */
const ALONE: readonly (readonly [RegExp, Generator])[] = [
  [/^(?:small|big)?int|^integer/, { kind: 'number.int', parameters: { min: 0, max: 1_000 } }],
  [/^(?:numeric|decimal|real|double|money)/, { kind: 'finance.amount' }],
  [/^bool/, { kind: 'datatype.boolean' }],
  [/^(?:timestamp|date)/, { kind: 'date.anytime' }],
  [/^uuid/, { kind: 'string.uuid' }],
  [/^(?:text|citext|character|varchar)/, { kind: 'text.plain' }],
];

/** The generator of a column alone: the source's own, if that reads nothing else, or plain values of its type. Null for types without any. */
export function aloneGenerator({ type }: BlueprintColumn, source?: BlueprintColumn): Generator | null {
  const of = source?.generator;
  const readsOthers = of && (READING.has(of.kind) || ['after', 'of', 'column', 'start'].some((member) => Object.hasOwn(of.parameters ?? {}, member)));
  if (of && source.type === type && !readsOthers && source.entity === undefined && !of.kind.startsWith('life.')) return of;
  return ALONE.find(([pattern]) => pattern.test(type))?.[1] ?? null;
}

/** Gives a column, or the part of its generator at `at`, another generator, unless a constraint holds it to others. */
export function otherGenerator(place: Place, column: BlueprintColumn, generator: Generator | null, at = '/generator'): Off {
  const demanded = demandedBy(place, [column.name]);
  if (demanded !== null) return { demanded };
  if (column.generated !== undefined) return { demanded: 'Postgres computes it: the column is GENERATED' };
  if (generator === null) return { demanded: `no generator makes ${column.type} alone: choose another generator for the column` };
  const pointer = `${place.pointer}/columns/${place.table.columns.indexOf(column)}`;
  return {
    patch: [
      ...sameColumn(place, column),
      { op: 'replace', path: `${pointer}${at}`, value: generator },
      ...without(pointer, column, ['because', 'confidence', 'origin', 'entity']),
    ],
  };
}

/** Removes members of a document of the blueprint, such as `within` of a relation. */
export function withoutMembers(pointer: string, document: object, members: readonly string[], test: PatchOperation): Off {
  return { patch: [test, ...without(pointer, document, members)] };
}

/** A step that fails if the blueprint has another column there. */
function sameColumn({ pointer, table }: Place, { name }: BlueprintColumn): PatchOperation[] {
  return [{ op: 'test', path: `${pointer}/columns/${table.columns.findIndex((each) => each.name === name)}/name`, value: name }];
}

/** The CHECKs that hold these columns to others, in words; null if there are none. */
export function demandedBy({ table }: Place, columns: readonly string[]): string | null {
  const names = (table.groups ?? []).filter((group) => columns.some((column) => group.columns.includes(column))).flatMap((group) => group.constraints ?? []);
  return names.length === 0 ? null : `the constraint ${[...new Set(names)].join(', ')} demands it`;
}
