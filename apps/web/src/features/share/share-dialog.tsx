import type { CreatedShare, Share, ShareAt } from '@seedbed/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Ago } from '../../components/ui/ago.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { Button } from '../../components/ui/button.tsx';
import { CopyLine } from '../../components/ui/copy-line.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { TextField } from '../../components/ui/field.tsx';
import { Select } from '../../components/ui/select.tsx';
import { formatCount, formatDay, shortName } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { useOnce } from '../../lib/use-once.ts';
import { useNow } from '../../lib/use-now.ts';
import { useMe } from '../../queries/me.ts';
import { mocksQuery } from '../../queries/mocks.ts';
import { createShare, deleteShare, sharesQuery } from './api.ts';
import styles from './share.module.css';

const ENDS = [
  { id: '7', label: 'In 7 days' },
  { id: '30', label: 'In 30 days' },
  { id: 'never', label: 'When it is revoked' },
] as const;

/** Read-only links of a dataset: create, copy once, revoke. `at`: where its sender is. */
export function ShareDialog({ id, at, onClose }: { id: string; at: ShareAt | null; onClose: () => void }) {
  const shares = useQuery(sharesQuery(id));
  const local = useMe()?.mode === 'local';
  const [made, setMade] = useState<CreatedShare | null>(null);
  const items = shares.data?.items ?? [];
  return (
    <Dialog title="Share a read-only link" isOpen onClose={onClose} wide>
      <p className={`quiet ${styles.said}`}>
        Anyone with the link sees the rows, the diagram and the problems of the newest revision, also after later edits. They need no account, see nothing else,
        and change nothing.
      </p>
      {local ? (
        <p className={`ink pad-3-4 on-warn rounded-cell ${styles.note}`}>
          This server has no login: whoever can open the link can also open Seedbed itself, and edit there.
        </p>
      ) : null}
      {made ? (
        <div className={styles.made} role="status" aria-label="The new link">
          <p>
            <strong>Copy it now.</strong> It is not shown again.
          </p>
          <CopyLine label="Link" text={window.location.origin + made.path} />
          <div className={`row gap-3 at-end wrap ${styles.create}`}>
            <Button onPress={() => setMade(null)}>Create another link</Button>
          </div>
        </div>
      ) : (
        <NewLink id={id} at={at} onMade={setMade} />
      )}
      {shares.isError ? <ErrorNote error={shares.error} onRetry={() => void shares.refetch()} /> : null}
      {/* Most datasets have no links, so no placeholder is shown while they load. */}
      {shares.isPending ? (
        <p role="status" className="visually-hidden">
          Loading links
        </p>
      ) : null}
      {items.length > 0 ? (
        <ul className={`border-above ${styles.links}`} aria-label="Read-only links">
          {items.map((share) => (
            <LinkRow key={share.id} share={share} isNew={share.id === made?.share.id} onRevoked={() => share.id === made?.share.id && setMade(null)} />
          ))}
        </ul>
      ) : null}
    </Dialog>
  );
}

function NewLink({ id, at, onMade }: { id: string; at: ShareAt | null; onMade: (made: CreatedShare) => void }) {
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const [ends, setEnds] = useState<(typeof ENDS)[number]['id']>('30');
  const [showsMock, setShowsMock] = useState(false);
  const mock = useQuery(mocksQuery(id)).data?.find(({ on, visibility }) => on && visibility === 'public');
  const create = useMutation({
    mutationFn: () =>
      createShare(id, {
        ...(name.trim() === '' ? {} : { name: name.trim() }),
        ...(ends === 'never' ? {} : { days: Number(ends) }),
        ...(at && { at }),
        ...(mock && showsMock && { mock: true }),
      }),
    onSuccess: (made) => {
      void queries.invalidateQueries({ queryKey: ['shares', id] });
      onMade(made);
    },
  });
  const submit = useOnce(() => create.mutate());
  return (
    <>
      <form
        className={`row gap-3 at-end wrap ${styles.create}`}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className={styles.name}>
          <TextField label="Name" autoFocus placeholder="Who gets it, for example Support" value={name} onChange={setName} maxLength={200} />
        </div>
        <Select label="Expires" options={ENDS} value={ends} onChange={setEnds} />
        <Button look="primary" type="submit" isPending={create.isPending}>
          Create the link
        </Button>
        <div className={`stack gap-2 ${styles.opens}`}>
          {at ? (
            <p className="figures quiet">
              It opens at {shortName(at.table)}, row {formatCount(at.row)}, where you are.
            </p>
          ) : null}
          {mock ? (
            <Checkbox isSelected={showsMock} onChange={setShowsMock} note="Anyone may call it already; the link says where it is.">
              Show the address of the mock API
            </Checkbox>
          ) : null}
        </div>
      </form>
      {create.isError ? <ErrorNote error={create.error} /> : null}
    </>
  );
}

function LinkRow({ share, isNew, onRevoked }: { share: Share; isNew: boolean; onRevoked: () => void }) {
  const queries = useQueryClient();
  const now = useNow();
  const { id, datasetId, name, createdAt, createdBy, expiresAt, lastUsedAt } = share;
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
    <li className={`line gap-3 wrap apart border-below ${styles.link}`}>
      <span className="break-anywhere">
        <strong>{name ?? 'Link without a name'}</strong> {isNew ? <Badge tone="good">new</Badge> : null}
        {ended ? <Badge tone="warn">expired</Badge> : null}
        <span className="block faint">
          Created by {createdBy}, <Ago at={createdAt} /> ·{' '}
          {expiresAt === null ? 'valid until revoked' : ended ? `ended ${formatDay(expiresAt)}` : `expires ${formatDay(expiresAt)}`} ·{' '}
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
      <Button isPending={revoke.isPending} onPress={() => revoke.mutate()} aria-label={`Revoke the link ${name ?? `created by ${createdBy}`}`}>
        Revoke
      </Button>
    </li>
  );
}
