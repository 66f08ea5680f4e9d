import type { Json } from '../../../core/index.ts';
import type { PageFact } from '../mapping/part.ts';
import { fits } from '../shape/fits.ts';
import type { Shape } from '../shape/shape.ts';
import type { RowObject } from './body-of.ts';
import { tokenOf, type Slice } from './slice.ts';

/** Rows of a list, and their position in it. */
export type Page = {
  readonly rows: readonly RowObject[];
  /** Each row's name. */
  readonly names: readonly string[];
  readonly slice: Slice;
  readonly total: number | null;
  readonly hasMore: boolean;
  /** The address of another page. */
  address(offset: number): string;
};

/** A page's fact for an envelope; undefined if there is none, or if the schema does not allow it. */
export function factValue(fact: PageFact, shape: Shape, page: Page | null): Json | undefined {
  const value = page === null ? undefined : valueOf(fact, page);
  return value === undefined || !fits(shape, value) ? undefined : value;
}

function valueOf(fact: PageFact, { rows, slice, total, hasMore, address }: Page): Json | undefined {
  const { offset, limit, firstPage } = slice;
  const at = Math.floor(offset / limit);
  switch (fact) {
    case 'total':
      return total ?? undefined;
    case 'count':
      return slice.countIsTotal ? (total ?? rows.length) : rows.length;
    case 'page':
      return at + firstPage;
    case 'pages':
      return total === null ? undefined : Math.max(1, Math.ceil(total / limit));
    case 'limit':
      return limit;
    case 'offset':
      return offset;
    case 'hasMore':
      return hasMore;
    case 'hasPrevious':
      return offset > 0;
    case 'nextPage':
      return hasMore ? at + firstPage + 1 : undefined;
    case 'previousPage':
      return at > 0 ? at + firstPage - 1 : undefined;
    case 'token':
      return hasMore ? tokenOf(offset + limit) : undefined;
    case 'nextUrl':
      return hasMore ? address(offset + limit) : undefined;
    case 'previousUrl':
      return offset > 0 ? address(Math.max(0, offset - limit)) : undefined;
    default:
      return address(offset);
  }
}
