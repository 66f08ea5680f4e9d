import type { Rows } from '../../columns/column.ts';
import type { Ranks, Spread } from '../../relations/spread.ts';
import type { RelationDraft } from '../draft.ts';
import type { Children, RelationPlan } from '../plan.ts';

/** Holds the spread once it is built; compilation may discard it again. */
type Holder = { readonly spread: Spread | null };

/**
 * The plan's view of a relation, which frames use to read it. Builds the spread on first use, because most plans are
 * read at only a few tables.
 */
export function relationPlan(draft: RelationDraft, holder: Holder, build: () => Spread): RelationPlan {
  return new SpreadRelation(draft, holder, build);
}

/** A class, so that all relations share their methods' code without closures: see `random/draws-of.ts`. */
class SpreadRelation implements RelationPlan {
  readonly name: string;
  readonly index: number;
  readonly child: string;
  readonly parent: string;
  readonly columns: readonly string[];
  readonly parentColumns: readonly string[];
  readonly owner: boolean;
  readonly #draft: RelationDraft;
  readonly #holder: Holder;
  readonly #build: () => Spread;

  constructor(draft: RelationDraft, holder: Holder, build: () => Spread) {
    this.name = draft.name;
    this.index = draft.index;
    this.child = draft.child.name;
    this.parent = draft.parent.name;
    this.columns = draft.columns.map((column) => column.name);
    this.parentColumns = draft.parentColumns.map((column) => column.name);
    this.owner = draft.spec.owner === true;
    this.#draft = draft;
    this.#holder = holder;
    this.#build = build;
  }

  get optional(): boolean {
    return this.#draft.nullable || this.#draft.parent.rows === 0;
  }

  get keeps(): { readonly children: boolean; readonly parents: boolean } {
    return this.#spread().keeps ?? { children: false, parents: false };
  }

  parentOf(child: number): number {
    return this.#spread().parentOf(child);
  }

  ordinalOf(child: number): number {
    return this.#spread().ordinalOf(child);
  }

  childrenOf(parent: number): Children {
    const spread = this.#spread();
    return { count: spread.countOf(parent), first: spread.firstOf?.(parent) ?? null, at: (ordinal) => spread.childAt(parent, ordinal) };
  }

  fillStarts(parents: Rows, starts: Float64Array): boolean {
    const spread = this.#spread();
    if (!spread.fillStarts || parents.at) return false;
    spread.fillStarts(parents.first, parents.count, starts);
    return true;
  }

  fill(rows: Rows, parents: Float64Array): void {
    const spread = this.#spread();
    if (spread.fill) spread.fill(rows, parents);
    else if (rows.at) for (let i = 0; i < rows.count; i++) parents[i] = spread.parentOf(rows.at[i]!);
    else for (let i = 0; i < rows.count; i++) parents[i] = spread.parentOf(rows.first + i);
  }

  ranks(): Ranks | null {
    return this.#spread().ranks ?? null;
  }

  #spread(): Spread {
    return this.#holder.spread ?? this.#build();
  }
}
