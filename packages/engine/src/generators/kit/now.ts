import type { CompileContext } from '../definition.ts';
import { DAY } from './iso.ts';

/** The last possible timestamp: the end of the reference date, in µs since 1970-01-01. */
export function now(context: CompileContext): number {
  return (context.referenceDay + 1) * DAY - 1_000_000;
}
