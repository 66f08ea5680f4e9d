import { platformTablesOf, type Catalog } from '@seedbed/contract';
import type { Plan } from '@seedbed/engine';
import { openStore } from '@seedbed/mock-overlay';
import { MockFault, schemaOf, type DialectSettings, type MockTable } from '@seedbed/mock-query';
import { asksForCaller, openBase, rowRulesOf, type UnsupportedPolicies } from '@seedbed/mock-virtual';
import { firstEmail } from './auth/accounts.ts';
import { callerOf } from './auth/caller.ts';
import { openAuth } from './auth/open-auth.ts';
import { peopleOf } from './auth/people.ts';
import { DEVELOPMENT_SECRET } from './auth/token.ts';
import { controlAnswer } from './control.ts';
import { corsHeaders, preflight } from './cors.ts';
import { descriptionAnswer } from './description.ts';
import { dialectNamed } from './dialects.ts';
import { engineOf, engineOfCaller } from './engine-of.ts';
import { Journal } from './journal.ts';
import { notAppliedHeader, policyReport, type PolicyReport } from './policies.ts';
import { refused, type Mount, type Routed } from './routed.ts';

export type MockOptions = {
  readonly plan: Plan;
  /** Knows the names of constraints; without it they are those that Postgres would give. */
  readonly catalog?: Catalog | undefined;
  /** What stands at `/`. Default: postgrest. */
  readonly dialect?: string | undefined;
  /** The most rows of a page. Default 1,000, as Supabase has it. */
  readonly maxRows?: number | undefined;
  readonly readOnly?: boolean | undefined;
  /** What a request may cost, in cells. */
  readonly cells?: number | undefined;
  /** What a request may take. */
  readonly milliseconds?: number | undefined;
  /** Where the mock is reached, for the addresses that it answers with: `/mock/shop`. Requests come without it. */
  readonly base?: string | undefined;
  /** What `written` gave of a mock of the same rows: its writes are there again. */
  readonly written?: string | undefined;
  /** What people of the dataset sign in with at `auth/v1`. Default: `seedbed`. */
  readonly password?: string | undefined;
  /** Whether row-level policies hold for callers. Default: where some policy asks who is signed in. */
  readonly policies?: boolean | undefined;
  /** What policies do that a mock cannot evaluate. Default: `deny`. */
  readonly unsupportedPolicies?: UnsupportedPolicies | undefined;
  /** Signs tokens of `auth/v1`. Default: that of Supabase on a developer's machine. */
  readonly jwtSecret?: string | undefined;
};

/** How somebody signs in. */
export type SignIn = { /** Whose rows are people. */ readonly table: string; readonly email: string; readonly password: string };

/** A mock API: `fetch` answers as a server would, and opens no port. */
export type Mock = {
  fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>;
  /** Answers a request whose bytes are there, for a server. */
  answer(request: Request, body: Uint8Array): Promise<Response>;
  /** Forgets what was written. */
  reset(session?: string): void;
  /** All that was written, as a text for `openMock`; null if that is nothing. */
  written(): string | null;
  readonly tables: readonly string[];
  /** A table with rows that are seen without signing in, for an example; null without tables. */
  readonly example: string | null;
  /** Somebody who can sign in at `auth/v1`; null where the schema has no people with e-mail addresses. */
  signIn(): SignIn | null;
  /** What row-level policies do here. */
  readonly policies: PolicyReport;
};

/** What people sign in with if nothing else is said. */
export const DEFAULT_PASSWORD = 'seedbed';

/** The most bytes of a request's body. */
export const MAX_BODY = 1_048_576;
/** The most letters of an address. */
const MAX_ADDRESS = 65_536;

export function openMock({
  plan,
  catalog,
  dialect = 'postgrest',
  maxRows = 1000,
  readOnly = false,
  cells,
  milliseconds,
  base = '',
  written,
  password = DEFAULT_PASSWORD,
  policies,
  unsupportedPolicies = 'deny',
  jwtSecret = DEVELOPMENT_SECRET,
}: MockOptions): Mock {
  const schema = schemaOf(plan, catalog);
  const start = Date.parse(`${plan.blueprint.referenceDate}T00:00:00Z`);
  const rules = (policies ?? asksForCaller(schema)) ? rowRulesOf(schema, unsupportedPolicies) : null;
  const store = openStore(schema, openBase(plan), {
    start,
    rules,
    ...(cells !== undefined && { cells }),
    ...(milliseconds !== undefined && { milliseconds }),
    ...(written !== undefined && { written }),
  });
  const journal = new Journal();
  const root = dialectNamed(dialect);
  const mounts: readonly Mount[] = [
    { path: ['rest', 'v1'], dialect: dialectNamed('postgrest') },
    // A table of that name keeps its path.
    ...(schema.tables.some((table) => table.name === 'api') ? [] : [{ path: ['api'], dialect: dialectNamed('plain') }]),
  ];
  // A platform keeps its own schemas to itself: people are reached by `auth/v1` alone.
  const hidden = new Set([...platformTablesOf(schema.tables).keys()].map((name) => schema.tables.find((table) => table.qualified === name)?.schema));
  const served = schema.schemas.filter((name) => !hidden.has(name));
  const settings: DialectSettings = { schemas: served.length === 0 ? schema.schemas : served, maxRows, readOnly };
  const people = peopleOf(schema, plan);
  const auth = openAuth({ people, password, secret: jwtSecret, readOnly, created: new Date(start).toISOString() });
  const reset = (session?: string) => {
    store.reset(session);
    auth.reset(session ?? '');
  };
  const answer = async (request: Request, body: Uint8Array): Promise<Response> => {
    const began = performance.now();
    if (request.method === 'OPTIONS' && request.headers.has('access-control-request-method')) return preflight(request);
    const response = await routed(request, body, { store, journal, root, mounts, settings, base, auth, rules, reset });
    for (const [name, value] of corsHeaders(request)) response.headers.set(name, value);
    journal.add({ method: request.method, path: pathOf(request.url), status: response.status, milliseconds: performance.now() - began });
    return response;
  };
  /** Whether a request without a token sees a row. */
  const isShown = (table: MockTable): boolean => {
    if (!rules || table.policies === null) return true;
    try {
      return (
        store.run({ table: table.name, schema: table.schema, verb: 'read', limit: 1 }, '', { caller: callerOf(new Headers(), Date.now()) }).rows.length > 0
      );
    } catch (error) {
      if (error instanceof MockFault) return false;
      throw error;
    }
  };
  const own = schema.tables.filter((table) => table.schema === schema.schemas[0]);
  const most = own.toSorted((a, b) => plan.table(b.qualified).rows - plan.table(a.qualified).rows);
  return {
    answer,
    get example() {
      const shown = most.filter((table) => isShown(table));
      return (shown.find((table) => table.primaryKey) ?? shown[0] ?? most[0])?.name ?? null;
    },
    async fetch(input, init) {
      const request = new Request(typeof input === 'string' && input.startsWith('/') ? `http://mock.local${input}` : input, init);
      return await answer(request, new Uint8Array(await request.arrayBuffer()));
    },
    reset,
    written: () => store.written(),
    tables: schema.tables.map((table) => (table.schema === schema.schemas[0] ? table.name : `${table.schema}.${table.name}`)),
    policies: policyReport(schema, rules, unsupportedPolicies),
    signIn() {
      const email = people && firstEmail(people, (query) => store.run(query));
      return people && email ? { table: people.table.name, email, password } : null;
    },
  };
}

async function routed(request: Request, body: Uint8Array, known: Routed): Promise<Response> {
  const { store, root, mounts, settings, base, auth, rules } = known;
  if (request.url.length > MAX_ADDRESS) return refused(414, `The address has more than ${MAX_ADDRESS} letters.`);
  if (body.length > MAX_BODY) return refused(413, `The body has more than ${MAX_BODY} bytes.`);
  const url = new URL(request.url);
  const all = segmentsOf(url.pathname);
  if (all === null) return refused(400, 'The path is not valid percent-encoding.');
  const session = request.headers.get('x-seedbed-session') ?? undefined;
  const control = controlAnswer(request.method, all, session, known);
  if (control) return control;
  const description = descriptionAnswer(request, all, url.origin, known);
  if (description) return description;
  const engine = engineOf(store, session);
  if (all[0] === 'auth' && all[1] === 'v1') {
    const issuer = `${url.origin}${base}/auth/v1`;
    return await auth.answer({
      method: request.method,
      headers: request.headers,
      search: url.searchParams,
      segments: all.slice(2),
      body,
      issuer,
      run: engine.run,
      session: session ?? '',
    });
  }
  const mount = mounts.find(({ path }) => path.every((part, i) => all[i] === part)) ?? { path: [], dialect: root };
  const asked = {
    method: request.method,
    segments: all.slice(mount.path.length),
    search: url.search.slice(1),
    headers: request.headers,
    body,
    mount: `${url.origin}${base}${mount.path.map((part) => `/${part}`).join('')}`,
  };
  const tables = new Set<MockTable>();
  const own = rules ? engineOfCaller(store, session, request.headers, (table) => tables.add(table)) : engine;
  const response = await mount.dialect.handle(asked, own, settings).catch((error: unknown) => {
    if (error instanceof MockFault) return refused(error.status, error.message);
    throw error;
  });
  const notApplied = rules && notAppliedHeader(rules.notApplied, tables);
  if (notApplied) response.headers.set('X-Seedbed-Policies-Not-Applied', notApplied);
  response.headers.set('X-Seedbed-Dialect', mount.dialect.name);
  if (session !== undefined) response.headers.set('X-Seedbed-Session', session);
  return response;
}

function segmentsOf(path: string): string[] | null {
  try {
    return path
      .split('/')
      .filter((part) => part !== '')
      .map(decodeURIComponent);
  } catch {
    return null;
  }
}

function pathOf(url: string): string {
  return url.slice(url.indexOf('/', url.indexOf('//') + 2));
}
