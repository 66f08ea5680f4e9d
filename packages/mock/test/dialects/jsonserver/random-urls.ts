type Parts = Readonly<Record<'filters' | 'sorts' | 'slices' | 'relations', readonly string[]>>;

/** Lists of posts with up to three filters, a sort, a slice and a relation, the same each time. */
export function randomUrls(count: number, { filters, sorts, slices, relations }: Parts): string[] {
  let state = 12_345;
  const next = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 16) % below;
  };
  const some = (from: readonly string[]) => (next(2) === 0 ? [] : [from[next(from.length)]!]);
  return Array.from(
    { length: count },
    () => `/posts?${[...some(filters), ...some(filters), ...some(filters), ...some(sorts), ...some(slices), ...some(relations)].join('&')}`,
  );
}
