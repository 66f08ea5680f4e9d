import { emptyBlueprint } from '@seedbed/contract';
import { compile, loadWords, type Plan } from '@seedbed/engine';
import type { Dialect, DialectEngine, DialectSettings, MockRequest } from '../dialect.ts';
import { schemaOf } from '../schema/schema-of.ts';
import type { MockSchema } from '../schema/schema.ts';

const id = { name: 'id', type: 'bigint', generator: { kind: 'sequence' }, identity: 'byDefault' as const };
const text = (name: string) => ({ name, type: 'text', generator: { kind: 'constant', parameters: { value: 'x' } } });
const reference = (name: string) => ({ name, type: 'bigint', nullable: true });
const link = (table: string, column: string, to: string) => ({
  from: { table: `public.${table}`, columns: [column] },
  to: { table: `public.${to}`, columns: ['id'] },
  source: 'declared' as const,
});

/** Users with posts, posts with comments, and names as json-server wants them. */
const blueprint = {
  ...emptyBlueprint(),
  tables: [
    { schema: 'public', name: 'users', rows: 5, columns: [id, text('name')], primaryKey: ['id'] },
    {
      schema: 'public',
      name: 'posts',
      rows: 30,
      columns: [
        id,
        { ...text('title'), nullable: true },
        { name: 'views', type: 'integer', nullable: true, generator: { kind: 'constant', parameters: { value: 1 } } },
        { name: 'isDraft', type: 'boolean', nullable: true, generator: { kind: 'constant', parameters: { value: true } } },
        { name: 'meta', type: 'jsonb', nullable: true, generator: { kind: 'constant', parameters: { value: '{}' } } },
        reference('userId'),
      ],
      primaryKey: ['id'],
    },
    { schema: 'public', name: 'comments', rows: 60, columns: [id, text('body'), reference('postId')], primaryKey: ['id'] },
  ],
  relations: [link('posts', 'userId', 'users'), link('comments', 'postId', 'posts')],
};

export async function blogPlan(): Promise<Plan> {
  return compile(blueprint, await loadWords(blueprint));
}

export async function blogSchema(): Promise<MockSchema> {
  return schemaOf(await blogPlan());
}

export type Blog = Readonly<Record<'users' | 'posts' | 'comments', readonly Readonly<Record<string, unknown>>[]>>;

/** The same rows for both servers: numbers repeat, some titles share a word, every sixth post has no user. `key` makes a key. */
export function blog(key: (number: number) => unknown, nobody: unknown = null): Blog {
  const rows = <T>(count: number, make: (number: number) => T) => Array.from({ length: count }, (_, i) => make(i + 1));
  const topics = ['apple', 'Banana bread', 'cherry', 'Apple pie', 'banana'];
  return {
    users: rows(5, (n) => ({ id: key(n), name: `user ${n}` })),
    posts: rows(30, (n) => ({
      id: key(n),
      title: `${topics[n % 5]!} ${String(n).padStart(2, '0')}`,
      views: (n * 7) % 20,
      isDraft: n % 3 === 0,
      meta: { lang: n % 2 === 0 ? 'en' : 'de', size: n % 4 },
      userId: n % 6 === 0 ? nobody : key(n % 6),
    })),
    comments: rows(60, (n) => ({ id: key(n), body: `comment ${n}`, postId: key(((n * 11) % 30) + 1) })),
  };
}

export const settings: DialectSettings = { schemas: ['public'], maxRows: Infinity, readOnly: false };

/** A dialect as a server would call it. */
export function callerOf(dialect: Dialect, engine: DialectEngine, mount = 'http://mock.test') {
  return async (url: string, method = 'GET', body?: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> => {
    const [path, search = ''] = url.split(/\?(.*)/s);
    const request: MockRequest = {
      method,
      segments: path!.split('/').filter(Boolean).map(decodeURIComponent),
      search,
      headers: new Headers(headers),
      body: new TextEncoder().encode(body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body)),
      mount,
    };
    return (await dialect.handle(request, engine, settings)).toResponse();
  };
}
