import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { TextField } from '../../components/ui/field.tsx';
import { notify } from '../../lib/notify.ts';
import { RowsADay } from './rows-a-day.tsx';
import { meQuery, noteMe, useMay, useMe } from '../../queries/me.ts';
import { switchWorkspace } from '../../queries/session.ts';
import { createWorkspace, renameWorkspace } from './api/people.ts';
import styles from './settings.module.css';

/** The workspace's name, the others of the account, and a new one. */
export function Workspace() {
  const me = useMe();
  const may = useMay('people');
  if (!me) return null;
  return (
    <>
      {may ? (
        <WorkspaceName name={me.workspace.name} />
      ) : (
        <section className="stack gap-4 min-width-0" aria-labelledby="workspace">
          <h2 id="workspace">{me.workspace.name}</h2>
          <p className={`quiet pretty ${styles.said}`}>
            You are {me.role === 'viewer' ? 'a viewer: you can view and download' : 'an editor: you can edit and load datasets'} here.
          </p>
        </section>
      )}
      <RowsADay />
      <section className="stack gap-4 min-width-0" aria-labelledby="workspaces">
        <h2 id="workspaces">Your workspaces</h2>
        <p className={`quiet pretty ${styles.said}`}>Datasets, connections, packs and runs of a workspace are invisible from others.</p>
        <ul className="border-above">
          {me.workspaces.map((one) => (
            <WorkspaceRow key={one.id} id={one.id} name={one.name} role={one.role} isHere={one.id === me.workspace.id} />
          ))}
        </ul>
      </section>
      {may ? <NewWorkspace /> : null}
    </>
  );
}

function WorkspaceName({ name: before }: { name: string }) {
  const queries = useQueryClient();
  const [name, setName] = useState(before);
  const save = useMutation({
    mutationFn: () => renameWorkspace(name.trim()),
    onSuccess: (next) => {
      queries.setQueryData(meQuery.queryKey, noteMe(next));
      notify(`The workspace is called ${next.workspace.name} now`);
    },
  });
  const next = name.trim();
  return (
    <section className="stack gap-4 min-width-0" aria-labelledby="workspace">
      <h2 id="workspace">Workspace</h2>
      <form
        className={`row gap-4 ${styles.line}`}
        onSubmit={(event) => {
          event.preventDefault();
          if (next !== '' && next !== before) save.mutate();
        }}
      >
        <TextField label="Name" maxLength={200} value={name} onChange={setName} error={next === '' ? 'A name is needed.' : undefined} />
        <Button type="submit" isPending={save.isPending} isDisabled={next === '' || next === before}>
          Rename
        </Button>
      </form>
      {save.isError ? <ErrorNote error={save.error} /> : null}
    </section>
  );
}

function WorkspaceRow({ id, name, role, isHere }: { id: string; name: string; role: string; isHere: boolean }) {
  const go = useMutation({ mutationFn: () => switchWorkspace(id) });
  return (
    <li className={`grid border-below center ${styles.row} ${styles.workspaces}`}>
      <span className="stack min-width-0 break-anywhere">
        <span className="line gap-3 wrap semibold">
          {name} {isHere ? <Badge tone="good">you are here</Badge> : null}
        </span>
        <span className="note break-anywhere">{role}</span>
        {go.isError ? <ErrorNote error={go.error} /> : null}
      </span>
      {isHere ? null : (
        <Button isPending={go.isPending} onPress={() => go.mutate()} aria-label={`Go to ${name}`}>
          Go there
        </Button>
      )}
    </li>
  );
}

function NewWorkspace() {
  const [name, setName] = useState('');
  const make = useMutation({ mutationFn: () => createWorkspace(name.trim()), onSuccess: () => window.location.assign('/') });
  return (
    <section className="stack gap-4 min-width-0" aria-labelledby="new-workspace">
      <h2 id="new-workspace">Make another workspace</h2>
      <form
        className={`row gap-4 ${styles.line}`}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') make.mutate();
        }}
      >
        <TextField label="Name" maxLength={200} value={name} onChange={setName} placeholder="Platform team" />
        <Button type="submit" isPending={make.isPending} isDisabled={name.trim() === ''}>
          Make it and go there
        </Button>
      </form>
      {make.isError ? <ErrorNote error={make.error} /> : null}
    </section>
  );
}
