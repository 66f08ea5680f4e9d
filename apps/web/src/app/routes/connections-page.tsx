import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageFrame } from '../../components/layout/page-frame.tsx';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { useMay } from '../../queries/me.ts';
import { connectionsQuery } from '../../queries/connections.ts';
import { runsQuery } from '../../queries/runs.ts';
import { AddConnection } from '../../features/connections/components/add-connection.tsx';
import { ConnectionRow } from '../../features/connections/components/connection-row.tsx';

/** Databases to read schemas from and to load into. */
export function ConnectionsPage() {
  const connections = useQuery(connectionsQuery);
  const [adding, setAdding] = useState(false);
  const may = useMay('connections');
  const runs = useQuery(runsQuery()).data;
  const used = runs ? { items: runs.items, isWhole: runs.next_cursor === null } : null;
  const items = connections.data?.items ?? [];
  const add = may ? (
    <Button look="primary" onPress={() => setAdding(true)}>
      Add a connection
    </Button>
  ) : null;
  return (
    <PageFrame title="Connections" lead="Passwords are encrypted on the server and never shown again." actions={items.length > 0 ? add : null}>
      {connections.isError ? <ErrorNote error={connections.error} onRetry={() => void connections.refetch()} /> : null}
      {connections.isPending ? <SkeletonLines count={4} label="Loading connections" /> : null}
      {connections.data && items.length === 0 ? (
        <EmptyState title="No saved connections" action={add}>
          {may
            ? 'With a saved connection you can read schemas and load data without entering the password again.'
            : 'Owners of the workspace add them; then you can read from them here.'}
        </EmptyState>
      ) : null}
      <ul className={items.length > 0 ? 'border-above' : undefined}>
        {items.map((connection) => (
          <ConnectionRow key={connection.id} connection={connection} runs={used} />
        ))}
      </ul>
      <AddConnection isOpen={adding} onClose={() => setAdding(false)} />
    </PageFrame>
  );
}
