import { Type, type Static } from 'typebox';
import { Id, Label, Timestamp, text } from './api-page.ts';
import { strictObject } from './api-route.ts';
import { Address } from './source.ts';

export const TlsMode = Type.Union([
  Type.Literal('disable'),
  Type.Literal('prefer'),
  Type.Literal('require'),
  Type.Literal('verify-ca'),
  Type.Literal('verify-full'),
]);
export type TlsMode = Static<typeof TlsMode>;

/** A Postgres database. Its password is stored sealed and never comes back. */
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
    /** Why it fails, where it does. */
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

/** What a test found, step by step: name, login, version, rights. */
export const ConnectionTest = strictObject(
  {
    ok: Type.Boolean(),
    steps: Type.Array(strictObject({ name: Type.String(), ok: Type.Boolean(), message: Type.String() })),
    serverVersion: Type.Union([Type.String(), Type.Null()]),
    connection: Type.Unsafe<Connection>(Connection),
  },
  { $id: 'ConnectionTest' },
);
export type ConnectionTest = Static<typeof ConnectionTest>;
