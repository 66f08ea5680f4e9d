/** The state of psql's `\if` … `\endif`, which may be nested. */
export class Conditions {
  readonly #open: { isTrue: boolean; wasTrue: boolean }[] = [];

  /** Whether psql would read what comes next. */
  get isActive(): boolean {
    return this.#open.every(({ isTrue }) => isTrue);
  }

  /** `holds` is called only where psql would look at the condition. */
  if(holds: () => boolean): void {
    const isTrue = this.isActive && holds();
    this.#open.push({ isTrue, wasTrue: isTrue });
  }

  elif(holds: () => boolean): void {
    const innermost = this.#open.pop();
    if (!innermost) return;
    const isTrue = this.isActive && !innermost.wasTrue && holds();
    this.#open.push({ isTrue, wasTrue: innermost.wasTrue || isTrue });
  }

  else(): void {
    this.elif(() => true);
  }

  endif(): void {
    this.#open.pop();
  }
}

/** Psql's boolean: a beginning of true, false, yes, no, on or off, or 1 or 0; undefined for anything else. */
export function booleanOf(text: string): boolean | undefined {
  const word = text.toLowerCase();
  const starts = (whole: string, least = 1): boolean => word.length >= least && whole.startsWith(word);
  if (starts('true') || starts('yes') || starts('on', 2) || word === '1') return true;
  return starts('false') || starts('no') || starts('off', 2) || word === '0' ? false : undefined;
}
