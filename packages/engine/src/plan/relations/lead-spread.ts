import type { FanOut } from '@seedbed/contract';
import { blockSpread, nearWindow } from '../../relations/blocks.ts';
import { evenSpread } from '../../relations/even.ts';
import { growingSpread } from '../../relations/growing.ts';
import { OWNED } from '../../relations/mean-children.ts';
import { overallOf } from '../../relations/overall.ts';
import { countQuantile, type CountQuantile } from '../../relations/quantiles.ts';
import { rankSpread } from '../../relations/rank-runs.ts';
import { roomyCount, roomySpread } from '../../relations/roomy.ts';
import type { Spread } from '../../relations/spread.ts';
import { timedSections } from '../../relations/timed-sections.ts';
import { timedSpread } from '../../relations/timed.ts';
import type { RelationDraft } from '../draft.ts';
import { usableParents, type RelationWork, type Work } from '../work.ts';
import { relationKey } from './relation-key.ts';
import { haveTimestamps, timeEpochs } from './time-epochs.ts';
import { isOnTop, vipOnTop } from './vip-rows.ts';

/** The default distribution of references without ownership. */
const SPREAD: FanOut = { kind: 'zipf', exponent: 0.8 };

export function leadSpread(work: Work, relation: RelationWork, rows: number, parents: number, key: readonly [number, number]): Spread {
  const { draft, needs, covers, crowded } = relation;
  const { spec } = draft;
  const { room, ...others } = needs;
  if (room) {
    const follows = spec.owner && draft.child.spec.rows === undefined;
    const natural = follows ? ownedSpread(relation, parents, key) : leadSpread(work, { ...relation, needs: others }, rows, parents, key);
    return roomySpread(natural, roomAt(relation, room), rows, parents);
  }
  // Two for some parents are worth more than one for each.
  const most = covers && crowded && rows < 2 * parents ? Math.floor(rows / 2) : parents;
  const usable = Math.max(Math.min(1, parents), Math.min(most, needs.parents ?? parents));
  const limited = (spread: Spread): Spread => (usable === parents ? spread : widened(spread, parents));
  if (covers || usable < parents) {
    // Every parent must have a child, or only the first parents may: equal shares, in the parents' order.
    if (spec.owner) {
      const blocks = blockSpread({ parents: usable, quantile: bounded(quantileOf(draft), 1, needs.most), key });
      if (blocks.children === rows) return limited(blocks);
    }
    return limited(evenSpread(rows, usable));
  }
  const options = {
    parents,
    children: rows,
    fanOut: spec.fanOut ?? (spec.owner ? OWNED : SPREAD),
    ...(spec.childless === undefined ? {} : { childless: spec.childless }),
    key,
  };
  const paired = spec.owner && spec.fanOut?.kind === 'fixed';
  const exact = spec.owner === true && spec.exactCounts === true && spec.order === 'time';
  const epochs = paired || exact || needs.contiguous || parents === 0 ? null : epochsOf(work, relation, parents);
  if (epochs) {
    const follows = spec.owner && draft.child.spec.rows === undefined && sameShare(rows / parents, epochs.pass / epochs.parentPass);
    const timed = (follows ? timedSections : timedSpread)({
      ...options,
      ...epochs,
      ...(spec.childlessOverall && { overall: overallOf(options.fanOut, spec.childless) }),
    });
    if (needs.most === undefined || timed.most <= needs.most) return timed;
  }
  if (spec.owner) {
    const quantile = bounded(quantileOf(draft), 0, needs.most);
    const timed = spec.order === 'time' && haveTimestamps(draft);
    const mixed = !needs.contiguous && (timed ? exact && !paired : spec.order !== undefined);
    // If rows have timestamps, children in a window that would precede their parents move after them: a small window
    // limits that.
    const deal = { quantile, key, ...(mixed && { mixed }), ...(timed && { window: nearWindow(parents) }) };
    const natural = blockSpread({ ...deal, parents });
    if (natural.children === rows) return natural;
    // Pairs stay together when the row count is reduced: the first parents keep all of their children, the last have
    // none.
    const each = spec.fanOut?.kind === 'fixed' ? spec.fanOut.count : 0;
    if (each > 1 && rows < natural.children && rows % each === 0 && !spec.childless) return widened(blockSpread({ ...deal, parents: rows / each }), parents);
    const scaled = blockSpread({ ...deal, parents, children: rows });
    return scaled.most <= (needs.most ?? Infinity) ? scaled : evenSpread(rows, parents);
  }
  const spread = needs.contiguous ? rankSpread(options) : growingSpread(options);
  return needs.most === undefined || spread.most <= needs.most ? spread : evenSpread(rows, parents);
}

/** The epochs of all parents, or of those that conditions choose; null for others, which are in no order of time. */
function epochsOf(work: Work, { draft, selected }: RelationWork, parents: number): ReturnType<typeof timeEpochs> {
  if (parents === draft.parent.rows) return timeEpochs(work, draft);
  const epochs = draft.spec.whereAll && selected?.length === parents ? timeEpochs(work, draft) : null;
  if (!epochs || epochs.parentPass !== draft.parent.rows) return null;
  return { ...epochs, parentPass: parents, there: () => epochs.there().map((count) => selected!.filter((row) => row < count).length) };
}

/** Whether the timelines of both tables assume the same number of children per parent, apart from rounding. */
function sameShare(one: number, other: number): boolean {
  return Math.abs(one / other - 1) < 0.1;
}

/** The capacity of the usable parents, by index. */
function roomAt({ selected, needs: { most = Infinity } }: RelationWork, room: (parent: number) => number): (place: number) => number {
  return (place) => Math.min(most, room(selected ? selected[place]! : place));
}

/** The children from an owner's fan-out, regardless of the table's count. */
function ownedSpread({ draft, needs, covers }: RelationWork, parents: number, key: readonly [number, number]): Spread {
  const usable = Math.min(parents, needs.parents ?? parents);
  const least = covers || usable < parents ? 1 : 0;
  return blockSpread({ parents: usable, quantile: bounded(quantileOf(draft), least, needs.most), key });
}

/** The number of rows from the owner's fan-out. */
export function ownedRows(work: Work, relation: RelationWork): number {
  const { draft } = relation;
  if (relation.paired) return draft.parent.rows;
  if (draft.spec.fanOut?.kind === 'listed') return draft.spec.fanOut.counts.slice(0, draft.parent.rows).reduce((sum, count) => sum + count, 0);
  const { first } = draft.spec;
  if (first) {
    const named = first.slice(0, usableParents(relation));
    return named.reduce((sum, count) => sum + count, 0) + rowsOfOthers(work, relation, named.length);
  }
  if (isOnTop(relation) && !relation.needs.oneToOne && usableParents(relation) > 1) {
    const others = rowsOfOthers(work, relation, 1);
    return others + vipOnTop(relation, others);
  }
  return rowsOfOthers(work, relation, 0);
}

/** The number of rows for the parents after the first ones. */
export function rowsOfOthers(work: Work, relation: RelationWork, named: number): number {
  const { draft, needs, covers } = relation;
  const all = usableParents(relation) - named;
  const parents = Math.min(all, needs.parents ?? all);
  const least = covers || parents < all ? 1 : 0;
  if (needs.oneToOne) return Math.round(parents * (1 - (draft.spec.childless ?? 0)));
  if (needs.room) return roomyCount(ownedSpread(relation, all, relationKey(work, draft)), roomAt(relation, needs.room), all);
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

/** The same spread over more parents, the last of which have no children. */
function widened({ fillStarts: _, ...spread }: Spread, parents: number): Spread {
  return { ...spread, parents, countOf: (parent) => (parent < spread.parents ? spread.countOf(parent) : 0) };
}
