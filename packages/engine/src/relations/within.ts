import type { Spread } from './spread.ts';

/**
 * A parent chosen inside the circle of another parent of the row (the product of the same tenant as the user). `lead` gives the
 * row's other parent, `leadCircle` that parent's circle (null: it is the circle itself), `inside` the circle of each candidate.
 * Children of one lead take the candidates of its circle in turn, so that no two get the same one while there are enough.
 * With `apart` the lead's parents are candidates themselves, and no row gets the same one twice, where the circle has another.
 */
export function withinSpread(lead: Spread, leadCircle: Spread | null, inside: Spread, apart = false): Spread {
  const circleOfLead = (parent: number) => (leadCircle ? leadCircle.parentOf(parent) : parent);
  // Each lead starts at another candidate; one that must be passed over is behind all that are taken in turn.
  const startOf = (parent: number, count: number) => (apart ? inside.ordinalOf(parent) + 1 : (parent * 7) % count);
  const turnsOf = (count: number) => (apart ? Math.max(1, count - 1) : count);

  function parentOf(child: number): number {
    const parent = lead.parentOf(child);
    const circle = parent < 0 ? -1 : circleOfLead(parent);
    const count = circle < 0 ? 0 : inside.countOf(circle);
    return count === 0 ? -1 : inside.childAt(circle, (startOf(parent, count) + (lead.ordinalOf(child) % turnsOf(count))) % count);
  }

  /** Calls back for each lead of the candidate's circle: how many of its children fall on the candidate, and the first one's ordinal. */
  function walk(candidate: number, visit: (parent: number, first: number, step: number, count: number) => boolean): void {
    const circle = inside.parentOf(candidate);
    if (circle < 0) return;
    const size = inside.countOf(circle);
    const step = turnsOf(size);
    const place = inside.ordinalOf(candidate);
    const leads = leadCircle ? leadCircle.countOf(circle) : 1;
    for (let i = 0; i < leads; i++) {
      const parent = leadCircle ? leadCircle.childAt(circle, i) : circle;
      const first = (((place - startOf(parent, size)) % size) + size) % size;
      const count = first >= step ? 0 : Math.max(0, Math.ceil((lead.countOf(parent) - first) / step));
      if (visit(parent, first, step, count)) return;
    }
  }

  return {
    parents: inside.children,
    children: lead.children,
    most: lead.most * (leadCircle?.most ?? 1),
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
