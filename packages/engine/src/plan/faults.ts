import type { ProblemPlace } from '@seedbed/contract';

/** Collects the faults of a blueprint, so that people see all of them at once. */
export type Faults = { readonly places: ProblemPlace[]; add(pointer: string, message: string): void };

/** More faults than anyone reads; limits the time spent on an invalid document. */
const MAX = 100;

export function collectFaults(): Faults {
  const places: ProblemPlace[] = [];
  return {
    places,
    add(pointer, message) {
      if (places.length < MAX) places.push({ pointer, message });
    },
  };
}

/** One more step of a JSON Pointer (RFC 6901). */
export function pointerStep(step: string | number): string {
  return `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
