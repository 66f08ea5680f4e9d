import { MockFault } from '@seedbed/mock-query';

/**
 * The fault as Postgres words it where row-level security holds for the caller: without the values of the row, which may be another person's. `isSecured` says so
 * of a table: the one that the fault quotes counts, which a cascade may have led to.
 */
export function withoutValues(fault: unknown, isSecured: (table: string) => boolean): unknown {
  if (!(fault instanceof MockFault) || fault.quotes === null || typeof fault.details !== 'string' || !isSecured(fault.quotes)) return fault;
  const rest = /^Key \(.*\)=\(.*\) (is .*)$/s.exec(fault.details)?.[1];
  const kept = fault.details.startsWith('MATCH FULL') ? fault.details : null;
  return new MockFault({ ...fault, message: fault.message, details: rest === undefined ? kept : `Key ${rest}` });
}
