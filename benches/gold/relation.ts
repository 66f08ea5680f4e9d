import type { Made } from './judge.ts';

const COLUMN = String.raw`[\p{L}\p{N}_]+`;
const FORMULA = new RegExp(`^= (${COLUMN}) ([-+*/]) (${COLUMN})$`, 'u');
const ORDER = new RegExp(`^(after|before|<=|>=|<|>) (${COLUMN})$`, 'u');

/**
 * Whether the line's relation to siblings holds in 19 of 20 rows that have all of them. Throws for an unknown sibling,
 * or a formula that cannot be parsed.
 */
export function relationHolds(relation: string, made: Made): boolean {
  const [, left, operator, right] = FORMULA.exec(relation) ?? [];
  const [, order, other] = ORDER.exec(relation) ?? [];
  if (!operator && !order) throw new Error(`not a relation: ${relation}`);
  const others = (operator ? [left!, right!] : [other!]).map((name) => {
    const values = made.sibling(name);
    if (!values) throw new Error(`no column ${name}, of which the relation "${relation}" speaks`);
    return values;
  });
  const rows = made.values
    .map((value, i) => [value, ...others.map((values) => values[i] ?? null)])
    .filter((row): row is string[] => row.every((value) => value !== null));
  const holds = rows.filter(([value, ...rest]) => (operator ? isResult(value!, operator, rest) : isOrdered(value!, order!, rest[0]!)));
  return holds.length >= 0.95 * rows.length;
}

/** Within a hundredth, or half of the last digit that is printed. */
function isResult(value: string, operator: string, [left, right]: readonly string[]): boolean {
  const [a, b] = [Number(left), Number(right)];
  const result = operator === '+' ? a + b : operator === '-' ? a - b : operator === '*' ? a * b : a / b;
  const digit = 10 ** -(value.split('.')[1]?.length ?? 0);
  return Math.abs(Number(value) - result) <= Math.max(0.01 * Math.abs(result), 0.5001 * digit);
}

function isOrdered(value: string, order: string, other: string): boolean {
  const numbers = [Number(value), Number(other)] as const;
  const difference = numbers.some(Number.isNaN) ? (value < other ? -1 : value > other ? 1 : 0) : numbers[0] - numbers[1];
  if (order === 'after' || order === '>=') return difference >= 0;
  if (order === 'before' || order === '<=') return difference <= 0;
  return order === '<' ? difference < 0 : difference > 0;
}
