import type { Blueprint, Diagnostic } from '@seedbed/contract';
import type { MovedRows, Recognized } from '@seedbed/postgres/refresh';
import type { LoadOptions } from '../../load/options.ts';
import type { Lock } from '../lock/lock-file.ts';
import type { StayingColumn } from './staying-columns.ts';

export type SlideOptions = Pick<LoadOptions, 'signal' | 'hurry' | 'onReached' | 'onTakenBack'> & {
  /** Only counts, without writing. */
  readonly dry?: boolean;
  /** Only these tables. */
  readonly tables?: readonly string[];
  /** Loaded tables of which most rows were deleted on purpose. For others, fewer than half found is an error. */
  readonly deleted?: readonly string[];
  /** All tables except these. */
  readonly leave?: readonly string[];
  /** The tables of the lock: the load sent the others no rows. */
  readonly locked?: Lock['tables'];
  /** Called for each table before its rows are searched. */
  readonly onTable?: (table: string) => void;
};

/** A table with times that move. */
export type SlidTable = Recognized & MovedRows & { readonly table: string; readonly key: readonly string[]; readonly columns: readonly string[] };

export type SlideReport = {
  readonly dry: boolean;
  /** How the load differed from the given blueprint, by the record in the target: its rows were found by that. Null if it did not. */
  readonly recorded: string | null;
  /**
   * How many whole weeks later than the blueprint's reference date the rows were, and now are; in a dry run: would be.
   */
  readonly before: number;
  readonly after: number;
  /** The blueprint that matches the rows now. */
  readonly blueprint: Blueprint;
  readonly tables: readonly SlidTable[];
  /** Tables with times that stay as they are because their rows are not those of a load, or cannot be found, with the reason. */
  readonly left: readonly { readonly table: string; readonly why: string }[];
  /** Columns whose rows tell a time that did not move, with the reason. */
  readonly stays: readonly StayingColumn[];
  /** Triggers that fired, because their tables belong to another role. */
  readonly fired: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
  readonly seconds: number;
};
