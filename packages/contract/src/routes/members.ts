import { Type } from 'typebox';
import { API_PREFIX, defineRoute, noContent, strictObject } from '../api-route.ts';
import { Member, ResetLink } from '../person.ts';
import { Role } from '../rights.ts';
import { exampleIds, exampleMember } from './examples.ts';
import { exampleLink } from './invitations.ts';

const params = strictObject({ id: Type.String({ maxLength: 36, pattern: '^[0-9a-z-]+$' }) });
const exampleParams = { id: exampleIds.user };

export const listMembersRoute = defineRoute({
  id: 'listMembers',
  method: 'GET',
  path: `${API_PREFIX}/members`,
  needs: 'people',
  summary: 'Members of the workspace, by name',
  tags: ['People'],
  reply: strictObject({ items: Type.Array(Type.Unsafe<Member>(Member)) }),
  problems: [],
  examples: { reply: { items: [exampleMember] } },
});

export const updateMemberRoute = defineRoute({
  id: 'updateMember',
  method: 'PATCH',
  path: `${API_PREFIX}/members/{id}`,
  needs: 'people',
  summary: "Change a member's role",
  description: 'Their sessions end and they must sign in again. A workspace must have at least one owner.',
  tags: ['People'],
  params,
  body: strictObject({ role: Type.Unsafe<Role>(Role) }),
  reply: Type.Unsafe<Member>(Member),
  problems: ['not-found', 'conflict'],
  examples: { params: exampleParams, body: { role: 'editor' }, reply: { ...exampleMember, role: 'editor' } },
});

export const endMemberSessionsRoute = defineRoute({
  id: 'endMemberSessions',
  method: 'DELETE',
  path: `${API_PREFIX}/members/{id}/sessions`,
  needs: 'people',
  summary: 'End all sessions of a member in the workspace',
  description: 'Use it for a lost computer. The member can sign in again; sessions in other workspaces and API keys are not affected.',
  tags: ['People'],
  params,
  status: 204,
  reply: noContent,
  problems: ['not-found'],
  examples: { params: exampleParams },
});

export const removeMemberRoute = defineRoute({
  id: 'removeMember',
  method: 'DELETE',
  path: `${API_PREFIX}/members/{id}`,
  needs: 'people',
  summary: 'Remove a member from the workspace',
  description: 'Their datasets and runs remain. A workspace must have at least one owner.',
  tags: ['People'],
  params,
  status: 204,
  reply: noContent,
  problems: ['not-found', 'conflict'],
  examples: { params: exampleParams },
});

export const resetMemberPasswordRoute = defineRoute({
  id: 'resetMemberPassword',
  method: 'POST',
  path: `${API_PREFIX}/members/{id}/password-reset`,
  needs: 'people',
  summary: 'Create a password reset link for a member',
  description: 'For servers without mail: pass the link on yourself. Refused if the member also belongs to other workspaces.',
  tags: ['People'],
  params,
  status: 201,
  reply: Type.Unsafe<ResetLink>(ResetLink),
  problems: ['not-found', 'conflict'],
  examples: { params: exampleParams, reply: { link: exampleLink('reset-password'), mailed: false, expiresAt: '2026-11-20T10:00:00.000Z' } },
});
