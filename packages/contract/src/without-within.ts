import type { Relation } from './blueprint/relation.ts';

/** A relation whose parent does not depend on another: `scope` and `alike` have no meaning without `within`, and are removed too. */
export function withoutWithin({ within: _within, scope: _scope, alike: _alike, ...free }: Relation): Relation {
  return free;
}
