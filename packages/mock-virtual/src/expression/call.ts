import type { RequestHeaders } from '@seedbed/mock-query';
import type { Subqueries } from './select.ts';
import { INT4, TEXT, type Value } from './value.ts';

/** What a default may ask beyond its row. */
export type Surroundings = {
  /** Microseconds since 1970-01-01 UTC. */
  readonly now: number;
  /** A uuid that was not given before. */
  readonly uuid: () => string;
  /** Who asks; nobody in particular without it. */
  readonly caller?: Caller | undefined;
  /** What runs subqueries of policies. */
  readonly subqueries?: Subqueries;
};

/** Who sends a request: the role that policies name, and what the token says. */
export type Caller = { readonly role: string; readonly claims: Readonly<Record<string, unknown>>; /** Of the request. */ readonly headers?: RequestHeaders };

export type Call = (values: readonly Value[], around: Surroundings) => Value;
/** Functions by their names. */
export type Calls = readonly (readonly [name: string, call: Call])[];

/** A function that is NULL where a parameter is. */
export function strict(type: Value['type'], of: (...texts: string[]) => string | null): Call {
  return (values) => ({ type, text: values.some((value) => value.text === null) ? null : of(...values.map((value) => value.text!)) });
}

export const text = (of: (...texts: string[]) => string | null): Call => strict(TEXT, of);
export const count = (of: (...texts: string[]) => number): Call => strict(INT4, (...texts) => String(of(...texts)));
