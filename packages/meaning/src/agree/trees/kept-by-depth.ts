import { ownMember, type Domain, type Group } from '@seedbed/contract';
import type { Draft } from '../../edits/draft.ts';

/** How a depth is computed: `depth(parent_id) + 1`, and no more than a CHECK allows. */
const DEPTH = /^(?:least\()?depth\((\w+)\)(?: \+ (\d+))?(?:, \d+\))?$/;

/** The groups without those that the depth of a row in its tree satisfies: `(parent_id IS NULL) = (depth = 0)`. */
export function withoutDepths(groups: readonly Group[], drafts: readonly Draft[]): Group[] {
  const depths = drafts.flatMap(({ kind, parameters, column }) => {
    const [, above, from = '0'] = (kind === 'expression' && DEPTH.exec(String(parameters['expression']))) || [];
    return above === undefined ? [] : [{ above, depth: column.name, from: Number(from) }];
  });
  return groups.filter((group) => !depths.some(({ above, depth, from }) => isKeptByDepth(group, above, depth, from)));
}

/** Whether roots have the depth that the group wants where `above` is NULL, and all other rows one that it wants where it is not. */
export function isKeptByDepth({ columns, variants = [], order = [], rows }: Group, above: string, depth: string, from: number): boolean {
  if (columns.length !== 2 || ![above, depth].every((name) => columns.includes(name)) || rows || order.length > 0 || variants.length === 0) return false;
  return [true, false].every((isRoot) =>
    variants.some((variant) => {
      const says = { above: ownMember(variant.columns, above), depth: ownMember(variant.columns, depth) };
      if (isRoot ? says.above?.notNull : says.above?.null) return false;
      if (says.depth?.null || (variant.order ?? []).length > 0) return false;
      return isRoot ? accepts(says.depth?.domain ?? {}, from) : acceptsAllAfter(says.depth?.domain ?? {}, from);
    }),
  );
}

/** Whether a domain has the number. */
export function accepts(domain: Domain, value: number): boolean {
  const { in: labels, notIn, min, max, minExclusive, maxExclusive, ...others } = domain;
  const isLeast = min === undefined || Number(min) + (minExclusive ? 1 : 0) <= value;
  const isMost = max === undefined || Number(max) - (maxExclusive ? 1 : 0) >= value;
  return isLeast && isMost && (labels?.includes(String(value)) ?? true) && !notIn?.includes(String(value)) && Object.keys(others).length === 0;
}

/** Whether a domain has all whole numbers after one. */
export function acceptsAllAfter(domain: Domain, value: number): boolean {
  const { notIn, min, minExclusive, ...others } = domain;
  return (
    (notIn ?? []).every((each) => Number(each) <= value) &&
    (min === undefined || Number(min) + (minExclusive ? 1 : 0) <= value + 1) &&
    Object.keys(others).length === 0
  );
}
