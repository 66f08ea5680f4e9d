import { forgetReason, UNSURE, type Generator } from '@seedbed/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useEngineStore } from '../../engine/engine-context.tsx';
import { formatCount, formatMany, shortName } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { useDraft, useDraftStore } from '../../workspace/draft/draft-context.tsx';
import { columnPlaces, editColumns, type ColumnPlace } from '../../workspace/edit-many.ts';
import { findingsQuery } from '../../queries/findings.ts';
import { columnsToReview } from '../../workspace/findings.ts';
import { ANY, unsureColumns } from '../../workspace/unsure.ts';
import { undoAndSay } from '../../workspace/use-workspace-keys.ts';
import { alikeOf } from './alike.ts';
import { checkChoice, copyOf } from './check-choice.ts';
import { FLAGS, isFlag } from './flags.ts';
import { currentOf, decide, decidedIn, nextOf, returned, skip, skippedIn, startSitting, undone, unskip } from './sitting.ts';

/** Keys that came before the choices; `isOver`: the choices are there, and the person is asked to press again. */
type Early = { readonly keys: readonly string[]; readonly isOver: boolean };
const NONE_EARLY: Early = { keys: [], isOver: false };
/** How long the first column waits for what looks wrong in the rows, which comes first. */
const FINDINGS_MS = 1_500;
/** How many rows that look wrong are asked for, more than there is room for. */
const MAX_ROWS = 10;

/** The queue of a review, the position in it, and the actions for the current column. */
export function useReview(asked: string | null) {
  const draft = useDraftStore();
  const blueprint = useDraft((state) => state.blueprint);
  const led = useDraft((state) => state.led);
  const engine = useEngineStore();
  const [all, setAll] = useState(false);
  const [isEach, setEach] = useState(false);
  /** What the last decision did, to stand above the next column. */
  const [said, setSaid] = useState<string | null>(null);
  /** Keys that were pressed before the choices of a column were there, from the first that means one of them. */
  const [early, setEarly] = useState<Early>(NONE_EARLY);
  const places = useMemo(() => columnPlaces(blueprint), [blueprint]);
  const isReviewable = (id: string) => places.some((one) => one.id === id && one.given === null);
  const [sitting, setSitting] = useState(() => startSitting(asked !== null && isReviewable(asked) ? asked : null));
  const [seen, setSeen] = useState(led);
  // Rows of the revision at the start are judged: what a decision changes is looked at again when the person returns.
  const [start] = useState(() => draft.getState());
  const looked = useQuery(findingsQuery(start));
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), FINDINGS_MS);
    return () => clearTimeout(timer);
  }, []);
  const below = all ? ANY : UNSURE;
  const { doubted, queue } = useMemo(() => columnsToReview(looked.data, blueprint, below), [looked.data, blueprint, below]);
  const surer = useMemo(() => unsureColumns(blueprint, ANY).length, [blueprint]);
  const flags = useMemo(() => {
    const found = queue.filter((one) => isFlag(one, blueprint.types));
    return isEach || found.length < 2 ? [] : found;
  }, [queue, isEach, blueprint.types]);
  const ids = useMemo(() => idsOf(queue, flags), [queue, flags]);
  // What is found late does not take away the column that the person looks at.
  const isLooking = (looked.isPending || looked.data?.revision !== start.base) && looked.isFetching && !isLate;
  const [known, setKnown] = useState(looked.data);
  if (looked.data !== known) {
    setKnown(looked.data);
    const seenFirst = isLate ? currentOf(idsOf(columnsToReview(known, blueprint, below).queue, flags), sitting) : null;
    if (seenFirst !== null && sitting.at === null) setSitting({ ...sitting, at: seenFirst });
  }
  // An undo, by any key, returns to the column that it restored.
  if (led !== seen) {
    setSeen(led);
    setSaid(null);
    const id = led?.column ? `${led.table}.${led.column}` : null;
    if (id !== null && isReviewable(id)) {
      const back = undone(sitting, id);
      setSitting(flags.some((one) => one.id === back.at) ? { ...back, at: FLAGS } : back);
    }
  }
  const at = currentOf(ids, sitting);
  const isFlags = at === FLAGS && flags.length > 0;
  const place = places.find(({ id }) => id === at) ?? null;
  const alike = useMemo(() => (place ? alikeOf(places, place) : []), [places, place]);
  const [withAlike, setWithAlike] = useState<string | null>(null);
  const isWithAlike = withAlike === at && alike.length > 0;
  const meant = place ? [place, ...(isWithAlike ? alike : [])] : isFlags ? flags : [];
  const ofTable = place ? [place, ...queue.filter((one) => one.table === place.table && one.id !== place.id)] : [];
  const waiting = new Set(queue.map(({ id }) => id));
  const decided = [...decidedIn(sitting)].filter((id) => !waiting.has(id)).length;
  const skipped = skippedIn(ids, sitting).length;
  const done = (columns: readonly ColumnPlace[], what: string) => {
    const decidedIds = columns.map(({ id }) => id);
    setSitting((before) => decide(before, decidedIds));
    setWithAlike(null);
    setEarly(NONE_EARLY);
    setSaid(what);
  };

  const findingsOf = (id: string) => doubted.find((one) => one.place.id === id)?.findings ?? [];
  const keep = (columns: readonly ColumnPlace[], what: string) => {
    if (columns.length === 0) return;
    editColumns(draft, columns, 'right as it is', (column, id) => {
      delete column.confidence;
      const codes = findingsOf(id).map(({ code }) => code);
      if (codes.length > 0) column.asIs = [...new Set([...(column.asIs ?? []), ...codes])];
    });
    done(columns, what);
  };
  /** Keeps the generator, and marks it as decided. */
  const accept = () =>
    keep(meant, isFlags ? `${formatMany(flags.length, 'yes/no column')} kept` : `${namesOf(meant)} kept as ${meant.length > 1 ? 'they are' : 'it is'}`);
  /** The same for each guess of its table. */
  const acceptTable = () => {
    if (ofTable.length > 1) keep(ofTable, `${formatMany(ofTable.length, 'column')} of ${shortName(ofTable[0]!.table)} kept`);
  };
  /**
   * Gives the column a generator at once: the first of `starts`, or, if the engine refuses that, another one. If it
   * refuses all, the column gets back what it had, and the person reads why.
   */
  const choose = (starts: readonly Generator[], title: string, isTried: boolean) => {
    const [first] = starts;
    if (!place) return;
    if (!first) return notify(`${title} does not suit ${shortName(place.id)}: it needs something that does not exist.`, { id: 'review', isError: true });
    const { blueprint: before } = draft.getState();
    const merge = `review ${place.id} ${draft.getState().edition}`;
    editColumns(
      draft,
      meant,
      title,
      (column) => {
        column.generator = copyOf(first);
        forgetReason(column);
      },
      merge,
    );
    done(meant, `${namesOf(meant)} ${meant.length > 1 ? 'are' : 'is'} now ${title}`);
    // The server tried the alternatives of this column; not those of others that are alike, or of the whole catalogue.
    for (const one of isTried ? meant.slice(1) : meant)
      void checkChoice({ draft, engine, before, place: one, starts, title, merge }).then((why) => {
        if (why === null) return;
        setSitting((now) => returned(now, one.id));
        setSaid(`${shortName(one.id)} is as before: ${title} does not suit it`);
        notify(`${title} does not suit ${shortName(one.id)}: ${why}`, { id: 'review', isError: true });
      });
  };
  const undo = () => {
    setSaid(null);
    setEarly(NONE_EARLY);
    const before = unskip(sitting);
    if (before) setSitting(before);
    else undoAndSay(draft);
  };
  return {
    place,
    /** What looks wrong in the rows of the current column. */
    findings: place ? findingsOf(place.id) : [],
    /** The rows of a column that look wrong, each once. */
    faultyRows: (id: string) => [...new Set(findingsOf(id).flatMap(({ rows }) => rows))].slice(0, MAX_ROWS),
    /** The rows are looked at; soon it will be known which column comes first. */
    isLooking: isLooking && place?.id !== asked,
    looked,
    /** All yes/no columns, if they are the current decision. */
    flags: isFlags ? flags : null,
    /** Guesses that are left, and the next of them. */
    left: queue.length,
    next: nextOf(ids, sitting),
    decided,
    /** Of those left. */
    skipped,
    said,
    early,
    noteEarly: (key: string) => setEarly(({ keys }) => ({ keys: [...keys, key], isOver: false })),
    forgetEarly: () => setEarly(NONE_EARLY),
    /** The choices of the current column can be seen from now on. */
    showChoices: () => setEarly(({ keys }) => ({ keys, isOver: true })),
    /** Undecided columns above the threshold. */
    surer: all ? 0 : surer - queue.length,
    reviewSurer: () => setAll(true),
    lookAtEach: () => {
      setEach(true);
      setSitting((before) => ({ ...before, at: flags[0]?.id ?? null }));
    },
    alike,
    /** The column, and the undecided ones of its table. */
    ofTable,
    acceptTable,
    isWithAlike,
    toggleAlike: () => setWithAlike(isWithAlike ? null : at),
    accept,
    choose,
    skip: () => {
      if (at === null) return;
      const isLast = ids.length > 1 && skipped === ids.length - 1 && !skippedIn(ids, sitting).includes(at);
      setSaid(isLast ? `All ${formatCount(ids.length)} left were skipped: here is the first again` : null);
      setEarly(NONE_EARLY);
      setSitting((before) => skip(before, at));
    },
    undo,
  };
}

export type ReviewState = ReturnType<typeof useReview>;

/** The queue by ids, with `flags` as one decision at its end. */
function idsOf(queue: readonly ColumnPlace[], flags: readonly ColumnPlace[]): string[] {
  const together = new Set(flags.map(({ id }) => id));
  return [...queue.map(({ id }) => id).filter((id) => !together.has(id)), ...(flags.length > 0 ? [FLAGS] : [])];
}

/** `gpu`, `gpu and 2 more`. */
function namesOf(columns: readonly ColumnPlace[]): string {
  const name = columns[0]?.column.name ?? '';
  return columns.length > 1 ? `${name} and ${columns.length - 1} more` : name;
}
