import { MockFault } from '../../core/index.ts';

/**
 * The error as Postgres words it under row-level security: without the values of the row, which may be another
 * person's. `isSecured` tells whether a table is protected: the table in the error counts, which a cascade may have
 * reached.
 */
export function withoutValues(fault: unknown, isSecured: (table: string) => boolean): unknown {
  if (!(fault instanceof MockFault) || fault.quotes === null || typeof fault.details !== 'string' || !isSecured(fault.quotes)) return fault;
  const rest = /^Key \(.*\)=\(.*\) (is .*)$/s.exec(fault.details)?.[1];
  const kept = fault.details.startsWith('MATCH FULL') ? fault.details : null;
  return new MockFault({ ...fault, message: fault.message, details: rest === undefined ? kept : `Key ${rest}` });
}
