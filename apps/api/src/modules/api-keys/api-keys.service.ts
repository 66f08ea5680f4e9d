import {
  Problem,
  RIGHTS_OF_ROLE,
  RIGHTS_OF_SCOPE,
  type ApiKey,
  type CreatedApiKey,
  type NewApiKey,
  type Right,
  type Role,
  type Scope,
} from '@seedbed/contract';
import type { WorkspaceId } from '../../db/columns.ts';
import { newId } from '../../db/uuid.ts';
import type { Caller, Identify } from '../../http/caller.ts';
import { hashText } from '../../secrets/hash-secret.ts';
import { newKey, prefixOf, readKey } from '../../secrets/key-text.ts';
import type { Found, KnownCallers } from '../people/known-callers.ts';
import type { ApiKeyRow, ApiKeysRepository } from './api-keys.repository.ts';

/** How often to record a key's last use. */
const USED_MS = 60_000;

/** Roles from the weakest on. */
const ROLES: readonly Role[] = ['viewer', 'editor', 'owner'];

/** Keys for programs. A key has the rights of its scopes, within its creator's current rights. */
export function apiKeysService(repository: ApiKeysRepository, known: KnownCallers, clock: () => Date) {
  async function look(id: string, secretHash: Buffer): Promise<Found> {
    const found = await repository.find(secretHash);
    if (found?.key.id !== id) throw new Problem('unauthenticated', 'The API key does not exist or was removed.');
    const { expiresAt, lastUsedAt } = found.key;
    const now = clock();
    if (expiresAt !== null && expiresAt <= now) throw new Problem('unauthenticated', 'The API key has expired.');
    if (now.getTime() - (lastUsedAt?.getTime() ?? 0) > USED_MS) await repository.used(id, now);
    return { caller: callerOf(found), endsAt: expiresAt?.getTime() ?? null };
  }

  return {
    /** The caller of an Authorization header's key. Throws Problem `unauthenticated` without a valid one. */
    identify(authorization: string): ReturnType<Identify> {
      const read = readKey(/^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '');
      if (!read) throw new Problem('unauthenticated', 'Authorization holds no API key: expected "Bearer sb_…".');
      const secretHash = hashText(read.secret);
      return known.find(`key ${read.id} ${secretHash}`, () => look(read.id, Buffer.from(secretHash, 'base64')));
    },

    async list(workspaceId: WorkspaceId): Promise<ApiKey[]> {
      return (await repository.list(workspaceId)).map(toApiKey);
    },

    /** The only time that the key is shown. */
    async create({ id: userId, name: createdBy, workspace }: Caller, { name, scopes, expiresAt = null }: NewApiKey): Promise<CreatedApiKey> {
      const now = clock();
      const expires = expiresAt === null ? null : new Date(expiresAt);
      if (expires !== null && expires <= now)
        throw new Problem('invalid-request', 'The expiry date of the key is in the past.', {
          errors: [{ pointer: '/expiresAt', message: 'must be in the future' }],
        });
      const id = newId();
      const { key, hash } = newKey(id);
      const row = { id, workspaceId: workspace.id, userId, name: name.trim(), scopes, secretHash: hash, createdBy, createdAt: now };
      const made: ApiKeyRow = { ...row, expiresAt: expires, lastUsedAt: null };
      await repository.insert(made);
      return { apiKey: toApiKey(made), key };
    },

    async remove(workspaceId: WorkspaceId, id: string): Promise<void> {
      if (!(await repository.remove(workspaceId, id))) throw new Problem('not-found', 'There is no API key with that id.', { facts: { id } });
    },
  };
}

type Row = NonNullable<Awaited<ReturnType<ApiKeysRepository['find']>>>;

function callerOf({ key, role, workspace }: Row): Caller {
  const rights = rightsOf(key.scopes, role);
  return {
    kind: 'key',
    id: key.id,
    name: key.name,
    email: null,
    hasPassword: false,
    workspace: { ...workspace, id: key.workspaceId },
    role: ROLES.find((each) => rights.every((right) => RIGHTS_OF_ROLE[each].includes(right)))!,
    rights,
    session: null,
  };
}

/** The rights of the scopes, within the creator's current rights. */
export function rightsOf(scopes: readonly Scope[], role: Role): Right[] {
  const wanted = new Set(scopes.flatMap((scope) => RIGHTS_OF_SCOPE[scope]));
  return RIGHTS_OF_ROLE[role].filter((right) => wanted.has(right));
}

function toApiKey({ id, name, scopes, createdBy, createdAt, expiresAt, lastUsedAt }: ApiKeyRow): ApiKey {
  return {
    id,
    name,
    prefix: prefixOf(id),
    scopes,
    createdBy,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
