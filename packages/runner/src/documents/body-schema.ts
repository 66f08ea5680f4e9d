import type { Route } from '@seedbed/contract';
import { withReferences } from './shared-schemas.ts';

/** The schema for the bodies of a route, with references to named schemas. */
export function bodySchema(route: Route): object | undefined {
  if (!route.body) return undefined;
  return '$id' in route.body ? { $ref: `${String(route.body.$id)}#` } : withReferences(route.body);
}
