import { conjoin, FREE, type Arm, type Scope } from '../checks/index.ts';
import { isFeasible } from './feasible.ts';

/** VALIDITY 2, step 3. */
const MOST_VARIANTS = 400;

/**
 * All ways of meeting several conditions at once, each met with the base: smallest first, contradictions dropped at once.
 * Above the cap an even sample is kept. Arms that cannot be read are kept only where nothing else is left.
 */
export function product(sets: readonly (readonly Arm[])[], base: Arm, scope: Scope): Arm[] {
  const possible = sets.map((set) => set.filter((arm) => conjoin(base, arm, scope) !== null));
  const bySize = possible.sort((a, b) => a.length - b.length);
  let arms: Arm[] = [{ columns: new Map(), order: [], unread: [] }];
  for (const set of bySize) {
    const next: Arm[] = [];
    for (const arm of arms) {
      for (const other of set) {
        const both = conjoin(arm, other, scope);
        if (both && agrees(both, arm, other, base, scope)) next.push(both);
      }
    }
    arms = sample(preferRead(next), MOST_VARIANTS);
  }
  return arms.filter((arm) => isFeasible(conjoin(base, arm, scope)!, scope));
}

/** Whether the base leaves both something: each for itself was met with it before, so only what both speak of is looked at. */
function agrees(both: Arm, arm: Arm, other: Arm, base: Arm, scope: Scope): boolean {
  const shared = [...both.columns].filter(([name]) => arm.columns.has(name) && other.columns.has(name) && base.columns.has(name));
  return shared.length === 0 || conjoin(base, { ...FREE, columns: new Map(shared) }, scope) !== null;
}

/** While some arms can be read, those that cannot are dropped unpooled. */
function preferRead(arms: readonly Arm[]): Arm[] {
  const read = arms.filter((arm) => arm.unread.length === 0);
  return read.length > 0 ? read : [...arms];
}

/** Every so many, so that each condition keeps arms of its beginning, middle and end. */
function sample(arms: readonly Arm[], most: number): Arm[] {
  if (arms.length <= most) return [...arms];
  return Array.from({ length: most }, (_, i) => arms[Math.floor((i * arms.length) / most)]!);
}
