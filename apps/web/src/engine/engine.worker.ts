/// <reference lib="webworker" />
import { DEFAULT_LOCALE, Problem } from '@seedbed/contract';
import { cellRecipe, compile, limitChildren, recompile, rowOfValue, usualWeights, type Plan } from '@seedbed/engine';
import { samplesOf } from '@seedbed/engine/samples';
import { loadWords, speaksOfSubjects } from '@seedbed/engine/words';
import { changed, type Sent } from './blueprint-change.ts';
import { childCounts } from './child-counts.ts';
import { comparePlans, type Seen } from './compare/compare-plans.ts';
import { findRows } from './find-rows.ts';
import { distributionOf } from './distribution-of.ts';
import { countLifecycle } from './count-lifecycle.ts';
import { firstThatHolds } from './first-that-holds.ts';
import type { RowSorter } from './order/sort-rows.ts';
import type { Compiled, EngineCalls, EngineFault, EngineReply, EngineRequest, NotHeld, SeenBlock } from './protocol.ts';
import { summaryOf } from './summary-of.ts';
import { childRows, columnTexts, rowView, textsOfRows } from './row-views.ts';

/** Holds the compiled plan. One message in, one out; calls are answered in turn. */
declare const self: DedicatedWorkerGlobalScope;

let plan: Plan | null = null;
/** The plan before the gesture that `plan` belongs to. */
let before: Plan | null = null;
let gesture = 0;
/** The plan that was tried last, next to the main one. */
let tried: Plan | null = null;
/** The plan with which columns are compared. */
let other: Plan | null = null;
/** The last requested blocks, which are the visible ones. */
let seen: readonly (Seen & { readonly columns: readonly string[] })[] = [];
/** The last received blueprint. */
let held: Sent | null = null;
/** The sort that was begun last. */
let sorting: { readonly id: number; readonly sorter: RowSorter } | null = null;
/** Texts by subject were loaded for the plan. */
let subjects = false;

const calls: { readonly [K in keyof EngineCalls]: (...args: Parameters<EngineCalls[K]>) => Promise<Awaited<ReturnType<EngineCalls[K]>>> } = {
  async compile(edition, change, ofGesture): Promise<Compiled | NotHeld> {
    const start = performance.now();
    const blueprint = changed(held, change);
    if (!blueprint) return { notHeld: true };
    // Kept even if it does not compile, because the next change is based on it.
    held = { edition, blueprint };
    const more = !subjects && speaksOfSubjects(blueprint);
    const words = await loadWords(blueprint, { subjects: subjects || more });
    const next = (!more && plan && recompile(plan, blueprint)) || compile(blueprint, words);
    subjects ||= more;
    if (ofGesture !== gesture) before = plan;
    gesture = ofGesture;
    plan = next;
    return {
      edition,
      tables: next.tables.map(({ name, rows, omitted }) => ({ name, rows, omitted })),
      notices: [...next.diagnostics],
      blocks: blocksInView(next, start + FRAME_MS),
    };
  },
  async rows(table, first, count, columns) {
    const known = seen.filter((one) => one.table !== table || one.first !== first);
    seen = [{ table, first, count, columns }, ...known].slice(0, MAX_VISIBLE_BLOCKS);
    return columnTexts(current(), table, first, count, columns);
  },
  distribution: async (table, column, sample) => distributionOf(current(), table, column, sample),
  async compareWith(blueprint, table) {
    other = compile(blueprint, await loadWords(blueprint, { subjects: subjects || speaksOfSubjects(blueprint) }), { cap: true });
    return other.tables.find(({ name }) => name === table)?.rows ?? null;
  },
  summary: async (table, column, sample, against) => summaryOf(current(), against ? other : null, table, column, sample),
  row: async (table, row) => rowView(current(), table, row),
  children: async (wanted) => childRows(current(), wanted),
  childCounts: async (relation) => childCounts(current(), relation),
  lifecycle: async (table, column) => countLifecycle(current(), table, column),
  usualWeights: async (years) => usualWeights(years),
  timelineMade: async (table, column) => (await pictures()).timelineMade(current(), table, column),
  rowOf: async (table, column, value) => rowOfValue(current(), table, column, value),
  async find(table, columns, wanted, first, end, most) {
    const stop = performance.now() + FIND_MS;
    return findRows(current(), table, columns, wanted, first, end, most, () => performance.now() < stop);
  },
  matchCount: async (table, filter) => (await filtering()).countMatches(current(), table, filter),
  matchesFrom: async (table, filter, from, count, columns) => (await filtering()).matchesFrom(current(), table, filter, from, count, columns),
  async searchMatches(table, filter, first, end, most) {
    const { searchMatches } = await filtering();
    const stop = performance.now() + FIND_MS;
    return searchMatches(current(), table, filter, first, end, most, () => performance.now() < stop);
  },
  knownOrder: async (table, column) => (await ordering()).knownOrder(current(), table, column),
  async beginSort(id, table, column, rows) {
    const { RowSorter } = await ordering();
    sorting = { id, sorter: new RowSorter(current(), table, column, rows) };
  },
  async goOnSorting(id) {
    if (sorting?.id !== id) return null;
    const stop = performance.now() + FIND_MS;
    const step = sorting.sorter.step(() => performance.now() < stop);
    if (step.order) sorting = null;
    return step;
  },
  textsOfRows: async (table, rows, columns) => textsOfRows(current(), current().table(table), rows, columns),
  why: async (table, column, row) => cellRecipe(current(), table, column, row),
  samples: async (blueprint, table, column, row, offers, shown) => {
    const words = await loadWords(blueprint, { subjects });
    return samplesOf(words, blueprint, table, column, row, offers, shown);
  },
  firstThatHolds: async (blueprint, table, column, candidates) => {
    const words = await loadWords(blueprint, { subjects });
    return firstThatHolds(words, blueprint, table, column, candidates);
  },
  async tryOut(blueprint, table) {
    tried = (plan && recompile(plan, blueprint)) || compile(blueprint, await loadWords(blueprint, { subjects }), { cap: true });
    return tried.table(table).rows;
  },
  async triedRows(table, first, count, columns) {
    if (!tried) throw new Problem('conflict', 'No blueprint was tried out yet.');
    return columnTexts(tried, table, first, count, columns);
  },
  async forget() {
    plan = before = tried = other = held = sorting = null;
    gesture = 0;
    seen = [];
    await loadWords(DEFAULT_LOCALE, { subjects });
  },
  async compare() {
    const now = plan;
    if (!before || !now) return null;
    const end = performance.now() + COMPARE_MS;
    return comparePlans(before, now, seen, async () => {
      // Requests of the grid run first.
      await new Promise((resolve) => setTimeout(resolve));
      limitChildren(MAX_CHILDREN);
      return plan === now && performance.now() < end;
    });
  },
  openPair: async (pair, before, after) => (await pairing()).openPair(pair, before, after),
  pairDifference: async (pair, table) => (await pairing()).pairDifference(pair, table),
  pairRows: async (pair, table, first, count, columns) => (await pairing()).pairRows(pair, table, first, count, columns),
  async pairNext(pair, table, columns, from, isBack) {
    const { pairNext } = await pairing();
    const stop = performance.now() + FIND_MS;
    return pairNext(pair, table, columns, from, isBack, () => performance.now() < stop);
  },
};

/** Loaded with the first timeline. */
const pictures = () => import('./timeline-made.ts');

/** Loaded when rows of two revisions are first compared. */
const pairing = () => import('./compare/open-pair.ts');

/** Loaded with the first filter. */
const filtering = () => import('./filter/filter-rows.ts');

/** Loaded with the first sort. */
const ordering = () => import('./order/sort-rows.ts');

/** Blocks of the table that is looked at, the upper ones first, until the frame is nearly over; a table or column that went is left out. */
function blocksInView(plan: Plan, end: number): SeenBlock[] {
  const [latest] = seen;
  const table = plan.tables.find((one) => one.name === latest?.table);
  if (!table) return [];
  const blocks: SeenBlock[] = [];
  for (const block of seen.filter((one) => one.table === table.name).toSorted((a, b) => a.first - b.first)) {
    if (performance.now() > end) break;
    const known = block.columns.every((name) => table.omitted.includes(name) || table.columns.some((column) => column.name === name));
    if (known && block.first + block.count <= table.rows)
      blocks.push({ ...block, texts: columnTexts(plan, table.name, block.first, block.count, block.columns) });
  }
  return blocks;
}

/** The part of a frame for computing rows that were not requested yet. */
const FRAME_MS = 10;
/** Two screens of blocks of 64 rows. */
const MAX_VISIBLE_BLOCKS = 4;
/** A search delays requested rows by at most this time. */
const FIND_MS = 25;
/** A comparison that takes longer is no longer useful. */
const COMPARE_MS = 6_000;
/** About a second. A call that needs more of them for its values fails, so that the calls behind it are answered. */
const MAX_CHILDREN = 2_000_000;

function current(): Plan {
  if (!plan) throw new Problem('conflict', 'No blueprint was given to the engine yet.');
  return plan;
}

self.onmessage = async ({ data }: MessageEvent<EngineRequest>) => {
  self.postMessage(await answer(data));
};

// A message without a call: the script has loaded.
self.postMessage({ id: 0, value: null });

async function answer({ id, call, args }: EngineRequest): Promise<EngineReply> {
  try {
    limitChildren(MAX_CHILDREN);
    return { id, value: await (calls[call] as (...args: readonly unknown[]) => Promise<unknown>)(...args) };
  } catch (error) {
    return { id, fault: toFault(error) };
  }
}

function toFault(error: unknown): EngineFault {
  if (error instanceof Problem) {
    const { largest } = error.facts ?? {};
    return { type: error.type, message: error.message, errors: [...(error.errors ?? [])], ...(typeof largest === 'number' ? { largest } : {}) };
  }
  return { type: 'internal', message: error instanceof Error ? error.message : String(error), errors: [] };
}
