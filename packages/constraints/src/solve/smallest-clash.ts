import { FREE, type Scope } from '../checks/index.ts';
import { product } from './product.ts';
import type { Solved } from './solve-conditions.ts';

/** The smallest set of constraints, up to three, that together exclude every row; all of them if it takes more. */
export function smallestClash(members: readonly Solved[], scope: Scope): string[] {
  const clashes = (some: readonly Solved[]): boolean =>
    product(
      some.map((one) => one.clauses),
      FREE,
      scope,
    ).length === 0;
  for (const [i, first] of members.entries()) if (clashes([first])) return [members[i]!.constraint.name];
  for (const [i, first] of members.entries()) {
    for (const second of members.slice(i + 1)) if (clashes([first, second])) return [first, second].map((one) => one.constraint.name);
  }
  for (const [i, first] of members.entries()) {
    for (const [j, second] of members.entries()) {
      if (j <= i) continue;
      const third = members.slice(j + 1).find((one) => clashes([first, second, one]));
      if (third) return [first, second, third].map((one) => one.constraint.name);
    }
  }
  return members.map((one) => one.constraint.name);
}
