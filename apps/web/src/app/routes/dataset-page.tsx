import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Outlet } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { PageFrame } from '../../components/layout/page-frame.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { EngineContext } from '../../engine/engine-context.tsx';
import { createEngineStore, type EngineStore } from '../../engine/engine-store.ts';
import { currentRevisionQuery } from '../../features/datasets/api/revisions.ts';
import { DraftContext } from '../../features/draft/draft-context.tsx';
import { createDraftStore, type DraftStore } from '../../features/draft/draft-store.ts';
import { recallDraft } from '../../features/draft/kept-draft.ts';
import { useDraftKeeping } from '../../features/draft/use-draft-keeping.ts';
import { DatasetBar } from '../../features/workspace/dataset-bar.tsx';
import { WorkspaceSkeleton } from '../../features/workspace/workspace-skeleton.tsx';
import { ConflictStrip } from '../../features/workspace/conflict-strip.tsx';
import { useWorkspaceKeys } from '../../features/workspace/use-workspace-keys.ts';

const route = getRouteApi('/datasets/$id');

/** Opens a dataset: its blueprint from the server, unsaved edits from this browser, the engine in its worker. */
export function DatasetPage() {
  const { id } = route.useParams();
  // A new key closes one dataset wholly before the next is opened.
  return <OpenDataset key={id} id={id} />;
}

function OpenDataset({ id }: { id: string }) {
  const revision = useQuery(currentRevisionQuery(id));
  const [opened, setOpened] = useState<{ draft: DraftStore; engine: EngineStore } | null>(null);
  const ready = revision.data;

  useEffect(() => {
    if (!ready) return;
    let engine: EngineStore | null = null;
    let left = false;
    void recallDraft(id).then((kept) => {
      if (left) return;
      const draft = createDraftStore(id, ready.number, ready.blueprint, kept);
      engine = createEngineStore(draft);
      setOpened({ draft, engine });
    });
    return () => {
      left = true;
      engine?.dispose();
      setOpened(null);
    };
  }, [id, ready]);

  if (revision.isError && !opened) {
    return (
      <PageFrame title="This dataset cannot be opened">
        <ErrorNote error={revision.error} onRetry={() => void revision.refetch()} />
      </PageFrame>
    );
  }
  if (!opened) return <WorkspaceSkeleton />;
  return (
    <DraftContext value={opened.draft}>
      <EngineContext value={opened.engine}>
        <Workspace draft={opened.draft} />
      </EngineContext>
    </DraftContext>
  );
}

function Workspace({ draft }: { draft: DraftStore }) {
  useDraftKeeping(draft);
  useWorkspaceKeys(draft);
  return (
    <>
      <DatasetBar />
      <ConflictStrip />
      <Outlet />
    </>
  );
}
