import { Problem, type Blueprint, type Catalog, type Diagnostic } from '@seedbed/contract';
import type { Runner } from '@seedbed/runner';
import { MCP_LIMITS } from './limits.ts';
import type { TargetChoice } from './target-of.ts';

/** A blueprint that the agent works on, with what it came from. */
export type Held = {
  readonly blueprint: Blueprint;
  readonly diagnostics: readonly Diagnostic[];
  /** Absent where it came as a blueprint or from a database. */
  readonly ddl?: string;
  readonly catalog?: Catalog;
};

export type Session = {
  readonly runner: Runner;
  /** Files are read in it and below. */
  readonly folder: string;
  readonly target: TargetChoice;
  /** Keeps it under a new name, which is the answer. */
  keep(held: Held): string;
  /** By name, or the last one used. Throws Problem `not-found`. */
  find(name: string | undefined): { readonly name: string; readonly held: Held };
  replace(name: string, held: Held): void;
};

/** What one client has asked for, kept for as long as it stays. */
export function openSession(given: Pick<Session, 'runner' | 'folder' | 'target'>): Session {
  // In the order of their use.
  const kept = new Map<string, Held>();
  let made = 0;
  const put = (name: string, held: Held): void => {
    kept.delete(name);
    kept.set(name, held);
    if (kept.size > MCP_LIMITS.blueprints) kept.delete(kept.keys().next().value!);
  };
  return {
    ...given,
    keep(held) {
      const name = `b${++made}`;
      put(name, held);
      return name;
    },
    find(asked) {
      const name = asked ?? [...kept.keys()].at(-1);
      const held = name === undefined ? undefined : kept.get(name);
      if (name === undefined || !held) throw unknown(asked, [...kept.keys()]);
      put(name, held);
      return { name, held };
    },
    replace: put,
  };
}

function unknown(asked: string | undefined, known: readonly string[]): Problem {
  const what = asked === undefined ? 'This session has no blueprint yet' : `This session has no blueprint ${asked}`;
  return new Problem('not-found', `${what}${known.length > 0 ? `; it has ${known.join(', ')}` : ''}. \`infer\` makes one.`, {
    errors: [{ pointer: '/blueprint', message: 'expected a name that infer gave' }],
  });
}
