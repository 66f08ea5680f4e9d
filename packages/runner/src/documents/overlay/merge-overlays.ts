import type { Overlay, OverlayColumn } from '@seedbed/contract';

/**
 * Merges overlays: tables and relations member by member, labels of a column label by label, other settings of a column
 * by the last one.
 */
export function mergeOverlays(overlays: readonly Overlay[]): Overlay {
  return overlays.reduce((below, above) => ({
    tables: byMember(below.tables, above.tables),
    locales: { ...below.locales, ...above.locales },
    columns: { ...below.columns, ...byLabel(below.columns, above.columns) },
    relations: byMember(below.relations, above.relations),
    agreements: { ...below.agreements, ...above.agreements },
  }));
}

function byMember<T extends object>(below: Readonly<Record<string, T>> = {}, above: Readonly<Record<string, T>> = {}): Record<string, T> {
  return { ...below, ...Object.fromEntries(Object.entries(above).map(([name, members]) => [name, { ...below[name], ...members }])) };
}

type Columns = Readonly<Record<string, OverlayColumn>>;

function byLabel(below: Columns = {}, above: Columns = {}): Columns {
  return Object.fromEntries(
    Object.entries(above).map(([name, statement]) => {
      const before = below[name];
      return [name, isLabels(before) && isLabels(statement) ? ({ ...before, ...statement, ...bothDirts(before, statement) } as OverlayColumn) : statement];
    }),
  );
}

/** Merges kinds of dirt that are set separately. */
function bothDirts({ dirt: before }: Members, { dirt: after }: Members): Members {
  return typeof before === 'object' && typeof after === 'object' ? { dirt: { ...before, ...after } } : {};
}

type Members = Readonly<Record<string, unknown>>;

function isLabels(statement: OverlayColumn | undefined): statement is Extract<OverlayColumn, Members> {
  return typeof statement === 'object' && statement !== null && !('generator' in statement);
}
