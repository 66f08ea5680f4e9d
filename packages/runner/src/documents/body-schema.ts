import type { Route } from '@seedbed/contract';
import { withReferences } from './shared-schemas.ts';

/** What bodies of a route are checked by; named schemas are referred to. */
export function bodySchema(route: Route): object | undefined {
  if (!route.body) return undefined;
  return '$id' in route.body ? { $ref: `${String(route.body.$id)}#` } : withReferences(route.body);
}
