import { Type, type Static } from 'typebox';
import { Id, label, revisionNumber, text, Timestamp } from './api-page.ts';
import { strictObject } from './api-route.ts';

/** Dialects that a mock API supports, by name. */
export const MOCK_DIALECTS = ['postgrest', 'js0', 'js1', 'plain'] as const;

/** `postgrest` (Supabase clients), `js0` and `js1` (json-server 0.17 and 1.0), or `plain` REST. */
export const MockDialect = Type.Union(
  MOCK_DIALECTS.map((name) => Type.Literal(name)),
  { $id: 'MockDialect' },
);
export type MockDialect = (typeof MOCK_DIALECTS)[number];

/** `public`: anyone with the address. `workspace`: members and API keys with the permission "read". */
export const MockVisibility = Type.Union([Type.Literal('public'), Type.Literal('workspace')], { $id: 'MockVisibility' });
export type MockVisibility = Static<typeof MockVisibility>;

/** The maximum intentional delay of a mock's answer, in milliseconds. */
export const MAX_MOCK_LATENCY = 30_000;

/** Intentional delays and errors. The same requests get the same ones. */
export const MockChaos = strictObject(
  {
    minLatency: Type.Integer({ minimum: 0, maximum: MAX_MOCK_LATENCY, description: 'The fewest milliseconds that an answer waits' }),
    maxLatency: Type.Integer({ minimum: 0, maximum: MAX_MOCK_LATENCY, description: 'The most; not below `minLatency`' }),
    errorRate: Type.Number({ minimum: 0, maximum: 1, description: 'Share of requests that fail' }),
    status: Type.Integer({ minimum: 400, maximum: 599, description: 'Status of requests that fail' }),
  },
  { $id: 'MockChaos' },
);
export type MockChaos = Static<typeof MockChaos>;

/** Its dialect is served at `path`; PostgREST also at `path` + `/rest/v1`. */
const settings = {
  name: label(200),
  dialect: Type.Unsafe<MockDialect>(MockDialect),
  on: Type.Boolean({ description: 'Off: every request is answered 503' }),
  readOnly: Type.Boolean({ description: 'Refuses writes' }),
  visibility: Type.Unsafe<MockVisibility>(MockVisibility),
  revision: Type.Union([revisionNumber(), Type.Null()], { description: 'null: always the newest revision' }),
  seed: Type.Union([Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }), Type.Null()], { description: "null: the dataset's" }),
  rows: Type.Union([Type.Unsafe<string>({ ...text(10_000), minLength: 1, examples: ['1000', 'users=10,orders=50'] }), Type.Null()], {
    description: "A count for every table, or table=count pairs; null: the dataset's",
  }),
  chaos: Type.Union([Type.Unsafe<MockChaos>(MockChaos), Type.Null()], { description: 'null: every request is answered at once' }),
  people: Type.Union([Type.Unsafe<string>({ ...text(200), minLength: 1, examples: ['staff', 'hr.staff'] }), Type.Null()], {
    description: 'The table whose people sign in at `auth/v1`, as `name` or `schema.name`; null: the one that is most like people',
  }),
  schemas: Type.Union(
    [
      Type.Array(Type.Unsafe<string>({ ...text(63), minLength: 1 }), { minItems: 1, maxItems: 100, uniqueItems: true, examples: [['api', 'public']] }),
      Type.Null(),
    ],
    { description: 'Schemas that clients see, the default one first; null: all with tables, `public` first' },
  ),
};

/** A dataset served as a REST API at its own address. Only writes to it are stored. */
export const Mock = strictObject(
  {
    id: Id,
    datasetId: Id,
    ...settings,
    /** Its address on the server's host: `/mock/shop-x4k…`. The last part cannot be guessed. */
    path: Type.String({ examples: ['/mock/shop-4t9mfq2vzk7wbn3x'] }),
    createdAt: Timestamp,
    createdBy: Type.String(),
    updatedAt: Timestamp,
    updatedBy: Type.String(),
  },
  { $id: 'Mock' },
);
export type Mock = Static<typeof Mock>;

/** Changes to a mock. */
export const MockChanges = strictObject(
  {
    name: Type.Optional(settings.name),
    dialect: Type.Optional(settings.dialect),
    on: Type.Optional(settings.on),
    readOnly: Type.Optional(settings.readOnly),
    visibility: Type.Optional(settings.visibility),
    revision: Type.Optional(settings.revision),
    seed: Type.Optional(settings.seed),
    rows: Type.Optional(settings.rows),
    chaos: Type.Optional(settings.chaos),
    people: Type.Optional(settings.people),
    schemas: Type.Optional(settings.schemas),
  },
  { $id: 'MockChanges' },
);
export type MockChanges = Static<typeof MockChanges>;

export const NewMock = strictObject({ datasetId: Id, ...MockChanges.properties }, { $id: 'NewMock' });
export type NewMock = Static<typeof NewMock>;

/** One request that a mock answered. */
export const MockRequestEntry = strictObject(
  {
    /** Counted from 1 by the server process. */
    number: Type.Integer({ minimum: 1 }),
    at: Timestamp,
    method: Type.String(),
    /** Path and query below the address of the mock, shortened to 500 characters. */
    path: Type.String(),
    status: Type.Integer(),
    milliseconds: Type.Number({ minimum: 0 }),
    /** The mock's deliberate faults: `delay=132`, `error`, or both. */
    injected: Type.Union([Type.String(), Type.Null()], { description: 'The header X-Seedbed-Injected of the answer' }),
    session: Type.Union([Type.String(), Type.Null()]),
  },
  { $id: 'MockRequestEntry' },
);
export type MockRequestEntry = Static<typeof MockRequestEntry>;

/** A policy of a table with row-level security. */
export const MockPolicyState = strictObject(
  {
    table: Type.String({ examples: ['public.todos'] }),
    policy: Type.String(),
    command: Type.Union([Type.Literal('all'), Type.Literal('select'), Type.Literal('insert'), Type.Literal('update'), Type.Literal('delete')]),
    applied: Type.Boolean({ description: 'false: `reason` says why, and what follows' }),
    reason: Type.Union([Type.Literal('off'), Type.Literal('expression'), Type.Null()], {
      description:
        '`off`: no policy of the schema asks who is signed in, so the mock applies none and every caller sees every row. `expression`: the mock cannot evaluate `expression`, so the policy denies: a permissive one grants nothing, a restrictive one hides every row. null if applied',
    }),
    expression: Type.Union([Type.String(), Type.Null()]),
  },
  { $id: 'MockPolicyState' },
);
export type MockPolicyState = Static<typeof MockPolicyState>;

/** Someone who can sign in at a mock's `auth/v1`. */
export const MockSignIn = strictObject(
  {
    table: Type.String({ description: 'Whose people sign in', examples: ['users'] }),
    email: Type.String({ description: 'One of them' }),
    password: Type.String({ description: 'Of all of them' }),
  },
  { $id: 'MockSignIn' },
);
export type MockSignIn = Static<typeof MockSignIn>;

/** The mock's current basis for answers. */
export const MockState = strictObject(
  {
    revision: Type.Integer({ minimum: 1, description: 'The revision of the dataset whose rows it serves' }),
    seed: Type.Union([Type.String(), Type.Integer()]),
    /** Tables with row-level policies: a caller sees nothing without a policy for its role. */
    securedTables: Type.Array(Type.String()),
    /** Every policy of the schema that belongs to a table with row-level security. */
    policies: Type.Array(Type.Unsafe<MockPolicyState>(MockPolicyState)),
    signIn: Type.Union([Type.Unsafe<MockSignIn>(MockSignIn), Type.Null()], { description: 'null: the schema has no people with e-mail addresses' }),
    peopleTables: Type.Array(Type.String(), { description: 'Tables from which people could sign in, for the setting `people`' }),
  },
  { $id: 'MockState' },
);
export type MockState = Static<typeof MockState>;
