import type { Blueprint, Catalog, Diagnostic, KnowledgeOutcome, Shape } from '@seedbed/contract';
import type { InferOptions } from '../infer/infer.ts';
import type { Runner } from '../operations/runner.ts';
import type { Source } from '../source/source-of.ts';
import type { TargetPolicy } from '../source/servers/target.ts';
import { openNamed } from './named.ts';
import type { TargetChoice } from './target-of.ts';

/** A blueprint that the agent works on, with its source. */
export type Held = {
  readonly blueprint: Blueprint;
  readonly diagnostics: readonly Diagnostic[];
  /** Absent if it came as a blueprint or from a database. */
  readonly ddl?: string;
  /** How a folder was recognised. */
  readonly read?: string;
  readonly catalog?: Catalog;
  /** The shape that it was given last. */
  readonly shape?: Shape;
  /** Before its last changes, newest first. */
  readonly earlier?: readonly Blueprint[];
  /** The latest answer that was tried or kept since any other change. */
  readonly answered?: HeldAnswer;
  /** Relations stated by kept answers. */
  readonly stated?: readonly Stated[];
};

/** For `keep`, `review`, and a correcting answer. `before` is the blueprint without it. */
export type HeldAnswer = {
  readonly knowledge: unknown;
  readonly before: Blueprint;
  readonly isKept: boolean;
  /** The blueprint with it, and the relations that it states: what the agent looks at until it is kept. */
  readonly tried: Pick<Held, 'blueprint' | 'stated'>;
};

export type Stated = Pick<KnowledgeOutcome['relations'][number], 'table' | 'relation' | 'condition'>;

/** The config file's settings, for an `infer` without a schema and for omitted options. */
export type Project = {
  readonly schema: (() => Promise<Source>) | undefined;
  readonly choices: Pick<InferOptions, 'rows' | 'seed' | 'locale' | 'referenceDate'>;
};

export type Session = {
  readonly runner: Runner;
  /** Only files in or below it may be read; without it none. */
  readonly folder: string | undefined;
  readonly target: TargetChoice;
  /** Addresses that may be reached; without it any. */
  readonly policy?: TargetPolicy | undefined;
  readonly project?: Project;
  /** Stores it under a new name and returns the name. */
  keep(held: Held): string;
  /** By name, or the last one used. Throws Problem `not-found`. */
  find(name: string | undefined): { readonly name: string; readonly held: Held };
  replace(name: string, held: Held): void;
};

/** A client's session in this process. */
export function openSession(given: Pick<Session, 'runner' | 'folder' | 'target' | 'project'>): Session {
  const named = openNamed<Held>();
  return {
    ...given,
    keep(held) {
      const name = named.nextName();
      named.put(name, held);
      return name;
    },
    find: named.find,
    replace: named.put,
  };
}
