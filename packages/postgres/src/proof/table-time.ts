import { ENDLESS, type Counterexample } from '@seedbed/contract';

/** `query_canceled`: what Postgres says when its own `statement_timeout` has passed. The guard from outside ends the session instead. */
export const OUT_OF_TIME = '57014';

/** Seconds that the statements of a trial may take. Once code was found endless, what comes later gets less: a schema may be full of it. */
export type Patience = {
  /** For the rows of one table. */
  readonly table: number;
  /** For all rows of a table the first time, and for one row alone: a row that is not taken meanwhile says that none is. */
  readonly first: number;
  readonly row: number;
  /** Where the rows one by one take longer than all at once may, the first refusal is enough. */
  readonly isBrief: boolean;
  /** What is left of it after such a refusal; others change nothing. */
  lose(counterexample: Counterexample): void;
};

export function patience(tableSeconds: number, isBrief = false): Patience {
  let lost = false;
  return {
    get table() {
      return lost ? tableSeconds / 6 : tableSeconds;
    },
    get first() {
      return lost ? tableSeconds / 6 : tableSeconds / 3;
    },
    row: tableSeconds / 6,
    isBrief,
    lose({ sqlstate }) {
      lost ||= sqlstate === OUT_OF_TIME;
    },
  };
}

/** One statement may take so long from now on, in this transaction: code that does not end is a refusal of its table, and the others go on. */
export function lendTime(seconds: number): string {
  return `SET LOCAL statement_timeout = ${Math.max(1, Math.round(seconds * 1000))}`;
}

/** Questions that are many in one statement have the guard's limits alone. */
export const TAKE_TIME_BACK = 'SET LOCAL statement_timeout = 0';

/** In words, with the function that was at work; a refusal for another reason as it is. */
export function sayEndless(counterexample: Counterexample, seconds: number): Counterexample {
  if (!ENDLESS.has(counterexample.sqlstate)) return counterexample;
  const at = /(?:PL\/pgSQL|SQL) function ([^\n]+?) (?:line|statement|during|while)/.exec(counterexample.context ?? '')?.[1];
  const message =
    counterexample.sqlstate === OUT_OF_TIME
      ? `its rows were not taken within ${Number(seconds.toFixed(1))} s${at ? `: ${at} does not end` : ''}`
      : `${counterexample.message}${at ? `: ${at} calls itself without end` : ''}`;
  return { ...counterexample, message };
}
