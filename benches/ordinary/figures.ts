import type { Answer, Measured } from './measure.ts';

/** A query fails above this share of bad rows. */
const ALLOWED = 0.02;

/** `mean`: share of bad rows over all queries, those without rows included as 0. */
export type Figures = {
  readonly queries: number;
  readonly mean: number;
  /** Over the queries with rows. */ readonly meanWithRows: number;
  readonly over: number;
  readonly empty: number;
};

export function figuresOf(answers: readonly Answer[]): Figures {
  const shares = answers.map(shareOf);
  const sum = shares.reduce((total, share) => total + share, 0);
  const empty = answers.filter(({ all }) => all === 0).length;
  return {
    queries: answers.length,
    mean: sum / Math.max(1, answers.length),
    meanWithRows: sum / Math.max(1, answers.length - empty),
    over: shares.filter((share) => share > ALLOWED).length,
    empty,
  };
}

export function shareOf({ bad, all }: Answer): number {
  return all === 0 ? 0 : bad / all;
}

/** The figures of a schema on one line, behind its name. */
export function figureLine(name: string, { queries, mean, meanWithRows, over, empty }: Figures): string {
  return `${name.padEnd(14)} ${String(queries).padStart(4)} queries  mean ${percent(mean)} (${percent(meanWithRows)} with rows)  over 2 % ${String(over).padStart(3)}  without rows ${empty}`;
}

export function answerLine(answer: Answer): string {
  const { query, bad, all, failed } = answer;
  const note = failed === undefined ? (all === 0 ? '  [no rows]' : '') : `  [${failed}]`;
  return `${query.name.padEnd(4)} ${percent(shareOf(answer))}  ${String(bad).padStart(6)} of ${String(all).padEnd(6)} ${query.text}${note}`;
}

/** Queries with the largest shares first, only those that fail. */
export function worst({ answers }: Measured, most: number): Answer[] {
  const failing = answers.filter((answer) => shareOf(answer) > ALLOWED);
  return failing.toSorted((a, b) => shareOf(b) - shareOf(a)).slice(0, most);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`.padStart(7);
}
