import { conjoin, FREE, type Clause, type Scope } from '../checks/index.ts';
import { isFeasible } from './feasible.ts';

/** The maximum number of cases; above it, a sample. */
const MAX_VARIANTS = 400;

/**
 * All cases that satisfy several conditions at once, each intersected with the base: smallest first, without
 * contradictions. Above the limit it keeps an even sample, and unreadable clauses only if there are no others.
 */
export function product(sets: readonly (readonly Clause[])[], base: Clause, scope: Scope): Clause[] {
  const possible = sets.map((set) => set.filter((clause) => conjoin(base, clause, scope) !== null));
  const bySize = possible.sort((a, b) => a.length - b.length);
  let clauses: Clause[] = [{ columns: new Map(), order: [], unread: [] }];
  for (const set of bySize) {
    const next: Clause[] = [];
    for (const clause of clauses) {
      for (const other of set) {
        const both = conjoin(clause, other, scope);
        if (both && agrees(both, clause, other, base, scope)) next.push(both);
      }
    }
    clauses = sample(preferRead(next), MAX_VARIANTS);
  }
  return clauses.filter((clause) => isFeasible(conjoin(base, clause, scope)!, scope));
}

/** Whether the base allows both: each was intersected with it before, so only columns in both matter. */
function agrees(both: Clause, clause: Clause, other: Clause, base: Clause, scope: Scope): boolean {
  const shared = [...both.columns].filter(([name]) => clause.columns.has(name) && other.columns.has(name) && base.columns.has(name));
  return shared.length === 0 || conjoin(base, { ...FREE, columns: new Map(shared) }, scope) !== null;
}

/** Drops unreadable clauses without a pool while readable ones remain. */
function preferRead(clauses: readonly Clause[]): Clause[] {
  const read = clauses.filter((clause) => clause.unread.length === 0);
  return read.length > 0 ? read : [...clauses];
}

/** Every n-th clause, so that each condition keeps clauses from its beginning, middle and end. */
function sample(clauses: readonly Clause[], most: number): Clause[] {
  if (clauses.length <= most) return [...clauses];
  return Array.from({ length: most }, (_, i) => clauses[Math.floor((i * clauses.length) / most)]!);
}
