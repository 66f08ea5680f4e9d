import type { Column } from '../../columns/column.ts';
import { cellText } from '../cell-text.ts';
import { acceptor } from '../domains/accepts.ts';
import { intersectDomains } from '../domains/intersect.ts';
import type { ColumnDraft } from '../draft.ts';
import { saysOf, type GroupWork } from './group-work.ts';

/** By variant: whether it lets a value of the column pass. */
export type Carrier = readonly ((text: string) => boolean)[];

/**
 * A column that keeps a unique key and is bound differently by the variants: sources of theirs would meet each other's values, so all rows
 * draw from the column's own. Null where the variants do not touch it, or bring generators of their own.
 */
export function carrierOf(group: GroupWork, column: ColumnDraft, sources: number): Carrier | null {
  if (sources < 2 || group.variants.some((variant) => saysOf(variant, column.name)?.generator)) return null;
  return group.variants.map((variant) => {
    const says = saysOf(variant, column.name);
    // NULL is like no other value.
    return says?.domain && !says.null ? acceptor(column.type, intersectDomains(column.domain, says.domain)) : () => true;
  });
}

/**
 * Rows take the variant that was drawn, or else the next that has their values of all carriers. The answer: 1 for rows that found one;
 * the others keep the variant drawn, with values of its own.
 */
export function suitCarriers(
  members: readonly { readonly carrier: Carrier | null; readonly given: number | null }[],
  variants: number,
  count: number,
  choices: Int32Array,
  natural: (member: number) => Column,
): Uint8Array {
  const suited = new Uint8Array(count);
  const carriers = members.flatMap(({ carrier }, i) => (carrier ? [{ carrier, column: natural(i) }] : []));
  if (carriers.length === 0) return suited;
  // References choose their parents by the arm as it was drawn (`choiceOf`).
  const tries = members.some((member) => member.given !== null) ? 1 : variants;
  for (let i = 0; i < count; i++) {
    for (let turn = 0, variant = choices[i]!; turn < tries; turn++, variant = (variant + 1) % variants) {
      if (!carriers.every(({ carrier, column }) => carrier[variant]!(cellText(column, i)))) continue;
      choices[i] = variant;
      suited[i] = 1;
      break;
    }
  }
  return suited;
}
