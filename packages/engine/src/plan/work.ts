import type { Blueprint, Diagnostic } from '@seedbed/contract';
import type { Shape } from '../columns/column.ts';
import type { ColumnSource } from '../columns/source.ts';
import { drawsOf } from '../random/draws-of.ts';
import type { Draws } from '../random/draws.ts';
import type { Spread } from '../relations/spread.ts';
import type { Words } from '../words/words.ts';
import type { ColumnDraft, RelationDraft, TableDraft } from './draft.ts';
import type { Faults } from './faults.ts';
import type { ColumnNode, KeyPlan, RelationPlan } from './plan.ts';

/** Everything that one run of `compile` knows; the steps of compiling read and write it. */
export type Work = {
  readonly blueprint: Blueprint;
  readonly words: Words;
  readonly referenceDay: number;
  readonly faults: Faults;
  readonly diagnostics: Diagnostic[];
  readonly tables: ReadonlyMap<TableDraft, TableWork>;
  readonly relations: ReadonlyMap<RelationDraft, RelationWork>;
};

export type TableWork = {
  readonly draft: TableDraft;
  readonly nodes: ColumnNode[];
  readonly columns: Map<ColumnDraft, ColumnWork>;
  readonly keys: KeyPlan[];
  /** What members of one entity share, by kind and name of the entity. */
  readonly entities: Map<string, unknown>;
};

export type ColumnWork = {
  readonly draft: ColumnDraft;
  /** The generator's source, once compiled; `busy` while it is being compiled, so that circles are seen. */
  source: ColumnSource | 'busy' | null;
  /** How its values are chosen where a key or a group decides: the rank of the row's value. */
  rank: RankRule | null;
  /** Nodes, once built: the one that derived columns read, and the final one. */
  fitted: number | 'busy' | null;
  final: number | 'busy' | null;
};

/** The rank of each row's value; `ranks[i]` of an element of the batch. */
export type RankRule = { readonly how: string; fill(rows: import('../columns/column.ts').Rows, ranks: Float64Array, frame: import('./frame.ts').Frame): void };

export type RelationWork = {
  readonly draft: RelationDraft;
  spread: Spread | null;
  plan: RelationPlan | null;
};

/** The stream of a column and purpose. Names, never positions, decide it. */
export function columnDraws(work: Work, table: TableDraft, column: string, purpose: string): Draws {
  const { generatorVersion, seed } = work.blueprint;
  return drawsOf([generatorVersion, seed, table.spec.schema, table.spec.name, column, purpose]);
}

export function addNode(table: TableWork, shape: Shape, makesNulls: boolean, fill: ColumnNode['fill']): number {
  const id = table.nodes.length;
  table.nodes.push({ id, shape, makesNulls, fill });
  return id;
}
