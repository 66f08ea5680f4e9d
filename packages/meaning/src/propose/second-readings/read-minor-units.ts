import type { Match, RuleIndex } from '../../read/rules/rule-index.ts';
import type { ColumnContext } from '../../read/column-context.ts';
import { wordSet } from '../../read/words.ts';

const MINOR = wordSet('minor units of money');

/** How many minor units a unit of money has. */
const IN_ONE = 100;

/** Kinds that print minor units themselves. */
const OF_MONEY = /^(?:finance\.(?:amount|balance|salary|round|shipping|discount|tax)|commerce\.(?:price|cost))$/;

/** Parameters of numbers that are sizes, and grow with the unit. */
const SIZES = new Set(['median', 'mean', 'deviation', 'min', 'max']);

/**
 * `hourly_rate_cents int`: what the name without its unit means in a decimal column, in hundreds. A rule that knows the whole name with its
 * unit knows more.
 */
export function inMinorUnits(first: Match | null, at: ColumnContext, index: RuleIndex): Match | null {
  const { words, raw } = at.name;
  if (at.type !== 'int' || words.length < 2 || !MINOR.has(words.at(-1)!) || (first?.words.length ?? 0) > 2) return null;
  const end = words.at(-2) === 'in' ? -2 : -1;
  const found = index.best({ ...at, type: 'num', name: { words: words.slice(0, end), raw: raw.slice(0, end) } });
  const parameters = found && minorOf(found.rule.kind, found.rule.parameters);
  return parameters && { rule: { ...found.rule, parameters }, score: found.score, words, rest: [] };
}

function minorOf(kind: string, parameters: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> | null {
  if (OF_MONEY.test(kind)) return { ...parameters, unit: 'minor' };
  if (kind === 'values' || kind === 'number.typical') {
    const { values } = parameters;
    return Array.isArray(values) && values.every((value) => typeof value === 'number')
      ? { ...parameters, values: values.map((value) => Math.round(value * IN_ONE)) }
      : null;
  }
  if (kind !== 'number.lognormal' && kind !== 'number.measure') return null;
  const { fractionDigits: _, ...rest } = parameters;
  return Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, SIZES.has(name) && typeof value === 'number' ? value * IN_ONE : value]));
}
