import { Validator } from '@seriousme/openapi-schema-validator';
import createClient from 'openapi-fetch';
import openapiTS, { astToString } from 'openapi-typescript';
import { expect, test } from 'vitest';
import { blog, blogSchema, callerOf, memoryEngine } from '../../../src/core/testing/index.ts';
import { plainRest } from '../../../src/dialects/plain/index.ts';
import { openApiOf } from '../../../src/dialects/openapi/index.ts';

const server = 'http://mock.test';

async function document() {
  const schema = await blogSchema();
  return openApiOf(schema, { title: 'Blog', server, schemas: ['public'], example: (table) => ({ id: 1, table: table.name }) });
}

test('the document is valid OpenAPI 3.1, and describes every table', async () => {
  const made = await document();
  const { valid, errors } = await new Validator().validate(structuredClone(made) as Record<string, unknown>);
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(Object.keys(made['paths'] as object)).toEqual(['/users', '/users/{id}', '/posts', '/posts/{id}', '/comments', '/comments/{id}']);
});

test('rows, new rows and changes have their own schemas', async () => {
  const { schemas } = (await document())['components'] as { schemas: Record<string, Record<string, unknown>> };
  expect(schemas['users']).toEqual({
    type: 'object',
    properties: { id: { type: ['integer', 'string'], format: 'int64', pattern: '^-?\\d+(\\.\\d+)?$' }, name: { type: 'string' } },
    required: ['id', 'name'],
    examples: [{ id: 1, table: 'users' }],
  });
  expect(schemas['users_new']).toMatchObject({ required: ['name'], additionalProperties: false });
  expect(schemas['users_changes']).not.toHaveProperty('required');
  expect(schemas['posts']!['properties']).toMatchObject({ title: { type: ['string', 'null'] }, meta: {}, userId: { type: ['integer', 'string', 'null'] } });
});

/** openapi-typescript's types for the document, as far as the calls below use them. */
type Post = { id: number; title: string | null; views: number | null };
type Paths = {
  '/posts': {
    get: { parameters: { query?: { views?: number; sort?: string; limit?: number } }; responses: { 200: { content: { 'application/json': Post[] } } } };
  };
  '/posts/{id}': {
    patch: {
      parameters: { path: { id: number } };
      requestBody: { content: { 'application/json': Partial<Post> } };
      responses: { 200: { content: { 'application/json': Post } }; 422: { content: { 'application/problem+json': { detail: string } } } };
    };
  };
};

test('openapi-typescript reads the document, and openapi-fetch lists and changes rows by it', async () => {
  const types = astToString(await openapiTS(JSON.stringify(await document())));
  for (const text of ['"/posts/{id}"', 'list_posts: {', 'change_posts: {', 'title: string | null;', 'users_new: {']) expect(types).toContain(text);

  const call = callerOf(
    plainRest(),
    memoryEngine(
      await blogSchema(),
      blog((number) => number),
    ),
    server,
  );
  const client = createClient<Paths>({
    baseUrl: server,
    fetch: async (request) => call(request.url.slice(server.length), request.method, await request.text(), Object.fromEntries(request.headers)),
  });
  const list = await client.GET('/posts', { params: { query: { views: 7, sort: '-id' } } });
  expect(list.data?.map(({ id }) => id)).toEqual([21, 1]);
  const changed = await client.PATCH('/posts/{id}', { params: { path: { id: 21 } }, body: { title: 'changed' } });
  expect(changed.data).toMatchObject({ id: 21, title: 'changed', views: 7 });
});
