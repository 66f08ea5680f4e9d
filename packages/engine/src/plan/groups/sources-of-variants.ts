import type { ColumnSource } from '../../columns/source.ts';
import type { ColumnDraft } from '../draft.ts';
import type { TableWork, Work } from '../work.ts';
import { memberSources } from './member.ts';
import { conditionsOnColumn } from './conditions-on-column.ts';

/**
 * The sources of a column's rows if variants of its group have their own generators (partitions of a timestamp): a key
 * needs enough values in each of them. Null if only the column's own source counts.
 */
export function sourcesOfVariants(work: Work, table: TableWork, column: ColumnDraft): readonly ColumnSource[] | null {
  const group = table.groups.get(column);
  if (!group || group.spec.rows || !group.variants.some((variant) => conditionsOnColumn(variant, column.name)?.generator)) return null;
  const faults = work.faults.places.length;
  const { sources, ofVariant } = memberSources(work, table, group, column);
  // The group itself reports faults, once.
  work.faults.places.length = faults;
  return sources.filter((_, i) => ofVariant.includes(i));
}
