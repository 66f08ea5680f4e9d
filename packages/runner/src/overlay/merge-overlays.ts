import type { Overlay } from '@seedbed/contract';

/** Overlays laid over one another: of a table or relation member by member, of a column the last. */
export function mergeOverlays(overlays: readonly Overlay[]): Overlay {
  return overlays.reduce((below, above) => ({
    tables: byMember(below.tables, above.tables),
    columns: { ...below.columns, ...above.columns },
    relations: byMember(below.relations, above.relations),
  }));
}

function byMember<T extends object>(below: Readonly<Record<string, T>> = {}, above: Readonly<Record<string, T>> = {}): Record<string, T> {
  return { ...below, ...Object.fromEntries(Object.entries(above).map(([name, said]) => [name, { ...below[name], ...said }])) };
}
