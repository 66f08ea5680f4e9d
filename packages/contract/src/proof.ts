import { Type, type Static } from 'typebox';
import { Id, RowNumber, Timestamp } from './api-page.ts';
import { ProblemDocument } from './api-problem.ts';
import { strictObject } from './api-route.ts';
import { Tier } from './blueprint/group.ts';
import { Diagnostic } from './diagnostic.ts';

const Count = Type.Integer({ minimum: 0 });

export const ProofSummary = strictObject(
  {
    ok: Type.Boolean(),
    /** Tables without rejected rows. Includes tables without rows, which `tablesEmpty` counts. */
    tablesAccepted: Count,
    tables: Count,
    /** Tables without a row after the trial: nothing is proved about them. Absent in proofs of earlier releases. */
    tablesEmpty: Type.Optional(Count),
    constraintsAccepted: Count,
    constraints: Count,
    at: Timestamp,
  },
  { $id: 'ProofSummary' },
);
export type ProofSummary = Static<typeof ProofSummary>;

/** The newest proof of a dataset: of its current revision, or of an earlier one. */
export const LastProof = strictObject(
  {
    /** The revision that was proved. */
    revision: Type.Integer({ minimum: 1 }),
    /** Rows that were loaded in the trial. */
    rows: Count,
    asked: Type.Optional(Type.Integer({ minimum: 0, description: 'Rows that the blueprint asks for: with more than `rows` the trial loaded a sample' })),
    ...ProofSummary.properties,
  },
  { $id: 'LastProof' },
);
export type LastProof = Static<typeof LastProof>;

export const placeOfRefusal = {
  at: Timestamp,
  table: Type.Union([Type.String(), Type.Null()], { description: 'Qualified' }),
  constraint: Type.Union([Type.String(), Type.Null()]),
  row: Type.Union([RowNumber, Type.Null()]),
};

/** Rows that a load was refused for, whatever the proof of its revision says. */
export const RefusedLoad = strictObject(
  {
    ...placeOfRefusal,
    run: Id,
    revision: Type.Integer({ minimum: 1 }),
    says: Type.String({ description: 'What Postgres said, and what to do' }),
    target: Type.Union([Type.String(), Type.Null()], {
      description:
        'The target, if only its schema has the constraint: the proof of the revision still holds; null if the constraint is the dataset’s, or may be',
    }),
  },
  { $id: 'RefusedLoad' },
);
export type RefusedLoad = Static<typeof RefusedLoad>;

/** Constraints on a row, and actions of its database on insert. */
export const ConstraintKind = Type.Union([
  Type.Literal('primary key'),
  Type.Literal('unique'),
  Type.Literal('foreign key'),
  Type.Literal('check'),
  Type.Literal('domain'),
  Type.Literal('not null'),
  Type.Literal('partition'),
  Type.Literal('exclusion'),
  Type.Literal('trigger'),
  Type.Literal('rule'),
  Type.Literal('row limit'),
]);
export type ConstraintKind = Static<typeof ConstraintKind>;

/** One constraint, and how it is satisfied. */
export const ProvedConstraint = strictObject({
  /** As Postgres names it; `email is not null` if it has no name. */
  name: Type.String(),
  kind: ConstraintKind,
  /** Columns that it reads; absent if unknown (triggers). */
  columns: Type.Optional(Type.Array(Type.String())),
  /** Its definition, as Postgres prints it: the condition, the key's expressions, the referenced table. */
  asks: Type.Optional(Type.String()),
  tier: Tier,
  /** How values satisfy it: `range of 1 to 5`, `3 cases`, `12 values that Postgres accepted`. */
  how: Type.String(),
  accepted: Type.Boolean(),
  /** The result of the trial: how many rows Postgres accepted with it on, or its error. */
  evidence: Type.String(),
  /** A row that it refused. */
  row: Type.Optional(RowNumber),
});
export type ProvedConstraint = Static<typeof ProvedConstraint>;

export const ProvedTable = strictObject({
  table: Type.String(),
  /** Rows that the blueprint requests. */
  asked: Count,
  /** Rows in the table when everything was loaded: all requested rows if they are few; otherwise a sample. */
  rows: Count,
  /**
   * For a sample: the number of accepted extreme rows: last, longest, shortest, each label, each case, a NULL in each
   * column.
   */
  extremes: Type.Optional(Count),
  accepted: Type.Boolean(),
  /**
   * sha-256 of everything that its rows depend on: its part of the catalog and of the blueprint, and those of the
   * tables that it needs.
   */
  key: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  /** Proved earlier with that key, and not loaded again. */
  reused: Type.Optional(Type.Boolean()),
  constraints: Type.Array(ProvedConstraint),
  /** Postgres' error message; or why the table is empty. */
  message: Type.Optional(Type.String()),
});
export type ProvedTable = Static<typeof ProvedTable>;

/** Constraints by tier. */
export const TierCounts = strictObject({ A: Count, B: Count, C: Count, D: Count, E: Count, F: Count, G: Count });
export type TierCounts = Static<typeof TierCounts>;

/** The trial load into the private, throwaway Postgres: the accepted rows, and the tables given up. */
export const Proof = strictObject(
  {
    ...ProofSummary.properties,
    /** One line for people: tables, constraints by tier, rows, seconds. */
    summary: Type.String({
      examples: [
        '15 tables, 61 constraints: 58 by construction, 2 by cases, 1 by trial, 0 given up; a sample of 2,400 of 1,000,000 rows, up to 200 a table; 0.8 s',
      ],
    }),
    tiers: TierCounts,
    /** sha-256 of the blueprint that was proved. */
    blueprint: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    serverVersion: Type.String({ examples: ['18.4'] }),
    rows: Count,
    seconds: Type.Number({ minimum: 0 }),
    byTable: Type.Array(ProvedTable),
    /** Everything given up or warned about, with its reason and the fix. */
    diagnostics: Type.Array(Type.Unsafe<Diagnostic>(Diagnostic)),
  },
  { $id: 'Proof' },
);
export type Proof = Static<typeof Proof>;

/** Sent by POST /datasets/{id}/prove/events. The last one is a proof or a problem. */
export const ProofEvent = Type.Union(
  [
    strictObject({ kind: Type.Literal('progress'), table: Type.String(), done: Count, total: Count }),
    strictObject({ kind: Type.Literal('proof'), proof: Type.Unsafe<Proof>(Proof) }),
    strictObject({ kind: Type.Literal('problem'), problem: Type.Unsafe<ProblemDocument>(ProblemDocument) }),
  ],
  { $id: 'ProofEvent' },
);
export type ProofEvent = Static<typeof ProofEvent>;

/** A proof running in the background. */
export const Proving = strictObject({
  revision: Type.Integer({ minimum: 1 }),
  since: Timestamp,
  /** The latest finished table; empty before the first. */
  table: Type.String(),
  done: Count,
  /** 0 until the tables are known. */
  total: Count,
});
export type Proving = Static<typeof Proving>;

export const ProvingNow = strictObject({ proving: Type.Union([Proving, Type.Null()]) }, { $id: 'ProvingNow' });
export type ProvingNow = Static<typeof ProvingNow>;
