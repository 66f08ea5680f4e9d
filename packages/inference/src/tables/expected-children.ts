import type { FanOut, Relation } from '@seedbed/contract';

/** Rows that so many owners have, about: at least one. */
export function expectedChildren(parents: number, { childless = 0, fanOut }: Pick<Relation, 'childless' | 'fanOut'>, isOneToOne: boolean): number {
  return Math.max(1, Math.round(parents * (1 - childless) * (isOneToOne ? 1 : meanOf(fanOut))));
}

/** Mean children of a parent that has any; the engine's own fan-out where none is given. */
function meanOf(fanOut: FanOut | undefined): number {
  switch (fanOut?.kind) {
    case 'fixed':
      return fanOut.count;
    case 'uniform':
      return (fanOut.min + fanOut.max) / 2;
    // exp(σ²/2) by its series, enough for an estimate.
    case 'lognormal':
      return fanOut.median * (1 + (fanOut.sigma * fanOut.sigma) / 2 + (fanOut.sigma * fanOut.sigma) ** 2 / 8);
    case 'empirical':
      return fanOut.counts.reduce((sum, each) => sum + each.children * each.weight, 0) / fanOut.counts.reduce((sum, each) => sum + each.weight, 0);
    case 'normal':
    case 'poisson':
    case 'geometric':
    case 'pareto':
      return fanOut.mean;
    default:
      return 2.8;
  }
}
