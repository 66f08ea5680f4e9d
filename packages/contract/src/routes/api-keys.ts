import { Type } from 'typebox';
import { Id } from '../api-page.ts';
import { API_PREFIX, defineRoute, noContent, strictObject } from '../api-route.ts';
import { ApiKey, CreatedApiKey, NewApiKey } from '../api-key.ts';

const exampleKey: ApiKey = {
  id: '019a9e5c-8f55-7d70-94b6-a25381c2fbeb',
  name: 'CI',
  prefix: 'sb_019a9e5c8f557d7094b6a25381c2fbeb',
  scopes: ['read', 'run'],
  createdBy: 'Ana Sousa',
  createdAt: '2026-11-20T09:00:00.000Z',
  expiresAt: null,
  lastUsedAt: null,
};

export const listApiKeysRoute = defineRoute({
  id: 'listApiKeys',
  method: 'GET',
  path: `${API_PREFIX}/api-keys`,
  needs: 'people',
  summary: 'Keys of the workspace, without their secrets',
  tags: ['People'],
  reply: strictObject({ items: Type.Array(Type.Unsafe<ApiKey>(ApiKey)) }),
  problems: ['not-found'],
  examples: { reply: { items: [exampleKey] } },
});

export const createApiKeyRoute = defineRoute({
  id: 'createApiKey',
  method: 'POST',
  path: `${API_PREFIX}/api-keys`,
  needs: 'people',
  summary: 'Make a key for programs',
  description: 'The secret is shown only once. Send it as `Authorization: Bearer …`.',
  tags: ['People'],
  body: Type.Unsafe<NewApiKey>(NewApiKey),
  status: 201,
  reply: Type.Unsafe<CreatedApiKey>(CreatedApiKey),
  problems: ['not-found'],
  examples: {
    body: { name: 'CI', scopes: ['read', 'run'] },
    reply: { apiKey: exampleKey, key: `${exampleKey.prefix}_mZ3vQ1m0aXbTq8Jd2LrYc7WnPf5KsHu4GeVi9OtBxE0` },
  },
});

export const deleteApiKeyRoute = defineRoute({
  id: 'deleteApiKey',
  method: 'DELETE',
  path: `${API_PREFIX}/api-keys/{id}`,
  needs: 'people',
  summary: 'Revoke a key immediately',
  tags: ['People'],
  params: strictObject({ id: Id }),
  status: 204,
  reply: noContent,
  problems: ['not-found'],
  examples: { params: { id: exampleKey.id } },
});
