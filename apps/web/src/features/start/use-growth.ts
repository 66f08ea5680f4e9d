import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useStore } from 'zustand';
import { createDatasetWithProgress, type NewDataset } from '../../queries/datasets.ts';
import { beginWait } from '../../workspace/waited.ts';
import { endGrowth, growthStore, startGrowth, type GrowthSource } from './growth.ts';
import { namedFreely } from './named-freely.ts';
import { useOpenGrown } from './use-open-grown.ts';
import { usePreparing } from './use-preparing.ts';

/** A schema that is read or rejected sooner gets no screen of its own. */
const SHOWN_AFTER_MS = 600;

/**
 * Reads a schema and makes a dataset of it, which opens as inferred; the proof continues in the workspace. Shows tables as they are read.
 * `onGrown` is called before the page is left.
 */
export function useGrowth(from: GrowthSource, onGrown?: () => void) {
  const router = useRouter();
  const queries = useQueryClient();
  const open = useOpenGrown();
  const prepare = usePreparing();
  const growth = useStore(growthStore);
  const mine = growth.state !== 'rest' && growth.from === from ? growth : null;
  const grow = async (body: NewDataset) => {
    // Before the first table, errors are shown on the page that started the reading.
    const begun = Date.now();
    beginWait();
    let isShown = false;
    const show = () => {
      const now = growthStore.getState();
      const isVisible = now.state === 'reading' && (now.made.length > 0 || now.read !== null);
      if (isShown || !isVisible || Date.now() - begun < SHOWN_AFTER_MS) return;
      isShown = true;
      if (router.state.location.pathname === '/') void router.navigate({ to: '/generating' });
    };
    const showing = setTimeout(show, SHOWN_AFTER_MS);
    const unsubscribe = growthStore.subscribe(show);
    const creating = startGrowth(from, body.name ?? null, async (onProgress, signal) =>
      createDatasetWithProgress({ ...(await namedFreely(queries, body)), prove: 'later' }, onProgress, signal),
    );
    prepare();
    const created = await creating;
    clearTimeout(showing);
    unsubscribe();
    if (!created) {
      // An error is shown at the schema box, and a cancellation returns there. The box itself scrolls to the error.
      if (router.state.location.pathname === '/generating') void router.navigate({ to: '/', replace: true, resetScroll: false });
      return;
    }
    onGrown?.();
    await open(created.dataset);
    endGrowth();
  };
  return {
    grow: (body: NewDataset) => void grow(body),
    reading: mine?.state === 'reading' ? mine : null,
    error: mine?.state === 'refused' ? mine.error : null,
    reset: endGrowth,
  };
}
