import type { Relation } from './blueprint/relation.ts';

/** A relation whose parent is chosen beside no other: `scope` says nothing without `within`, and goes with it. */
export function withoutWithin({ within: _within, scope: _scope, ...free }: Relation): Relation {
  return free;
}
