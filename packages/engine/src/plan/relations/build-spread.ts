import type { FanOut } from '@seedbed/contract';
import { apartSpread } from '../../relations/apart.ts';
import { blockSpread } from '../../relations/blocks.ts';
import { chainedSpread } from '../../relations/chained.ts';
import { cyclicSpread } from '../../relations/cyclic.ts';
import { distinctSpread } from '../../relations/distinct.ts';
import { evenSpread } from '../../relations/even.ts';
import { oneToOneSpread } from '../../relations/one-to-one.ts';
import { countQuantile, type CountQuantile } from '../../relations/quantiles.ts';
import { onceWithinSpread } from '../../relations/once-within.ts';
import { pairedSpread } from '../../relations/paired.ts';
import { pairSpreads } from '../../relations/pairs.ts';
import { rankSpread } from '../../relations/rank-runs.ts';
import { choosySpread } from '../../relations/choosy.ts';
import { selectedSpread } from '../../relations/selected.ts';
import { siftedSpread } from '../../relations/sifted.ts';
import type { Spread } from '../../relations/spread.ts';
import { treeWithinSpread } from '../../relations/tree-within.ts';
import { treeSpread } from '../../relations/tree.ts';
import { turnedSpread } from '../../relations/turned.ts';
import { withinSpread } from '../../relations/within.ts';
import { chance } from '../../values/uniform.ts';
import type { RelationDraft } from '../draft.ts';
import { saysOf } from '../groups/group-work.ts';
import { columnDraws, usableParents, type RelationWork, type Work } from '../work.ts';

/** A parent's parts, where nothing is said; and how other references lie. */
const OWNED: FanOut = { kind: 'geometric', mean: 2.8 };
const SPREAD: FanOut = { kind: 'zipf', exponent: 0.8 };
/** Children of a row in a tree. */
const TREE = 4;

/** The spread of a relation under what the keys ask of it. The child's row count must be known, but for an owner, which gives it. */
export function buildSpread(work: Work, relation: RelationWork): Spread {
  const { draft } = relation;
  const other = relation.apartFrom && work.relations.get(relation.apartFrom)!.spread;
  if (!other || draft.parent.rows < 2 || relation.needs.oneToOne || relation.selected) return withNulls(work, relation, chosen(relation, bySituation(work, relation)));
  return withNulls(work, relation, relation.needs.turn?.step === 1 ? apartSpread(other) : distinctSpread(bySituation(work, relation), other));
}

/** Where variants ask for parents of their own. */
function chosen({ choosy, needs }: RelationWork, spread: Spread): Spread {
  return choosy && !needs.turn && !needs.oneToOne ? choosySpread(spread, choosy.choiceOf, choosy.lists) : spread;
}

function bySituation(work: Work, relation: RelationWork): Spread {
  const { draft, role, needs } = relation;
  const rows = draft.child.rows;
  const parents = draft.parent.rows;
  const key = relationKey(work, draft);
  if (relation.paired) return pairedSpread(rows, parents);
  if (relation.pair) {
    const { low, high } = pairSpreads(rows, parents, relationKey(work, relation.pair.low));
    return relation.pair.low === draft ? low : high;
  }
  const turning = needs.turn?.by ? work.relations.get(needs.turn.by)!.spread : null;
  if (needs.turn && turning) {
    const turned = turnedSpread(turning, usableParents(relation), needs.turn.step, key);
    return relation.selected ? selectedSpread(turned, relation.selected, parents) : turned;
  }
  switch (role.kind) {
    case 'tree': {
      const own = draft.nullable ? 0 : 1;
      const most = needs.oneToOne ? 1 : (needs.most ?? Infinity);
      // The root is a child of its own where it refers to itself; where that is one too many, each row does.
      if (most <= own) return evenSpread(rows, rows);
      const fanOut = Math.max(1, Math.min(most - own, Math.round(meanOf(draft.spec.fanOut) ?? TREE)));
      const lead = role.lead && work.relations.get(role.lead)!.spread;
      return lead ? treeWithinSpread(lead, fanOut, !draft.nullable) : treeSpread(rows, fanOut, !draft.nullable);
    }
    case 'follow': {
      const near = work.relations.get(role.near)!.spread;
      const far = role.far && work.relations.get(role.far)!.spread;
      if (near && far) return chainedSpread(near, far);
      if (near) return near;
      break;
    }
    case 'within': {
      const lead = work.relations.get(role.lead)!.spread;
      const leadCircle = role.leadCircle && work.relations.get(role.leadCircle)!.spread;
      const inside = work.relations.get(role.inside)!.spread;
      if (!lead || !inside || (role.leadCircle && !leadCircle)) break;
      const agree = sharesColumns(draft, role.lead);
      if (!agree && (!coversAll(inside) || (!draft.nullable && role.lead.nullable))) break;
      if (!needs.oneToOne) {
        const spread = withinSpread(lead, leadCircle, inside);
        if (agree || spread.most <= (needs.most ?? Infinity)) return spread;
        break;
      }
      // Each candidate once: inside the circle where the columns must agree, else anywhere.
      if (agree) return onceWithinSpread(leadCircle ? chainedSpread(lead, leadCircle) : lead, inside);
      break;
    }
    case 'lead':
  }
  const usable = usableParents(relation);
  const spread = needs.oneToOne ? oneToOneSpread(rows, usable, key) : needs.turn ? cyclicSpread(rows, usable, needs.turn.step, key) : leadSpread(relation, rows, usable, key);
  return relation.selected ? selectedSpread(spread, relation.selected, parents) : spread;
}

/** Circles that are looked at one by one. */
const LOOKED_AT = 5_000;

/** Whether every circle has a candidate; of very many circles a part is looked at. */
function coversAll(inside: Spread): boolean {
  const step = Math.max(1, Math.floor(inside.parents / LOOKED_AT));
  for (let circle = 0; circle < inside.parents; circle += step) if (inside.countOf(circle) === 0) return false;
  return true;
}

function sharesColumns(one: RelationDraft, other: RelationDraft): boolean {
  return one.columns.some((column) => other.columns.includes(column));
}

function leadSpread({ draft, needs, covers }: RelationWork, rows: number, parents: number, key: readonly [number, number]): Spread {
  const { spec } = draft;
  const usable = Math.max(Math.min(1, parents), Math.min(parents, needs.parents ?? parents));
  const limited = (spread: Spread): Spread => (usable === parents ? spread : widened(spread, parents));
  if (covers || usable < parents) {
    // Every parent must have a child, or only the first of them may: even shares, in the parents' order.
    if (spec.owner) {
      const blocks = blockSpread({ parents: usable, quantile: bounded(quantileOf(draft), 1, needs.most), key });
      if (blocks.children === rows) return limited(blocks);
    }
    return limited(evenSpread(rows, usable));
  }
  if (spec.owner) {
    const quantile = bounded(quantileOf(draft), 0, needs.most);
    const mixed = spec.order === 'near' && !needs.contiguous;
    const natural = blockSpread({ parents, quantile, key, mixed });
    if (natural.children === rows) return natural;
    const scaled = blockSpread({ parents, quantile, key, children: rows, mixed });
    return scaled.most <= (needs.most ?? Infinity) ? scaled : evenSpread(rows, parents);
  }
  const spread = rankSpread({
    parents,
    children: rows,
    fanOut: spec.fanOut ?? SPREAD,
    ...(spec.childless === undefined ? {} : { childless: spec.childless }),
    key,
    lie: needs.contiguous ? 'contiguous' : 'scattered',
  });
  return spread.most <= (needs.most ?? Infinity) ? spread : evenSpread(rows, parents);
}

/** Rows that the owner's fan-out gives. */
export function ownedRows(work: Work, relation: RelationWork): number {
  const { draft, needs, covers } = relation;
  if (relation.paired) return draft.parent.rows;
  const all = usableParents(relation);
  const parents = Math.min(all, needs.parents ?? all);
  const least = covers || parents < all ? 1 : 0;
  if (needs.oneToOne) return Math.round(parents * (1 - (draft.spec.childless ?? 0)));
  const state = `${parents} ${least} ${needs.most}`;
  if (relation.owned?.state !== state) {
    const spread = blockSpread({ parents, quantile: bounded(quantileOf(draft), least, needs.most), key: relationKey(work, draft) });
    relation.owned = { state, rows: spread.children };
  }
  return relation.owned.rows;
}

function quantileOf({ spec }: RelationDraft): CountQuantile {
  return countQuantile(spec.fanOut ?? OWNED, spec.childless);
}

function bounded(quantile: CountQuantile, least: number, most: number | undefined): CountQuantile {
  return most === undefined && least === 0 ? quantile : { at: (u) => Math.max(least, Math.min(most ?? Infinity, quantile.at(u))) };
}

/** The same spread over more parents, of which the last have no child. */
function widened(spread: Spread, parents: number): Spread {
  return { ...spread, parents, countOf: (parent) => (parent < spread.parents ? spread.countOf(parent) : 0) };
}

/** The share of rows without a parent, by a draw of their own, so that a rising share only takes parents away. */
function withNulls(work: Work, relation: RelationWork, spread: Spread): Spread {
  const { draft } = relation;
  const grouped = nullByGroup(work, draft);
  const share = !draft.nullable || relation.needs.present || relation.paired || relation.role.kind === 'follow' ? 0 : (draft.spec.nullShare ?? 0);
  if (share === 0 && !grouped) return spread;
  const draws = columnDraws(work, draft.child, relationPurpose(draft), 'null');
  const words = new Int32Array(2);
  return siftedSpread(spread, (child) => {
    const said = grouped?.(child);
    if (said !== undefined) return said;
    draws.one(child, words);
    return chance(words[0]!, share);
  });
}

/** Whether a group's variant makes a column of the relation NULL (true), or needs it (false), row by row; undefined where it leaves it open. */
function nullByGroup(work: Work, draft: RelationDraft): ((child: number) => boolean | undefined) | null {
  const table = work.tables.get(draft.child)!;
  const tests = draft.columns.flatMap((column) => {
    const group = table.groups.get(column);
    if (!group || !column.nullable || table.governing.get(column) !== draft) return [];
    const said = group.variants.map((variant) => saysOf(variant, column.name)).map((says) => (says ? says.null === true : undefined));
    return said.some((each) => each !== undefined) && !group.spec.rows ? [(child: number) => said[group.choiceOf(child)]] : [];
  });
  if (tests.length === 0) return null;
  return (child) => {
    const answers = tests.map((test) => test(child));
    return answers.includes(true) ? true : answers.includes(false) ? false : undefined;
  };
}

/** Keyed by what it joins, so that another name or place moves nothing. */
function relationKey(work: Work, draft: RelationDraft): readonly [number, number] {
  const { key0, key1 } = columnDraws(work, draft.child, relationPurpose(draft), 'fanout');
  return [key0, key1];
}

function relationPurpose(draft: RelationDraft): string {
  return `${draft.columns.map((column) => column.name).join(',')} -> ${draft.parent.name}`;
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
      return null;
    default:
      return fanOut.mean;
  }
}
