import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AskedChanges, TriedChange } from '@seedbed/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isUnreachable } from '../../../lib/server-reach.ts';
import { fetchRevision } from '../../../queries/revisions.ts';
import { useDraftStore } from '../../../workspace/draft/draft-context.tsx';
import { rebase, type DraftStore } from '../../../workspace/draft/draft-store.ts';
import { saveDraft } from '../../../workspace/draft/save-draft.ts';
import { takeBack } from '../../../workspace/draft/take-back.ts';
import { keepRevision } from '../keep-revision.ts';
import { useKeptWishes } from '../wishes/use-kept-wishes.ts';
import { askChanges, keepChange, tryChanges } from './api.ts';
import { acceptedSince, keepSaid, recallSaid, unanswered } from './say-note.ts';

/** A proposed change, and the decision about it. */
export type Proposed = TriedChange & {
  readonly key: string;
  /** Understood without a model. */ readonly isOwn: boolean;
  readonly state: 'open' | 'kept' | 'left';
};

/** The result of the request: changes, and the parts that need a model. `counting`: the words, while they are understood and their rows are not counted yet. */
export type Said = {
  readonly proposed: readonly Proposed[];
  readonly asked: Pick<AskedChanges, 'rest' | 'missed' | 'text'>;
  readonly counting?: string;
};

/** The result stays while a dataset is open, on every screen. */
const kept = new WeakMap<DraftStore, Said>();

/** `onNewest`: after a newer revision was found, it is loaded first. */
type Keeping = { readonly change: Proposed; readonly onNewest?: boolean; /** With the earlier statement that it would drop. */ readonly both?: boolean };

/** Words become changes, tried one by one on the saved dataset; each is kept as a step of the draft by itself. `onKept`: after each of them. */
export function useSay(table: string, onKept: () => void) {
  const draft = useDraftStore();
  const queries = useQueryClient();
  const [said, setSaid] = useState<Said | null>(() => kept.get(draft) ?? recallSaid(draft));
  useEffect(() => {
    if (said) kept.set(draft, said);
    else kept.delete(draft);
    keepSaid(draft, said);
  }, [draft, said]);
  // Goes up with each question and when the pane closes: an answer of a round before comes too late.
  const round = useRef(0);
  const decide = (key: string, state: Proposed['state']) =>
    setSaid((now) => now && { ...now, proposed: now.proposed.map((one) => (one.key === key ? { ...one, state } : one)) });

  /** How to take back what was accepted last. */
  const [undo, setUndo] = useState<{ readonly key: string; readonly run: () => void } | null>(null);

  const saying = useMutation({
    mutationFn: async (words: string) => {
      await saveDraft(draft);
      const id = draft.getState().datasetId;
      const asked = round.current;
      const { changes, rest, missed, text } = await askChanges(id, words, table);
      const answer = { asked: { rest, missed, text }, proposed: changes.map((one, i) => proposed({ ...one, number: i + 1, tables: [] })) };
      if (changes.length === 0) return answer;
      // What is understood is shown at once, and the counted rows when they are there.
      if (asked === round.current) setSaid({ ...answer, counting: words });
      const tried = (await tryChanges(id, { changes })).changes;
      return { ...answer, proposed: tried.map((one) => proposed(one)) };
    },
    onMutate: () => {
      setSaid(null);
      return ++round.current;
    },
    onSuccess: (next, _, asked) => asked === round.current && setSaid(next),
  });
  const answering = useMutation({
    mutationFn: async (answer: string) => {
      await saveDraft(draft);
      return (await tryChanges(draft.getState().datasetId, { answer })).changes;
    },
    onMutate: () => round.current,
    onSuccess: (tried, answer, asked) =>
      asked === round.current &&
      setSaid(
        (now) =>
          now && {
            asked: { rest: [], missed: [], text: null },
            proposed: [...now.proposed, ...tried.map((one) => proposed(one, answer.slice(0, 40)))],
          },
      ),
  });
  const keeping = useMutation({
    mutationFn: async ({ change, onNewest, both }: Keeping) => {
      const open = unanswered(draft);
      const accepted = open?.key === change.key ? await acceptedSince(draft.getState().datasetId, change.wish, open.base) : null;
      if (accepted) return accepted;
      await saveDraft(draft);
      if (onNewest) {
        const newest = await fetchRevision(draft.getState().datasetId, 'current');
        rebase(draft, newest.number, newest.blueprint, 'mine');
      }
      const { datasetId, base, saved } = draft.getState();
      keepSaid(draft, said, change.key);
      const knowledge = both ? change.conflict?.both?.knowledge : undefined;
      return { revision: await keepChange(datasetId, base, knowledge ? { ...change, knowledge } : change, change.isOwn), before: saved };
    },
    // Without an answer it is not known whether the server has it: the next try looks first.
    onError: (error) => isUnreachable(error) || keepSaid(draft, said, null),
    onSuccess: ({ revision, before }, { change: { key, wish } }) => {
      keepSaid(draft, said, null);
      decide(key, 'kept');
      onKept();
      // Later revisions hold it already.
      if (draft.getState().base > revision.number) return;
      keepRevision(draft, queries, revision, before, wish);
      const back = takeBack(draft);
      setUndo({
        key,
        run: () => {
          setUndo(null);
          if (back()) decide(key, 'open');
        },
      });
    },
  });
  // What was accepted and is in force no more can be accepted again: its pill was removed, or it was undone.
  const wishes = useKeptWishes();
  const inForce = useRef<ReadonlySet<string>>(new Set());
  const follow = useEffectEvent((now: ReadonlySet<string>) => {
    for (const { key, wish, state, isOwn } of said?.proposed ?? [])
      if (state === 'kept' && isOwn && inForce.current.has(wish) && !now.has(wish)) decide(key, 'open');
    inForce.current = now;
  });
  useEffect(() => follow(new Set(wishes.map(({ wish }) => wish))), [wishes]);
  const goOn = useEffectEvent(() => {
    const open = unanswered(draft);
    const change = open?.fromBefore ? said?.proposed.find(({ key, state }) => key === open.key && state === 'open') : undefined;
    if (change) keeping.mutate({ change });
  });
  const countOn = useEffectEvent(() => void (said?.counting !== undefined && saying.mutate(said.counting)));
  // Continues what was in progress when the page was left: accepting a change, counting its rows.
  useEffect(() => {
    goOn();
    countOn();
  }, []);
  const close = () => {
    round.current++;
    setSaid(null);
    for (const each of [saying, answering, keeping]) each.reset();
  };
  return { said, saying, answering, keeping, undo, decide, close };
}

function proposed(change: TriedChange, answer?: string): Proposed {
  return { ...change, isOwn: answer === undefined, key: `${answer ?? 'own'} ${change.number} ${change.wish}`, state: 'open' };
}
