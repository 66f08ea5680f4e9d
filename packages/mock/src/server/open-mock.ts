import type { Catalog } from '@seedbed/contract';
import type { Plan } from '@seedbed/engine';
import { MockFault, schemaOf, type DialectSettings, type MockSchema, type MockTable, type Answer } from '../core/index.ts';
import { documentDialect, NO_CORRECTIONS, parseCorrections, type ApiDocument, type MappedOperation } from '../dialects/document/index.ts';
import { asksForCaller, openBase, openSchema, rowRulesOf, type UnsupportedPolicies } from '../engines/virtual/index.ts';
import { openStore, type Store, type Written } from '../overlay/index.ts';
import { firstEmail } from './auth/accounts.ts';
import { callerOf } from './auth/caller.ts';
import { openAuth } from './auth/open-auth.ts';
import { peopleOf, tablesOfPeople } from './auth/people.ts';
import { DEVELOPMENT_SECRET } from './auth/token.ts';
import { openChaos, pause, type ChaosOptions } from './chaos.ts';
import { answering } from './answering.ts';
import { askBoth, askCopies, askStore, type Asking, type OtherEngine } from './asking.ts';
import { dialectNamed } from './dialects.ts';
import { Journal } from './journal.ts';
import { KeptAnswers } from './kept-answers.ts';
import { policyReport, type PolicyReport } from './policies.ts';
import type { MockRequest, Mount, Routed } from './routed.ts';

export type MockOptions = {
  readonly plan: Plan;
  /** Has the names of constraints; without it they are Postgres' default names. */
  readonly catalog?: Catalog | undefined;
  /** The dialect at `/`. Default: postgrest. */
  readonly dialect?: string | undefined;
  /** A document whose paths and shapes are served at `/` instead of a dialect. */
  readonly document?: ApiDocument | undefined;
  /** Corrections to the mapping of the document: the content of a mapping file. */
  readonly mapping?: unknown;
  /** Schemas that clients see, the default first. Default: all with tables, except those of a platform; first `public`. */
  readonly schemas?: readonly string[] | undefined;
  /** The most rows of a page. Default 1,000, as Supabase has it. */
  readonly maxRows?: number | undefined;
  readonly readOnly?: boolean | undefined;
  /** The cost limit of a request, in cells. */
  readonly cells?: number | undefined;
  /** The time limit of a request. */
  readonly milliseconds?: number | undefined;
  /** The mock's base path in the addresses of its answers: `/mock/shop`. Requests arrive without it. */
  readonly base?: string | undefined;
  /** The result of `written` for a mock of the same rows: restores its writes. */
  readonly written?: string | undefined;
  /** Resolves when all writes so far are stored, which answers of writes wait for. Its error is answered instead, with the status 503. */
  readonly stored?: (() => Promise<void>) | undefined;
  /** The password of the dataset's people at `auth/v1`. Default: `seedbed`. */
  readonly password?: string | undefined;
  /** The table whose rows sign in, as `name` or `schema.name`. Default: the one that most resembles people. */
  readonly people?: string | undefined;
  /** Whether row-level policies apply to callers. Default: if some policy depends on the caller. */
  readonly policies?: boolean | undefined;
  /** The effect of policies that a mock cannot evaluate. Default: `deny`. */
  readonly unsupportedPolicies?: UnsupportedPolicies | undefined;
  /** Signs tokens of `auth/v1`. Default: that of Supabase on a developer's machine. */
  readonly jwtSecret?: string | undefined;
  /** Slow answers and errors on purpose. */
  readonly chaos?: ChaosOptions | undefined;
  /** An alternative to generated rows for answering queries. */
  readonly engine?: OtherEngine | undefined;
  /** How slow answers are delayed. */
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
};

/** How someone signs in. */
export type SignIn = { /** The table of people. */ readonly table: string; readonly email: string; readonly password: string };

/** A mock API: `fetch` answers as a server would, and opens no port. */
export type Mock = {
  fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>;
  /** Answers a request whose bytes have arrived, for a server. */
  answer(request: MockRequest, body: Uint8Array): Promise<Answer>;
  /** Whether answers may be delayed on purpose: a server then ends the wait, by the request's signal, when the client has gone. */
  readonly isSlow: boolean;
  /** Discards the writes. With generated rows this happens at once, before the promise resolves. */
  reset(session?: string): Promise<void>;
  /** All writes at this moment, for the next two. */
  writes(): Written;
  /** All writes, as a text for `openMock`; null if there are none. With `since`: a further line of it, with what was written since then. */
  written(since?: Written): string | null;
  /** Takes back all that was written since then. */
  rollBack(to: Written): void;
  /** The served schema. */
  readonly schema: MockSchema;
  readonly tables: readonly string[];
  /** A table with rows that are visible without signing in, for an example; null without tables. */
  readonly example: string | null;
  /** Generated columns, as `schema.table.column`, that the mock cannot compute: `*` leaves them out. */
  readonly notComputed: readonly string[];
  /** Someone who can sign in at `auth/v1`; null if the schema has no people with e-mail addresses. */
  signIn(): SignIn | null;
  /** Tables from which people could sign in, as `schema.name`. */
  readonly peopleTables: readonly string[];
  /** The effect of row-level policies. */
  readonly policies: PolicyReport;
  /** How the operations of its document are answered; null without a document. */
  readonly mapping: readonly MappedOperation[] | null;
};

/** The default sign-in. */
export const DEFAULT_PASSWORD = 'seedbed';

const WEEK = 7 * 24 * 60 * 60 * 1000;

export function openMock({
  plan,
  catalog,
  dialect = 'postgrest',
  document,
  mapping,
  schemas,
  maxRows = 1000,
  readOnly = false,
  cells,
  milliseconds,
  base = '',
  written,
  stored,
  password = DEFAULT_PASSWORD,
  people: named,
  policies,
  unsupportedPolicies = 'deny',
  jwtSecret = DEVELOPMENT_SECRET,
  chaos,
  engine,
  wait = pause,
}: MockOptions): Mock {
  const { schema, base: rows } = engine?.kind === 'postgres' ? openWholeSchema(plan, catalog, schemas) : openSchema(plan, catalog, schemas);
  const start = Date.parse(`${plan.blueprint.referenceDate}T00:00:00Z`) + (plan.blueprint.slide ?? 0) * WEEK;
  const rules = (policies ?? asksForCaller(schema)) ? rowRulesOf(schema, unsupportedPolicies) : null;
  const store = openStore(schema, rows, {
    start,
    rules,
    ...(cells !== undefined && { cells }),
    ...(milliseconds !== undefined && { milliseconds }),
    ...(written !== undefined && { written }),
  });
  const journal = new Journal();
  const settings: DialectSettings = { schemas: schema.exposed, maxRows, readOnly };
  const laid = document ? documentDialect(document, schema, settings.schemas, correctionsOf(mapping, schema, document), String(plan.blueprint.seed)) : null;
  const root = laid ?? dialectNamed(dialect);
  const mounts = mountsOf(schema, document);
  const people = peopleOf(schema, plan, named);
  const auth = openAuth({ people, password, secret: jwtSecret, readOnly, created: new Date(start).toISOString() });
  const drawn = chaos ? openChaos(chaos, plan.blueprint.seed) : null;
  const hasRules = rules !== null;
  const asking = askingOf(store, engine, hasRules);
  const reset = async (session?: string): Promise<void> => {
    if (asking.copies) await asking.copies.reset(session ?? '');
    store.reset(session);
    auth.reset(session ?? '');
    drawn?.reset(session ?? '');
  };
  const known: Routed = {
    milliseconds,
    store,
    asking,
    journal,
    root,
    mounts,
    settings,
    base,
    auth,
    people,
    password,
    // Postgres applies every policy itself.
    rules: engine?.kind === 'postgres' ? null : rules,
    chaos: drawn,
    pause: wait,
    reset,
    document: document && laid ? { raw: document.raw, mapping: laid.mapping } : null,
  };
  const keptAnswers = rules || drawn || engine ? null : new KeptAnswers(store);
  const answer = answering({ known, keptAnswers, stored });
  return {
    answer,
    isSlow: drawn?.isSlow ?? false,
    get example() {
      return exampleOf(plan, store, hasRules);
    },
    async fetch(input, init) {
      const request = new Request(typeof input === 'string' && input.startsWith('/') ? `http://mock.local${input}` : input, init);
      request.signal.throwIfAborted();
      return (await answer(request, new Uint8Array(await request.arrayBuffer()))).toResponse();
    },
    reset,
    writes: store.writes,
    written: store.written,
    rollBack: store.rollBack,
    schema,
    notComputed: schema.tables.flatMap((table) =>
      table.columns.filter((column) => !table.shown.includes(column)).map(({ name }) => `${table.qualified}.${name}`),
    ),
    tables: schema.tables.map((table) => (table.schema === schema.exposed[0] ? table.name : `${table.schema}.${table.name}`)),
    policies: policyReport(schema, rules, unsupportedPolicies, engine?.kind === 'postgres'),
    mapping: laid?.mapping ?? null,
    peopleTables: tablesOfPeople(schema, plan),
    signIn() {
      const email = people && firstEmail(people, (query) => store.run(query));
      return people && email ? { table: people.table.name, email, password } : null;
    },
  };
}

function askingOf(store: Store, engine: OtherEngine | undefined, hasRules: boolean): Asking {
  if (!engine) return askStore(store, hasRules);
  const { schema } = store;
  return engine.kind === 'postgres' ? askCopies(schema, () => engine.open(schema), hasRules) : askBoth(store, () => engine.open(schema), hasRules);
}

/** A table with many rows that shows some to a request without a token, preferably one with a primary key; null without tables. */
function exampleOf(plan: Plan, store: Store, hasRules: boolean): string | null {
  const { tables, exposed } = store.schema;
  const isShown = (table: MockTable): boolean => {
    try {
      const caller = hasRules ? { caller: callerOf(new Headers(), Date.now()) } : undefined;
      return store.run({ table: table.name, schema: table.schema, verb: 'read', limit: 3 }, '', caller).rows.length > 0;
    } catch (error) {
      if (error instanceof MockFault) return false;
      throw error;
    }
  };
  const likely = tables
    .filter((table) => table.schema === exposed[0])
    .toSorted((a, b) => plan.table(b.qualified).rows - plan.table(a.qualified).rows)
    .toSorted((a, b) => Number(b.primaryKey !== null) - Number(a.primaryKey !== null));
  return (likely.find(isShown) ?? likely[0])?.name ?? null;
}

/** If Postgres computes them, no columns are omitted. */
function openWholeSchema(plan: Plan, catalog: Catalog | undefined, exposed: readonly string[] | undefined): ReturnType<typeof openSchema> {
  const schema = schemaOf(plan, catalog, { exposed });
  return { schema, base: openBase(plan, schema) };
}

/** Dialects other than the one at `/`. The paths of a document take precedence, and so does a table's. */
function mountsOf(schema: MockSchema, document: ApiDocument | undefined): readonly Mount[] {
  const starts = document && [document.base.split('/')[1], ...document.operations.map(({ parts }) => parts[0]?.text)];
  return [
    ...(starts?.includes('rest') ? [] : [{ path: ['rest', 'v1'], dialect: dialectNamed('postgrest') }]),
    // A table of that name keeps its path.
    ...((starts ?? schema.tables.map(({ name }) => name)).includes('api') ? [] : [{ path: ['api'], dialect: dialectNamed('plain') }]),
  ];
}

function correctionsOf(mapping: unknown, schema: MockSchema, { operations }: ApiDocument) {
  if (mapping === undefined) return NO_CORRECTIONS;
  return parseCorrections(
    mapping,
    'mapping',
    schema,
    operations.map(({ name }) => name),
  );
}
