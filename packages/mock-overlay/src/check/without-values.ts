import { MockFault } from '@seedbed/mock-query';

/** Codes of keys and references: 23505, 23503, 23001. */
const OF_KEYS: ReadonlySet<string> = new Set(['23505', '23503', '23001']);

/** The fault as Postgres words it for a table with row-level security: without the values of its keys, which may be another person's. */
export function withoutValues(fault: unknown): unknown {
  if (!(fault instanceof MockFault) || !OF_KEYS.has(fault.code) || typeof fault.details !== 'string') return fault;
  const rest = /^Key \(.*\)=\(.*\) (is .*)$/s.exec(fault.details)?.[1];
  return new MockFault({ ...fault, message: fault.message, details: rest === undefined ? null : `Key ${rest}` });
}
