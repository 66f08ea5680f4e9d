import type { Domain } from '@seedbed/contract';
import type { ColumnView } from '../../schema/schema-view.ts';
import { wordSet } from '../words.ts';

/** The values that an enum or a CHECK leaves, in declared order; null if the column is not a closed list. */
export function labelsOf(column: ColumnView, domain: Domain | undefined): readonly string[] | null {
  const labels = column.type.labels ?? (column.type.base === 'bool' ? undefined : domain?.in);
  if (!labels) return null;
  return labels.filter((label) => (!domain?.in || domain.in.includes(label)) && !domain?.notIn?.includes(label));
}

const YES = wordSet('yes');
const NO = wordSet('no');

/** [yes, no] of a two-label list that is a boolean in disguise, otherwise null. */
export function yesAndNo(labels: readonly string[]): readonly [string, string] | null {
  if (labels.length !== 2) return null;
  const yes = labels.find((label) => YES.has(label.toLowerCase()));
  const no = labels.find((label) => NO.has(label.toLowerCase()));
  return yes !== undefined && no !== undefined ? [yes, no] : null;
}
