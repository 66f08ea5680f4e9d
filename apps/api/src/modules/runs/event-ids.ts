/**
 * Ids of a run's events, which only rise. Log lines are stored, and have whole numbers; events about a moment (progress, the current run)
 * come after the last line, with a fraction. So the whole part of `Last-Event-ID` gives the next lines.
 */
export class EventIds {
  #line = 0;
  #moment = 0;

  /** Lines up to this one are stored. */
  knows(line: number): void {
    if (line <= this.#line) return;
    this.#line = line;
    this.#moment = 0;
  }

  /** A reader has seen this id; ignores an id beyond the last stored line, which is invented. */
  saw(id: string): void {
    const [line = 0, moment = 0] = id.split('.').map(Number);
    if (line === this.#line && moment > this.#moment && moment < MAX_MOMENTS) this.#moment = moment;
  }

  /** The number of the next line, once it exists. */
  get nextLine(): number {
    return this.#line + 1;
  }

  nextMoment(): string {
    this.#moment++;
    return `${this.#line}.${String(this.#moment).padStart(DIGITS, '0')}`;
  }
}

/** At four per second this is enough for a month; as a number it remains exact. */
const DIGITS = 7;
const MAX_MOMENTS = 10 ** DIGITS / 2;

/** The last line of the log that someone with this `Last-Event-ID` has. */
export function lineOf(lastEventId: string | undefined): number {
  return Number(/^(\d{1,9})(?:\.\d{1,9})?$/.exec(lastEventId ?? '')?.[1] ?? 0);
}
