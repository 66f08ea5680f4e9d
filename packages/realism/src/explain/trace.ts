import { qualifiedName, type BlueprintTable, type DecisionStep, type Generator, type Reason } from '@seedbed/contract';
import type { Draft } from '../columns/draft.ts';
import type { SeesCandidates, TableLink } from '../link/link-schema.ts';
import type { TableView } from '../schema/schema-view.ts';

/** A step that may change a column, and its inputs, in words for `seedbed explain`. */
export type Seen = { readonly name: string; readonly reads: string };

/** The recorded state of a column. */
type State = { readonly generator: Generator | null; readonly entity?: string; readonly nullRate?: number };

/**
 * Follows one column through inference. Records its changes after every pass, in order, without changing anything, so that a blueprint is
 * the same with and without it.
 */
export class Trace {
  /** Qualified. */
  readonly table: string;
  readonly column: string;
  readonly steps: DecisionStep[] = [];
  /** The possible concepts of the table, the likeliest first. */
  concepts: readonly TableLink[] = [];
  #last = '';

  constructor(table: string, column: string) {
    this.table = table;
    this.column = column;
  }

  readonly seesConcepts: SeesCandidates = (table, candidates) => {
    if (table === this.table) this.concepts = candidates;
  };

  /** The drafts of a table, after a pass. */
  sees(pass: Seen, { name }: TableView, drafts: readonly Draft[]): void {
    const draft = name === this.table ? drafts.find((each) => each.column.name === this.column) : undefined;
    if (draft) this.#note(pass, stateOf(draft), draft.because, draft.confidence);
  }

  /** The same if a pass keeps the draft and reports another source of the column's values. */
  seesReason(pass: Seen, { name }: TableView, drafts: readonly Draft[]): void {
    const draft = name === this.table ? drafts.find((each) => each.column.name === this.column) : undefined;
    const last = this.steps.at(-1);
    if (!draft || (last?.because?.words ?? '') === draft.because.words) return;
    this.#last = '';
    this.#note(pass, stateOf(draft), draft.because, draft.confidence);
  }

  /** The drafts of all tables, after a pass over them. */
  seesTables(pass: Seen, drafts: ReadonlyMap<TableView, readonly Draft[]>): void {
    for (const [view, each] of drafts) this.sees(pass, view, each);
  }

  /** The tables of the blueprint, after a step that changed them for the reason that `code` says. */
  seesBlueprint(pass: Seen, tables: readonly BlueprintTable[], code: Reason['code']): void {
    const table = tables.find((each) => qualifiedName(each.schema, each.name) === this.table);
    const column = table?.columns.find((each) => each.name === this.column);
    if (!column) return;
    const { generator = null, entity, nullRate, because = '', confidence } = column;
    this.#note(pass, { generator, ...(entity ? { entity } : {}), ...(nullRate ? { nullRate } : {}) }, { code, words: because }, confidence);
  }

  #note({ name, reads }: Seen, state: State, because: Reason, probability: number | undefined): void {
    const text = JSON.stringify(state);
    // A column without a generator has nothing to explain.
    if (text === this.#last || (state.generator === null && this.steps.length === 0)) return;
    this.#last = text;
    this.steps.push({ pass: name, reads, ...(JSON.parse(text) as State), because, ...(probability === undefined ? {} : { probability }) });
  }
}

function stateOf({ kind, parameters, entity, nullRate }: Draft): State {
  const generator = { kind, ...(Object.keys(parameters).length > 0 ? { parameters } : {}) };
  return { generator, ...(entity ? { entity } : {}), ...(nullRate ? { nullRate } : {}) };
}
