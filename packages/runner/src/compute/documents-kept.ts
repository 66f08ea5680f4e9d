import { Problem, type Blueprint } from '@seedbed/contract';
import type { Plan } from '@seedbed/engine';
import { compileBlueprint } from '@seedbed/engine/compile-blueprint';
import { parseBlueprint, withRows, type BlueprintChanges } from '../documents/blueprint/blueprint-document.ts';
import { KEPT_BYTES, KEPT_CHARACTERS, KEPT_DOCUMENTS } from './limits.ts';

/** Row counts, seed and other options requested together with a blueprint. */
export type Changes = Pick<BlueprintChanges, 'rows' | 'seed' | 'locale' | 'referenceDate' | 'slide'>;

/** Thrown for a document that the caller must send first. */
export class Wanted extends Error {
  readonly key: string;

  constructor(key: string) {
    super(`wanted: ${key}`);
    this.key = key;
  }
}

/** The documents of one thread, parsed and compiled on first use; drops the least recently used ones. */
export type DocumentsKept = {
  put(key: string, json: string): void;
  blueprint(key: string, changes?: Changes): Blueprint;
  /** Synchronous if it is compiled already. */
  plan(key: string, changes?: Changes): Plan | Promise<Plan>;
};

type Kept = { readonly json: string; blueprint?: Blueprint; readonly plans: Map<string, Plan> };

/** Number of plans per document, with different counts. */
const PLANS = 3;

/** @param bytesOfBuffers what the thread's buffers hold now */
export function documentsKept(bytesOfBuffers: () => number = () => process.memoryUsage().arrayBuffers): DocumentsKept {
  const kept = new Map<string, Kept>();

  function find(key: string): Kept {
    const found = kept.get(key);
    if (!found) throw new Wanted(key);
    kept.delete(key);
    kept.set(key, found);
    return found;
  }

  function blueprint(key: string, changes?: Changes): Blueprint {
    const found = find(key);
    found.blueprint ??= parseBlueprint(read(found.json));
    return changes ? withRows(found.blueprint, changes) : found.blueprint;
  }

  return {
    put(key, json) {
      if (kept.has(key)) return;
      kept.set(key, { json, plans: new Map() });
      let characters = [...kept.values()].reduce((sum, each) => sum + each.json.length, 0);
      let buffers = bytesOfBuffers();
      for (const [oldest, each] of kept) {
        if (kept.size === 1 || (characters <= KEPT_CHARACTERS && kept.size <= KEPT_DOCUMENTS && buffers <= KEPT_BYTES)) break;
        // Its buffers are freed by a later collection: until then it counts as one of equals.
        buffers -= buffers / kept.size;
        kept.delete(oldest);
        characters -= each.json.length;
      }
    },
    blueprint,
    plan(key, changes) {
      const { plans } = find(key);
      const name = changes ? JSON.stringify(changes) : '';
      const known = plans.get(name);
      if (known) return known;
      return compileBlueprint(blueprint(key, changes)).then((plan) => {
        plans.set(name, plan);
        if (plans.size > PLANS) plans.delete(plans.keys().next().value!);
        return plan;
      });
    },
  };
}

function read(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new Problem('internal', 'A stored blueprint cannot be read.', { cause: error });
  }
}
