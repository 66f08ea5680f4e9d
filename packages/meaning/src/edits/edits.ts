import { qualifiedName, type BlueprintTable, type Generator, type Reason } from '@seedbed/contract';
import type { TableView } from '../schema/schema-view.ts';
import type { Decided, Draft } from './draft.ts';

/** A step of inference that may change columns, and what it looks at: both in words, for `seedbed explain`. */
export type Step = {
  readonly name: string;
  readonly reads: string;
  /** It may leave the generator and say that the values come from elsewhere. */
  readonly changesReasons?: true;
};

/** One change of one member of what is decided of a column. The edits of a column in order are the decision about it. */
export type Edit = {
  /** Qualified. */
  readonly table: string;
  readonly column: string;
  /** `generator`: of the written blueprint, as a whole. */
  readonly field: keyof Decided | 'generator';
  /** Undefined at the first choice. */
  readonly before: unknown;
  readonly after: unknown;
  readonly by: Step;
  readonly because: Reason;
};

/** All edits of an inference, in order. */
export class Edits {
  readonly #all: Edit[] = [];
  readonly #ofTables = new Map<string, Map<string, Edit[]>>();
  #by: Step = { name: '', reads: '' };

  get all(): readonly Edit[] {
    return this.#all;
  }

  of(table: string, column: string): readonly Edit[] {
    return this.#ofTables.get(table)?.get(column) ?? [];
  }

  /** Whatever is edited from now on is edited by this step. */
  by(step: Step): void {
    this.#by = step;
  }

  /** First choices for columns of a table; what they begin with, and whatever changes it, is noted. */
  follow(table: TableView, chosen: readonly Draft[]): Draft[] {
    const note = (before: Draft, changes: Partial<Decided>): void => this.#noteChanges(table.name, before, changes);
    return chosen.map((draft) => {
      for (const field of DECIDED) this.#add(table.name, draft.column.name, field, undefined, draft[field], draft.because);
      return { ...draft, note };
    });
  }

  #noteChanges(table: string, before: Draft, changes: Partial<Decided>): void {
    for (const field of DECIDED)
      if (field in changes && !isSame(changes[field], before[field]))
        this.#add(table, before.column.name, field, before[field], changes[field], changes.because ?? before.because);
  }

  /** Generators of the written blueprint that are others than those noted, as a step left them for the reason that `code` names. */
  noteBlueprint(step: Step, tables: readonly BlueprintTable[], code: Reason['code']): void {
    this.by(step);
    for (const table of tables) {
      const name = qualifiedName(table.schema, table.name);
      for (const { name: column, generator, entity, nullRate, because = '', confidence } of table.columns) {
        const noted = this.of(name, column);
        if (!generator && noted.length === 0) continue;
        const is = { generator: generator ?? null, entity, nullRate, confidence, because: { code, words: because } };
        const was = lastOf(noted);
        if (JSON.stringify([was.generator, was.entity, was.nullRate || undefined]) === JSON.stringify([is.generator, is.entity, is.nullRate || undefined]))
          continue;
        for (const field of ['generator', 'entity', 'nullRate', 'confidence', 'because'] as const)
          if (is[field] !== was[field]) this.#add(name, column, field, was[field], is[field], is.because);
      }
    }
  }

  #add(table: string, column: string, field: Edit['field'], before: unknown, after: unknown, because: Reason): void {
    const edit = { table, column, field, before, after, by: this.#by, because };
    this.#all.push(edit);
    let columns = this.#ofTables.get(table);
    if (!columns) this.#ofTables.set(table, (columns = new Map()));
    const noted = columns.get(column);
    if (noted) noted.push(edit);
    else columns.set(column, [edit]);
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other));
}

const DECIDED = ['kind', 'parameters', 'nullRate', 'entity', 'confidence', 'because', 'told'] as const satisfies readonly (keyof Decided)[];

/** What edits of a column leave of it. */
export type Left = {
  readonly generator: Generator | null;
  readonly entity: string | undefined;
  readonly nullRate: number | undefined;
  readonly confidence: number | undefined;
  readonly because: Reason | undefined;
};

export const NOTHING: Left = { generator: null, entity: undefined, nullRate: undefined, confidence: undefined, because: undefined };

export function lastOf(edits: readonly Edit[]): Left {
  return edits.reduce(leftBy, NOTHING);
}

/** What is decided after one more edit. */
export function leftBy(left: Left, { field, after }: Edit): Left {
  if (field === 'kind') return { ...left, generator: { ...left.generator, kind: after as string } };
  if (field !== 'parameters') return { ...left, [field]: after };
  const kind = left.generator?.kind ?? '';
  return { ...left, generator: Object.keys(after as object).length > 0 ? { kind, parameters: after as Record<string, unknown> } : { kind } };
}
