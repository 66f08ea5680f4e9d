import { Problem, type Overlay, type OverlayColumn } from '@seedbed/contract';

/** Alternative names for kinds of dirt: `blanks` is `spaces`, and `missing` is the share of NULL. */
export const DIRT_ALIASES: readonly string[] = ['blanks', 'missing'];

/**
 * An overlay without these alternative names. Throws Problem `invalid-request` if a column sets the same kind twice.
 */
export function withPlainDirt(overlay: Overlay, place: string): Overlay {
  if (!overlay.columns) return overlay;
  const columns = Object.entries(overlay.columns).map(([name, statement]) => [name, plainColumn(statement, `${place}: columns: ${name}`)] as const);
  return { ...overlay, columns: Object.fromEntries(columns) };
}

function plainColumn(statement: OverlayColumn, place: string): OverlayColumn {
  if (typeof statement !== 'object' || statement === null || !('dirt' in statement) || typeof statement.dirt !== 'object') return statement;
  const { blanks, missing, ...kinds } = statement.dirt;
  const { dirt: _, ...rest } = statement as { readonly [member: string]: unknown };
  if (blanks !== undefined && kinds.spaces !== undefined)
    throw new Problem('invalid-request', `${place}: blanks and spaces are the same kind of dirt: give one of them.`);
  if (missing !== undefined && rest['null'] !== undefined)
    throw new Problem('invalid-request', `${place}: missing and null are the same share: give one of them.`);
  const dirt = { ...kinds, ...(blanks !== undefined && { spaces: blanks }) };
  return { ...rest, ...(missing !== undefined && { null: missing }), ...(Object.keys(dirt).length > 0 && { dirt }) } as OverlayColumn;
}
