import { Type, type Static } from 'typebox';
import { ProblemDocument } from './api-problem.ts';
import { strictObject } from './api-route.ts';
import { CreatedDataset } from './dataset.ts';

const Count = Type.Integer({ minimum: 0 });

/** A table as read, before its columns have generators. */
export const ReadTable = strictObject({
  schema: Type.String(),
  name: Type.String(),
  columns: Type.Array(strictObject({ name: Type.String(), type: Type.String({ description: 'As format_type prints it' }) })),
});
export type ReadTable = Static<typeof ReadTable>;

/**
 * The progress of reading a schema: `made` reports each table when its statement has run, `read` all of them with their
 * columns, `chosen` counts those whose columns have their generators. After the last of these the plan is compiled,
 * which is not counted.
 */
export const GrowthProgress = Type.Union([
  strictObject({ kind: Type.Literal('made'), table: Type.String({ description: 'As the statement writes it' }), done: Count, total: Count }),
  strictObject({ kind: Type.Literal('read'), tables: Type.Array(ReadTable) }),
  strictObject({ kind: Type.Literal('chosen'), done: Count, total: Count }),
]);
export type GrowthProgress = Static<typeof GrowthProgress>;

/** Sent by POST /datasets/events. The last one is the dataset, or a problem. */
export const GrowthEvent = Type.Union(
  [
    ...GrowthProgress.anyOf,
    strictObject({ kind: Type.Literal('dataset'), created: Type.Unsafe<CreatedDataset>(CreatedDataset) }),
    strictObject({ kind: Type.Literal('problem'), problem: Type.Unsafe<ProblemDocument>(ProblemDocument) }),
  ],
  { $id: 'GrowthEvent' },
);
export type GrowthEvent = Static<typeof GrowthEvent>;
