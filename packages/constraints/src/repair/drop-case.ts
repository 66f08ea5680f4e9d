import type { TrialTable, Variant, Blueprint } from '@seedbed/contract';
import { editTable, tableOf } from './edit-blueprint.ts';
import { refuserOf } from './refuser.ts';
import type { Loaded, Repair } from './types.ts';

/** Drops a case if all rejected rows belong to it, and rows of other cases were accepted. */
export function dropCase(blueprint: Blueprint, loaded: Loaded, table: TrialTable): Repair | null {
  const own = tableOf(blueprint, table.table);
  const missing = new Set(table.missing ?? []);
  if (!own?.groups || missing.size === 0 || missing.size === table.sent) return null;
  const { columns, rows } = loaded.rows(table.table, 0, table.sent);
  const isIn = (row: readonly (string | null)[], variant: Variant): boolean =>
    Object.entries(variant.columns).every(([name, says]) => {
      const value = row[columns.indexOf(name)];
      if (value === undefined) return true;
      if (says.null) return value === null;
      return value === null ? !says.notNull : !says.domain?.in || says.domain.in.includes(value);
    });
  for (const [g, group] of own.groups.entries()) {
    const variants = group.variants ?? [];
    if (variants.length < 2) continue;
    for (const [v, variant] of variants.entries()) {
      const others = variants.filter((_, i) => i !== v);
      const refusedInside = [...missing].every((row) => isIn(rows[row]!, variant) && !others.some((other) => isIn(rows[row]!, other)));
      const takenOutside = rows.some((row, i) => !missing.has(i) && others.some((other) => isIn(row, other)));
      if (!refusedInside || !takenOutside) continue;
      return {
        table: table.table,
        tier: 'F',
        how: `without the case ${describe(variant)}, which ${refuserOf(table.counterexamples[0])} refuses`,
        apply: (next) =>
          editTable(next, table.table, (one) => ({ ...one, groups: one.groups!.map((each, i) => (i === g ? { ...each, variants: others } : each)) })),
      };
    }
  }
  return null;
}

function describe({ columns }: Variant): string {
  return Object.entries(columns)
    .map(([name, says]) => (says.null ? `${name} is NULL` : says.domain?.in ? `${name} in ${says.domain.in.slice(0, 3).join(', ')}` : `${name} is there`))
    .join(' and ');
}
