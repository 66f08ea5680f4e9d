import { ownMember, type Generator } from '@seedbed/contract';

type Weighted = { readonly values: readonly unknown[]; readonly weights?: readonly number[] };

/**
 * A generator of cases in which each case has these shares (0 to 1) of its labels, so that all rows have them and the conditions stay: rows
 * may be cancelled whether they are over or still to come. Null for other generators, and for a label that only some of the cases have.
 */
export function shareInCases({ kind, parameters = {} }: Generator, shares: Readonly<Record<string, number>>): Generator | null {
  if (kind !== 'cases') return null;
  const { cases, otherwise } = parameters as { cases: readonly { when: string; generator: Generator }[]; otherwise?: Generator };
  const arms = [...cases.map(({ generator }) => generator), otherwise].map((arm) => arm && share(arm, shares));
  if (arms.includes(undefined) || arms.includes(null)) return null;
  return { kind, parameters: { cases: cases.map(({ when }, i) => ({ when, generator: arms[i] })), otherwise: arms.at(-1) } };
}

/** Null if the list lacks one of the labels, or has none for the rest of the rows. */
function share(arm: Generator, shares: Readonly<Record<string, number>>): Generator | null {
  if (arm.kind !== 'values') return null;
  const { values, weights = values.map(() => 1) } = arm.parameters as Weighted;
  const rest = 1 - Object.values(shares).reduce((sum, each) => sum + each, 0);
  const others = values.reduce<number>((sum, value, i) => sum + (Object.hasOwn(shares, String(value)) ? 0 : weights[i]!), 0);
  if (!Object.keys(shares).every((label) => values.map(String).includes(label)) || rest < -1e-9 || (rest > 1e-9 && others === 0)) return null;
  const weightOf = (value: unknown, i: number): number => ownMember(shares, String(value)) ?? (others === 0 ? 0 : (rest * weights[i]!) / others);
  const dealt = Object.keys(shares);
  return {
    kind: 'values',
    parameters: { values, weights: values.map((value, i) => Number((weightOf(value, i) * 100).toPrecision(9))), dealt, drawn: [...weights] },
  };
}
