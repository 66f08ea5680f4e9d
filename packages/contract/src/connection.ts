import { Type, type Static } from 'typebox';
import { Id, Label, Timestamp, text } from './api-page.ts';
import { strictObject } from './api-route.ts';
import { ProblemDocument } from './api-problem.ts';
import { Address } from './source.ts';

export const TlsMode = Type.Union([
  Type.Literal('disable'),
  Type.Literal('prefer'),
  Type.Literal('require'),
  Type.Literal('verify-ca'),
  Type.Literal('verify-full'),
]);
export type TlsMode = Static<typeof TlsMode>;

/** A Postgres database. Its password is stored encrypted and never returned. */
export const Connection = strictObject(
  {
    id: Id,
    name: Label,
    host: Type.String(),
    port: Type.Integer({ minimum: 1, maximum: 65_535 }),
    database: Type.String(),
    user: Type.String(),
    tls: TlsMode,
    hasPassword: Type.Boolean(),
    state: Type.Union([Type.Literal('untested'), Type.Literal('ok'), Type.Literal('failing')]),
    /** Why it fails, if it does. */
    message: Type.Union([Type.String(), Type.Null()]),
    serverVersion: Type.Union([Type.String(), Type.Null()]),
    testedAt: Type.Union([Timestamp, Type.Null()]),
    createdAt: Timestamp,
  },
  { $id: 'Connection' },
);
export type Connection = Static<typeof Connection>;

/** Either `address`, or `host`, `database` and `user`. */
export const NewConnection = strictObject(
  {
    name: Label,
    address: Type.Optional(Address),
    host: Type.Optional(Type.String({ minLength: 1, maxLength: 255 })),
    port: Type.Optional(Type.Integer({ minimum: 1, maximum: 65_535 })),
    database: Type.Optional(Label),
    user: Type.Optional(Label),
    password: Type.Optional(text(1_000)),
    tls: Type.Optional(TlsMode),
  },
  { $id: 'NewConnection' },
);
export type NewConnection = Static<typeof NewConnection>;

/** The changes. If they would send the password to another server, or over a less secure connection, it must be entered again. */
export const ConnectionChanges = strictObject(
  {
    name: Type.Optional(Label),
    host: Type.Optional(Type.String({ minLength: 1, maxLength: 255 })),
    port: Type.Optional(Type.Integer({ minimum: 1, maximum: 65_535 })),
    database: Type.Optional(Label),
    user: Type.Optional(Label),
    password: Type.Optional(text(1_000)),
    tls: Type.Optional(TlsMode),
  },
  { $id: 'ConnectionChanges' },
);
export type ConnectionChanges = Static<typeof ConnectionChanges>;

/** Members whose change would send the password to someone else, or so that others could read it. */
const LEADS_ELSEWHERE = ['host', 'port', 'tls'] as const;

/** Whether these changes lead to a server or connection for which the password was not entered. */
export function isLedElsewhere(connection: Pick<Connection, (typeof LEADS_ELSEWHERE)[number]>, changes: ConnectionChanges): boolean {
  return LEADS_ELSEWHERE.some((member) => changes[member] !== undefined && changes[member] !== connection[member]);
}

/** The steps of a test, in order. */
export const TEST_STEPS = ['resolve', 'connect', 'tls', 'sign in', 'rights', 'version', 'standby'] as const;

const StepName = Type.Unsafe<(typeof TEST_STEPS)[number]>(Type.Union(TEST_STEPS.map((name) => Type.Literal(name))));
const TestStep = strictObject({ name: StepName, ok: Type.Boolean(), message: Type.String() });

/** The results of a test, step by step; the last one is the failed one, if any. */
export const ConnectionTest = strictObject(
  {
    ok: Type.Boolean(),
    steps: Type.Array(TestStep),
    serverVersion: Type.Union([Type.String(), Type.Null()]),
    connection: Type.Unsafe<Connection>(Connection),
  },
  { $id: 'ConnectionTest' },
);
export type ConnectionTest = Static<typeof ConnectionTest>;

/** The results of a test of an address that is not saved. */
export const AddressTest = strictObject(
  { ok: Type.Boolean(), steps: Type.Array(TestStep), serverVersion: Type.Union([Type.String(), Type.Null()]) },
  { $id: 'AddressTest' },
);
export type AddressTest = Static<typeof AddressTest>;

/** Sent by POST /connections/test/events. */
export const AddressTestEvent = Type.Union(
  [
    strictObject({ kind: Type.Literal('step'), step: TestStep }),
    strictObject({ kind: Type.Literal('tested'), test: Type.Unsafe<AddressTest>(AddressTest) }),
    strictObject({ kind: Type.Literal('problem'), problem: Type.Unsafe<ProblemDocument>(ProblemDocument) }),
  ],
  { $id: 'AddressTestEvent' },
);
export type AddressTestEvent = Static<typeof AddressTestEvent>;

/** Sent by POST /connections/{id}/test/events. */
export const ConnectionTestEvent = Type.Union(
  [
    strictObject({ kind: Type.Literal('step'), step: TestStep }),
    strictObject({ kind: Type.Literal('tested'), test: Type.Unsafe<ConnectionTest>(ConnectionTest) }),
    strictObject({ kind: Type.Literal('problem'), problem: Type.Unsafe<ProblemDocument>(ProblemDocument) }),
  ],
  { $id: 'ConnectionTestEvent' },
);
export type ConnectionTestEvent = Static<typeof ConnectionTestEvent>;
