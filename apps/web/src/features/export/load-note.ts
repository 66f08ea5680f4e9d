import type { LoadMode, Run, TableModes } from '@seedbed/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { tabNote } from '../../lib/tab-note.ts';
import { runsQuery } from '../../queries/runs.ts';
import type { LoadOptions } from './load-options.tsx';

/** A load that only this page knows of while it waits for its proof, with the values of its form. The address is omitted, because it may contain a password. */
export type LoadNote = {
  /** `7,187 rows into staging`. */ readonly what: string;
  /** The newest run of the dataset when it was asked for; undefined where the server did not say. */ readonly newest: string | null | undefined;
  readonly picked: string | null;
  readonly mode: LoadMode | null;
  readonly modes: TableModes | null;
  readonly options: LoadOptions;
};

export const loadNotes = tabNote<LoadNote>('load');

/** What became of a load that a page was left with. `started`: a newer run of the dataset on the server, null where it has none, undefined where that cannot be told. */
export type LeftLoad = { readonly what: string; readonly started: Run | null | undefined };

/** The load that this page was left with while it waited for a proof, as the server knows it: none before the server has said. `newest`: the newest run now. */
export function useLeftLoad(datasetId: string) {
  const [note, setNote] = useState(() => loadNotes.read(datasetId));
  // A request that was on its way when the page was left may still arrive.
  const runs = useQuery({ ...runsQuery({ datasetId }), ...(note && { refetchInterval: 2_000 }) });
  const first = runs.data?.items[0] ?? null;
  const started = note?.newest === undefined && first ? undefined : first?.id === note?.newest ? null : first;
  const left: LeftLoad | null = note && runs.data ? { what: note.what, started } : null;
  const forget = () => {
    loadNotes.drop(datasetId);
    setNote(null);
  };
  return { note, left, newest: runs.data && (first?.id ?? null), forget };
}
