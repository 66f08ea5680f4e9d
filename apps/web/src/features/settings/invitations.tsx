import type { Invitation, Role } from '@seedbed/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Ago } from '../../components/ui/ago.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { CopyLine } from '../../components/ui/copy-line.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { TextField } from '../../components/ui/field.tsx';
import { askAgain } from '../../lib/ask-again.ts';
import { invitationsQuery, invite, takeBack } from './api/people.ts';
import { RoleSelect } from './role-select.tsx';
import { formatDay } from '../../lib/format.ts';
import styles from './settings.module.css';

/** Invites a person by a link, and lists the unused links. */
export function Invitations() {
  const queries = useQueryClient();
  const invitations = useQuery(invitationsQuery);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('editor');
  const send = useMutation({
    mutationFn: () => invite(email.trim(), role),
    onSuccess: () => {
      setEmail('');
      void askAgain(queries, ['people', 'invitations']);
    },
  });
  const items = invitations.data?.items ?? [];
  return (
    <section className="stack gap-4 min-width-0" aria-labelledby="invite">
      <h2 id="invite">Invite a member</h2>
      <form
        className={`row gap-4 ${styles.line}`}
        onSubmit={(event) => {
          event.preventDefault();
          if (email.trim() !== '') send.mutate();
        }}
      >
        <TextField label="E-mail" type="email" autoComplete="off" value={email} onChange={setEmail} placeholder="ben@example.com" isRequired />
        <div className={styles.role}>
          <RoleSelect label="Role" value={role} onChange={setRole} />
        </div>
        <Button type="submit" look="primary" isPending={send.isPending}>
          Invite
        </Button>
      </form>
      {send.isError ? <ErrorNote error={send.error} /> : null}
      {send.data ? (
        <div className={`stack gap-4 min-width-0 on-surface rounded pad-5 ${styles.told}`} role="status">
          <p>
            {send.data.mailed
              ? `We sent this link to ${send.data.invitation.email}.`
              : `This server sends no mail: give this link to ${send.data.invitation.email} yourself.`}{' '}
            It works once, within seven days, and is not shown again.
          </p>
          <CopyLine label="Link" text={send.data.link} />
        </div>
      ) : null}
      {invitations.isError ? <ErrorNote error={invitations.error} onRetry={() => void invitations.refetch()} /> : null}
      {items.length > 0 ? (
        <ul className="border-above" aria-label="Invitations">
          {items.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const queries = useQueryClient();
  const { id, email, role, invitedBy, createdAt, expiresAt } = invitation;
  const back = useMutation({ mutationFn: () => takeBack(id), onSuccess: () => askAgain(queries, ['people', 'invitations']) });
  return (
    <li className={`grid border-below center ${styles.row} ${styles.invitations}`}>
      <span className="stack min-width-0 break-anywhere">
        <span className="line gap-3 wrap semibold">
          {email} <Badge tone="info">invited as {role}</Badge>
        </span>
        <span className="note break-anywhere">
          by {invitedBy}, <Ago at={createdAt} /> · expires {formatDay(expiresAt)}
        </span>
        {back.isError ? <ErrorNote error={back.error} /> : null}
      </span>
      <Button look="quiet" isPending={back.isPending} onPress={() => back.mutate()} aria-label={`Revoke the invitation of ${email}`}>
        Take back
      </Button>
    </li>
  );
}
