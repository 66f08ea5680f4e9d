import { qualifiedName, type BlueprintColumn, type BlueprintTable, type DecisionStep, type Generator, type Reason } from '@seedbed/contract';
import type { Draft } from '../columns/draft.ts';
import type { OnCandidates, TableLink } from '../link/link-schema.ts';
import type { TableView } from '../schema/schema-view.ts';

/** A step that may change a column, and its inputs, in words for `seedbed explain`. */
export type Seen = { readonly name: string; readonly reads: string };

/** The recorded state of a column. */
type State = { readonly generator: Generator | null; readonly entity?: string; readonly nullRate?: number };

/** What happened to one column: its state after each pass that changed it. */
export type Trace = {
  /** Qualified. */
  readonly table: string;
  readonly column: string;
  readonly steps: readonly DecisionStep[];
  /** The possible concepts of the table, the likeliest first. */
  readonly concepts: readonly TableLink[];
};

type Followed = { readonly steps: DecisionStep[]; last: string };

const NEVER: Followed = { steps: [], last: '' };

/**
 * Follows columns through inference: all, or the one that is requested. Records their changes after every pass, in
 * order, without changing anything, so that a blueprint is the same with and without it.
 */
export class Traces {
  readonly #only: { readonly table: string; readonly column: string } | undefined;
  readonly #followed = new Map<string, Map<string, Followed>>();
  readonly #concepts = new Map<string, readonly TableLink[]>();

  constructor(only?: { readonly table: string; readonly column: string }) {
    this.#only = only;
  }

  /** The trace of a column so far. */
  of(table: string, column: string): Trace {
    const { steps } = this.#followed.get(table)?.get(column) ?? NEVER;
    return { table, column, steps, concepts: this.#concepts.get(table) ?? [] };
  }

  readonly seesConcepts: OnCandidates = (table, candidates) => {
    if (this.#looksAt(table)) this.#concepts.set(table, candidates);
  };

  /** The drafts of a table, after a pass. */
  sees(pass: Seen, { name }: TableView, drafts: readonly Draft[]): void {
    if (!this.#looksAt(name)) return;
    for (const draft of drafts) {
      const followed = this.#follow(name, draft.column.name);
      if (followed) note(followed, pass, stateOf(draft), draft.because, draft.confidence);
    }
  }

  /** The same if a pass keeps the draft and reports another source of the column's values. */
  seesReason(pass: Seen, { name }: TableView, drafts: readonly Draft[]): void {
    if (!this.#looksAt(name)) return;
    for (const draft of drafts) {
      const followed = this.#follow(name, draft.column.name);
      if (!followed || (followed.steps.at(-1)?.because?.words ?? '') === draft.because.words) continue;
      followed.last = '';
      note(followed, pass, stateOf(draft), draft.because, draft.confidence);
    }
  }

  /** The drafts of tables, after a pass over them. */
  seesTables(pass: Seen, drafts: ReadonlyMap<TableView, readonly Draft[]>): void {
    for (const [view, each] of drafts) this.sees(pass, view, each);
  }

  /** The tables of the blueprint, after a step that changed them for the reason that `code` says. */
  recordBlueprint(pass: Seen, tables: readonly BlueprintTable[], code: Reason['code']): void {
    for (const table of tables) {
      const name = qualifiedName(table.schema, table.name);
      if (this.#looksAt(name)) for (const column of table.columns) this.#seesColumn(pass, name, column, code);
    }
  }

  #seesColumn(pass: Seen, table: string, column: BlueprintColumn, code: Reason['code']): void {
    const { generator = null, entity, nullRate, because = '', confidence } = column;
    // A column without a generator has nothing to explain.
    if (generator === null && !this.#followed.get(table)?.has(column.name)) return;
    const followed = this.#follow(table, column.name);
    const state = { generator, ...(entity ? { entity } : {}), ...(nullRate ? { nullRate } : {}) };
    if (followed) note(followed, pass, state, { code, words: because }, confidence);
  }

  #looksAt(table: string): boolean {
    return this.#only === undefined || this.#only.table === table;
  }

  #follow(table: string, column: string): Followed | undefined {
    if (this.#only !== undefined && this.#only.column !== column) return undefined;
    let columns = this.#followed.get(table);
    if (!columns) this.#followed.set(table, (columns = new Map()));
    let followed = columns.get(column);
    if (!followed) columns.set(column, (followed = { steps: [], last: '' }));
    return followed;
  }
}

function note(followed: Followed, { name, reads }: Seen, state: State, because: Reason, probability: number | undefined): void {
  const text = JSON.stringify(state);
  if (text === followed.last || (state.generator === null && followed.steps.length === 0)) return;
  followed.last = text;
  followed.steps.push({ pass: name, reads, ...(JSON.parse(text) as State), because, ...(probability === undefined ? {} : { probability }) });
}

function stateOf({ kind, parameters, entity, nullRate }: Draft): State {
  const generator = { kind, ...(Object.keys(parameters).length > 0 ? { parameters } : {}) };
  return { generator, ...(entity ? { entity } : {}), ...(nullRate ? { nullRate } : {}) };
}
