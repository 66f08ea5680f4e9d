import { countText, type Proof, type ProvedTable, type Tier, type TierCounts } from '@seedbed/contract';

export function countTiers(tables: readonly ProvedTable[]): TierCounts {
  const counts: TierCounts = { A: 0, B: 0, C: 0, D: 0, E: 0, F: 0, G: 0 };
  for (const { constraints } of tables) for (const { tier } of constraints) counts[tier] += 1;
  return counts;
}

/**
 * `15 tables, 61 constraints: 58 by construction, 2 by cases, 1 by trial, 0 given up; a sample of 2,400 of 1,000,000 rows, up to 200 a table; 0.8 s`.
 */
export function summarize({ byTable, tiers, seconds }: Pick<Proof, 'byTable' | 'tiers' | 'seconds'>): string {
  const ways = WAYS.map(([words, of]) => [of.reduce((sum, tier) => sum + tiers[tier], 0), words] as const)
    .filter(([found, words]) => found > 0 || words === 'given up')
    .map(([found, words]) => `${found} ${words}`);
  const all = Object.values(tiers).reduce((sum, found) => sum + found, 0);
  const empty = byTable.filter((table) => table.rows === 0).length;
  const reused = byTable.filter((table) => table.reused).length;
  const [rows, asked] = [byTable.reduce((sum, table) => sum + table.rows, 0), byTable.reduce((sum, table) => sum + table.asked, 0)];
  const most = byTable.reduce((rows, table) => Math.max(rows, table.rows), 0);
  return [
    `${counted(byTable.length, 'table')}${empty > 0 ? ` (${empty} empty)` : ''}, ${counted(all, 'constraint')}: ${ways.join(', ')}`,
    ...(reused > 0 ? [`${counted(reused, 'table')} known from an earlier proof`] : []),
    rows < asked ? `a sample of ${countText(rows)} of ${countText(asked)} rows, up to ${countText(most)} a table` : `all ${counted(rows, 'row')}`,
    `${seconds.toFixed(1)} s`,
  ].join('; ');
}

const WAYS: readonly (readonly [words: string, of: readonly Tier[]])[] = [
  ['by construction', ['A', 'B']],
  ['by cases', ['C']],
  ['by order', ['D']],
  ['by accepted values', ['E']],
  ['by trial', ['F']],
  ['given up', ['G']],
];

function counted(found: number, what: string): string {
  return `${countText(found)} ${what}${found === 1 ? '' : 's'}`;
}
