/// <reference lib="webworker" />
import { Problem } from '@seedbed/contract';
import { cellRecipe, compile, recompile, rowOfValue, type Plan } from '@seedbed/engine';
import { loadWords, speaksOfSubjects } from '@seedbed/engine/words';
import { comparePlans, type Seen } from './compare-plans.ts';
import { findRows } from './find-rows.ts';
import { distributionOf } from './distribution-of.ts';
import { firstThatHolds } from './first-that-holds.ts';
import type { Compiled, EngineCalls, EngineFault, EngineReply, EngineRequest } from './protocol.ts';
import { samplesOf } from './samples-of.ts';
import { columnTexts, rowView } from './row-views.ts';

/** Holds the compiled plan. One message in, one out; calls are answered in turn. */
declare const self: DedicatedWorkerGlobalScope;

let plan: Plan | null = null;
/** As it was before the gesture that `plan` belongs to. */
let before: Plan | null = null;
let gesture = 0;
/** Blocks that were asked for last: what is in view. */
let seen: readonly Seen[] = [];
/** Texts by subject were loaded for the plan. */
let subjects = false;

const calls: { readonly [K in keyof EngineCalls]: (...args: Parameters<EngineCalls[K]>) => Promise<Awaited<ReturnType<EngineCalls[K]>>> } = {
  async compile(edition, blueprint, ofGesture): Promise<Compiled> {
    const start = performance.now();
    const more = !subjects && speaksOfSubjects(blueprint);
    const words = await loadWords(blueprint.locale, { subjects: subjects || more });
    const next = (!more && plan && recompile(plan, blueprint)) || compile(blueprint, words);
    subjects ||= more;
    if (ofGesture !== gesture) before = plan;
    gesture = ofGesture;
    plan = next;
    return {
      edition,
      tables: next.tables.map(({ name, rows, omitted }) => ({ name, rows, omitted })),
      notices: [...next.diagnostics],
      milliseconds: performance.now() - start,
    };
  },
  async rows(table, first, count, columns) {
    const known = seen.filter((one) => one.table !== table || one.first !== first);
    seen = [{ table, first, count }, ...known].slice(0, MOST_SEEN);
    return columnTexts(current(), table, first, count, columns);
  },
  distribution: async (table, column, sample) => distributionOf(current(), table, column, sample),
  row: async (table, row) => rowView(current(), table, row),
  rowOf: async (table, column, value) => rowOfValue(current(), table, column, value),
  async find(table, columns, wanted, first, end, most) {
    const stop = performance.now() + FIND_MS;
    return findRows(current(), table, columns, wanted, first, end, most, () => performance.now() < stop);
  },
  why: async (table, column, row) => cellRecipe(current(), table, column, row),
  samples: async (blueprint, table, column, row, offers) => {
    const words = await loadWords(blueprint.locale, { subjects });
    return samplesOf(words, blueprint, table, column, row, offers);
  },
  firstThatHolds: async (blueprint, table, column, candidates) => {
    const words = await loadWords(blueprint.locale, { subjects });
    return firstThatHolds(words, blueprint, table, column, candidates);
  },
  async compare() {
    const now = plan;
    if (!before || !now) return null;
    const end = performance.now() + COMPARE_MS;
    return comparePlans(before, now, seen, async () => {
      // Whatever the grid asks for comes first.
      await new Promise((resolve) => setTimeout(resolve));
      return plan === now && performance.now() < end;
    });
  },
};

/** Two screens of blocks of 64 rows. */
const MOST_SEEN = 4;
/** A search holds up rows that are scrolled to no longer than this. */
const FIND_MS = 25;
/** What is said of an edit later than this is read by nobody. */
const COMPARE_MS = 6_000;

function current(): Plan {
  if (!plan) throw new Problem('conflict', 'No blueprint was given to the engine yet.');
  return plan;
}

self.onmessage = async ({ data }: MessageEvent<EngineRequest>) => {
  self.postMessage(await answer(data));
};

async function answer({ id, call, args }: EngineRequest): Promise<EngineReply> {
  try {
    return { id, value: await (calls[call] as (...args: readonly unknown[]) => Promise<unknown>)(...args) };
  } catch (error) {
    return { id, fault: toFault(error) };
  }
}

function toFault(error: unknown): EngineFault {
  if (error instanceof Problem) return { type: error.type, message: error.message, errors: [...(error.errors ?? [])] };
  return { type: 'internal', message: error instanceof Error ? error.message : String(error), errors: [] };
}
