import type { Blueprint, Diagnostic } from '@seedbed/contract';
import type { MovedRows, Recognized } from '@seedbed/postgres/refresh';
import type { LoadOptions } from '../runner.ts';

export type SlideOptions = Pick<LoadOptions, 'signal' | 'hurry' | 'onReached' | 'onTakenBack'> & {
  /** Only counts: nothing is written. */
  readonly dry?: boolean;
  /** Only these tables. */
  readonly tables?: readonly string[];
  /** All but these. */
  readonly leave?: readonly string[];
  /** Called for each table before its rows are searched. */
  readonly onTable?: (table: string) => void;
};

/** A table with times that move. */
export type SlidTable = Recognized & MovedRows & { readonly table: string; readonly key: readonly string[]; readonly columns: readonly string[] };

export type SlideReport = {
  readonly dry: boolean;
  /** By how many whole weeks the rows were later than the blueprint's reference date, and now are; for a dry run: would be. */
  readonly before: number;
  readonly after: number;
  /** The one that the rows are of now. */
  readonly blueprint: Blueprint;
  readonly tables: readonly SlidTable[];
  /** Triggers that fired, since their tables belong to another role. */
  readonly fired: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
  readonly seconds: number;
};
