import { Type, type Static } from 'typebox';
import { Timestamp } from './api-page.ts';
import { ProblemDocument } from './api-problem.ts';
import { strictObject } from './api-route.ts';
import { Tier } from './blueprint.ts';
import { Diagnostic } from './diagnostic.ts';

export const ProofSummary = strictObject(
  {
    ok: Type.Boolean(),
    /** Tables whose sample Postgres accepted, and all that were tried. */
    tablesAccepted: Type.Integer({ minimum: 0 }),
    tables: Type.Integer({ minimum: 0 }),
    constraintsAccepted: Type.Integer({ minimum: 0 }),
    constraints: Type.Integer({ minimum: 0 }),
    at: Timestamp,
  },
  { $id: 'ProofSummary' },
);
export type ProofSummary = Static<typeof ProofSummary>;

export const ProvedConstraint = strictObject({
  name: Type.String(),
  kind: Type.String({ examples: ['primary key', 'foreign key', 'unique', 'check', 'not null', 'exclusion'] }),
  tier: Type.Optional(Tier),
  accepted: Type.Boolean(),
  /** How it was proved, or why not. */
  evidence: Type.String(),
});
export type ProvedConstraint = Static<typeof ProvedConstraint>;

export const ProvedTable = strictObject({
  table: Type.String(),
  rows: Type.Integer({ minimum: 0 }),
  accepted: Type.Boolean(),
  constraints: Type.Array(ProvedConstraint),
  /** Postgres' own words, where it refused. */
  message: Type.Optional(Type.String()),
});
export type ProvedTable = Static<typeof ProvedTable>;

/** The trial load into the private, throwaway Postgres: what it accepted, and what was given up. */
export const Proof = strictObject(
  {
    ...ProofSummary.properties,
    /** sha-256 of the blueprint that was proved. */
    blueprint: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    serverVersion: Type.String({ examples: ['18.4'] }),
    rows: Type.Integer({ minimum: 0 }),
    seconds: Type.Number({ minimum: 0 }),
    byTable: Type.Array(ProvedTable),
    diagnostics: Type.Array(Type.Unsafe<Diagnostic>(Diagnostic)),
  },
  { $id: 'Proof' },
);
export type Proof = Static<typeof Proof>;

/** Sent by POST /datasets/{id}/prove/events. The last one is a proof or a problem. */
export const ProofEvent = Type.Union(
  [
    strictObject({ kind: Type.Literal('progress'), table: Type.String(), done: Type.Integer({ minimum: 0 }), total: Type.Integer({ minimum: 0 }) }),
    strictObject({ kind: Type.Literal('proof'), proof: Type.Unsafe<Proof>(Proof) }),
    strictObject({ kind: Type.Literal('problem'), problem: Type.Unsafe<ProblemDocument>(ProblemDocument) }),
  ],
  { $id: 'ProofEvent' },
);
export type ProofEvent = Static<typeof ProofEvent>;
