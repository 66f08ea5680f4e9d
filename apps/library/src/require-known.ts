import { Problem, suggestNames } from '@seedbed/contract';
import type { Choices } from '../types/index.d.ts';

const CHOICES = ['rows', 'seed', 'locale', 'referenceDate', 'slide', 'knowledge', 'overlay', 'cache', 'signal'] as const satisfies readonly (keyof Choices)[];

/** Refuses an option that a function does not know: without types, the option would silently have no effect. Throws Problem `invalid-request`. */
export function requireKnown(call: string, options: object, more: readonly string[] = []): void {
  const known: readonly string[] = [...CHOICES, ...more];
  const unknown = Object.keys(options).find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Problem('invalid-request', `${call} has no option ${unknown}. ${suggestNames(known, unknown)}`);
}
