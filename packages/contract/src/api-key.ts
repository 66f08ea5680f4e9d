import { Type, type Static } from 'typebox';
import { Id, Label, Timestamp } from './api-page.ts';
import { strictObject } from './api-route.ts';
import { LIMITS } from './limits.ts';
import { Scope } from './rights.ts';

const name = Type.Unsafe<string>({ ...Label, maxLength: LIMITS.apiKeyNameLength });
const scopes = Type.Array(Type.Unsafe<Scope>(Scope), { minItems: 1, maxItems: 3, uniqueItems: true });
const expiresAt = Type.Union([Timestamp, Type.Null()], { description: 'null: never' });

/** A key for programs, `sb_<id>_<secret>`. The secret is shown once, at creation. */
export const ApiKey = strictObject(
  {
    id: Id,
    name,
    /** `sb_<id>`: identifies the key in a configuration. */
    prefix: Type.String(),
    scopes,
    createdBy: Type.String(),
    createdAt: Timestamp,
    expiresAt,
    lastUsedAt: Type.Union([Timestamp, Type.Null()]),
  },
  { $id: 'ApiKey' },
);
export type ApiKey = Static<typeof ApiKey>;

export const NewApiKey = strictObject({ name, scopes, expiresAt: Type.Optional(expiresAt) }, { $id: 'NewApiKey' });
export type NewApiKey = Static<typeof NewApiKey>;

export const CreatedApiKey = strictObject(
  { apiKey: Type.Unsafe<ApiKey>(ApiKey), key: Type.String({ description: 'Send it as `Authorization: Bearer …`. It is shown only once' }) },
  { $id: 'CreatedApiKey' },
);
export type CreatedApiKey = Static<typeof CreatedApiKey>;
