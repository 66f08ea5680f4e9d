import { Type, type Static } from 'typebox';
import { Id, Label, Timestamp } from './api-page.ts';
import { strictObject } from './api-route.ts';
import { LIMITS } from './limits.ts';
import { RIGHT_NAMES, Role, type Right } from './rights.ts';

export const Email = Type.String({ format: 'email', maxLength: 254, description: 'Compared without regard to case' });

/** T19. Counted in letters here, and in bytes where it is hashed. */
export const Password = Type.String({
  minLength: LIMITS.password.characters,
  maxLength: LIMITS.password.bytes,
  description: `At least ${LIMITS.password.characters} characters, at most ${LIMITS.password.bytes} bytes. Nothing else is asked of it`,
});

/** The token of a link: in its fragment, so that no server logs it. */
export const LinkToken = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$', description: 'From the link; it works once' });

const WorkspaceOfMe = strictObject({ id: Id, name: Label, role: Type.Unsafe<Role>(Role) });

/** Rows that a workspace may generate per day (UTC), if the operator set a limit. */
export const RowQuota = strictObject(
  {
    limit: Type.Integer({ minimum: 1 }),
    used: Type.Integer({ minimum: 0 }),
    startsAgainAt: Timestamp,
  },
  { $id: 'RowQuota' },
);
export type RowQuota = Static<typeof RowQuota>;

/** The caller, its workspace, and its rights. */
export const Me = strictObject(
  {
    /** `local`: one owner on the own machine, without a login. */
    mode: Type.Union([Type.Literal('local'), Type.Literal('server')]),
    user: strictObject({
      id: Type.String(),
      name: Type.String(),
      email: Type.Union([Email, Type.Null()]),
      /** False if the account signs in elsewhere, or with an API key. */
      hasPassword: Type.Boolean(),
    }),
    /** Null: without a login, or by an API key. */
    session: Type.Union([strictObject({ id: Id }), Type.Null()]),
    workspace: strictObject({ id: Id, name: Label }),
    role: Type.Unsafe<Role>(Role),
    rights: Type.Array(Type.Enum([...RIGHT_NAMES] as Right[])),
    /** All workspaces of the account, by name. */
    workspaces: Type.Array(WorkspaceOfMe),
    /** The quota of the current workspace; null: unlimited. */
    quota: Type.Union([Type.Unsafe<RowQuota>(RowQuota), Type.Null()]),
    version: Type.String(),
  },
  { $id: 'Me' },
);
export type Me = Static<typeof Me>;

/** A browser or program that signed in. */
export const Session = strictObject(
  {
    id: Id,
    /** Whether it is the session of this request. */
    current: Type.Boolean(),
    createdAt: Timestamp,
    /** To about five minutes. */
    lastSeenAt: Timestamp,
    address: Type.String(),
    /** The browser's User-Agent. */
    agent: Type.String(),
  },
  { $id: 'Session' },
);
export type Session = Static<typeof Session>;

export const Member = strictObject(
  { id: Type.String(), name: Type.String(), email: Type.Union([Email, Type.Null()]), role: Type.Unsafe<Role>(Role), createdAt: Timestamp },
  { $id: 'Member' },
);
export type Member = Static<typeof Member>;

export const Invitation = strictObject(
  { id: Id, email: Email, role: Type.Unsafe<Role>(Role), invitedBy: Type.String(), createdAt: Timestamp, expiresAt: Timestamp },
  { $id: 'Invitation' },
);
export type Invitation = Static<typeof Invitation>;

/** A single-use link. It is shown only once. */
const link = { link: Type.String({ format: 'uri', description: 'Works once; it is shown only once' }), mailed: Type.Boolean() };

export const NewInvitation = strictObject({ invitation: Type.Unsafe<Invitation>(Invitation), ...link }, { $id: 'NewInvitation' });
export type NewInvitation = Static<typeof NewInvitation>;

export const ResetLink = strictObject({ ...link, expiresAt: Timestamp }, { $id: 'ResetLink' });
export type ResetLink = Static<typeof ResetLink>;
