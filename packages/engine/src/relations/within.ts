import type { Spread } from './spread.ts';

/** How many leads of one scope to list for the most used candidate. With more, each query scans them again. */
const MAX_LISTED = 1_000_000;

type WithinOptions = {
  /** The parents of the lead are candidates themselves, and no row gets the same one twice if the scope has another. */
  readonly apart?: boolean;
  /**
   * By the row of the lead: how many turns of the row's other parents pass before the next candidate is used, so that
   * no two rows share all parents.
   */
  readonly step?: ((parent: number) => number) | undefined;
  /** Candidates further on, for another reference of the same rows. */
  readonly shift?: number | undefined;
  /** Leads begin anywhere among the candidates, the first of which are the most common: for few places with many of both. */
  readonly mixed?: boolean;
};

/**
 * A parent chosen within the scope of another parent of the row (a product of the user's tenant). `lead` leads to the
 * other parent, `leadScope` to the scope of that parent (null: the parent is the scope), `inside` to the scope of each
 * candidate. Children of one lead use the candidates of its scope in turn, so that no two get the same one while there
 * are enough.
 */
export function withinSpread(
  lead: Spread,
  leadScope: Spread | null,
  inside: Spread,
  { apart = false, step, shift = 0, mixed = false }: WithinOptions = {},
): Spread {
  const scopeOfLead = (parent: number) => (leadScope ? leadScope.parentOf(parent) : parent);
  // Each lead starts at a different candidate. A candidate to avoid comes after all others.
  const startOf = (parent: number, count: number) =>
    apart ? inside.ordinalOf(parent) + 1 : mixed ? Math.floor(firstsOf(mixedOf(parent)) * count) : (parent * 7) % count;
  const turnsOf = (count: number) => (apart ? Math.max(1, count - 1) : count);

  /**
   * The candidate of this turn in its scope. After the turns of the other parents, the next round starts one later, so that the
   * combinations differ.
   */
  function turnOf(parent: number, ordinal: number, turns: number): number {
    const width = step?.(parent) ?? 1;
    // Never the candidate of a reference without a shift, and another one after each round.
    if (shift > 0) return (ordinal + 1 + ((shift - 1 + Math.floor(ordinal / turns)) % Math.max(1, turns - 1))) % turns;
    return width <= 1 ? ordinal % turns : (Math.floor(ordinal / width) + (ordinal % width)) % turns;
  }

  // Caches the choice data of one of the lead's parents: callers usually read its children one after another.
  let last = -1;
  let scope = -1;
  let count = 0;
  let start = 0;

  function parentOf(child: number): number {
    const parent = lead.parentOf(child);
    if (parent < 0) return -1;
    if (parent !== last) {
      last = parent;
      scope = scopeOfLead(parent);
      count = scope < 0 ? 0 : inside.countOf(scope);
      start = count === 0 ? 0 : startOf(parent, count);
    }
    return count === 0 ? -1 : inside.childAt(scope, (start + turnOf(parent, lead.ordinalOf(child), turnsOf(count))) % count);
  }

  /** The children of a lead that have this candidate: their number and their ordinals. */
  function ordinalsAt(parent: number, turn: number, turns: number): Pick<Turns, 'count' | 'at' | 'before'> {
    const children = lead.countOf(parent);
    if (turn >= turns) return { count: 0, at: () => -1, before: () => 0 };
    if (shift === 0 && (step?.(parent) ?? 1) <= 1) {
      return {
        count: Math.max(0, Math.ceil((children - turn) / turns)),
        at: (place) => turn + place * turns,
        before: (ordinal) => Math.floor(ordinal / turns),
      };
    }
    const list: number[] = [];
    for (let ordinal = 0; ordinal < children; ordinal++) if (turnOf(parent, ordinal, turns) === turn) list.push(ordinal);
    return { count: list.length, at: (place) => list[place]!, before: (ordinal) => list.indexOf(ordinal) };
  }

  /** Calls back for each lead of the candidate's scope, until `visit` returns true. */
  function walk(candidate: number, visit: (turns: Turns) => boolean): void {
    const scope = inside.parentOf(candidate);
    if (scope < 0) return;
    const size = inside.countOf(scope);
    const turns = turnsOf(size);
    const place = inside.ordinalOf(candidate);
    const leads = leadScope ? leadScope.countOf(scope) : 1;
    for (let i = 0; i < leads; i++) {
      const parent = leadScope ? leadScope.childAt(scope, i) : scope;
      const turn = (((place - startOf(parent, size)) % size) + size) % size;
      if (visit({ parent, ...ordinalsAt(parent, turn, turns) })) return;
    }
  }

  // Callers read the children of one candidate one after another, so its leads are listed from the second query on.
  let lastCandidate = -1;
  let listed = -1;
  let leadsOf: Turns[] = [];
  let sums: number[] = [];

  /** Whether the leads of a candidate are listed: those whose children include it, with the running count at each. */
  function isListed(candidate: number): boolean {
    if (candidate === listed) return true;
    if (candidate !== lastCandidate || (leadScope && leadScope.most > MAX_LISTED)) {
      lastCandidate = candidate;
      return false;
    }
    leadsOf = [];
    sums = [];
    let sum = 0;
    walk(candidate, (turns) => {
      if (turns.count > 0) {
        leadsOf.push(turns);
        sums.push((sum += turns.count));
      }
      return false;
    });
    listed = candidate;
    return true;
  }

  function listedChildAt(ordinal: number): number {
    let from = 0;
    let to = sums.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if (sums[middle]! <= ordinal) from = middle + 1;
      else to = middle;
    }
    const turns = leadsOf[from];
    return turns ? lead.childAt(turns.parent, turns.at(ordinal - (from === 0 ? 0 : sums[from - 1]!))) : -1;
  }

  return {
    parents: inside.children,
    children: lead.children,
    most: lead.most * (leadScope?.most ?? 1),
    parentOf,
    ordinalOf(child) {
      const own = lead.parentOf(child);
      const candidate = parentOf(child);
      let sum = 0;
      if (candidate >= 0) {
        walk(candidate, ({ parent, count, before }) => {
          sum += parent === own ? before(lead.ordinalOf(child)) : count;
          return parent === own;
        });
      }
      return sum;
    },
    countOf(candidate) {
      if (candidate === listed) return sums.at(-1) ?? 0;
      let sum = 0;
      walk(candidate, ({ count }) => {
        sum += count;
        return false;
      });
      return sum;
    },
    isServed(candidate) {
      let served = false;
      walk(candidate, ({ count }) => (served = count > 0));
      return served;
    },
    childAt(candidate, ordinal) {
      if (isListed(candidate)) return listedChildAt(ordinal);
      let left = ordinal;
      let found = -1;
      walk(candidate, ({ parent, count, at }) => {
        if (left >= count) {
          left -= count;
          return false;
        }
        found = lead.childAt(parent, at(left));
        return true;
      });
      return found;
    },
  };
}

/** The children of a lead that have the candidate: `before` counts those that precede a given child. */
type Turns = { readonly parent: number; readonly count: number; at(place: number): number; before(ordinal: number): number };

/** The first candidates are three times as common as the last. */
function firstsOf(u: number): number {
  return (u + u * u) / 2;
}

/** A number from 0 up to 1 of a row. */
function mixedOf(row: number): number {
  let word = Math.imul(row + 1, 0x9e3779b1);
  word = Math.imul(word ^ (word >>> 15), 0x85ebca6b);
  return ((word ^ (word >>> 13)) >>> 0) / 4_294_967_296;
}
