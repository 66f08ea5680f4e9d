import type { RequestHeaders } from '../../../core/index.ts';
import type { Subqueries } from './select.ts';
import { INT4, TEXT, type Value } from './value.ts';

/** The inputs of a default other than its row. */
export type Surroundings = {
  /** Microseconds since 1970-01-01 UTC. */
  readonly now: number;
  /** A new uuid. */
  readonly uuid: () => string;
  /** The caller; absent if there is none. */
  readonly caller?: Caller | undefined;
  /** Runs subqueries of policies. */
  readonly subqueries?: Subqueries;
};

/** The sender of a request: the role for policies, and the token's claims. */
export type Caller = {
  readonly role: string;
  readonly claims: Readonly<Record<string, unknown>>;
  /** The request's caller. */ readonly headers?: RequestHeaders;
};

export type Call = (values: readonly Value[], around: Surroundings) => Value;
/** Functions by their names. */
export type Calls = readonly (readonly [name: string, call: Call])[];

/** A function that is NULL if a parameter is. */
export function strict(type: Value['type'], of: (...texts: string[]) => string | null): Call {
  return (values) => ({ type, text: values.some((value) => value.text === null) ? null : of(...values.map((value) => value.text!)) });
}

export const text = (of: (...texts: string[]) => string | null): Call => strict(TEXT, of);
export const count = (of: (...texts: string[]) => number): Call => strict(INT4, (...texts) => String(of(...texts)));
