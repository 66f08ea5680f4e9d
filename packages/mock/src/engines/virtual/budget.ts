import { MockFault } from '../../core/index.ts';

/** Default cost limit of a request, in cells: 50 M simple ones take about a second. */
export const DEFAULT_CELLS = 50_000_000;

/** Default time limit of a request, in milliseconds: cells of texts cost more than others. */
export const DEFAULT_MILLISECONDS = 15_000;

/**
 * Counts the cells that a request generates, and ends it with the code of Postgres' `statement_timeout`, in words of our own: an answer is
 * complete or rejected, never truncated.
 */
export class Budget {
  #left: number;
  readonly #cells: number;
  readonly #milliseconds: number;
  readonly #began = performance.now();

  constructor(cells: number = DEFAULT_CELLS, milliseconds: number = DEFAULT_MILLISECONDS) {
    this.#cells = cells;
    this.#left = cells;
    this.#milliseconds = milliseconds;
  }

  /** A part of it, for an attempt that may be abandoned: throws `PartSpent` when the part is used up. */
  part(cells: number): Budget {
    return new Part(this, cells);
  }

  /**
   * Throws 57014 if the request has generated too many cells, or taken too long. `table` and `reason` are for the hint.
   */
  spend(cells: number, table: string, reason: string): void {
    this.#left -= cells;
    const isLate = performance.now() - this.#began > this.#milliseconds;
    if (this.#left >= 0 && !isLate) return;
    throw new MockFault({
      code: '57014',
      status: 500,
      message: 'The request is over the limit of this mock API',
      details: isLate
        ? `It took more than ${this.#milliseconds} ms, with rows of ${table}: ${reason}.`
        : `It made more than ${this.#cells} cells, with rows of ${table}: ${reason}.`,
      hint: 'Filter by a key or a foreign key, set a limit, leave out the exact count, or give the table fewer rows.',
    });
  }
}

/** Thrown by a part of a budget. */
export class PartSpent extends Error {}

class Part extends Budget {
  readonly #whole: Budget;
  #cells: number;

  constructor(whole: Budget, cells: number) {
    super();
    this.#whole = whole;
    this.#cells = cells;
  }

  override spend(cells: number, table: string, reason: string): void {
    this.#cells -= cells;
    if (this.#cells < 0) throw new PartSpent();
    this.#whole.spend(cells, table, reason);
  }
}
