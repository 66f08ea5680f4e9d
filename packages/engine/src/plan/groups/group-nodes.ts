import type { Domain, SqlType } from '@seedbed/contract';
import type { Column, Rows } from '../../columns/column.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import { chance } from '../../values/uniform.ts';
import { cellText } from '../cell-text.ts';
import { cycleFault } from '../cycle-fault.ts';
import { sourceOf } from '../column-source.ts';
import { isOfTime, scaleOf } from '../domains/bounds.ts';
import { intersectDomains } from '../domains/intersect.ts';
import type { ColumnDraft } from '../draft.ts';
import type { Frame } from '../frame.ts';
import { referenceNode } from '../reference-node.ts';
import { needsBuilt } from '../needs-built.ts';
import { isDistinct } from '../keys/key-relations.ts';
import { rowAt } from '../keys/rank-rules.ts';
import { setCells } from '../set-cells.ts';
import { slotNode } from '../spans/slot-node.ts';
import { addNode, columnDraws, type FinalNode, type TableWork, type Work } from '../work.ts';
import type { GroupWork } from './group-work.ts';
import { saysOf } from './says-of.ts';
import { carrierOf, givenCarrier, suitCarriers } from './carrier.ts';
import { memberSources, type Member } from './member.ts';
import { fillings, type Filling } from './filling.ts';
import { guardedOf, guardLabels, guardMembers, type Guarded } from './guarded.ts';
import { mixShapes } from './mixed-column.ts';
import { isMissing, naturalBounds, naturalOf, readNatural, type Natural } from './natural.ts';
import { orderSolver, type Operand, type Orders } from './order-solver.ts';
import { isOwn, ownRows, type OwnRows } from './own-rows.ts';
import { computesFrom, readsItself } from './cycle.ts';
import { settleOrders, type Yielding } from './settle-orders.ts';
import { tupleSources } from './tuples.ts';

/** The nodes of all members of a group, in the order of its columns: one hidden node fills them together. */
export function groupNodes(work: Work, table: TableWork, group: GroupWork, finalNode: FinalNode): (number | null)[] {
  const hidden = table.nodes.length;
  const members: Member[] = [];
  addNode(table, { store: 'i32', as: 'int' }, false, (rows, out, frame) => {
    if (out.store === 'i32')
      fillGroup(group, members, orders, keeps && { keeps, yielding: yielding! }, guarded, rows, out.values, fillingOf(frame, out.values));
  });
  const fillingOf = fillings(work, table, group, members);
  const nodes = group.columns.map((column) => {
    const member = memberOf(work, table, group, column, hidden, finalNode);
    if (member) members.push(member);
    return member?.node ?? null;
  });
  for (const { column } of members) if (readsItself(work, table, column)) cycleFault(work, column);
  const orders = ordersOf(group, members);
  const keeps = group.spec.own ? ownRows(group, members, orders) : null;
  const isSet = (name: string): boolean => members.some(({ column }) => column.name === name && setCells(column) !== null);
  const yielding = keeps ? [ordersOf(group, members, (name) => isOwn(group, name)), ordersOf(group, members, isSet)] : null;
  const guards = guardedOf(members);
  const guarded = guards && { ...guards, escaping: guards.moved.size > 0 ? ordersOf(group, members, (name) => guards.moved.has(name)) : null };
  return nodes;
}

function memberOf(work: Work, table: TableWork, group: GroupWork, column: ColumnDraft, hidden: number, finalNode: FinalNode): Member | null {
  const state = table.columns.get(column)!;
  const relation = table.governing.get(column);
  // A member of an earlier group as well keeps the value that it has there.
  const elsewhere = table.groups.get(column) !== group;
  // Tuples that were seen to pass name their parents themselves.
  const isGiven = elsewhere || state.slot !== null || (relation !== undefined && !group.spec.rows);
  const given = state.slot
    ? slotNode(table, column, state.slot)
    : elsewhere
      ? finalNode(work, column)
      : relation && isGiven
        ? referenceNode(work, table, column, relation, finalNode)
        : null;
  if (isGiven && given === null) return null;
  const isBesides = (need: ColumnDraft): boolean => table.groups.get(need) === group || computesFrom(work, table, group, need);
  if (!isGiven && (!sourceOf(work, column) || !needsBuilt(work, column, finalNode, isBesides))) return null;
  const { sources, ofVariant, present } = group.spec.rows && !isGiven ? tupleSources(group, column) : memberSources(work, table, group, column);
  for (const source of sources) for (const need of source.needs ?? []) group.needs.add(need);
  const base = given === null ? null : table.nodes[given]!;
  const mixer = base ? null : mixShapes(sources.map((source) => source.shape));
  const shape = base?.shape ?? mixer!.shape;
  const rate = isGiven || state.neverNull ? 0 : (column.spec.nullRate ?? 0);
  const distinct = !base && !group.spec.rows && (state.rank !== null || isDistinct(work, table, column));
  const own = base ? base.makesNulls : sources.some((source) => source.makesNulls);
  const makesNulls = column.nullable && (own || rate > 0 || ofVariant.includes(-1));
  return {
    column,
    node: addNode(table, shape, makesNulls, (_rows, _out, frame) => void frame.node(hidden)),
    given,
    sources,
    ofVariant,
    present,
    rank: base ? null : state.rank,
    distinct,
    carrier: base ? givenCarrier(group, column) : distinct ? carrierOf(group, column, sources.length, state.neverNull) : null,
    mixer,
    nulls: rate > 0 && column.nullable ? { draws: columnDraws(work, table.draft, column.name, 'null'), rate } : null,
    guards: state.guards,
    natural: naturalOf(shape, column.type),
  };
}

/** A solver for each variant that has orders; without any for none. */
function ordersOf(group: GroupWork, members: readonly Member[], stays: (name: string) => boolean = () => false): (Orders | null)[] {
  return group.variants.map((variant) => {
    const memberOfTerm = (name: string): Member | undefined => members.find((member) => member.column.name === name);
    const orders = [...(group.spec.order ?? []), ...(variant.order ?? [])].filter(
      ({ terms }) => terms.every(({ column }) => memberOfTerm(column)?.natural) && terms.some(({ column }) => !memberOfTerm(column)!.natural!.lower),
    );
    if (orders.length === 0) return null;
    const used = members.map((_, i) => i).filter((i) => orders.some((order) => order.terms.some((term) => term.column === members[i]!.column.name)));
    const operands = used.map((i) => {
      const { column, natural, given, distinct } = members[i]!;
      const says = saysOf(variant, column.name);
      const domain = says?.domain ? intersectDomains(column.domain, says.domain as Domain) : column.domain;
      return {
        name: column.name,
        ...naturalBounds(column.type, domain),
        ...stepOf(domain, column.type, natural!),
        reach: natural!.reach,
        fixed: given !== null || distinct || natural!.lower !== undefined || stays(column.name),
      };
    });
    return { solver: orderSolver(operands, orders), members: used };
  });
}

/** Whether a row's fixed values leave a variant's orders room; null where no variant binds them by orders. What may be NULL counts as not there, in the end. */
function roomFor(
  members: readonly Member[],
  orders: readonly (Orders | null)[],
  valuesOf: (member: number) => Column,
): ((variant: number, row: number) => boolean) | null {
  const isFixed = (i: number): boolean => members[i]!.given !== null || members[i]!.distinct;
  if (orders.length < 2 || !orders.some((entry) => entry?.members.some(isFixed))) return null;
  const x = new Float64Array(members.length);
  const missing = new Uint8Array(members.length);
  return (variant, row) => {
    const entry = orders[variant];
    if (!entry?.members.some(isFixed)) return true;
    entry.members.forEach((m, i) => {
      const member = members[m]!;
      const column = isFixed(m) ? valuesOf(m) : null;
      x[i] = column ? readNatural(column, row, member.natural!) : 0;
      missing[i] = column ? isMissing(column, row, x[i]!) : member.ofVariant[variant]! < 0 ? 1 : 0;
    });
    return entry.solver.leavesRoom(x, missing);
  };
}

/** Multiples are moved from one to the next: times also from a remainder on. */
function stepOf(domain: Domain, type: SqlType, { step }: Natural): Pick<Operand, 'step' | 'grid'> {
  const { multipleOf, remainder = 0 } = domain;
  if (multipleOf === undefined || multipleOf <= step) return { step };
  const scale = scaleOf(type);
  if (scale && isOfTime(scale)) return { step, grid: { every: multipleOf, from: remainder } };
  return { step: remainder === 0 ? multipleOf : step };
}

function fillGroup(
  group: GroupWork,
  members: readonly Member[],
  orders: readonly (Orders | null)[],
  first: { readonly keeps: OwnRows; readonly yielding: Yielding['orders'] } | null,
  guarded: (Guarded & { readonly escaping: readonly (Orders | null)[] | null }) | null,
  rows: Rows,
  choices: Int32Array,
  filling: Filling,
): void {
  const { frame } = filling;
  group.fill(rows, choices);
  const tuples = group.spec.rows !== undefined;
  if (!tuples && group.guards.length === 0) agreeWithNulls(group, members, rows.count, choices, filling.natural);
  const own = suitCarriers(members, group.variants.length, rows.count, choices, filling.natural, tuples ? null : roomFor(members, orders, filling.natural));
  const kept = first?.keeps(rows, choices, filling) ?? null;
  members.forEach((member, i) => {
    const keeps = kept ? kept.of(member.column.name) : null;
    if (keeps) for (let row = 0; row < rows.count; row++) own[row]! |= keeps[row]!;
    fillMember(member, rows, choices, frame, (which) => filling.candidate(i, which), member.carrier ? own : keeps);
  });
  if (guarded && !tuples) guardLabels(guarded, group, rows, choices, frame);
  if (orders.some((entry) => entry !== null)) {
    const { count } = rows;
    const chosen = tuples ? null : choices;
    const yielding = kept && { yields: kept.yields, orders: first!.yielding };
    settleOrders(members, orders, yielding, count, chosen, frame);
    const escaped = guarded && guardMembers(guarded, rows, frame);
    if (escaped) settleOrders(members, orders, guarded.escaping ? { yields: escaped, orders: [guarded.escaping] } : yielding, count, chosen, frame);
  }
  settleLabels(group, members, rows.count, tuples ? null : choices, frame);
}

/**
 * A source may say by itself what is NULL (the stamp of a state that a row has not reached): the row then takes an arm that says the same,
 * where there is one, so that stamps and state go on agreeing.
 */
function agreeWithNulls(group: GroupWork, members: readonly Member[], count: number, choices: Int32Array, natural: (member: number) => Column): void {
  // References choose their parents by the arm as it was drawn (`choiceOf`).
  if (members.some(({ given, column }) => given !== null && column.relations.length > 0)) return;
  const telling = members.flatMap(({ given, rank, sources, ofVariant, present }, i) =>
    given === null && rank === null && sources[0]?.makesNulls ? [{ column: natural(i), ofVariant, present }] : [],
  );
  if (telling.length === 0) return;
  const agrees = (variant: number, row: number) =>
    telling.every(({ column, ofVariant, present }) => (column.nulls?.[row] === 1 ? ofVariant[variant]! < 0 || !present[variant] : ofVariant[variant]! >= 0));
  const { length } = group.variants;
  for (let i = 0; i < count; i++) {
    for (let tries = 0, other = choices[i]!; tries < length; tries++, other = (other + 1) % length) {
      if ((tries > 0 && group.variants[other]!.weight === 0) || !agrees(other, i)) continue;
      choices[i] = other;
      break;
    }
  }
}

function fillMember(member: Member, rows: Rows, choices: Int32Array, frame: Frame, candidate: (which: number) => Column, own: Uint8Array | null): void {
  const out = frame.storage(member.node);
  const { nulls } = out;
  const base = member.given === null ? null : frame.node(member.given);
  if (base) copyAll(base, out, rows.count);
  member.mixer?.begin(out);
  const scratch = borrow(rows.count);
  if (nulls && member.nulls) member.nulls.draws.fill(rows, scratch.a, scratch.b);
  const cells = setCells(member.column);
  const isMasked = (i: number): boolean => member.nulls !== null && chance(scratch.a[i]!, member.nulls.rate) && !cells?.has(rowAt(rows, i));
  for (let i = 0; i < rows.count; i++) {
    const choice = choices[i]!;
    const which = own?.[i] ? Math.min(0, member.ofVariant[choice]!) : member.ofVariant[choice]!;
    const from = base ?? candidate(Math.max(0, which));
    if (!base) member.mixer!.put(from, Math.max(0, which), i, out);
    if (nulls) nulls[i] = which < 0 ? 1 : member.present[choice] && !base ? 0 : from.nulls?.[i] || isMasked(i) ? 1 : 0;
  }
  giveBack(scratch);
}

function copyAll(from: Column, out: Column, count: number): void {
  const mixer = mixShapes([from.shape]);
  mixer.begin(out);
  for (let i = 0; i < count; i++) mixer.put(from, 0, i, out);
}

/** `a = b` and `a <> b` between labels: the later one of two that are not given takes the other's, or the next one. */
function settleLabels(group: GroupWork, members: readonly Member[], count: number, choices: Int32Array | null, frame: Frame): void {
  group.variants.forEach((variant, v) => {
    for (const { terms, operator, value } of [...(group.spec.order ?? []), ...(variant.order ?? [])]) {
      if ((operator !== '=' && operator !== '<>') || terms.length !== 2 || value !== 0) continue;
      const pair = terms.map((term) => members.find((member) => member.column.name === term.column));
      const [fixed, free] = pair[1]?.given === null ? pair : pair.toReversed();
      if (!fixed || !free || free.given !== null || free.rank) continue;
      const from = frame.storage(fixed.node);
      const to = frame.storage(free.node);
      if (to.store !== 'dict' || to.shape.store !== 'dict' || from.store !== 'dict') continue;
      const { dictionary } = to.shape;
      for (let row = 0; row < count; row++) {
        if ((choices && choices[row] !== v) || from.nulls?.[row] || to.nulls?.[row]) continue;
        const same = dictionary.indexOf(cellText(from, row));
        if (operator === '=' && same >= 0) to.indices[row] = same;
        else if (operator === '<>' && to.indices[row] === same) to.indices[row] = (same + 1) % dictionary.size;
      }
    }
  });
}
