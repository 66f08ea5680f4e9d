import type { MockColumn, MockTable, Through, Way } from '../../../core/index.ts';
import type { Json } from '../../../core/index.ts';
import type { Shape } from '../shape/shape.ts';

/** Facts about a page, besides its rows. */
export type PageFact =
  | 'total'
  | 'count'
  | 'page'
  | 'pages'
  | 'limit'
  | 'offset'
  | 'hasMore'
  | 'hasPrevious'
  | 'nextPage'
  | 'previousPage'
  | 'token'
  | 'nextUrl'
  | 'previousUrl'
  | 'url';

/** The source of a value in an answer. */
export type Part =
  | { readonly kind: 'column'; readonly shape: Shape; readonly column: MockColumn }
  /** Members of the same row. */
  | { readonly kind: 'object'; readonly shape: Shape; readonly table: MockTable | null; readonly members: readonly Member[] }
  | { readonly kind: 'parent'; readonly shape: Shape; readonly alias: string; readonly way: Way; readonly part: Part }
  | { readonly kind: 'children'; readonly shape: Shape; readonly alias: string; readonly way: Way | Through; readonly part: Part }
  /** Only from the schema. */
  | { readonly kind: 'made'; readonly shape: Shape }
  | { readonly kind: 'constant'; readonly shape: Shape; readonly value: Json }
  /** The rows of a list. */
  | { readonly kind: 'rows'; readonly shape: Shape; readonly part: Part }
  | { readonly kind: 'page'; readonly shape: Shape; readonly fact: PageFact };

export type Member = { readonly name: string; readonly required: boolean; readonly part: Part };
