import { qualifiedName, type Blueprint, type BlueprintColumn, type Generator } from '@seedbed/contract';
import type { Draft } from 'immer';
import type { Engine } from '../engine/engine-store.ts';
import { formatMany, shortName } from '../lib/format.ts';
import { edit, type DraftStore } from './draft/draft-store.ts';

/** A column of the blueprint with its table. `id` is `schema.table.column`. */
export type ColumnPlace = {
  readonly id: string;
  readonly table: string;
  readonly column: BlueprintColumn;
  /** Its values come from a parent, or from Postgres: no generator is chosen for it. */
  readonly given: 'reference' | 'generated' | null;
};

/** All columns, table by table. */
export function columnPlaces(blueprint: Blueprint): ColumnPlace[] {
  const references = new Set(blueprint.relations.flatMap(({ from }) => from.columns.map((column) => `${from.table}.${column}`)));
  return blueprint.tables.flatMap((table) => {
    const name = qualifiedName(table.schema, table.name);
    return table.columns.map((column) => {
      const id = `${name}.${column.name}`;
      return { id, table: name, column, given: column.generated ? 'generated' : references.has(id) ? 'reference' : null };
    });
  });
}

/** Columns that contain every word of the query: in their name, type, generator or its reason. */
export function findColumns(places: readonly ColumnPlace[], query: string, titles?: ReadonlyMap<string, string>): readonly ColumnPlace[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return places;
  return places.filter(({ id, column, given }) => {
    const kind = column.generator?.kind ?? '';
    const text =
      `${id} ${column.type} ${kind} ${titles?.get(kind) ?? ''} ${column.because ?? ''} ${given ?? ''} ${column.nullable ? 'nullable' : 'not-null'}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Changes many columns as one step. */
export function editColumns(
  draft: DraftStore,
  places: readonly ColumnPlace[],
  label: string,
  recipe: (column: Draft<BlueprintColumn>, id: string) => void,
  merge?: string,
): void {
  const ids = new Set(places.map((place) => place.id));
  const [only] = places.length === 1 ? places : [];
  edit(
    draft,
    `${only ? shortName(only.id) : formatMany(places.length, 'column')}: ${label}`,
    (blueprint) => {
      for (const table of blueprint.tables) {
        const name = qualifiedName(table.schema, table.name);
        for (const column of table.columns) if (ids.has(`${name}.${column.name}`)) recipe(column, `${name}.${column.name}`);
      }
    },
    { ...(places[0] ? { touched: places[0].id } : {}), ...(merge === undefined ? {} : { merge, held: true }) },
  );
}

/** Which of the columns accept a generator with its defaults; the others with the engine's error. */
export async function columnsThatTake(
  engine: Engine,
  blueprint: Blueprint,
  places: readonly ColumnPlace[],
  generator: Generator,
  tell: (done: number) => void,
  signal: AbortSignal,
): Promise<{ readonly take: readonly ColumnPlace[]; readonly refuse: readonly { readonly place: ColumnPlace; readonly why: string }[] }> {
  const take: ColumnPlace[] = [];
  const refuse: { place: ColumnPlace; why: string }[] = [];
  for (const place of places) {
    const tried =
      place.given === null ? await engine.firstThatHolds(blueprint, place.table, place.column.name, [generator]) : { index: -1, message: GIVEN[place.given] };
    signal.throwIfAborted();
    if (tried.index >= 0) take.push(place);
    else refuse.push({ place, why: tried.message ?? 'it does not suit the column' });
    tell(take.length + refuse.length);
  }
  return { take, refuse };
}

const GIVEN = { reference: 'its values come from the parent', generated: 'Postgres generates it' } as const;
