import type { Member, Role } from '@seedbed/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../components/ui/badge.tsx';
import { Button, IconButton } from '../../components/ui/button.tsx';
import { CopyLine } from '../../components/ui/copy-line.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { Menu } from '../../components/ui/menu.tsx';
import { askAgain } from '../../lib/ask-again.ts';
import { notify } from '../../lib/notify.ts';
import { roleWord } from '../../lib/role-word.ts';
import { useMe } from '../../queries/me.ts';
import { leave } from '../../queries/session.ts';
import { changeRole, endSessionsOf, removeMember, resetPasswordOf } from './api/people.ts';
import { RoleSelect } from './role-select.tsx';
import styles from './settings.module.css';

/** One member: the role, a link to set a new password, ending all sessions, and removal. Actions on oneself need a confirmation. */
export function MemberRow({ member, isLastOwner }: { member: Member; isLastOwner: boolean }) {
  const { id, name, email, role } = member;
  const isMe = useMe()?.user.id === id;
  const queries = useQueryClient();
  const [asking, setAsking] = useState<'remove' | Role | null>(null);
  const [leaving, setLeaving] = useState(false);
  const change = useMutation({
    mutationFn: (next: Role) => changeRole(id, next),
    onSuccess: async (changed) => {
      setAsking(null);
      // Changing the own role ends the session, so the next request shows the sign-in form over the page.
      if (isMe) return leave();
      await askAgain(queries, ['people']);
      notify(`${name} is ${roleWord(changed.role)} now, and signs in again`);
    },
  });
  const remove = useMutation({
    mutationFn: () => removeMember(id),
    onSuccess: async () => {
      setAsking(null);
      if (isMe) return leave();
      await askAgain(queries, ['people']);
      notify(`${name} is no member any more`);
    },
  });
  const signOut = useMutation({
    mutationFn: () => endSessionsOf(id),
    onSuccess: () => {
      setLeaving(false);
      if (isMe) return leave();
      notify(`${name} is signed out of this workspace everywhere`);
    },
  });
  const reset = useMutation({ mutationFn: () => resetPasswordOf(id) });
  const put = (next: Role) => {
    if (next === role) return;
    if (isMe) setAsking(next);
    else change.mutate(next);
  };
  const removing = asking === 'remove';
  return (
    <li className={`grid border-below center ${styles.row} ${styles.members}`} aria-label={name}>
      <span className="stack min-width-0 break-anywhere">
        <span className="line gap-3 wrap semibold">
          {name} {isMe ? <Badge>you</Badge> : null}
        </span>
        <span className="note break-anywhere">{email}</span>
      </span>
      <RoleSelect label={`Role of ${name}`} hideLabel value={role} isDisabled={isLastOwner || change.isPending} onChange={put} />
      <Menu
        label={`Actions of ${name}`}
        actions={[
          { id: 'reset', label: 'Link to a new password…', note: 'To pass on yourself; works for an hour', run: () => reset.mutate() },
          {
            id: 'sign-out',
            label: isMe ? 'Sign out everywhere…' : 'Sign out everywhere',
            note: 'Of this workspace; API keys stay',
            run: () => (isMe ? setLeaving(true) : signOut.mutate()),
          },
          {
            id: 'remove',
            isDanger: true,
            label: isMe ? 'Leave the workspace…' : 'Remove…',
            isDisabled: isLastOwner,
            ...(isLastOwner ? { note: 'The last owner stays' } : {}),
            run: () => setAsking('remove'),
          },
        ]}
      >
        <IconButton label={`Actions of ${name}`}>
          <Ellipsis aria-hidden />
        </IconButton>
      </Menu>
      {change.isError && asking === null ? <ErrorNote error={change.error} /> : null}
      {signOut.isError && !leaving ? <ErrorNote error={signOut.error} /> : null}
      {reset.isError ? <ErrorNote error={reset.error} /> : null}
      <Dialog title={`A new password for ${name}`} isOpen={reset.isSuccess} onClose={() => reset.reset()}>
        {reset.data ? (
          <>
            <p>Give this link to {name} yourself. It works once, within an hour, and is not shown again.</p>
            <CopyLine label="Link" text={reset.data.link} />
          </>
        ) : null}
      </Dialog>
      <Dialog title="Sign out everywhere?" isOpen={leaving} onClose={() => setLeaving(false)}>
        <p>You are signed out of this workspace in every browser, and in this one. API keys stay.</p>
        {signOut.isError ? <ErrorNote error={signOut.error} /> : null}
        <div className="row gap-3 to-end">
          <Button onPress={() => setLeaving(false)}>Leave it</Button>
          <Button look="danger" isPending={signOut.isPending} onPress={() => signOut.mutate()}>
            Sign out everywhere
          </Button>
        </div>
      </Dialog>
      <Dialog
        title={removing ? (isMe ? 'Leave the workspace?' : `Remove ${name}?`) : `Become ${asking ? roleWord(asking as Role) : ''}?`}
        isOpen={asking !== null}
        onClose={() => setAsking(null)}
      >
        <p>
          {removing
            ? `${isMe ? 'You see' : `${name} sees`} nothing of this workspace from then on. Datasets and runs stay.`
            : 'You give up being an owner, and are signed out. Another owner can make you one again.'}
        </p>
        {remove.isError ? <ErrorNote error={remove.error} /> : null}
        {change.isError ? <ErrorNote error={change.error} /> : null}
        <div className="row gap-3 to-end">
          <Button onPress={() => setAsking(null)}>Leave it</Button>
          <Button look="danger" isPending={remove.isPending || change.isPending} onPress={() => (removing ? remove.mutate() : change.mutate(asking as Role))}>
            {removing ? (isMe ? 'Leave' : `Remove ${name}`) : `Become ${asking ? roleWord(asking as Role) : ''}`}
          </Button>
        </div>
      </Dialog>
    </li>
  );
}
