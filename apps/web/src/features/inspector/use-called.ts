import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { calledQuery, Meant } from '../../queries/explain.ts';
import type { Offer } from './use-samples.ts';

/** Letters come one after the other: a word is requested once it is written. */
const REST_MS = 180;
const SHORTEST = 3;
const SHOWN = 6;
const NONE: readonly Called[] = [];

/** A generator that matches a search, with its values here. */
export type Called = Meant & { readonly values: readonly (string | null)[] };

/**
 * Generators for the column if its name were the words of a search (the last ones that were sent), each with its values. Leaves out
 * generators that do not work here.
 */
export function useCalled(
  query: string,
  ask: (words: string) => ReturnType<typeof calledQuery>,
  offer: Offer,
): { readonly words: string; readonly found: readonly Called[]; /** Nothing more comes for what is written. */ readonly isAll: boolean } {
  const words = useRested(query.trim().toLowerCase());
  const isLongEnough = words.length >= SHORTEST;
  const asked = useQuery({ ...ask(words), enabled: isLongEnough });
  const found = asked.data ?? [];
  const made = useQuery({
    queryKey: ['called samples', ...offer.key, ...found],
    queryFn: async () => {
      const samples = await offer.samplesOf(found.map(({ generator }) => generator));
      return found.flatMap((one, i) => (samples[i] ? [{ ...one, values: samples[i].values }] : []));
    },
    enabled: isLongEnough && found.length > 0,
    gcTime: 0,
    retry: false,
  });
  const isRested = words === query.trim().toLowerCase();
  const isAll = isRested && (!isLongEnough || (!asked.isLoading && !made.isLoading));
  return { words, found: isLongEnough && found.length > 0 ? distinct(made.data ?? []).slice(0, SHOWN) : NONE, isAll };
}

/** The first of generators with equal values. */
function distinct(found: readonly Called[]): readonly Called[] {
  const seen = new Set<string>();
  return found.filter(({ values }) => !seen.has(values.join('\n')) && Boolean(seen.add(values.join('\n'))));
}

function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
