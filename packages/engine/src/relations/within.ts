import type { Spread } from './spread.ts';

/**
 * A parent chosen inside the scope of another parent of the row (the product of the same tenant as the user). `lead` gives the
 * row's other parent, `leadScope` that parent's scope (null: it is the scope itself), `inside` the scope of each candidate.
 * Children of one lead take the candidates of its scope in turn, so that no two get the same one while there are enough.
 * With `apart` the lead's parents are candidates themselves, and no row gets the same one twice, where the scope has another.
 */
export function withinSpread(lead: Spread, leadScope: Spread | null, inside: Spread, apart = false): Spread {
  const scopeOfLead = (parent: number) => (leadScope ? leadScope.parentOf(parent) : parent);
  // Each lead starts at another candidate; one that must be passed over is behind all that are taken in turn.
  const startOf = (parent: number, count: number) => (apart ? inside.ordinalOf(parent) + 1 : (parent * 7) % count);
  const turnsOf = (count: number) => (apart ? Math.max(1, count - 1) : count);

  function parentOf(child: number): number {
    const parent = lead.parentOf(child);
    const scope = parent < 0 ? -1 : scopeOfLead(parent);
    const count = scope < 0 ? 0 : inside.countOf(scope);
    return count === 0 ? -1 : inside.childAt(scope, (startOf(parent, count) + (lead.ordinalOf(child) % turnsOf(count))) % count);
  }

  /** Calls back for each lead of the candidate's scope: how many of its children fall on the candidate, and the first one's ordinal. */
  function walk(candidate: number, visit: (parent: number, first: number, step: number, count: number) => boolean): void {
    const scope = inside.parentOf(candidate);
    if (scope < 0) return;
    const size = inside.countOf(scope);
    const step = turnsOf(size);
    const place = inside.ordinalOf(candidate);
    const leads = leadScope ? leadScope.countOf(scope) : 1;
    for (let i = 0; i < leads; i++) {
      const parent = leadScope ? leadScope.childAt(scope, i) : scope;
      const first = (((place - startOf(parent, size)) % size) + size) % size;
      const count = first >= step ? 0 : Math.max(0, Math.ceil((lead.countOf(parent) - first) / step));
      if (visit(parent, first, step, count)) return;
    }
  }

  return {
    parents: inside.children,
    children: lead.children,
    most: lead.most * (leadScope?.most ?? 1),
    parentOf,
    ordinalOf(child) {
      const own = lead.parentOf(child);
      const candidate = parentOf(child);
      let before = 0;
      if (candidate >= 0) {
        walk(candidate, (parent, _first, step, count) => {
          if (parent === own) before += Math.floor(lead.ordinalOf(child) / step);
          else before += count;
          return parent === own;
        });
      }
      return before;
    },
    countOf(candidate) {
      let sum = 0;
      walk(candidate, (_parent, _first, _step, count) => {
        sum += count;
        return false;
      });
      return sum;
    },
    isServed(candidate) {
      let served = false;
      walk(candidate, (_parent, _first, _step, count) => (served = count > 0));
      return served;
    },
    childAt(candidate, ordinal) {
      let left = ordinal;
      let found = -1;
      walk(candidate, (parent, first, step, count) => {
        if (left >= count) {
          left -= count;
          return false;
        }
        found = lead.childAt(parent, first + left * step);
        return true;
      });
      return found;
    },
  };
}
