import {
  changePasswordRoute,
  createApiKeyRoute,
  createInvitationRoute,
  createWorkspaceRoute,
  deleteApiKeyRoute,
  deleteInvitationRoute,
  endMemberSessionsRoute,
  endSessionRoute,
  endSessionsRoute,
  listApiKeysRoute,
  listInvitationsRoute,
  listMembersRoute,
  listSessionsRoute,
  removeMemberRoute,
  resetMemberPasswordRoute,
  updateMemberRoute,
  updateMeRoute,
  updateWorkspaceRoute,
  type NewApiKey,
  type Role,
} from '@seedbed/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['people', 'sessions'],
  queryFn: ({ signal }) => api.request(listSessionsRoute, {}, { signal }),
});
export const membersQuery = queryOptions({ queryKey: ['people', 'members'], queryFn: ({ signal }) => api.request(listMembersRoute, {}, { signal }) });
export const invitationsQuery = queryOptions({
  queryKey: ['people', 'invitations'],
  queryFn: ({ signal }) => api.request(listInvitationsRoute, {}, { signal }),
});
export const apiKeysQuery = queryOptions({ queryKey: ['people', 'keys'], queryFn: ({ signal }) => api.request(listApiKeysRoute, {}, { signal }) });

export const rename = (name: string) => api.request(updateMeRoute, { body: { name } });
export const changePassword = (password: string, current: string | null) =>
  api.request(changePasswordRoute, { body: { password, ...(current === null ? {} : { current }) } });
export const endSession = (id: string) => api.request(endSessionRoute, { params: { id } });
/** This one as well. */
export const endSessions = () => api.request(endSessionsRoute);

export const invite = (email: string, role: Role) => api.request(createInvitationRoute, { body: { email, role } });
export const takeBack = (id: string) => api.request(deleteInvitationRoute, { params: { id } });
export const changeRole = (id: string, role: Role) => api.request(updateMemberRoute, { params: { id }, body: { role } });
export const removeMember = (id: string) => api.request(removeMemberRoute, { params: { id } });
export const endSessionsOf = (id: string) => api.request(endMemberSessionsRoute, { params: { id } });
export const resetPasswordOf = (id: string) => api.request(resetMemberPasswordRoute, { params: { id } });

export const createApiKey = (body: NewApiKey) => api.request(createApiKeyRoute, { body });
export const deleteApiKey = (id: string) => api.request(deleteApiKeyRoute, { params: { id } });

export const createWorkspace = (name: string) => api.request(createWorkspaceRoute, { body: { name } });
export const renameWorkspace = (name: string) => api.request(updateWorkspaceRoute, { body: { name } });
