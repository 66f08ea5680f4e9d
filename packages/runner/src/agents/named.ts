import { Problem } from '@seedbed/contract';
import { MCP_LIMITS } from './limits.ts';

/** The results that one client requested, by names (b1, b2, …), during its session. */
export type Named<T> = {
  /** The name for the next one. */
  nextName(): string;
  /** Stores it under a name, new or existing. */
  put(name: string, held: T): void;
  /** By name, or the last one used. Throws Problem `not-found`. */
  find(name: string | undefined): { readonly name: string; readonly held: T };
};

/** Above `MCP_LIMITS`, drops the least recently used one; `sizeOf` counts characters. */
export function openNamed<T>(sizeOf: (held: T) => number = () => 0): Named<T> {
  // In the order of their use.
  const kept = new Map<string, T>();
  let made = 0;
  return {
    nextName: () => `b${made + 1}`,
    put(name, held) {
      if (name === `b${made + 1}`) made++;
      kept.delete(name);
      kept.set(name, held);
      let characters = [...kept.values()].reduce((sum, each) => sum + sizeOf(each), 0);
      for (const [oldest, each] of kept) {
        if (kept.size === 1 || (kept.size <= MCP_LIMITS.blueprints && characters <= MCP_LIMITS.characters)) break;
        kept.delete(oldest);
        characters -= sizeOf(each);
      }
    },
    find(wantedName) {
      const name = wantedName ?? [...kept.keys()].at(-1);
      const held = name === undefined ? undefined : kept.get(name);
      if (name === undefined || held === undefined) throw unknown(wantedName, [...kept.keys()]);
      kept.delete(name);
      kept.set(name, held);
      return { name, held };
    },
  };
}

function unknown(requested: string | undefined, known: readonly string[]): Problem {
  const what = requested === undefined ? 'This session has no blueprint yet' : `This session has no blueprint ${requested}`;
  return new Problem('not-found', `${what}${known.length > 0 ? `; it has ${known.join(', ')}` : ''}. \`infer\` makes one.`, {
    errors: [{ pointer: '/blueprint', message: 'expected a name that infer gave' }],
  });
}
