import type { Blueprint, Knowledge, KnowledgeDifference } from '@seedbed/contract';
import { tableNamed } from '@seedbed/meaning/answer';
import { REST_AS_BEFORE } from './means-of.ts';

type Shares = NonNullable<KnowledgeDifference['shares']>;

/**
 * The sentences about a change, without the claim that other values keep their proportions if the counted rows
 * contradict it.
 */
export function meansAsCounted(
  means: readonly string[],
  { tables: stated }: Knowledge,
  tables: readonly KnowledgeDifference[],
  blueprint: Blueprint,
): string[] {
  const named = new Map(
    Object.entries(stated).map(([name, one]) => [tableNamed(blueprint, name), { name: name.replace(/^public\./, ''), columns: one.columns ?? {} }]),
  );
  const moved = tables.flatMap(({ table, shares }) => {
    // The sentences write the table as the knowledge does.
    const { name: short, columns = {} } = named.get(tableNamed(blueprint, table)) ?? {};
    return Object.entries(columns).flatMap(([column, { shares: labels, generator }]) => {
      const requested = new Set(Object.keys(labels ?? {}).concat((generator?.parameters?.['dealt'] as readonly string[] | undefined) ?? []));
      return shares && !keepsOtherProportions(shares, column, requested) ? [`${short}.${column} is `] : [];
    });
  });
  return means.map((line) =>
    moved.some((start) => line.startsWith(start)) ? line.replace(REST_AS_BEFORE, '; other values come in other shares than before') : line,
  );
}

/** Whether the values that were not requested have the same proportions as before, within chance. */
export function keepsOtherProportions({ rows, values }: Shares, column: string, requested: ReadonlySet<string>): boolean {
  const own = values.filter((one) => one.column === column && one.value !== null);
  const taken = own.filter(({ value }) => requested.has(value!));
  const sum = (side: 'before' | 'after'): number => rows[side] - taken.reduce((all, one) => all + one[side], 0);
  const ratio = sum('before') > 0 ? sum('after') / sum('before') : 0;
  return own.every(({ value, before, after }) => {
    const expected = before * ratio;
    // Before and after are two draws: twice the variance of one.
    return requested.has(value!) || Math.abs(after - expected) <= 1 + 2.5 * Math.sqrt(2 * Math.max(expected, 1));
  });
}
