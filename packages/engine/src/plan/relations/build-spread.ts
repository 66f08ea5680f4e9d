import type { FanOut } from '@seedbed/contract';
import { apartSpread } from '../../relations/apart.ts';
import { chainedSpread } from '../../relations/chained.ts';
import { choosySpread, eitherSpread } from '../../relations/choosy.ts';
import { cyclicSpread } from '../../relations/cyclic.ts';
import { differingSpread, type Choices } from '../../relations/differing.ts';
import { distinctSpread } from '../../relations/distinct.ts';
import { earlierSpread } from '../../relations/earlier.ts';
import { evenSpread } from '../../relations/even.ts';
import { matesSpread } from '../../relations/mates.ts';
import { partySpread } from '../../relations/party.ts';
import { onceWithinSpread } from '../../relations/once-within.ts';
import { oneToOneSpread } from '../../relations/one-to-one.ts';
import { ownChildSpread } from '../../relations/own-child.ts';
import { pairedSpread } from '../../relations/paired.ts';
import { pairSpreads } from '../../relations/pairs.ts';
import { preferredSpread } from '../../relations/preferred.ts';
import { risingSpread } from '../../relations/rising.ts';
import { rootedSpread } from '../../relations/rooted.ts';
import { selectedSpread } from '../../relations/selected.ts';
import { fittedSpread } from '../../relations/fitted.ts';
import { isServed, type Spread } from '../../relations/spread.ts';
import { treeWithinSpread } from '../../relations/tree-within.ts';
import { treeOfSomeSpread } from '../../relations/tree-of-some.ts';
import { walkSpread } from '../../relations/walk.ts';
import { treeSpread } from '../../relations/tree.ts';
import { turnedSpread } from '../../relations/turned.ts';
import { turnedVip } from '../../relations/turned-vip.ts';
import { withinSpread } from '../../relations/within.ts';
import type { RelationDraft } from '../draft.ts';
import { followsOwner } from '../row-timestamps.ts';
import { conditionsOnColumn } from '../groups/conditions-on-column.ts';
import { keptSpread } from '../existing/kept-spread.ts';
import { isKept } from '../existing/existing-rows.ts';
import { usableParents, type RelationWork, type Work } from '../work.ts';
import { listedChildren } from '../../relations/listed-children.ts';
import { lookedThrough } from '../../relations/looked-through.ts';
import { listedSpread } from '../../relations/listed.ts';
import { withFirst } from '../../relations/with-first.ts';
import { withVip } from '../../relations/with-vip.ts';
import { leadSpread, rowsOfOthers } from './lead-spread.ts';
import { keyOrder } from './key-order.ts';
import { pairsInScope, parentsOfPair } from './parents-of-pair.ts';
import { relationKey } from './relation-key.ts';
import type { RelationRole, WithinRole } from './roles.ts';
import { thereThen } from './there-then.ts';
import { vipRows } from './vip-rows.ts';
import { candidatesOf, openingWay, placesOf, waySpread } from './ways.ts';
import { isKeyed } from './is-keyed.ts';
import { tupleSpread } from './tuple-spread.ts';
import { caseOfRow, isInGroup, withNulls } from './without-parent.ts';

/** Children of a row in a tree. */
const TREE = 4;

/** The spread of a relation under the conditions of its keys. The child's row count must be known, except for an owner, which determines it. */
export function buildSpread(work: Work, relation: RelationWork): Spread {
  const { draft } = relation;
  if (isKept(work, draft.child)) return keptSpread(work, draft);
  const listed = tupleSpread(work, draft);
  if (listed) return listed;
  const other = apartFrom(work, relation);
  if (draft.spec.distinctAmong || relation.cases) {
    const spread = asAsked(work, relation, byCase(work, relation, other));
    return withNulls(work, relation, (relation.asked = thereThen(work, relation, spread)));
  }
  if (!other || usableParents(relation) < 2 || relation.needs.oneToOne || (relation.selected && !relation.passesBy))
    return withNulls(work, relation, (relation.asked = thereThen(work, relation, asAsked(work, relation, chosen(relation, agreeing(work, relation))))));
  relation.asked =
    relation.needs.turn?.step === 1
      ? apartSpread(other, turning(work, relation), relation.selected)
      : distinctSpread(agreeing(work, relation), other, relation.selected);
  return withNulls(work, relation, relation.asked);
}

/** The parents of each row by its case, never that of the other relation. Under a key the rows of each parent are counted, and all choose alike. */
function byCase(work: Work, relation: RelationWork, other: Spread | null): Spread {
  const { draft, cases, selected, needs, role } = relation;
  const isBound = isLimited(relation) || isKeyed(draft) || needs.contiguous || needs.step !== undefined;
  const choose = (one: RelationWork): Spread => {
    const spread = agreeing(work, one);
    return other && draft.spec.distinctAmong && !isBound ? differingSpread(spread, other, choicesOf(work, one), isInGroup(draft)) : spread;
  };
  const base = chosen(relation, choose(relation));
  if (!cases || isBound || !['lead', 'tree', 'within', 'member'].includes(role.kind)) return base;
  const usable = selected && new Set(selected);
  const spreads = cases.map((parents, i) => {
    const left = parents && usable ? parents.filter((parent) => usable.has(parent)) : parents;
    if (!left || left.length === 0) return base;
    if (role.kind !== 'within' && role.kind !== 'member') return choose({ ...relation, choosy: null, selected: left });
    // Where the place has no such parent. A key that ties the row to its place stands above the case.
    const isTied = !isRowwise(relation) || sharesColumns(draft, role.lead);
    const without = isTied ? undefined : draft.spec.cases![i]!.elsewhere ? 'elsewhere' : draft.nullable ? 'none' : undefined;
    return choose({ ...relation, choosy: null, preferred: new Set(left), ...(without && { without, needs: { ...needs, unscoped: true } }) });
  });
  const caseOf = caseOfRow(work, draft);
  return eitherSpread([base, ...spreads], (child) => caseOf(child) + 1, base.children, base.parents);
}

/** The parents that a row may have instead: of its place, or all that are selected. */
function choicesOf(work: Work, relation: RelationWork): Choices {
  const { role, selected } = relation;
  const lead = leadOf(role) && work.relations.get(leadOf(role)!)!.spread;
  if (lead && (role.kind === 'within' || role.kind === 'member')) {
    const places = role.kind === 'within' ? placesOf(work, relation, role) : null;
    const leadScope = places ? places.leadScope : waySpread(work, role.leadScope);
    const far = role.kind === 'member' ? waySpread(work, role.far) : (places?.far ?? null);
    const inside = preferred(role.kind === 'member' ? candidatesOf(work, role.inside) : (places?.inside ?? null), relation, far);
    const scopeOf = (child: number): number => {
      const parent = lead.parentOf(child);
      return parent < 0 || !leadScope ? parent : leadScope.parentOf(parent);
    };
    return (child) => {
      const scope = scopeOf(child);
      const at = (i: number): number => (far ? far.parentOf(inside!.childAt(scope, i)) : inside!.childAt(scope, i));
      return { count: scope < 0 || !inside ? 0 : inside.countOf(scope), at };
    };
  }
  const all = { count: usableParents(relation), at: (i: number): number => (selected ? selected[i]! : i) };
  return () => all;
}

/** Parents that the relation must not lead to. */
function apartFrom(work: Work, { apartFrom: apart }: RelationWork): Spread | null {
  const near = apart && work.relations.get(apart.near)!.spread;
  if (!near || !apart?.far) return near;
  const far = work.relations.get(apart.far)!.spread;
  return far && chainedSpread(near, far);
}

/** The relation whose children use this one's parents in turn, if they are not consecutive. */
function turning(work: Work, { needs }: RelationWork): Spread | null {
  return needs.turn?.by ? work.relations.get(needs.turn.by)!.spread : null;
}

/** Restricts parents, if variants require certain parents or if the row's own values do. */
function chosen({ choosy, fits, needs, selected }: RelationWork, spread: Spread): Spread {
  if (needs.turn || needs.oneToOne) return spread;
  const restricted = choosy ? choosySpread(spread, choosy.choiceOf, choosy.lists) : spread;
  return fits ? fittedSpread(restricted, { parents: selected, most: needs.most ?? Infinity, fits }) : restricted;
}

/** Rows whose case asks for a parent take any, where their scope has none. Not in cases of constraints and of lives, which other values of the row meet. */
function asAsked(work: Work, relation: RelationWork, spread: Spread): Spread {
  const { draft, role, needs } = relation;
  const [column] = draft.columns;
  const group = column && work.tables.get(draft.child)!.groups.get(column);
  if (!group || group.spec.constraints || group.spec.own || group.spec.rows || draft.columns.length > 1 || role.kind === 'lead' || role.kind === 'tree')
    return spread;
  const asks = group.variants.map((variant) => conditionsOnColumn(variant, column.name)?.notNull === true);
  if (!asks.includes(true) || needs.oneToOne || needs.turn || usableParents(relation) === 0) return spread;
  const any = leadWithVip(work, relation, usableParents(relation), relationKey(work, draft));
  const others = relation.selected ? selectedSpread(any, relation.selected, draft.parent.rows) : any;
  const isWithout = (child: number): boolean => spread.parentOf(child) < 0 && asks[group.choiceOf(child)]!;
  return eitherSpread([spread, others], (child) => (isWithout(child) ? 1 : 0), spread.children, spread.parents);
}

/** By its role, with the rows that cannot agree and those that come first as they are asked for. */
function agreeing(work: Work, relation: RelationWork): Spread {
  return openingRows(work, relation, rowByRow(work, relation, bySituation(work, relation)));
}

/** Rows without the other parent, or whose place has no candidate though the reference is required, take any. */
function rowByRow(work: Work, relation: RelationWork, spread: Spread): Spread {
  const { draft, role, needs } = relation;
  const lead = leadOf(role) && work.relations.get(leadOf(role)!)!.spread;
  if (!lead || !isRowwise(relation)) return spread;
  if (needs.unscoped === false && !draft.nullable && role.kind === 'within' && !role.lead.nullable) return spread;
  const some = relation.preferred ? [...relation.preferred] : relation.selected;
  const any = leadWithVip(work, relation, some?.length ?? draft.parent.rows, relationKey(work, draft));
  const others = some ? selectedSpread(any, some, draft.parent.rows) : any;
  const widerPlace = widerOf(role);
  const wider = widerPlace && !draft.nullable ? withinRole(work, relation, widerPlace) : null;
  const isWithout = (child: number): boolean =>
    (draft.nullable && role.kind !== 'earlier' && relation.without !== 'elsewhere' ? lead : spread).parentOf(child) < 0;
  const choices = wider ? [spread, wider, others] : [spread, others];
  // The wider place may have no candidate for the row, either.
  const among = (child: number): number => (!isWithout(child) ? 0 : wider && wider.parentOf(child) < 0 ? 2 : 1);
  return eitherSpread(choices, among, spread.children, spread.parents);
}

/** Where a row chooses that has no candidate in its place: the place of members, or the scope within which labels choose. */
function widerOf(role: RelationRole): WithinRole | null {
  if (role.kind === 'member') return role.wider;
  const scope = role.kind === 'within' ? role.alike?.scope : null;
  return role.kind === 'within' && scope ? { kind: 'within', lead: role.lead, ...scope, apart: false, scoped: true } : null;
}

/** Whether a row that cannot agree takes any parent, and the others agree. */
function isRowwise(relation: RelationWork): boolean {
  return relation.draft.spec.rowwise === true && !isLimited(relation);
}

/** A key bounds the rows of each parent, so that none may move to another one. */
function isLimited(relation: RelationWork): boolean {
  const { oneToOne, turn, most } = relation.needs;
  return oneToOne === true || turn !== undefined || most !== undefined || usableParents(relation) === 0;
}

function leadOf(role: RelationRole): RelationDraft | null {
  if (role.kind === 'follow' || role.kind === 'party' || role.kind === 'walk') return role.near;
  return role.kind === 'within' || role.kind === 'member' || role.kind === 'earlier' ? role.lead : null;
}

/** The first row of each parent has what that parent has. */
function openingRows(work: Work, relation: RelationWork, spread: Spread): Spread {
  const way = openingWay(relation.draft);
  const first = way && waySpread(work, way);
  if (!first || isLimited(relation)) return spread;
  const owner = work.relations.get(way[0]!)!.spread!;
  const [draft] = way;
  const isInTurn = draft!.spec.inTurn === true && followsOwner(work, work.relations.get(draft!)!);
  const isFirst = (child: number): boolean => {
    const parent = first.parentOf(child) < 0 ? -1 : owner.parentOf(child);
    if (parent < 0) return false;
    if (isInTurn) return owner.ordinalOf(child) === 0;
    // Rows that follow no parent in time are in the order of their numbers.
    for (let i = 0; i < owner.countOf(parent); i++) if (owner.childAt(parent, i) < child) return false;
    return true;
  };
  return eitherSpread([spread, first], (child) => (isFirst(child) ? 1 : 0), spread.children, spread.parents);
}

function bySituation(work: Work, relation: RelationWork): Spread {
  const { draft, role, needs } = relation;
  const rows = draft.child.rows;
  const parents = draft.parent.rows;
  const key = relationKey(work, draft);
  if (relation.paired) return pairedSpread(rows, parents);
  if (role.kind === 'lead' && draft.spec.fanOut?.kind === 'listed') return listedSpread(draft.spec.fanOut.counts, rows, parents);
  if (role.kind === 'lead' && draft.spec.first) {
    const usable = usableParents(relation);
    const spread = withFirst(draft.spec.first, rows, usable, (children, others) => leadSpread(work, relation, children, others, key));
    return relation.selected ? selectedSpread(spread, relation.selected, parents) : spread;
  }
  if (relation.pair && relation.pair.inside.length > 0) {
    const order = keyOrder(work, relation.pair.key);
    const scoped = pairsInScope(work, relation.pair, rows, order);
    if (scoped && scoped.most > 0) return relation.pair.low === draft ? scoped.low : scoped.high;
  }
  if (relation.pair?.inside.length === 0) {
    const order = keyOrder(work, relation.pair.key);
    const some = parentsOfPair(work, relation.pair);
    const between = order && some ? (a: number, b: number) => order(some[a]!, some[b]!) : order;
    const { low, high } = pairSpreads(rows, some?.length ?? parents, relationKey(work, relation.pair.low), between);
    const end = relation.pair.low === draft ? low : high;
    return some ? selectedSpread(end, some, parents) : end;
  }
  const others = turning(work, relation);
  if (needs.turn && others) {
    const { vip } = draft.spec;
    const turned =
      (vip !== undefined && needs.turn.step === 1 && turnedVip(others, usableParents(relation), Math.round(rows * vip), key)) ||
      turnedSpread(others, usableParents(relation), needs.turn.step, key);
    return relation.selected ? selectedSpread(turned, relation.selected, parents) : turned;
  }
  switch (role.kind) {
    case 'tree': {
      if (needs.mates) return matesSpread(rows);
      const own = draft.nullable ? 0 : 1;
      const most = needs.oneToOne ? 1 : (needs.most ?? Infinity);
      // The root refers to itself and counts as its own child. If that exceeds the limit, every row refers to itself.
      if (most <= own || (own === 1 && mustBeItself(draft))) return evenSpread(rows, rows);
      const fanOut = Math.max(1, Math.min(most - own, Math.round(meanOf(draft.spec.fanOut) ?? TREE)));
      if (relation.selected && (!role.lead || role.scoped) && needs.most === undefined && !needs.oneToOne)
        return treeOfSomeSpread(rows, relation.selected, fanOut, !draft.nullable);
      const lead = role.lead && waySpread(work, [role.lead, ...role.leadScope]);
      const scopes = lead && role.scoped ? risingSpread(lead) : lead;
      return scopes ? treeWithinSpread(scopes, fanOut, !draft.nullable) : treeSpread(rows, fanOut, !draft.nullable);
    }
    case 'root': {
      const tree = work.relations.get(role.tree)!.spread;
      if (!tree || needs.oneToOne) break;
      if (draft.self) return rootedSpread(tree, null, !draft.nullable);
      const usable = usableParents(relation);
      const lead = leadWithVip(work, relation, usable, key);
      return rootedSpread(tree, relation.selected ? selectedSpread(lead, relation.selected, parents) : lead, false);
    }
    case 'child': {
      const back = work.relations.get(role.back)!.spread;
      const far = waySpread(work, role.far);
      if (!back || (role.far.length > 0 && !far)) break;
      // Rows that triggers made, or that were there, belong to whom the database says.
      if (draft.spec.through !== undefined && (isKept(work, role.back.child) || (!draft.nullable && !coversAll(back)))) break;
      const own = ownChildSpread(preferred(back, relation, far)!, draft.spec.pick);
      return far ? chainedSpread(own, far) : own;
    }
    case 'member': {
      const lead = work.relations.get(role.lead)!.spread;
      const leadScope = waySpread(work, role.leadScope);
      const far = waySpread(work, role.far);
      const inside = far && preferred(candidatesOf(work, role.inside), relation, far);
      if (lead && inside && far && (role.leadScope.length === 0 || leadScope) && (draft.nullable || isRowwise(relation) || coversAll(inside))) {
        const spread = chainedSpread(withinSpread(lead, leadScope, inside, { step: needs.step, shift: draft.spec.shift }), far);
        if (!needs.oneToOne && spread.most <= (needs.most ?? Infinity)) return spread;
      }
      const wider = role.wider && withinRole(work, relation, role.wider);
      if (wider) return wider;
      break;
    }
    case 'earlier': {
      const [lead, far] = [work.relations.get(role.lead)!.spread, work.relations.get(role.far)!.spread];
      if (!lead || !far || needs.oneToOne || needs.most !== undefined) break;
      return chainedSpread(earlierSpread(lead), far);
    }
    case 'follow': {
      const near = work.relations.get(role.near)!.spread;
      const far = waySpread(work, role.far);
      if (near && far) return chainedSpread(near, far);
      if (near) return near;
      break;
    }
    case 'party': {
      const near = work.relations.get(role.near)!.spread;
      const ways = near ? role.ways.map((way) => waySpread(work, way)) : [];
      if (near && ways.every((way) => way !== null) && !isLimited(relation)) return partySpread(near, ways);
      break;
    }
    case 'walk': {
      const [near, end, place] = [role.near, role.end, role.place].map((each) => each && work.relations.get(each)!.spread);
      if (near && end && (role.place === null || place) && !isLimited(relation)) return walkSpread(near, end, place ?? null, role);
      break;
    }
    case 'either': {
      const group = draft.columns.map((column) => work.tables.get(draft.child)!.groups.get(column)).find((each) => each !== undefined);
      const spreads = role.of.map((each) => each && work.relations.get(each)!.spread);
      if (group && role.of.every((each, i) => each === null || spreads[i] !== null))
        return eitherSpread(spreads, (child) => group.choiceOf(child), rows, parents);
      break;
    }
    case 'within': {
      const wider = relation.labels ? null : widerOf(role);
      const spread = withinRole(work, relation, wider ?? role);
      if (spread) return spread;
      break;
    }
    case 'lead':
  }
  const usable = usableParents(relation);
  const spread = needs.oneToOne
    ? oneToOneSpread(rows, usable, key)
    : needs.turn
      ? cyclicSpread(rows, usable, needs.turn.step, key)
      : leadWithVip(work, relation, usable, key);
  return relation.selected ? selectedSpread(spread, relation.selected, parents) : spread;
}

/** Of the candidates in each place those that meet `where`, if there are any. `far` leads from a candidate to what is referred to. */
export function preferred(inside: Spread | null, { preferred: parents, without }: RelationWork, far: Spread | null): Spread | null {
  return inside && parents ? preferredSpread(inside, (candidate) => parents.has(far ? far.parentOf(candidate) : candidate), without !== undefined) : inside;
}

/** Candidates of the scope of another parent of the row; null if they cannot serve every row. */
function withinRole(work: Work, relation: RelationWork, role: WithinRole): Spread | null {
  const { draft, needs } = relation;
  const lead = work.relations.get(role.lead)!.spread;
  const places = placesOf(work, relation, role);
  if (!lead || !places) return null;
  const { leadScope, far } = places;
  const inside = preferred(places.inside, relation, far)!;
  const agree = sharesColumns(draft, role.lead);
  const isServed = role.scoped ? !needs.unscoped : role.apart || coversAll(inside);
  if (!agree && !isRowwise(relation) && (!isServed || (!draft.nullable && role.lead.nullable))) return null;
  if (!needs.oneToOne) {
    const within = withinSpread(lead, leadScope, inside, { apart: role.apart, step: needs.step, shift: draft.spec.shift, mixed: far !== null });
    const spread = far ? farSpread(within, far) : within;
    return agree || needs.step || spread.most <= (needs.most ?? Infinity) ? spread : null;
  }
  // Each candidate once: within the scope if the columns must agree, otherwise anywhere.
  if (!agree && !role.scoped) return null;
  const once = onceWithinSpread(leadScope ? chainedSpread(lead, leadScope) : lead, inside);
  return far ? farSpread(once, far) : once;
}

/** What the entries of few and large places name: of as many rows as anybody looks through, those of each parent are kept. */
function farSpread(entries: Spread, { parents, parentOf }: Spread): Spread {
  const { children } = entries;
  const farOf = (child: number): number => {
    const entry = entries.parentOf(child);
    return entry < 0 ? -1 : parentOf(entry);
  };
  return { parents, children, most: children, parentOf: farOf, ...listedChildren(farOf, lookedThrough(parents, children, farOf)) };
}

/** The first parent's children come first if it has its own share: before all others, if the children of each parent must be consecutive. */
function leadWithVip(work: Work, relation: RelationWork, usable: number, key: readonly [number, number]): Spread {
  const { draft, needs } = relation;
  const { rows } = draft.child;
  const others = (children: number, parents: number): Spread => leadSpread(work, relation, children, parents, key);
  if (draft.spec.vip === undefined || (needs.contiguous && (needs.room || usable < 2))) return others(rows, usable);
  const own = vipRows(relation, rows, () => rowsOfOthers(work, relation, 1));
  return needs.contiguous ? withFirst([own], rows, usable, others) : withVip(own, rows, usable, others);
}

/** Whether a group requires that each row refers to itself. */
function mustBeItself({ child, columns, parentColumns }: RelationDraft): boolean {
  if (columns.length > 1) return false;
  const names = [columns[0]!.name, parentColumns[0]!.name];
  return (child.spec.groups ?? []).some(({ order = [] }) =>
    order.some(({ terms, operator, value }) => operator === '=' && value === 0 && terms.length === 2 && terms.every((term) => names.includes(term.column))),
  );
}

export function sharesColumns(one: RelationDraft, other: RelationDraft): boolean {
  return one.columns.some((column) => other.columns.includes(column));
}

/** How many scopes to check one by one. */
const MAX_SCOPES_CHECKED = 5_000;

/** Whether every scope has a candidate; checks a sample of very many scopes. */
function coversAll(inside: Spread): boolean {
  const step = Math.max(1, Math.floor(inside.parents / MAX_SCOPES_CHECKED));
  for (let scope = 0; scope < inside.parents; scope += step) if (!isServed(inside, scope)) return false;
  return true;
}

function meanOf(fanOut: FanOut | undefined): number | null {
  if (!fanOut) return null;
  switch (fanOut.kind) {
    case 'fixed':
      return fanOut.count;
    case 'uniform':
      return (fanOut.min + fanOut.max) / 2;
    case 'lognormal':
      return fanOut.median;
    case 'zipf':
    case 'empirical':
    case 'listed':
      return null;
    default:
      return fanOut.mean;
  }
}
