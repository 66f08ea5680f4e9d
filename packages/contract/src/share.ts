import { Type, type Static } from 'typebox';
import { Id, RowNumber, Timestamp } from './api-page.ts';
import { strictObject } from './api-route.ts';
import { Relation } from './blueprint/relation.ts';
import { LastProof, placeOfRefusal } from './proof.ts';
import { RowsPage } from './rows.ts';
import { TypeDefinition } from './sql-type.ts';

/** `sbs_` and 256 bits: a prefix that secret scanners can recognize. */
export const ShareToken = Type.String({ pattern: '^sbs_[A-Za-z0-9_-]{43}$', description: 'The part of the link after the #' });

/** A read-only link of a dataset, without its token, which is shown once, at creation. */
/** Where a link opens; rows count from 1. */
export const ShareAt = strictObject({ table: Type.String({ minLength: 1, maxLength: 300 }), row: RowNumber });
export type ShareAt = Static<typeof ShareAt>;

export const Share = strictObject(
  {
    id: Id,
    datasetId: Id,
    name: Type.Union([Type.String(), Type.Null()], { description: 'For whom it is; never shown by the link itself. null: none was given' }),
    createdAt: Timestamp,
    createdBy: Type.String(),
    expiresAt: Type.Union([Timestamp, Type.Null()], { description: 'null: valid until it is revoked' }),
    lastUsedAt: Type.Union([Timestamp, Type.Null()], { description: 'To the minute' }),
    at: Type.Union([ShareAt, Type.Null()], { description: 'Where it opens. null: at a table that others refer to' }),
    mock: Type.Boolean({ description: 'Whether it shows the address of a mock API of the dataset that anyone may call' }),
  },
  { $id: 'Share' },
);
export type Share = Static<typeof Share>;

export const CreatedShare = strictObject(
  {
    share: Type.Unsafe<Share>(Share),
    token: ShareToken,
    path: Type.String({ description: 'On the host of the server. Browsers send nothing after the # to a server, so no log has the token' }),
  },
  { $id: 'CreatedShare' },
);
export type CreatedShare = Static<typeof CreatedShare>;

const SharedColumn = strictObject({
  name: Type.String(),
  type: Type.String(),
  nullable: Type.Boolean(),
  madeByPostgres: Type.Union([Type.Literal('generated'), Type.Literal('identity'), Type.Literal('default'), Type.Null()], {
    description: 'default: no generator replaces it',
  }),
});

const SharedTable = strictObject({
  schema: Type.String(),
  name: Type.String(),
  rows: Type.Integer({ minimum: 0 }),
  primaryKey: Type.Array(Type.String()),
  columns: Type.Array(SharedColumn),
});

const SharedRelation = strictObject({
  name: Type.Union([Type.String(), Type.Null()]),
  from: Relation.properties.from,
  to: Relation.properties.to,
});

/** The schema as shown to the holder of a read-only link: without generators, seed, DDL and ids. */
export const SharedSchema = strictObject({
  tables: Type.Array(SharedTable),
  relations: Type.Array(SharedRelation),
  types: Type.Record(Type.String(), TypeDefinition),
});
export type SharedSchema = Static<typeof SharedSchema>;

export const SharedDataset = strictObject(
  {
    name: Type.String(),
    description: Type.String(),
    revision: Type.Integer({ minimum: 1 }),
    changedAt: Timestamp,
    schema: Type.Unsafe<SharedSchema>(SharedSchema),
    sender: Type.String({ description: 'Who created the link' }),
    proof: Type.Union([Type.Unsafe<LastProof>(LastProof), Type.Null()], { description: 'Of this revision; null: it was not proved' }),
    refusedLoad: Type.Union([strictObject(placeOfRefusal), Type.Null()], { description: 'Where the newest load of it was refused; null if it was not' }),
    at: Type.Union([ShareAt, Type.Null()], { description: 'Where the link opens; null: its sender was at no table, or it is gone' }),
    first: Type.Union([Type.Unsafe<RowsPage>(RowsPage), Type.Null()], { description: 'Rows around that place' }),
    mock: Type.Union([Type.String(), Type.Null()], { description: 'The path of a mock API that anyone may call; null: the link shows none' }),
  },
  { $id: 'SharedDataset' },
);
export type SharedDataset = Static<typeof SharedDataset>;
