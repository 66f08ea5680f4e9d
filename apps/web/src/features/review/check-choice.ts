import type { Blueprint, Generator } from '@seedbed/contract';
import type { Engine, EngineStore } from '../../engine/engine-store.ts';
import { describeError } from '../../lib/describe-error.ts';
import type { DraftStore } from '../../workspace/draft/draft-store.ts';
import { columnPlaces, editColumns, type ColumnPlace } from '../../workspace/edit-many.ts';

type Chosen = {
  readonly draft: DraftStore;
  readonly engine: EngineStore;
  /** The blueprint before the choice. */
  readonly before: Blueprint;
  readonly place: ColumnPlace;
  /** The first one is in the draft already. */
  readonly starts: readonly Generator[];
  readonly title: string;
  /** Joins a correction to the step of the choice, so that one undo takes back both. */
  readonly merge: string;
};

/**
 * Asks the engine, as soon as it is up, whether a column takes the generator that a person has given it. Otherwise
 * gives it the first of the other starts that it takes; if there is none, what it had, and returns why.
 */
export async function checkChoice({ draft, engine, before, place, starts, title, merge }: Chosen): Promise<string | null> {
  const tried = await engineUp(engine)
    .then((up) => up.firstThatHolds(before, place.table, place.column.name, starts))
    // An engine that ends has not refused the choice: the draft says so itself if it does not compile.
    .catch((error: unknown) => ({ index: 0, message: describeError(error).detail }));
  if (tried.index === 0 || !isAsChosen(draft, place, starts[0]!)) return null;
  const other = starts[tried.index];
  if (other) {
    editColumns(draft, [place], title, (column) => void (column.generator = copyOf(other)), merge);
    return null;
  }
  const had = place.column;
  editColumns(
    draft,
    [place],
    'as before',
    (column) => {
      if (had.generator) column.generator = copyOf(had.generator);
      else delete column.generator;
      if (had.confidence !== undefined) column.confidence = had.confidence;
      if (had.because !== undefined) column.because = had.because;
      if (had.origin !== undefined) column.origin = had.origin;
      if (had.asIs !== undefined) column.asIs = [...had.asIs];
    },
    merge,
  );
  return tried.message ?? 'it does not suit the column';
}

/** Whether the column still has what was chosen: it may have been undone, or chosen anew. */
function isAsChosen(draft: DraftStore, { id }: ColumnPlace, chosen: Generator): boolean {
  const now = columnPlaces(draft.getState().blueprint).find((one) => one.id === id)?.column.generator;
  return JSON.stringify(now) === JSON.stringify(copyOf(chosen));
}

function engineUp(store: EngineStore): Promise<Engine> {
  return new Promise((resolve) => {
    const look = () => {
      const { engine, mode } = store.getState();
      if (!engine || mode === 'starting') return;
      unsubscribe();
      resolve(engine);
    };
    const unsubscribe = store.subscribe(look);
    look();
  });
}

/** A generator as a column starts with it. */
export function copyOf({ kind, parameters }: Generator): Generator {
  return parameters ? { kind, parameters: structuredClone(parameters) } : { kind };
}
