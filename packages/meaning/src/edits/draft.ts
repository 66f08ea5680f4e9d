import type { Generator, Reason } from '@seedbed/contract';
import type { ColumnView } from '../schema/schema-view.ts';

/** What is decided of a column: its generator, and what goes with it. */
export type Decided = {
  readonly kind: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly nullRate: number | undefined;
  readonly entity: string | undefined;
  readonly confidence: number;
  readonly because: Reason;
  /** On a state that constraints bind: the life that it would show with its stamps, if it were free. */
  readonly told?: ShownLife;
  /** On a computed time: the labels of the row's state under which it is there. */
  readonly under?: readonly string[];
};

/** A column's generator while its table is being worked out. Only `edit` changes it. */
export type Draft = Decided & {
  readonly column: ColumnView;
  /** The text before the words that the rule knew: `billing` of `billing_city`. */
  readonly rest: readonly string[];
  /** The name's words, for rules about neighbours. */
  readonly words: readonly string[];
  /** Writes its edits into a log. */
  readonly note?: (before: Draft, changes: Partial<Decided>) => void;
};

/** A lifecycle as its columns show it: the generator with the state, its labels, and the step of each timestamp. */
export type ShownLife = {
  readonly state: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  /** The labels that the column's type or a CHECK lists. */
  readonly labels: readonly string[] | undefined;
  readonly steps: ReadonlyMap<string, string>;
  /** Other labels at which a timestamp is set as well. */
  readonly also?: ReadonlyMap<string, readonly string[]>;
  /** The labels under which a computed time is there, of those timestamps that do not follow the lifecycle. */
  readonly under?: ReadonlyMap<string, readonly string[]>;
  /** The column with the time at which the lifecycle starts, if all timestamps have its type. */
  readonly created?: string | undefined;
  /** Columns with nullable references. A case cannot change them, but it may require that every row has one. */
  readonly references?: ReadonlySet<string> | undefined;
};

/** Changes what is decided of a column, and notes it: no code may do so in another way, as the types see to. */
export function edit(draft: Draft, changes: Partial<Decided>): void {
  draft.note?.(draft, changes);
  Object.assign(draft, changes);
}

/** The same for some parameters of its generator. */
export function tune(draft: Draft, parameters: Decided['parameters']): void {
  edit(draft, { parameters: { ...draft.parameters, ...parameters } });
}

/** Whether an enum, a CHECK or a comment lists the values, so that nothing else may be put in their place. */
export function isListed({ code }: Reason): boolean {
  return code === 'labels' || code === 'comment';
}

/** The generator of a draft, as another generator holds it: without parameters if it has none. */
export function generatorOf({ kind, parameters }: Pick<Decided, 'kind' | 'parameters'>): Generator {
  return { kind, ...(Object.keys(parameters).length > 0 ? { parameters } : {}) };
}
