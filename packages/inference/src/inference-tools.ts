import type { SolveTools } from '@seedbed/constraints';
import type { PackLibrary } from '@seedbed/meaning';
import type { OnTable } from '@seedbed/meaning/decide';

/** What inference may ask of Postgres, and what trades know; the runner gives both, so that inference itself does no IO. */
export type InferenceTools = SolveTools & {
  /** Without it columns are read by their names alone. */
  readonly packs?: PackLibrary;
  /** Called for each table whose columns have their generators. */
  readonly onTable?: OnTable | undefined;
};
