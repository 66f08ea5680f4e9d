import { Type, type Static } from 'typebox';
import { Id } from './api-page.ts';
import { strictObject } from './api-route.ts';
import { LIMITS } from './limits.ts';
import { Address } from './source.ts';

/** The target of a load: a saved connection, or an address for this call only. */
export const TargetQuestion = strictObject({ connectionId: Type.Optional(Id), address: Type.Optional(Address) }, { $id: 'TargetQuestion' });
export type TargetQuestion = Static<typeof TargetQuestion>;

/**
 * `unreadable`: exists, but this user may not see whether it has rows. `other`: an object with that name that is not a
 * table.
 */
export const TargetTable = strictObject(
  {
    table: Type.String(),
    state: Type.Union([Type.Literal('missing'), Type.Literal('empty'), Type.Literal('filled'), Type.Literal('unreadable'), Type.Literal('other')]),
    /** Of a filled one. */
    rows: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: LIMITS.target.countedRows,
        description: `Counted up to ${LIMITS.target.countedRows.toLocaleString('en-US')}: that many, or more`,
      }),
    ),
    tool: Type.Optional(
      Type.String({
        description: 'Of a migration tool or framework, which a load leaves as it is unless a mode names it',
        examples: ['a migration ledger of Prisma'],
      }),
    ),
  },
  { $id: 'TargetTable' },
);
export type TargetTable = Static<typeof TargetTable>;

/** A load's prospects, checked in one read-only transaction. */
export const TargetLook = strictObject(
  {
    /** user@host:port/database, without the password. */
    target: Type.String(),
    serverVersion: Type.String(),
    /** The dataset's tables, in the order of the load. */
    tables: Type.Array(Type.Unsafe<TargetTable>(TargetTable)),
    /** Whether a run with `create` can create the schema: the dataset came from DDL. */
    canCreate: Type.Boolean(),
  },
  { $id: 'TargetLook' },
);
export type TargetLook = Static<typeof TargetLook>;
