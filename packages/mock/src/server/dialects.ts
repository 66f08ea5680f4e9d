import { Problem } from '@seedbed/contract';
import type { Dialect } from '../core/index.ts';
import { jsonServer0, jsonServer1 } from '../dialects/jsonserver/index.ts';
import { plainRest } from '../dialects/plain/index.ts';
import { postgrest } from '../dialects/postgrest/index.ts';

/** Dialects by the names for `--dialect`. */
export const DIALECTS = { postgrest, js0: jsonServer0(), js1: jsonServer1(), plain: plainRest() } as const satisfies Record<string, Dialect>;
export type DialectName = keyof typeof DIALECTS;

/** Throws Problem `invalid-request` for an unknown name. */
export function dialectNamed(name: string): Dialect {
  if (Object.hasOwn(DIALECTS, name)) return DIALECTS[name as DialectName];
  throw new Problem('invalid-request', `There is no dialect "${name}". Use one of: ${Object.keys(DIALECTS).join(', ')}.`);
}
