import { dictionary, type Blueprint } from '@seedbed/contract';

/** What sums of a kind are in the middle, in the main unit of a currency. */
const MEDIANS: Readonly<Record<string, number>> = dictionary({
  'finance.salary': 58_000,
  'finance.amount': 49,
  'finance.balance': 1_450,
  'finance.round': 5_000,
});
/** Shares and multiples of the median beyond which a bound cuts next to nothing off. */
const FAR = { below: 0.05, above: 20 };

/** Bounds of a column in cents are in cents, so its sums are drawn in those: `salary_cents BETWEEN 3000000 AND 15000000`. */
export function drawBoundedCents(blueprint: Blueprint): void {
  for (const { columns } of blueprint.tables) {
    for (const { domain, generator } of columns) {
      if (!domain || generator?.parameters?.['unit'] !== 'minor') continue;
      const { unit: _, ...given } = generator.parameters;
      const median = 100 * Number(given['median'] ?? MEDIANS[generator.kind]);
      const cuts = Number(domain.min ?? 0) > median * FAR.below || Number(domain.max ?? Infinity) < median * FAR.above;
      if (cuts) generator.parameters = { ...given, median };
    }
  }
}
