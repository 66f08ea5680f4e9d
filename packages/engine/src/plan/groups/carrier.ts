import type { Domain } from '@seedbed/contract';
import type { Column } from '../../columns/column.ts';
import { cellText } from '../cell-text.ts';
import { acceptor } from '../domains/accepts.ts';
import { intersectDomains } from '../domains/intersect.ts';
import type { ColumnDraft } from '../draft.ts';
import type { GroupWork } from './group-work.ts';
import { conditionsOnColumn } from './conditions-on-column.ts';

/** By variant: whether it allows a value of the column, or NULL. */
export type Carrier = readonly ((text: string | null) => boolean)[];

/**
 * A column in a unique key with different domains in the variants. Separate sources would produce equal values, so all rows draw from the
 * column's own source. Null if the variants do not restrict it, or if they have their own generators.
 */
export function carrierOf(group: GroupWork, column: ColumnDraft, sources: number, neverNull: boolean): Carrier | null {
  const nulls = neverNull && group.variants.some((variant) => conditionsOnColumn(variant, column.name)?.null);
  if ((sources < 2 && !nulls) || group.variants.some((variant) => conditionsOnColumn(variant, column.name)?.generator)) return null;
  if (bringTheirDocuments(group, column)) return null;
  return group.variants.map((variant) => {
    const says = conditionsOnColumn(variant, column.name);
    // NULL equals no other value, except in a key with NULLS NOT DISTINCT.
    if (says?.null) return () => !neverNull;
    if (!says?.domain) return () => true;
    const accepts = acceptor(column.type, intersectDomains(column.domain, says.domain));
    return (text) => text === null || accepts(text);
  });
}

/** Parts of a domain that apply to JSON documents. */
const OF_DOCUMENTS = ['jsonTypes', 'jsonKeys', 'jsonMembers', 'jsonAbsent'] as const;

/**
 * Each variant generates the documents that it requires. A serial number in them makes those of two variants differ.
 * The column's own documents lack the members that a variant requires.
 */
function bringTheirDocuments(group: GroupWork, { name, type, domain }: ColumnDraft): boolean {
  if (type.base !== 'json' && type.base !== 'jsonb') return false;
  const asks = (of: Domain): string => JSON.stringify(OF_DOCUMENTS.map((part) => of[part]));
  return group.variants.some((variant) => {
    const own = conditionsOnColumn(variant, name)?.domain;
    return own !== undefined && !own.in && asks(own) !== asks(domain);
  });
}

/**
 * A column with a fixed value (a reference): its row takes a variant that allows the value. Null if the variants do not
 * restrict it.
 */
export function givenCarrier(group: GroupWork, column: ColumnDraft): Carrier | null {
  if (group.spec.rows || !group.variants.some((variant) => conditionsOnColumn(variant, column.name))) return null;
  return group.variants.map((variant) => {
    const says = conditionsOnColumn(variant, column.name);
    if (says?.null) return (text) => text === null;
    const accepts = says?.domain ? acceptor(column.type, says.domain) : null;
    return (text) => (text === null ? !says?.notNull : (accepts?.(text) ?? true));
  });
}

/**
 * Rows take the drawn variant; otherwise the next that allows their values of all carriers and leaves room for its
 * orders (`hasRoom`); otherwise the next that allows their values. Returns 1 for rows that found one; the others keep
 * the drawn variant with its values.
 */
export function suitCarriers(
  members: readonly { readonly carrier: Carrier | null }[],
  variants: number,
  count: number,
  choices: Int32Array,
  valuesOf: (member: number) => Column,
  hasRoom: ((variant: number, row: number) => boolean) | null,
): Uint8Array {
  const suited = new Uint8Array(count);
  const carriers = members.flatMap(({ carrier }, i) => (carrier ? [{ carrier, column: valuesOf(i) }] : []));
  if (carriers.length === 0 && !hasRoom) return suited;
  const text = (column: Column, row: number): string | null => (column.nulls?.[row] ? null : cellText(column, row));
  const suits = (variant: number, row: number): boolean => carriers.every(({ carrier, column }) => carrier[variant]!(text(column, row)));
  for (let i = 0; i < count; i++) {
    const found = (hasRoom && next(choices[i]!, (variant) => suits(variant, i) && hasRoom(variant, i))) ?? next(choices[i]!, (variant) => suits(variant, i));
    if (found === null) continue;
    choices[i] = found;
    suited[i] = 1;
  }
  return suited;

  function next(drawn: number, fits: (variant: number) => boolean): number | null {
    for (let turn = 0; turn < variants; turn++) if (fits((drawn + turn) % variants)) return (drawn + turn) % variants;
    return null;
  }
}
