import { Type } from 'typebox';
import { Id, Label, text } from '../api-page.ts';
import { API_PREFIX, defineRoute, noContent, strictObject } from '../api-route.ts';
import { Me, Password } from '../person.ts';
import { exampleIds, exampleMe } from './examples.ts';

export const meRoute = defineRoute({
  id: 'me',
  method: 'GET',
  path: `${API_PREFIX}/me`,
  needs: 'anyone',
  summary: 'The caller, its workspace and its rights',
  tags: ['People'],
  reply: Type.Unsafe<Me>(Me),
  problems: [],
  examples: { reply: exampleMe },
});

export const updateMeRoute = defineRoute({
  id: 'updateMe',
  method: 'PATCH',
  path: `${API_PREFIX}/me`,
  needs: 'person',
  summary: 'Change your name',
  tags: ['People'],
  body: strictObject({ name: Label }),
  reply: Type.Unsafe<Me>(Me),
  problems: ['not-found'],
  examples: { body: { name: 'Ana Sousa' }, reply: exampleMe },
});

export const changePasswordRoute = defineRoute({
  id: 'changePassword',
  method: 'PUT',
  path: `${API_PREFIX}/me/password`,
  needs: 'person',
  summary: 'Change your password',
  description: 'Ends all other sessions of the account and renews the cookie of this one. `current` may be left out if the account has no password yet.',
  tags: ['People'],
  body: strictObject({ current: Type.Optional(text(1_024)), password: Password }),
  status: 204,
  reply: noContent,
  problems: ['not-found', 'rate-limited', 'overloaded'],
  examples: { body: { current: 'correct horse battery', password: 'staple and battery' } },
});

export const switchWorkspaceRoute = defineRoute({
  id: 'switchWorkspace',
  method: 'PUT',
  path: `${API_PREFIX}/me/workspace`,
  needs: 'person',
  summary: 'Switch to another workspace',
  description: 'All later calls of the session use it. The cookie is renewed.',
  tags: ['People'],
  body: strictObject({ id: Id }),
  reply: Type.Unsafe<Me>(Me),
  problems: ['not-found'],
  examples: { body: { id: exampleIds.workspace }, reply: exampleMe },
});

export const createWorkspaceRoute = defineRoute({
  id: 'createWorkspace',
  method: 'POST',
  path: `${API_PREFIX}/workspaces`,
  needs: 'people',
  summary: 'Create a workspace and switch to it as its owner',
  description: 'Datasets, connections, packs and runs of a workspace are invisible from others.',
  tags: ['People'],
  body: strictObject({ name: Label }),
  status: 201,
  reply: Type.Unsafe<Me>(Me),
  problems: ['not-found', 'conflict'],
  examples: { body: { name: 'Acme' }, reply: exampleMe },
});

export const updateWorkspaceRoute = defineRoute({
  id: 'updateWorkspace',
  method: 'PATCH',
  path: `${API_PREFIX}/workspace`,
  needs: 'people',
  summary: 'Rename the workspace',
  tags: ['People'],
  body: strictObject({ name: Label }),
  reply: Type.Unsafe<Me>(Me),
  problems: ['not-found'],
  examples: { body: { name: 'Acme' }, reply: exampleMe },
});
