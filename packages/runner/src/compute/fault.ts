import { Problem } from '@seedbed/contract';
import type { Fault } from './messages.ts';

/** An error as a message. */
export function toFault(error: unknown): Fault {
  if (error instanceof Problem) {
    const { type, message, errors, facts, cause } = error;
    return { type, message, errors, facts: plain(facts), ...(cause === undefined ? {} : { cause: textOf(cause) }) };
  }
  if (!(error instanceof Error)) return { type: null, name: 'Error', message: String(error), stack: undefined, code: undefined };
  const { code } = error as { code?: unknown };
  return { type: null, name: error.name, message: error.message, stack: error.stack, code: typeof code === 'string' ? code : undefined };
}

/** The error again, in the thread that waits for it. */
export function fromFault(fault: Fault): Error {
  if (fault.type !== null) {
    const { type, message, errors, facts, cause } = fault;
    return new Problem(type, message, { facts: { ...facts }, ...(errors ? { errors } : {}), ...(cause === undefined ? {} : { cause: new Error(cause) }) });
  }
  const { name, message, stack, code } = fault;
  return Object.assign(new Error(message), { name, ...(stack === undefined ? {} : { stack }), ...(code === undefined ? {} : { code }) });
}

function textOf(cause: unknown): string {
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}

/** Facts are sent as JSON; a value that cannot be serialized is dropped. */
function plain(facts: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return JSON.parse(JSON.stringify(facts)) as Record<string, unknown>;
}
