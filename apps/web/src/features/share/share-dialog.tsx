import type { CreatedShare, Share } from '@seedbed/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Ago } from '../../components/ui/ago.tsx';
import { Button } from '../../components/ui/button.tsx';
import { CopyLine } from '../../components/ui/copy-line.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { Select } from '../../components/ui/select.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { formatDay } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { useNow } from '../../lib/use-now.ts';
import { useMe } from '../../queries/me.ts';
import { createShare, deleteShare, sharesQuery } from './api.ts';
import styles from './share.module.css';

const ENDS = [
  { id: '7', label: 'In 7 days' },
  { id: '30', label: 'In 30 days' },
  { id: 'never', label: 'When it is revoked' },
] as const;

/** Read-only links of a dataset: create, copy once, revoke. */
export function ShareDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const shares = useQuery(sharesQuery(id));
  const local = useMe()?.mode === 'local';
  const [made, setMade] = useState<CreatedShare | null>(null);
  const items = shares.data?.items ?? [];
  return (
    <Dialog title="Share a read-only link" isOpen onClose={onClose} wide>
      <p className={styles.said}>
        Through the link anyone sees the rows, the diagram and the problems of the newest revision, also after later edits, without an account; it shows no
        other dataset, no connection and no generator, and changes nothing.
        {local ? ' This server has no login: who can open the link can also open Seedbed itself, and edit there.' : ''}
      </p>
      {made ? (
        <div className={styles.made} role="status" aria-label="The new link">
          <p>
            <strong>Copy it now.</strong> It is not shown again.
          </p>
          <CopyLine label="Link" text={window.location.origin + made.path} />
          <div className={styles.create}>
            <Button onPress={() => setMade(null)}>Create another link</Button>
          </div>
        </div>
      ) : (
        <NewLink id={id} onMade={setMade} />
      )}
      {shares.isError ? <ErrorNote error={shares.error} onRetry={() => void shares.refetch()} /> : null}
      {shares.isPending ? <SkeletonLines count={2} label="Loading links" /> : null}
      {items.length > 0 ? (
        <ul className={styles.links} aria-label="Read-only links">
          {items.map((share) => (
            <LinkRow key={share.id} share={share} isNew={share.id === made?.share.id} onRevoked={() => share.id === made?.share.id && setMade(null)} />
          ))}
        </ul>
      ) : null}
    </Dialog>
  );
}

function NewLink({ id, onMade }: { id: string; onMade: (made: CreatedShare) => void }) {
  const queries = useQueryClient();
  const [ends, setEnds] = useState<(typeof ENDS)[number]['id']>('30');
  const create = useMutation({
    mutationFn: () => createShare(id, ends === 'never' ? undefined : Number(ends)),
    onSuccess: (made) => {
      void queries.invalidateQueries({ queryKey: ['shares', id] });
      onMade(made);
    },
  });
  return (
    <>
      <div className={styles.create}>
        <Select label="Expires" options={ENDS} value={ends} onChange={setEnds} />
        <Button look="primary" isPending={create.isPending} onPress={() => create.mutate()}>
          Create the link
        </Button>
      </div>
      {create.isError ? <ErrorNote error={create.error} /> : null}
    </>
  );
}

function LinkRow({ share, isNew, onRevoked }: { share: Share; isNew: boolean; onRevoked: () => void }) {
  const queries = useQueryClient();
  const now = useNow();
  const { id, datasetId, createdAt, createdBy, expiresAt, lastUsedAt } = share;
  const ended = expiresAt !== null && Date.parse(expiresAt) <= now;
  const revoke = useMutation({
    mutationFn: () => deleteShare(datasetId, id),
    onSuccess: async () => {
      onRevoked();
      await queries.invalidateQueries({ queryKey: ['shares', datasetId] });
      notify('The link is revoked');
    },
  });
  return (
    <li className={styles.link}>
      <span>
        {isNew ? <strong>New: </strong> : null}
        Created by {createdBy}, <Ago at={createdAt} />
        <span className={styles.more}>
          {ended ? 'Expired' : expiresAt === null ? 'Valid until revoked' : `Expires ${formatDay(expiresAt)}`} ·{' '}
          {lastUsedAt ? (
            <>
              opened <Ago at={lastUsedAt} />
            </>
          ) : (
            'never opened'
          )}
        </span>
        {revoke.isError ? <ErrorNote error={revoke.error} /> : null}
      </span>
      <Button isPending={revoke.isPending} onPress={() => revoke.mutate()} aria-label={`Revoke the link created by ${createdBy}`}>
        Revoke
      </Button>
    </li>
  );
}
