import { ENDLESS, type Counterexample } from '@seedbed/contract';

/**
 * `query_canceled`: Postgres' code for a statement that ran out of time. Beyond its limits the guard ends the session
 * instead.
 */
export const OUT_OF_TIME = '57014';

/**
 * Seconds of work for the statements of a trial. After many slow ones, later statements get less, because a schema may
 * be full of them.
 */
export type Patience = {
  /** For the rows of one table. */
  readonly table: number;
  /** For all rows of a table the first time, and for a single row. */
  readonly first: number;
  readonly row: number;
  /**
   * Testing rows one by one would take too long: the first rejection is enough, and smaller numbers of rows are not
   * tried.
   */
  readonly isBrief: boolean;
  /** Lowers it after a timeout; other rejections change nothing. */
  lose(counterexample: Counterexample): void;
};

/** Tables whose rows may take too long before the others get less time. */
const MAX_SLOW = 4;

export function patience(tableSeconds: number, isBrief = false): Patience {
  let slow = 0;
  const part = (seconds: number): number => (slow > MAX_SLOW ? Math.min(seconds, tableSeconds / 6) : seconds);
  return {
    get table() {
      return part(tableSeconds);
    },
    get first() {
      return part(tableSeconds / 3);
    },
    row: tableSeconds / 6,
    isBrief,
    lose({ sqlstate }) {
      if (sqlstate === OUT_OF_TIME) slow++;
    },
  };
}

/** The timeout in words, with the function that was running; other rejections are returned unchanged. */
export function sayEndless(counterexample: Counterexample, seconds: number): Counterexample {
  if (!ENDLESS.has(counterexample.sqlstate)) return counterexample;
  const at = /(?:PL\/pgSQL|SQL) function ([^\n]+?) (?:line|statement|during|while)/.exec(counterexample.context ?? '')?.[1];
  const message =
    counterexample.sqlstate === OUT_OF_TIME
      ? `its rows were not taken within ${Number(seconds.toFixed(1))} s of work${at ? `: ${at} was still at it` : ''}`
      : `${counterexample.message}${at ? `: ${at} calls itself without end` : ''}`;
  return { ...counterexample, message };
}
