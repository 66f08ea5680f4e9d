import type { Generator, GeneratorDescription } from '@seedbed/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Sampled } from '../../engine/protocol.ts';
import type { GeneratorGroup } from './find-generators.ts';

/** Generated per batch: the worker answers the grid in between. */
const BATCH_SIZE = 8;
/** The maximum number of samples: further down people type a word instead. */
const MAX = 40;

/** Values of generators at the current place; `key` distinguishes places and editions. */
export type Offer = {
  readonly key: readonly unknown[];
  samples(generators: readonly GeneratorDescription[]): Promise<readonly Sampled[]>;
  /** The same with parameters that are known. */
  samplesOf(generators: readonly Generator[]): Promise<readonly Sampled[]>;
};

/** Samples of the listed generators, from the top, a few at a time; they are cached while the list is open. */
export function useSamples(groups: readonly GeneratorGroup[], offer: Offer): ReadonlyMap<string, Sampled> {
  const [made, setMade] = useState<ReadonlyMap<string, Sampled>>(new Map());
  const next = groups
    .filter((group) => group.fits)
    .flatMap((group): readonly GeneratorDescription[] => group.members)
    .slice(0, MAX)
    .filter((one) => !made.has(one.kind))
    .slice(0, BATCH_SIZE);
  useQuery({
    queryKey: ['samples', ...offer.key, ...next.map((one) => one.kind)],
    queryFn: async () => {
      const samples = await offer.samples(next);
      setMade((before) => new Map([...before, ...next.map((one, i) => [one.kind, samples[i]] as const)]));
      return samples;
    },
    enabled: next.length > 0,
    gcTime: 0,
    retry: false,
  });
  return made;
}
