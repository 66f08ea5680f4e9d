import type { Blueprint, KnowledgeOutcome } from '@seedbed/contract';
import { applyKnowledge } from '@seedbed/meaning/answer';
import { madeRows, type MadeRow } from './made-rows.ts';

type Answered = {
  /** All rows of a table, after a trial load accepted every row of the schema. */
  readonly rows: (table: string) => readonly MadeRow[];
  readonly blueprint: Blueprint;
  readonly outcome: KnowledgeOutcome;
  /** What the outcome says of statements that are not made. */
  readonly named: readonly string[];
};

/** Infers a schema, applies an answer about its tables, and generates rows that Postgres accepts. Throws if it does not. */
export async function answeredRows(ddl: string, tables: Record<string, unknown>, rows = 300, more: Record<string, unknown> = {}): Promise<Answered> {
  let outcome: KnowledgeOutcome | undefined;
  const made = await madeRows(ddl, rows, async (blueprint) => {
    const answered = await applyKnowledge({ format: 2, ...more, tables }, blueprint);
    outcome = answered.outcome;
    return answered.blueprint;
  });
  if (!made.proved) throw new Error('Postgres refused the rows.');
  const { lost, faults, relations } = outcome!;
  const broken = relations.filter(({ rows: all, holds }) => holds < all);
  const named = [
    ...lost.map(({ place, reason }) => `${place}: ${reason}`),
    ...faults.map(({ place, message }) => `${place}: ${message}`),
    ...broken.map(({ relation }) => `does not hold everywhere: ${relation}`),
  ];
  return { rows: (table) => made.rows.get(table)!, blueprint: made.blueprint, outcome: outcome!, named };
}
