/// <reference lib="webworker" />
import { Problem } from '@seedbed/contract';
import { compile, recompile, type Plan } from '@seedbed/engine';
import { loadWords, speaksOfSubjects } from '@seedbed/engine/words';
import { comparePlans } from './compare-plans.ts';
import { distributionOf } from './distribution-of.ts';
import type { Compiled, EngineCalls, EngineFault, EngineReply, EngineRequest } from './protocol.ts';
import { columnTexts, rowView } from './row-views.ts';

/** Holds the compiled plan. One message in, one out; calls are answered in turn. */
declare const self: DedicatedWorkerGlobalScope;

let plan: Plan | null = null;
let before: Plan | null = null;
/** Texts by subject were loaded for the plan. */
let subjects = false;

const calls: { readonly [K in keyof EngineCalls]: (...args: Parameters<EngineCalls[K]>) => Promise<Awaited<ReturnType<EngineCalls[K]>>> } = {
  async compile(edition, blueprint): Promise<Compiled> {
    const start = performance.now();
    const more = !subjects && speaksOfSubjects(blueprint);
    const words = await loadWords(blueprint.locale, { subjects: subjects || more });
    const next = (!more && plan && recompile(plan, blueprint)) || compile(blueprint, words);
    subjects ||= more;
    before = plan;
    plan = next;
    return {
      edition,
      tables: next.tables.map(({ name, rows, omitted }) => ({ name, rows, omitted })),
      notices: [...next.diagnostics],
      milliseconds: performance.now() - start,
    };
  },
  rows: async (table, first, count, columns) => columnTexts(current(), table, first, count, columns),
  distribution: async (table, column, sample) => distributionOf(current(), table, column, sample),
  row: async (table, row) => rowView(current(), table, row),
  compare: async (first) => before && comparePlans(before, current(), first),
};

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
