import { forgetReason, UNSURE, type Generator } from '@seedbed/contract';
import { useMemo, useState } from 'react';
import { useEngine } from '../../engine/engine-context.tsx';
import { describeError } from '../../lib/describe-error.ts';
import { formatMany, shortName } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { useDraft, useDraftStore } from '../../workspace/draft/draft-context.tsx';
import { columnPlaces, columnsThatTake, editColumns, type ColumnPlace } from '../../workspace/edit-many.ts';
import { ANY, unsureColumns } from '../../workspace/unsure.ts';
import { undoAndSay } from '../../workspace/use-workspace-keys.ts';
import { alikeOf } from './alike.ts';
import { copyOf } from './alternatives.ts';
import { currentOf, decide, decidedIn, nextOf, skip, startSitting, undone, unskip } from './sitting.ts';

/** The queue of a review, the position in it, and the actions for the current column. */
export function useReview(asked: string | null) {
  const draft = useDraftStore();
  const blueprint = useDraft((state) => state.blueprint);
  const led = useDraft((state) => state.led);
  const engine = useEngine((state) => state.engine);
  const [all, setAll] = useState(false);
  const [busy, setBusy] = useState(false);
  const places = useMemo(() => columnPlaces(blueprint), [blueprint]);
  const isReviewable = (id: string) => places.some((one) => one.id === id && one.given === null);
  const [sitting, setSitting] = useState(() => startSitting(asked !== null && isReviewable(asked) ? asked : null));
  const [seen, setSeen] = useState(led);
  // An undo, by any key, returns to the column that it restored.
  if (led !== seen) {
    setSeen(led);
    const id = led?.column ? `${led.table}.${led.column}` : null;
    if (id !== null && isReviewable(id)) setSitting(undone(sitting, id));
  }
  const queue = useMemo(() => unsureColumns(blueprint, all ? ANY : UNSURE), [blueprint, all]);
  const surer = useMemo(() => unsureColumns(blueprint, ANY).length, [blueprint]);
  const ids = queue.map(({ id }) => id);
  const at = currentOf(ids, sitting);
  const place = places.find(({ id }) => id === at) ?? null;
  const alike = useMemo(() => (place ? alikeOf(places, place) : []), [places, place]);
  const [withAlike, setWithAlike] = useState<string | null>(null);
  const isWithAlike = withAlike === at && alike.length > 0;
  const meant = place ? [place, ...(isWithAlike ? alike : [])] : [];
  const ofTable = place ? [place, ...queue.filter((one) => one.table === place.table && one.id !== place.id)] : [];
  const done = (decided: readonly ColumnPlace[]) => {
    const decidedIds = decided.map(({ id }) => id);
    setSitting((before) => decide(before, decidedIds));
    setWithAlike(null);
  };

  /** Keeps the generator, and marks it as decided. */
  const accept = () => {
    if (busy || !place) return;
    editColumns(draft, meant, 'accepted', (column) => void delete column.confidence);
    done(meant);
  };
  /** The same for each guess of its table. */
  const acceptTable = () => {
    if (busy || ofTable.length < 2) return;
    editColumns(draft, ofTable, 'accepted', (column) => void delete column.confidence);
    done(ofTable);
  };
  const choose = async (generator: Generator, title: string) => {
    if (busy || !place || !engine) return;
    setBusy(true);
    try {
      const { take, refuse } = await columnsThatTake(engine, draft.getState().blueprint, meant, generator, () => {}, new AbortController().signal);
      const why = refuse.map((one) => `${shortName(one.place.id)}: ${one.why}`).join('; ');
      if (refuse.length > 0) notify(`${title} does not fit ${formatMany(refuse.length, 'column')} (${why})`, { id: 'review', isError: true });
      if (take.length === 0) return;
      editColumns(draft, take, title, (column) => {
        column.generator = copyOf(generator);
        forgetReason(column);
      });
      done(take);
    } catch (error) {
      notify(describeError(error).detail, { id: 'review', isError: true });
    } finally {
      setBusy(false);
    }
  };
  const undo = () => {
    const before = unskip(sitting);
    if (before) setSitting(before);
    else undoAndSay(draft);
  };
  return {
    place,
    busy,
    /** Guesses that are left, and the next of them. */
    left: queue.length,
    next: nextOf(ids, sitting),
    decided: decidedIn(sitting),
    /** Undecided columns above the threshold. */
    surer: all ? 0 : surer - queue.length,
    reviewSurer: () => setAll(true),
    alike,
    /** The column, and the undecided ones of its table. */
    ofTable,
    acceptTable,
    isWithAlike,
    toggleAlike: () => setWithAlike(isWithAlike ? null : at),
    accept,
    choose,
    skip: () => place && setSitting((before) => skip(before, place.id)),
    undo,
  };
}

export type ReviewState = ReturnType<typeof useReview>;
