import { Type } from 'typebox';
import { API_PREFIX, defineRoute, noContent, strictObject } from '../api-route.ts';
import { Pack, PackDocument, PackSummary } from '../pack.ts';
import { examplePack, examplePackSummary } from './examples.ts';

const params = strictObject({ name: Type.String({ pattern: '^[a-z][a-z0-9-]*$', maxLength: 60 }) });
const IfMatch = Type.Object({
  'if-match': Type.Optional(
    Type.String({ pattern: '^("[0-9a-f]{16}"|\\*)$', description: 'ETag of the pack that was read, or *. If it has changed since, nothing is done' }),
  ),
});
const exampleParams = { name: examplePack.pack };
const exampleDocument = { origin: 'own' as const, updatedAt: examplePackSummary.updatedAt, pack: examplePack };

export const listPacksRoute = defineRoute({
  id: 'listPacks',
  method: 'GET',
  path: `${API_PREFIX}/packs`,
  needs: 'read',
  summary: 'Packs: your own and the built-in ones',
  description: 'Your own pack replaces a built-in one of the same name, and takes precedence over all others in inference.',
  tags: ['Packs'],
  reply: strictObject({ items: Type.Array(Type.Unsafe<PackSummary>(PackSummary)) }),
  problems: [],
  examples: { reply: { items: [examplePackSummary] } },
});

export const getPackRoute = defineRoute({
  id: 'getPack',
  method: 'GET',
  path: `${API_PREFIX}/packs/{name}`,
  needs: 'read',
  summary: 'One pack, whole',
  tags: ['Packs'],
  params,
  reply: Type.Unsafe<PackDocument>(PackDocument),
  replyHeaders: ['etag'],
  problems: ['not-found'],
  examples: { params: exampleParams, reply: exampleDocument },
});

export const putPackRoute = defineRoute({
  id: 'putPack',
  method: 'PUT',
  path: `${API_PREFIX}/packs/{name}`,
  needs: 'write',
  summary: 'Save your own pack',
  description:
    'The pack is checked first: if it has errors, they are returned with their places and nothing is saved. New datasets use it; existing ones do not change.',
  tags: ['Packs'],
  params,
  headers: IfMatch,
  body: Type.Unsafe<Pack>(Pack),
  reply: Type.Unsafe<PackDocument>(PackDocument),
  replyHeaders: ['etag'],
  problems: ['precondition-failed'],
  examples: { params: exampleParams, headers: { 'if-match': '*' }, body: examplePack, reply: exampleDocument },
});

export const deletePackRoute = defineRoute({
  id: 'deletePack',
  method: 'DELETE',
  path: `${API_PREFIX}/packs/{name}`,
  needs: 'write',
  summary: 'Delete your own pack',
  description: 'A built-in pack that it replaced is used again.',
  tags: ['Packs'],
  params,
  headers: IfMatch,
  status: 204,
  reply: noContent,
  problems: ['not-found', 'precondition-failed'],
  examples: { params: exampleParams, headers: { 'if-match': '"9f2c1a7b40d3e586"' } },
});
