import { Type, type TSchema } from 'typebox';
import { LIMITS } from './limits.ts';

export const Id = Type.String({ format: 'uuid', examples: ['019a9e5c-5c1e-7b7a-9d43-0c9a52a1f3d1'] });
export const Timestamp = Type.String({ format: 'date-time', examples: ['2026-11-20T09:00:00.000Z'] });

/** A name that people enter, of at most this many characters. */
export const label = (maxLength: number) =>
  Type.String({
    minLength: 1,
    maxLength,
    pattern: '^(?=.*\\S)[^\\u0000-\\u001f\\u007f]*$',
    description: 'Not only blanks, no control characters',
  });

/** Names of datasets and connections. */
export const Label = label(200);

/** A row's number, as people count: from 1. */
export const RowNumber = Type.Integer({ minimum: 1, maximum: LIMITS.rowsPerTable });

/** Free text; Postgres' text cannot hold U+0000. */
export const text = (maxLength: number) => Type.String({ maxLength, pattern: '^[^\\u0000]*$' });

/** ETag of a revision that someone looked at: its number in quotes. */
export const revisionTag = (description: string) => Type.String({ pattern: '^("[0-9]{1,9}"|\\*)$', description });

/** A revision as requests name it; Postgres keeps the number as an integer. */
export const revisionNumber = (description?: string) => Type.Integer({ minimum: 1, maximum: 2_147_483_647, ...(description ? { description } : {}) });

export const PageQuery = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 50 })),
  cursor: Type.Optional(Type.String({ maxLength: 500, description: '`next_cursor` of the page before' })),
};

/** One page of a list; `next_cursor` is null on the last. */
export function page<T extends TSchema>(item: T) {
  return Type.Object({ items: Type.Array(item), next_cursor: Type.Union([Type.String(), Type.Null()]) }, { additionalProperties: false });
}
