import type { MockColumn, MockRelation, MockTable } from '../../../core/index.ts';
import type { Operation } from '../spec/operations.ts';
import type { Shape } from '../shape/shape.ts';
import type { Part } from './part.ts';

export type Verb = 'list' | 'one' | 'create' | 'change' | 'remove' | 'made';

/** How a path parameter restricts the rows. */
export type Bound =
  | { readonly kind: 'own'; readonly parameter: string; readonly column: MockColumn; /** As shown by the property. */ readonly shape: Shape | undefined }
  /** The row belongs to a row of another table. */
  | { readonly kind: 'child'; readonly parameter: string; readonly relation: MockRelation; readonly column: MockColumn }
  /** The path names the parent of the row. */
  | { readonly kind: 'parent'; readonly parameter: string; readonly relation: MockRelation; readonly column: MockColumn };

/** An operation with its mapping. */
export type Laid = {
  readonly operation: Operation;
  readonly verb: Verb;
  /** Null if the answer comes from the schema alone. */
  readonly table: MockTable | null;
  readonly bounds: readonly Bound[];
  readonly status: number;
  readonly mediaType: string;
  /** Null for an answer without a body. */
  readonly body: Part | null;
  /** The part of one row, without an envelope; null if the answer shows none. */
  readonly row: Part | null;
  /** The part of a row in the request's body, and its path there. */
  readonly taken: { readonly part: Part; readonly path: readonly string[]; readonly shape: Shape } | null;
  /** Whether the document's words promise an effect that the mock does not have: such as `POST /orders/{id}/cancel`. */
  readonly isEffectless: boolean;
};

export type NotLaid = { readonly operation: Operation; readonly reason: string };

export function isLaid(each: Laid | NotLaid): each is Laid {
  return 'verb' in each;
}
