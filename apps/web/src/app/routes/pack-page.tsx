import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { PageFrame } from '../../components/layout/page-frame.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { deletePack, packQuery } from '../../features/packs/api/packs.ts';
import { PackEditor } from '../../features/packs/pack-editor.tsx';
import { PackView } from '../../features/packs/pack-view.tsx';
import { splitTitle } from '../../features/packs/pack-words.ts';
import { jsonInLines } from '@seedbed/contract/json-in-lines';
import { useMay } from '../../queries/me.ts';
import { askAgain } from '../../lib/ask-again.ts';

/** One pack, to read; an own one to edit, and a built-in one to begin an own one with. */
export function PackPage() {
  const { name } = useParams({ strict: false }) as { name: string };
  const found = useQuery(packQuery(name));
  const [editing, setEditing] = useState(false);
  const navigate = useNavigate();
  const may = useMay('write');
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deletePack(name),
    onSuccess: async () => {
      await navigate({ to: '/packs' });
      await askAgain(client, ['packs']);
    },
  });
  const own = found.data?.origin === 'own';
  const title = splitTitle(found.data?.pack.title ?? name);
  const actions = (
    <>
      {own ? (
        <Button look="danger" isPending={remove.isPending} onPress={() => remove.mutate()}>
          Remove
        </Button>
      ) : null}
      <Button look="primary" onPress={() => setEditing(true)}>
        {own ? 'Edit' : 'Customize this pack'}
      </Button>
    </>
  );
  return (
    <PageFrame back={<Link to="/packs">All packs</Link>} title={title.name} lead={title.about} actions={found.data && !editing && may ? actions : null}>
      {found.isError ? <ErrorNote error={found.error} onRetry={() => void found.refetch()} /> : null}
      {remove.isError ? <ErrorNote error={remove.error} /> : null}
      {found.isPending ? <SkeletonLines count={8} label="Loading the pack" /> : null}
      {found.data && own ? (
        <p>
          <Badge tone="good">your own</Badge>
        </p>
      ) : null}
      {found.data && editing ? (
        <PackEditor
          start={jsonInLines(found.data.pack)}
          onCancel={() => setEditing(false)}
          onKept={(kept) => {
            setEditing(false);
            if (kept !== name) void navigate({ to: '/packs/$name', params: { name: kept } });
          }}
        />
      ) : (
        found.data && <PackView pack={found.data.pack} />
      )}
    </PageFrame>
  );
}
