import { Type } from 'typebox';
import { API_PREFIX, defineRoute, noContent, strictObject } from '../api-route.ts';
import { Pack, PackDocument, PackSummary } from '../pack.ts';
import { examplePack, examplePackSummary } from './examples.ts';

const params = strictObject({ name: Type.String({ pattern: '^[a-z][a-z0-9-]*$', maxLength: 60 }) });
const IfMatch = Type.Object({
  'if-match': Type.Optional(
    Type.String({ pattern: '^("[0-9a-f]{16}"|\\*)$', description: 'ETag of the pack as it was looked at, or *. Where it was changed since nothing is done' }),
  ),
});
const exampleParams = { name: examplePack.pack };
const exampleDocument = { origin: 'own' as const, updatedAt: examplePackSummary.updatedAt, pack: examplePack };

export const listPacksRoute = defineRoute({
  id: 'listPacks',
  method: 'GET',
  path: `${API_PREFIX}/packs`,
  needs: 'read',
  summary: 'What trades know: own packs, and those that come with the product',
  description: 'A pack of your own takes the place of one of the same name, and wins over the others when a schema is worked out.',
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
  summary: 'Keep an own pack',
  description:
    'It is checked first: what is wrong is told with its place, and nothing is kept. Datasets that are made from now on use it; those that are there stay as they are.',
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
  summary: 'Forget an own pack',
  description: 'One that comes with the product and was replaced by it is used again.',
  tags: ['Packs'],
  params,
  headers: IfMatch,
  status: 204,
  reply: noContent,
  problems: ['not-found', 'precondition-failed'],
  examples: { params: exampleParams, headers: { 'if-match': '"9f2c1a7b40d3e586"' } },
});
