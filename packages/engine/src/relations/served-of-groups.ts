/**
 * How many parents of each group have children, so that `wanted` parents have some in total: the same share of every
 * group, limited by the group's children. Fewer in total if the groups do not have enough.
 */
export function servedOfGroups(sizes: readonly number[], children: readonly number[], wanted: number): number[] {
  const most = sizes.map((size, g) => Math.min(size, children[g]!));
  const ofShare = (share: number): number[] => sizes.map((size, g) => Math.min(most[g]!, Math.floor(size * share)));
  const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
  let low = 0;
  let high = 1;
  for (let round = 0; round < 50; round++) {
    const middle = (low + high) / 2;
    if (sum(ofShare(middle)) <= wanted) low = middle;
    else high = middle;
  }
  const served = ofShare(sum(most) <= wanted ? 1 : low);
  // The remainder of rounding: one more for each group with capacity.
  let left = wanted - sum(served);
  for (let g = 0; g < served.length && left > 0; g++) {
    if (served[g]! >= most[g]!) continue;
    served[g]!++;
    left--;
  }
  return served;
}

/** The maximum share of an epoch's children that go to parents without children. */
const MAX_NEW_PARENT_SHARE = 0.5;

/**
 * The weights by which an epoch divides its `children` among the existing groups of parents: by size, but groups in
 * which less than `share` has a child so far come first. People come to a shop in order to buy something.
 */
export function withNewcomers(sizes: readonly number[], given: readonly number[], children: number, share: number): number[] {
  const missing = sizes.map((size, g) => Math.max(0, size * share - given[g]!));
  const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
  const [all, without] = [sum(sizes), sum(missing)];
  const first = Math.min(without, children * MAX_NEW_PARENT_SHARE);
  if (without === 0 || all === 0) return [...sizes];
  return sizes.map((size, g) => (size / all) * (children - first) + (missing[g]! / without) * first);
}
