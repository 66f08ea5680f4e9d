import type { Relation } from './blueprint/relation.ts';

/** A relation whose parent does not depend on another: `scope` has no meaning without `within`, and is removed too. */
export function withoutWithin({ within: _within, scope: _scope, ...free }: Relation): Relation {
  return free;
}
