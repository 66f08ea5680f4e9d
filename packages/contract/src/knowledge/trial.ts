import { Type, type Static } from 'typebox';
import { strictObject as strict } from '../api-route.ts';
import { Diagnostic } from '../diagnostic.ts';
import { KnowledgeDifference, KnowledgeOutcome } from './outcome.ts';
import type { Knowledge } from '../knowledge.ts';

/** The question about a dataset, or one part of it. */
export const KnowledgeQuestion = strict(
  {
    /** The revision whose rows are in the question. */
    revision: Type.Integer({ minimum: 1 }),
    part: Type.Integer({ minimum: 1 }),
    /** Schemas of many tables have questions in several parts. */
    parts: Type.Integer({ minimum: 1 }),
    /** Tables of this part. */
    tables: Type.Array(Type.String()),
    /** Markdown, for any chat or coding agent. Contains no row of any database. */
    text: Type.String(),
  },
  { $id: 'KnowledgeQuestion' },
);
export type KnowledgeQuestion = Static<typeof KnowledgeQuestion>;

/** The effect of an answer on a dataset. Nothing is stored yet. */
export const KnowledgeTrial = strict(
  {
    /** The revision it was tried on. */
    revision: Type.Integer({ minimum: 1 }),
    outcome: Type.Unsafe<KnowledgeOutcome>(KnowledgeOutcome),
    tables: Type.Array(Type.Unsafe<KnowledgeDifference>(KnowledgeDifference)),
    diagnostics: Type.Array(Type.Unsafe<Diagnostic>(Diagnostic)),
  },
  { $id: 'KnowledgeTrial' },
);
export type KnowledgeTrial = Static<typeof KnowledgeTrial>;

/** The separate effect of one request. */
export const TriedChange = strict(
  {
    /** From 1. */
    number: Type.Integer({ minimum: 1 }),
    wish: Type.String(),
    /** The knowledge for `keepAnswer`; absent if the change is not possible. */
    knowledge: Type.Optional(Type.Unsafe<Knowledge>({ type: 'object' })),
    /** Why it is not possible. */
    cannot: Type.Optional(Type.String()),
    /** Columns set by an answer or an earlier request that this request changes again; absent if there are none. */
    again: Type.Optional(Type.Array(strict({ table: Type.String(), column: Type.String() }))),
    /** An earlier statement about a reference that this request drops without naming it, with the request that keeps both, if one does. */
    conflict: Type.Optional(
      strict({
        /** `Until now one customer has 40 % of all orders: this drops it.` */
        says: Type.String(),
        /** `Drop the 40 %` */
        drop: Type.String(),
        /** What is counted in the rows of both: `customer 1 keeps 40 %: 199 others have 10 each`. */
        both: Type.Optional(strict({ says: Type.String(), knowledge: Type.Unsafe<Knowledge>({ type: 'object' }) })),
      }),
    ),
    /** The changes in words: `hire.st is cancelled in 10 % of the rows`. */
    means: Type.Optional(Type.Array(Type.String())),
    tables: Type.Array(Type.Unsafe<KnowledgeDifference>(KnowledgeDifference)),
  },
  { $id: 'TriedChange' },
);
export type TriedChange = Static<typeof TriedChange>;

/** A request that was not understood, and what to write instead. */
export const MissedWish = strict(
  {
    wish: Type.String(),
    /** Its words that match nothing here; empty if only their order was not understood. */
    words: Type.Array(Type.String()),
    /** Tables, columns and values of the schema that are most similar to these words. */
    near: Type.Array(Type.String()),
    /** Requests about this schema that are understood. */
    instead: Type.Array(Type.String()),
  },
  { $id: 'MissedWish' },
);
export type MissedWish = Static<typeof MissedWish>;

/** Requests in words: the part that was understood without a model, and a question about the rest. */
export const AskedChanges = strict(
  {
    /** The revision whose tables and columns the words refer to. */
    revision: Type.Integer({ minimum: 1 }),
    /** For `tryChanges`. */
    changes: Type.Array(
      strict({ wish: Type.String(), knowledge: Type.Optional(Type.Unsafe<Knowledge>({ type: 'object' })), cannot: Type.Optional(Type.String()) }),
    ),
    /** Requests that need a model. */
    rest: Type.Array(Type.String()),
    /** The same requests, each with the part that was not understood. */
    missed: Type.Array(Type.Unsafe<MissedWish>(MissedWish)),
    /** A question about the rest in Markdown, for any chat; null if nothing remains, or if the dataset has no stored schema. */
    text: Type.Union([Type.String(), Type.Null()]),
  },
  { $id: 'AskedChanges' },
);
export type AskedChanges = Static<typeof AskedChanges>;

/** Changes with rows before and after. Nothing is stored yet. */
export const ChangesTrial = strict(
  { revision: Type.Integer({ minimum: 1 }), changes: Type.Array(Type.Unsafe<TriedChange>(TriedChange)) },
  { $id: 'ChangesTrial' },
);
export type ChangesTrial = Static<typeof ChangesTrial>;

/** The second question: about an answer's effect on a dataset. */
export const ReviewQuestion = strict({ revision: Type.Integer({ minimum: 1 }), text: Type.String() }, { $id: 'ReviewQuestion' });
export type ReviewQuestion = Static<typeof ReviewQuestion>;
