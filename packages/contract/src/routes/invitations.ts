import { Type } from 'typebox';
import { Id, Label, Timestamp, text } from '../api-page.ts';
import { API_PREFIX, defineRoute, noContent, strictObject } from '../api-route.ts';
import { Email, Invitation, LinkToken, Me, NewInvitation } from '../person.ts';
import { Role } from '../rights.ts';
import { exampleIds, exampleInvitation, exampleMe, exampleToken } from './examples.ts';

export const exampleLink = (page: string): string => `https://seedbed.example.com/${page}#${exampleToken}`;

export const listInvitationsRoute = defineRoute({
  id: 'listInvitations',
  method: 'GET',
  path: `${API_PREFIX}/invitations`,
  needs: 'people',
  summary: 'Pending invitations',
  tags: ['People'],
  reply: strictObject({ items: Type.Array(Type.Unsafe<Invitation>(Invitation)) }),
  problems: [],
  examples: { reply: { items: [exampleInvitation] } },
});

export const createInvitationRoute = defineRoute({
  id: 'createInvitation',
  method: 'POST',
  path: `${API_PREFIX}/invitations`,
  needs: 'people',
  summary: 'Invite a member',
  description: 'Returns a link, and mails it if the server can send mail. A second invitation for the same address replaces the first.',
  tags: ['People'],
  body: strictObject({ email: Email, role: Type.Unsafe<Role>(Role) }),
  status: 201,
  reply: Type.Unsafe<NewInvitation>(NewInvitation),
  problems: ['not-found', 'conflict'],
  examples: {
    body: { email: 'ben@example.com', role: 'editor' },
    reply: { invitation: exampleInvitation, link: exampleLink('accept-invitation'), mailed: true },
  },
});

export const deleteInvitationRoute = defineRoute({
  id: 'deleteInvitation',
  method: 'DELETE',
  path: `${API_PREFIX}/invitations/{id}`,
  needs: 'people',
  summary: 'Revoke an invitation',
  tags: ['People'],
  params: strictObject({ id: Id }),
  status: 204,
  reply: noContent,
  problems: ['not-found'],
  examples: { params: { id: exampleIds.invitation } },
});

export const lookAtInvitationRoute = defineRoute({
  id: 'lookAtInvitation',
  method: 'POST',
  path: `${API_PREFIX}/invitations/look`,
  needs: 'public',
  summary: 'Show an invitation',
  tags: ['People'],
  body: strictObject({ token: LinkToken }),
  reply: strictObject({
    workspace: Label,
    role: Type.Unsafe<Role>(Role),
    email: Email,
    invitedBy: Type.String(),
    expiresAt: Timestamp,
    /** Whether that address has an account: then only its password is requested, not a name. */
    known: Type.Boolean(),
  }),
  problems: ['not-found', 'rate-limited'],
  examples: {
    body: { token: exampleToken },
    reply: { workspace: 'Acme', role: 'editor', email: 'ben@example.com', invitedBy: 'Ana Sousa', expiresAt: exampleInvitation.expiresAt, known: false },
  },
});

export const acceptInvitationRoute = defineRoute({
  id: 'acceptInvitation',
  method: 'POST',
  path: `${API_PREFIX}/invitations/accept`,
  needs: 'public',
  summary: 'Accept an invitation and sign in',
  description:
    'A new account needs a name and a password of at least 10 characters. If the address has an account, its password is needed, unless the call comes from a session of that account.',
  tags: ['People'],
  body: strictObject({ token: LinkToken, name: Type.Optional(Label), password: Type.Optional(text(1_024)) }),
  status: 201,
  reply: Type.Unsafe<Me>(Me),
  problems: ['not-found', 'rate-limited', 'overloaded'],
  examples: {
    body: { token: exampleToken, name: 'Ben Okoro', password: 'correct horse battery' },
    reply: { ...exampleMe, user: { ...exampleMe.user, name: 'Ben Okoro', email: 'ben@example.com' } },
  },
});
