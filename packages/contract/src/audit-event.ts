import { Type, type Static } from 'typebox';
import { Id, Timestamp } from './api-page.ts';
import { strictObject } from './api-route.ts';

/** The program that made the call: the client in a browser, `seedbed … --server`, an agent's tool by MCP, or any other program that calls the API. */
export const Via = Type.Union([Type.Literal('browser'), Type.Literal('command-line'), Type.Literal('agent'), Type.Literal('program')]);
export type Via = Static<typeof Via>;

/** The User-Agent of the command line, before its version. */
export const COMMAND_LINE_AGENT = 'seedbed-cli/';

/** An action with the names at that time: names are kept after their objects are gone. Never changed, never removed. */
export const AuditEvent = strictObject(
  {
    id: Id,
    at: Timestamp,
    who: strictObject({
      kind: Type.Union([Type.Literal('user'), Type.Literal('key'), Type.Literal('system')]),
      id: Type.Union([Type.String(), Type.Null()]),
      name: Type.String(),
    }),
    /** `noun.verb`: member.role-changed, connection.created. */
    action: Type.String({ pattern: '^[a-z-]+\\.[a-z-]+$' }),
    object: Type.Union([
      strictObject({ kind: Type.String(), id: Type.Union([Type.String(), Type.Null()]), name: Type.Union([Type.String(), Type.Null()]) }),
      Type.Null(),
    ]),
    /** Address of the caller; null: the server itself. */
    from: Type.Union([Type.String(), Type.Null()]),
    /** As the caller identified itself; null for older events. */
    via: Type.Union([Via, Type.Null()]),
    /** Further details, without secrets or users' data. */
    details: Type.Record(Type.String(), Type.Unknown()),
  },
  { $id: 'AuditEvent' },
);
export type AuditEvent = Static<typeof AuditEvent>;
