export type OfSchema<T> = { readonly schema: string; readonly members: readonly T[] };

/** Tables in groups by their schema, each group in the order given: `public` first, then by name. */
export function bySchema<T extends { readonly schema: string }>(tables: readonly T[]): OfSchema<T>[] {
  return [...Map.groupBy(tables, ({ schema }) => schema)]
    .map(([schema, members]) => ({ schema, members }))
    .sort((a, b) => (a.schema === 'public' ? -1 : b.schema === 'public' ? 1 : a.schema < b.schema ? -1 : 1));
}

/** The group to begin with: `public`, otherwise the largest. */
export function firstGroup<T>(groups: readonly OfSchema<T>[]): OfSchema<T> | undefined {
  return groups.find(({ schema }) => schema === 'public') ?? groups.toSorted((a, b) => b.members.length - a.members.length)[0];
}
