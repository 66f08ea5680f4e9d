import { Type } from 'typebox';
import { Id, Label } from '../api-page.ts';
import { API_PREFIX, defineRoute, noContent, strictObject } from '../api-route.ts';
import { LIMITS } from '../limits.ts';
import { CreatedShare, Share, ShareAt } from '../share.ts';
import { exampleIds, exampleShareToken } from './examples.ts';

const params = strictObject({ id: Id });
const exampleParams = { id: exampleIds.dataset };

const exampleShare: Share = {
  id: exampleIds.share,
  datasetId: exampleIds.dataset,
  name: 'For the support team',
  createdAt: '2026-11-20T09:00:00.000Z',
  createdBy: 'Ana Sousa',
  expiresAt: '2026-12-20T09:00:00.000Z',
  lastUsedAt: null,
  at: { table: 'public.users', row: 1 },
  mock: false,
};

export const listSharesRoute = defineRoute({
  id: 'listShares',
  method: 'GET',
  path: `${API_PREFIX}/datasets/{id}/shares`,
  needs: 'read',
  summary: 'Read-only links of a dataset, newest first',
  description: 'Without their tokens. Expired links are listed until they are revoked.',
  tags: ['Read-only links'],
  params,
  reply: strictObject({ items: Type.Array(Type.Unsafe<Share>(Share)) }),
  problems: ['not-found'],
  examples: { params: exampleParams, reply: { items: [exampleShare] } },
});

export const createShareRoute = defineRoute({
  id: 'createShare',
  method: 'POST',
  path: `${API_PREFIX}/datasets/{id}/shares`,
  needs: 'write',
  summary: 'Create a read-only link of a dataset',
  description: `Anyone who has the link sees rows, schema and problems of the current revision, without an account. The token is shown only in this answer. A dataset has at most ${LIMITS.sharesPerDataset} links.`,
  tags: ['Read-only links'],
  params,
  body: strictObject({
    name: Type.Optional(Label),
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 365, description: 'Default: valid until it is revoked' })),
    at: Type.Optional(ShareAt),
    /** Show the address of a mock API of the dataset, if one is on that anyone may call. */
    mock: Type.Optional(Type.Boolean({ description: 'Without it: false' })),
  }),
  status: 201,
  reply: Type.Unsafe<CreatedShare>(CreatedShare),
  problems: ['not-found', 'conflict', 'too-large'],
  examples: {
    params: exampleParams,
    body: { name: 'For the support team', days: 30 },
    reply: { share: exampleShare, token: exampleShareToken, path: `/shared#${exampleShareToken}` },
  },
});

export const deleteShareRoute = defineRoute({
  id: 'deleteShare',
  method: 'DELETE',
  path: `${API_PREFIX}/datasets/{id}/shares/{share}`,
  needs: 'write',
  summary: 'Revoke a read-only link',
  description: 'The next request with its token is refused.',
  tags: ['Read-only links'],
  params: strictObject({ id: Id, share: Id }),
  status: 204,
  reply: noContent,
  problems: ['not-found'],
  examples: { params: { ...exampleParams, share: exampleIds.share } },
});
