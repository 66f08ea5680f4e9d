import type { Overlay, OverlayColumn } from '@seedbed/contract';

/** Overlays laid over one another: of a table or relation member by member, of a column's labels label by label, else of a column the last. */
export function mergeOverlays(overlays: readonly Overlay[]): Overlay {
  return overlays.reduce((below, above) => ({
    tables: byMember(below.tables, above.tables),
    columns: { ...below.columns, ...byLabel(below.columns, above.columns) },
    relations: byMember(below.relations, above.relations),
  }));
}

function byMember<T extends object>(below: Readonly<Record<string, T>> = {}, above: Readonly<Record<string, T>> = {}): Record<string, T> {
  return { ...below, ...Object.fromEntries(Object.entries(above).map(([name, said]) => [name, { ...below[name], ...said }])) };
}

type Columns = Readonly<Record<string, OverlayColumn>>;

function byLabel(below: Columns = {}, above: Columns = {}): Columns {
  return Object.fromEntries(
    Object.entries(above).map(([name, said]) => {
      const before = below[name];
      return [name, isLabels(before) && isLabels(said) ? ({ ...before, ...said, ...bothDirts(before, said) } as OverlayColumn) : said];
    }),
  );
}

/** Merges kinds of dirt that are set one by one. */
function bothDirts({ dirt: before }: Members, { dirt: said }: Members): Members {
  return typeof before === 'object' && typeof said === 'object' ? { dirt: { ...before, ...said } } : {};
}

type Members = Readonly<Record<string, unknown>>;

function isLabels(said: OverlayColumn | undefined): said is Extract<OverlayColumn, Members> {
  return typeof said === 'object' && said !== null && !('generator' in said);
}
