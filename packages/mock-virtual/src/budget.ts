import { MockFault } from '@seedbed/mock-query';

/** What one request may cost, in cells: 50 M are about a second where they are plain. */
export const DEFAULT_CELLS = 50_000_000;

/** Counts the cells that a request makes, and ends it as Postgres does at `statement_timeout`: an answer is whole or refused, never cut. */
export class Budget {
  #left: number;
  readonly #cells: number;

  constructor(cells: number = DEFAULT_CELLS) {
    this.#cells = cells;
    this.#left = cells;
  }

  /** Throws 57014 if the request has made too many cells. `table` and `reason` are for the hint. */
  spend(cells: number, table: string, reason: string): void {
    this.#left -= cells;
    if (this.#left >= 0) return;
    throw new MockFault({
      code: '57014',
      status: 500,
      message: 'canceling statement due to statement timeout',
      details: `The request made more than ${this.#cells} cells of ${table}: ${reason}.`,
      hint: 'Filter by a key or a foreign key, set a limit, or serve the table with fewer rows (--rows).',
    });
  }
}
