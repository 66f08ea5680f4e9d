import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { datasetQuery } from '../../queries/datasets.ts';
import { useEngine } from '../../engine/engine-context.tsx';
import { useMay } from '../../queries/me.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { whyNotProvable } from '../../workspace/provable.ts';
import { useTrial } from './trial-context.tsx';

/** A dataset younger than this is proved automatically, as the last step of its creation. */
const NEW_MS = 60 * 60 * 1_000;

/**
 * A new dataset is proved while it is viewed, and rejected rows are repaired. A proof that the server is already
 * running is followed.
 */
export function useTrials(): void {
  const id = useDraft((state) => state.datasetId);
  const dataset = useQuery(datasetQuery(id)).data;
  const [, trial] = useTrial();
  const may = useMay('write');
  const untried = may && dataset !== undefined && dataset.revision === 1 && dataset.proof === null && whyNotProvable(dataset) === null;
  // After the first rows: a proof uses a processor, and its code is loaded separately.
  const started = useEngine((state) => state.shown);
  const since = dataset ? Date.parse(dataset.createdAt) : 0;
  useEffect(() => {
    if (started && untried && Date.now() - since < NEW_MS) void trial.run({ repair: true });
  }, [started, untried, since, trial]);
  useEffect(() => {
    // If that fails, the mark shows the stored state.
    if (started && may) trial.follow().catch(() => undefined);
  }, [started, may, trial]);
}
