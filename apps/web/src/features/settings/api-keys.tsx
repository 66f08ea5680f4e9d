import type { ApiKey, CreatedApiKey } from '@seedbed/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Ago } from '../../components/ui/ago.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { CopyLine } from '../../components/ui/copy-line.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { askAgain } from '../../lib/ask-again.ts';
import { notify } from '../../lib/notify.ts';
import { useNow } from '../../lib/use-now.ts';
import { apiKeysQuery, deleteApiKey } from './api/people.ts';
import { NewKeyForm } from './new-key-form.tsx';
import { formatDay } from '../../lib/format.ts';
import styles from './settings.module.css';

/** Keys for programs: CI, scripts, agents. Each is shown once, when it is made. */
export function ApiKeys() {
  const keys = useQuery(apiKeysQuery);
  const [making, setMaking] = useState(false);
  const [made, setMade] = useState<CreatedApiKey | null>(null);
  const items = keys.data?.items ?? [];
  const make = (
    <Button
      look="primary"
      onPress={() => {
        setMade(null);
        setMaking(true);
      }}
    >
      Make a key
    </Button>
  );
  return (
    <section className="stack gap-4 min-width-0" aria-labelledby="keys">
      <div className="row gap-4 at-start apart">
        <div>
          <h2 id="keys">API keys</h2>
          <p className={`quiet pretty ${styles.said}`}>
            For CI, scripts and agents. A key acts in this workspace, within its scopes, until it ends or is revoked.
          </p>
        </div>
        {making || items.length === 0 ? null : make}
      </div>
      {making ? (
        <NewKeyForm
          onMade={(key) => {
            setMaking(false);
            setMade(key);
          }}
          onCancel={() => setMaking(false)}
        />
      ) : null}
      {made ? <MadeKey made={made} onDone={() => setMade(null)} /> : null}
      {keys.isError ? <ErrorNote error={keys.error} onRetry={() => void keys.refetch()} /> : null}
      {keys.isPending ? <SkeletonLines count={3} label="Loading keys" /> : null}
      {keys.data && items.length === 0 && !making ? (
        <EmptyState title="No API keys" action={make}>
          Programs sign in with one: curl, CI jobs, coding agents.
        </EmptyState>
      ) : null}
      {items.length > 0 ? (
        <ul className="border-above" aria-label="Keys">
          {items.map((key) => (
            <KeyRow key={key.id} apiKey={key} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/** The key is shown only once and not stored anywhere. */
function MadeKey({ made, onDone }: { made: CreatedApiKey; onDone: () => void }) {
  return (
    <div className={`stack gap-4 min-width-0 on-surface rounded pad-5 ${styles.told}`} role="status" aria-label={`The key ${made.apiKey.name}`}>
      <p>
        <strong>Copy it now.</strong> It is not shown again.
      </p>
      <CopyLine label="Key" text={made.key} />
      <CopyLine label="Try it" text={`curl -s ${window.location.origin}/api/v1/datasets -H 'authorization: Bearer ${made.key}'`} />
      <div>
        <Button onPress={onDone}>I have it</Button>
      </div>
    </div>
  );
}

function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const now = useNow();
  const { id, name, prefix, scopes, createdBy, createdAt, expiresAt, lastUsedAt } = apiKey;
  const ended = expiresAt !== null && Date.parse(expiresAt) <= now;
  const revoke = useMutation({
    mutationFn: () => deleteApiKey(id),
    onSuccess: async () => {
      setAsking(false);
      await askAgain(queries, ['people', 'keys']);
      notify(`${name} is revoked`);
    },
  });
  return (
    <li className={`grid border-below center ${styles.row} ${styles.keys}`} aria-label={name}>
      <span className="stack min-width-0 break-anywhere">
        <span className="line gap-3 wrap semibold">
          {name}
          {scopes.map((scope) => (
            <Badge key={scope}>{scope}</Badge>
          ))}
          {ended ? <Badge tone="bad">ended</Badge> : null}
        </span>
        <span className="note break-anywhere">
          <code>{prefix}_…</code> · made by {createdBy}, <Ago at={createdAt} /> ·{' '}
          {lastUsedAt ? (
            <>
              used <Ago at={lastUsedAt} />
            </>
          ) : (
            'never used'
          )}{' '}
          · {expiresAt === null ? 'never expires' : `${ended ? 'expired' : 'expires'} ${formatDay(expiresAt)}`}
        </span>
      </span>
      <Button look="quiet" onPress={() => setAsking(true)} aria-label={`Revoke ${name}`}>
        Revoke
      </Button>
      <Dialog title={`Revoke ${name}?`} isOpen={asking} onClose={() => setAsking(false)}>
        <p>Programs that use it are refused immediately. This cannot be undone.</p>
        {revoke.isError ? <ErrorNote error={revoke.error} /> : null}
        <div className="row gap-3 to-end">
          <Button onPress={() => setAsking(false)}>Keep it</Button>
          <Button look="danger" isPending={revoke.isPending} onPress={() => revoke.mutate()}>
            Revoke {name}
          </Button>
        </div>
      </Dialog>
    </li>
  );
}
