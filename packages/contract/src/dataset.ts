import { Type, type Static } from 'typebox';
import { Id, Label, Timestamp } from './api-page.ts';
import { strictObject } from './api-route.ts';
import { Blueprint } from './blueprint.ts';
import { Diagnostic } from './diagnostic.ts';
import { LastProof, ProofSummary, RefusedLoad } from './proof.ts';
import { ShapeOutcome } from './shape.ts';

export const DatasetSource = Type.Union([
  Type.Literal('ddl'),
  Type.Literal('connection'),
  Type.Literal('template'),
  Type.Literal('blueprint'),
  Type.Literal('blank'),
]);

export const Dataset = strictObject(
  {
    id: Id,
    name: Label,
    /** Of the name: lower case letters, digits and hyphens; unique. */
    slug: Type.String(),
    description: Type.String(),
    source: DatasetSource,
    /** Number of the current revision; its ETag is this number in quotes. */
    revision: Type.Integer({ minimum: 1 }),
    tables: Type.Integer({ minimum: 0 }),
    /** Sum of the tables' rows. */
    rows: Type.Integer({ minimum: 0 }),
    /** Of the current revision; null if it was not proved. */
    proof: Type.Union([Type.Unsafe<ProofSummary>(ProofSummary), Type.Null()]),
    /** The proof of the newest revision that was proved; null if none was. */
    lastProof: Type.Union([Type.Unsafe<LastProof>(LastProof), Type.Null()]),
    refusedLoad: Type.Union([Type.Unsafe<RefusedLoad>(RefusedLoad), Type.Null()], {
      description: 'The newest load of the current blueprint, if Postgres refused its rows; null if it accepted them, or none was loaded',
    }),
    lastRun: Type.Union([strictObject({ id: Id, state: Type.String(), finishedAt: Type.Union([Timestamp, Type.Null()]) }), Type.Null()]),
    createdAt: Timestamp,
    createdBy: Type.String(),
    updatedAt: Timestamp,
    updatedBy: Type.String(),
    archivedAt: Type.Union([Timestamp, Type.Null()]),
  },
  { $id: 'Dataset' },
);
export type Dataset = Static<typeof Dataset>;

export const RevisionSummary = strictObject(
  {
    number: Type.Integer({ minimum: 1 }),
    /** sha-256 of the blueprint's canonical JSON (RFC 8785). */
    sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    message: Type.String(),
    /** The wish in words that it accepted, where no model was needed; null for any other change. */
    wish: Type.Union([Type.String(), Type.Null()]),
    author: Type.String(),
    at: Timestamp,
  },
  { $id: 'RevisionSummary' },
);
export type RevisionSummary = Static<typeof RevisionSummary>;

/** A blueprint as it was saved; immutable, except for its message. */
export const Revision = strictObject({ ...RevisionSummary.properties, datasetId: Id, blueprint: Type.Unsafe<Blueprint>(Blueprint) }, { $id: 'Revision' });
export type Revision = Static<typeof Revision>;

/** One step of a JSON Patch (RFC 6902). */
export const PatchOperation = Type.Union(
  [
    strictObject({ op: Type.Union([Type.Literal('add'), Type.Literal('replace'), Type.Literal('test')]), path: Type.String(), value: Type.Unknown() }),
    strictObject({ op: Type.Literal('remove'), path: Type.String() }),
    strictObject({ op: Type.Union([Type.Literal('move'), Type.Literal('copy')]), from: Type.String(), path: Type.String() }),
  ],
  { $id: 'PatchOperation', description: 'One step of a JSON Patch (RFC 6902)' },
);
export type PatchOperation = Static<typeof PatchOperation>;

/** One difference between two revisions, in words and as values. */
export const Change = strictObject(
  {
    kind: Type.Union([Type.Literal('added'), Type.Literal('removed'), Type.Literal('changed')]),
    table: Type.Optional(Type.String()),
    column: Type.Optional(Type.String()),
    relation: Type.Optional(Type.String()),
    /** Path inside that table, column or relation: `generator.parameters.min`. Empty for the whole. */
    member: Type.String(),
    before: Type.Optional(Type.Unknown()),
    after: Type.Optional(Type.Unknown()),
    text: Type.String({ examples: ['public.orders.total: generator.parameters.sigma 0.55 → 0.61'] }),
  },
  { $id: 'Change' },
);
export type Change = Static<typeof Change>;

export const Difference = strictObject(
  {
    a: Type.Integer({ minimum: 1 }),
    b: Type.Integer({ minimum: 1 }),
    changes: Type.Array(Type.Unsafe<Change>(Change)),
    identicalColumns: Type.Integer({
      minimum: 0,
      description:
        'Columns with the same settings in both. Their values may differ: those of references, unique keys and timelines also follow from rows of other columns.',
    }),
  },
  { $id: 'Difference' },
);
export type Difference = Static<typeof Difference>;

/** The answer to creating a dataset, including problems of the schema. */
export const CreatedDataset = strictObject(
  {
    dataset: Type.Unsafe<Dataset>(Dataset),
    diagnostics: Type.Array(Type.Unsafe<Diagnostic>(Diagnostic)),
    shape: Type.Optional(Type.Unsafe<ShapeOutcome>(ShapeOutcome)),
  },
  { $id: 'CreatedDataset' },
);
export type CreatedDataset = Static<typeof CreatedDataset>;
