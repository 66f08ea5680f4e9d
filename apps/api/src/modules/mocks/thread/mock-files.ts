import type { Catalog, MockDialect } from '@seedbed/contract';
import { databaseTypes, openApiOf, plainTypes } from '@seedbed/mock-openapi';
import { schemaOf } from '@seedbed/mock-query';
import type { compileBlueprint } from '@seedbed/runner/threads';

type Described = {
  readonly plan: Awaited<ReturnType<typeof compileBlueprint>>;
  readonly catalog: Catalog | undefined;
  readonly dialect: MockDialect;
  readonly base: string;
};

/** What describes a mock to tools, by its address: `/openapi.json` of the plain dialect, `/types.ts`. Null for every other. */
export type MockFiles = (url: URL) => Response | null;

export function mockFiles({ plan, catalog, dialect, base }: Described): MockFiles {
  return ({ pathname, origin }) => {
    if (pathname === '/openapi.json' && dialect === 'plain') {
      const schema = schemaOf(plan, catalog);
      return Response.json(openApiOf(schema, { title: 'Mock API', server: `${origin}${base}`, schemas: schema.schemas }));
    }
    if (pathname !== '/types.ts') return null;
    const schema = schemaOf(plan, catalog);
    const text = (dialect === 'postgrest' ? databaseTypes : plainTypes)(schema, schema.schemas);
    return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
  };
}
