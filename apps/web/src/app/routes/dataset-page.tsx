import { ClientProblem } from '@seedbed/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Outlet, useLocation, useSearch } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { useDatasetCommands } from '../use-dataset-commands.ts';
import { StatusChip } from '../status/status-chip.tsx';
import { useReasonsSoon } from '../use-reasons-soon.ts';
import { PageFrame } from '../../components/layout/page-frame.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { EngineContext } from '../../engine/engine-context.tsx';
import { createEngineStore, type EngineStore } from '../../engine/engine-store.ts';
import { useRequestedText } from '../../lib/asked.ts';
import { fetchKept } from '../../lib/fetch-kept.ts';
import { datasetNameQuery } from '../../queries/datasets.ts';
import { currentRevisionQuery, revisionQuery } from '../../queries/revisions.ts';
import { useMay, useMe } from '../../queries/me.ts';
import { DraftContext } from '../../workspace/draft/draft-context.tsx';
import { createDraftStore, type DraftStore } from '../../workspace/draft/draft-store.ts';
import { recallDraft } from '../../workspace/draft/kept-draft.ts';
import { tabId } from '../../workspace/draft/tab-id.ts';
import { useDraftKeeping } from '../../workspace/draft/use-draft-keeping.ts';
import { TrialContext } from '../../features/problems/trial-context.tsx';
import { createTrial, type Trial } from '../../features/problems/trial.ts';
import { useTrials } from '../../features/problems/use-trials.ts';
import { DatasetBar } from '../../features/frame/dataset-bar.tsx';
import { DiagramSkeleton } from '../../features/diagram/diagram-skeleton.tsx';
import { DatasetName } from '../../features/frame/dataset-name.tsx';
import { TAB_COUNTS } from '../../features/frame/tab-counts.tsx';
import { OpeningName, PageSkeleton, PanesSkeleton } from '../../features/frame/workspace-skeleton.tsx';
import { usePutAway } from '../../features/frame/use-put-away.ts';
import { namingStore, stopNaming } from '../../workspace/naming.ts';
import { waitedSince } from '../../workspace/waited.ts';
import { useWorkspaceKeys } from '../../workspace/use-workspace-keys.ts';
import { NotFoundPage } from './not-found-page.tsx';

const route = getRouteApi('/datasets/$id');

/** Loaded on first use. */
const ConflictStrip = lazyPart(() => import('../../features/frame/conflict-strip.tsx').then(({ ConflictStrip }) => ConflictStrip), 'over');

const HeldStrip = lazyPart(() => import('../../features/frame/held-strip.tsx').then(({ HeldStrip }) => HeldStrip), 'over');

const PutAwayStrip = lazyPart(() => import('../../features/frame/put-away-strip.tsx').then(({ PutAwayStrip }) => PutAwayStrip), 'over');

const ShareDialog = lazyPart(() => import('../../features/share/share-dialog.tsx').then(({ ShareDialog }) => ShareDialog), 'over');

const NameRevision = lazyPart(() => import('../../features/history/name-revision.tsx').then(({ NameRevision }) => NameRevision), 'over');

/** Opens a dataset: its blueprint from the server, unsaved edits from this browser, the engine in its worker. */
export function DatasetPage() {
  const { id } = route.useParams();
  // A new key closes one dataset wholly before the next is opened.
  return <OpenDataset key={id} id={id} />;
}

function OpenDataset({ id }: { id: string }) {
  const revision = useQuery(currentRevisionQuery(id));
  const name = useQuery(datasetNameQuery(id)).data;
  const queries = useQueryClient();
  const [since] = useState(() => waitedSince(id));
  const [sharing, setSharing] = useState(false);
  useRequestedText('share', () => setSharing(true));
  const [opened, setOpened] = useState<{ draft: DraftStore; engine: EngineStore; trial: Trial } | null>(null);
  /** Why what is here could not be opened. */
  const [fault, setFault] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const ready = revision.data;
  const may = useMay('write');
  const { v, t, r } = useSearch({ strict: false });
  // Rows, columns and the diagram have three panes; every other screen has a path of its own.
  const isPage = useLocation({ select: ({ pathname }) => /^\/datasets\/[^/]+\/./.test(pathname) });
  const elsewhere = (useMe()?.workspaces.length ?? 0) > 1;

  useEffect(() => {
    if (!ready) return;
    let engine: EngineStore | null = null;
    let trial: Trial | null = null;
    let left = false;
    // Who may not save has no edits of their own here.
    const open = async () => {
      const kept = may ? await recallDraft(id) : null;
      // Unsaved edits apply to their own revision, and to no other: there their places may be others. Saving them finds later revisions, and asks if both changed
      // one place.
      const own = kept && kept.pending.length > 0 && kept.base !== ready.number ? await fetchKept(queries, revisionQuery(id, kept.base)) : null;
      if (left) return;
      const draft = createDraftStore(id, (own ?? ready).number, (own ?? ready).blueprint, kept, tabId());
      engine = createEngineStore(draft, since);
      trial = createTrial(draft, queries);
      setFault(null);
      setOpened({ draft, engine, trial });
    };
    open().catch((error: unknown) => left || setFault(error));
    return () => {
      left = true;
      trial?.leave();
      engine?.dispose();
      setOpened(null);
    };
  }, [id, ready, queries, may, since, attempt]);

  const retry = () => {
    if (fault === null) return void revision.refetch();
    setFault(null);
    setAttempt(attempt + 1);
  };

  if (revision.isError && !opened && isMissing(revision.error, id)) {
    return (
      <NotFoundPage title="This dataset does not exist">
        {elsewhere ? ' It may also be in another of your workspaces: the menu at the top right leads there.' : ''}
      </NotFoundPage>
    );
  }
  if ((revision.isError || fault !== null) && !opened) {
    return (
      <PageFrame title="This dataset cannot be opened">
        <ErrorNote error={fault ?? revision.error} onRetry={retry} />
      </PageFrame>
    );
  }
  // The same bar is used before and after loading: nothing in it moves, and it keeps the focus.
  return (
    <DraftContext value={opened?.draft ?? null}>
      <EngineContext value={opened?.engine ?? null}>
        <TrialContext value={opened?.trial ?? null}>
          <DatasetBar id={id} {...(opened ? { counts: TAB_COUNTS, onShare: () => setSharing(true) } : {})}>
            {opened ? (
              <>
                <DatasetName id={id} name={name} isHeading={!isPage} />
                <StatusChip />
              </>
            ) : (
              <OpeningName name={name} />
            )}
          </DatasetBar>
          {opened ? (
            <Workspace draft={opened.draft} name={name} />
          ) : isPage ? (
            <PageSkeleton />
          ) : (
            <PanesSkeleton middle={v === 'diagram' ? <DiagramSkeleton label="Loading the diagram" /> : undefined} />
          )}
          <Suspense>
            {sharing ? <ShareDialog id={id} at={t === undefined ? null : { table: t, row: r ?? 1 }} onClose={() => setSharing(false)} /> : null}
          </Suspense>
        </TrialContext>
      </EngineContext>
    </DraftContext>
  );
}

/** The dataset does not exist, or not for this person: retrying does not help. */
/** An invalid id, as in a truncated link, is treated as missing too. */
function isMissing(error: unknown, id: string): boolean {
  return error instanceof ClientProblem && (error.status === 404 || (error.status === 400 && !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)));
}

function Workspace({ draft, name }: { draft: DraftStore; name: string | undefined }) {
  const id = useStore(draft, (state) => state.datasetId);
  const named = useStore(namingStore, ({ naming }) => (naming?.datasetId === id ? naming.number : null));
  const conflict = useStore(draft, (state) => state.saving.state === 'conflict');
  const held = useStore(draft, (state) => state.saving.state === 'held');
  const putAway = usePutAway();
  useDraftKeeping(draft);
  useWorkspaceKeys(draft);
  useDatasetCommands();
  useReasonsSoon();
  useTrials();
  useEffect(() => stopNaming, []);
  return (
    <>
      {conflict ? (
        <Suspense>
          <ConflictStrip />
        </Suspense>
      ) : null}
      {held ? (
        <Suspense>
          <HeldStrip />
        </Suspense>
      ) : null}
      {putAway ? (
        <Suspense>
          <PutAwayStrip name={name ?? 'The dataset'} putAway={putAway} />
        </Suspense>
      ) : null}
      <Outlet />
      <Suspense>{named === null ? null : <NameRevision id={id} number={named} onClose={stopNaming} />}</Suspense>
    </>
  );
}
