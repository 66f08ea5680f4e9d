import { Type, type Static } from 'typebox';
import { dictionary } from './dictionary.ts';

/** The permissions of callers. Each call of the API names the one that it needs. */
export const RIGHTS = {
  read: 'Look at datasets, rows, proofs and runs; preview and download',
  write: 'Make and change datasets, revisions, mock APIs and packs',
  run: 'Start, cancel and resume runs; make a file of theirs public by a link',
  connect: 'Use saved connections: see, test and read them',
  connections: 'Save, change and remove connections; name a host or an address in a body',
  people: 'Members, invitations, API keys, audit log, the workspace itself',
} as const;
export type Right = keyof typeof RIGHTS;

/** All of them, the weakest role's first. */
export const RIGHT_NAMES = Object.keys(RIGHTS) as readonly Right[];

export const Role = Type.Union([Type.Literal('owner'), Type.Literal('editor'), Type.Literal('viewer')], { $id: 'Role' });
export type Role = Static<typeof Role>;

/** The rights of a workspace's members, by role. */
export const RIGHTS_OF_ROLE: Readonly<Record<Role, readonly Right[]>> = {
  viewer: ['read', 'connect'],
  editor: ['read', 'write', 'run', 'connect'],
  owner: RIGHT_NAMES,
};

export const Scope = Type.Union([Type.Literal('read'), Type.Literal('write'), Type.Literal('run')], { $id: 'Scope' });
export type Scope = Static<typeof Scope>;

/** The rights of an API key, by scope. */
export const RIGHTS_OF_SCOPE: Readonly<Record<Scope, readonly Right[]>> = { read: ['read'], write: ['write'], run: ['run', 'connect'] };

/**
 * The needs of a call: a permission; `public`: no caller needed; `anyone`: a known caller, including a key; `person`: a
 * signed-in person, for the account itself, which no key may change.
 */
export type Needs = Right | 'public' | 'anyone' | 'person';

/**
 * Members of a body that name a host, use a saved connection, or let labels of a database out: the sender needs that
 * permission as well, whatever the call needs (T5).
 */
export const NEEDS_OF_MEMBER: Readonly<Record<string, Right>> = dictionary<Right>({
  address: 'connections',
  host: 'connections',
  connectionId: 'connect',
  approve: 'connections',
});
