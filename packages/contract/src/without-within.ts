import type { Relation } from './blueprint/relation.ts';

/** A relation whose parent does not depend on another: `scope` means nothing without `within`, and is removed with it. */
export function withoutWithin({ within: _within, scope: _scope, ...free }: Relation): Relation {
  return free;
}
