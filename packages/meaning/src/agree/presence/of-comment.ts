import type { Draft } from '../../edits/draft.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { isFree, withoutDomains } from '../context.ts';
import { labelsAllowed } from '../copies/labels-of-state.ts';
import { isOneOf } from '../copies/only-when.ts';
import { labelsTold } from './labels-told.ts';
import { isOwn, rateWithin } from './of-kind.ts';
import { readsColumn } from './of-flag.ts';
import type { At, Holds } from './ways.ts';

/** What the column's comment says it is for: `video only`, `when sold, let or withdrawn`. */
export function ofComment(draft: Draft, _: string, { table, context, drafts }: At): Holds | undefined {
  const { comment } = draft.column.column;
  if (comment === undefined || !isOwn(draft) || !isFree(draft.column, table, withoutDomains(context, table))) return undefined;
  for (const kind of drafts) {
    if (kind === draft || kind.column.type.kind === 'array' || !isPlainName(kind.column.name) || readsColumn(kind, draft, drafts)) continue;
    const told = labelsTold(comment, labelsAllowed(kind, table, context));
    if (told.length > 0) return { condition: isOneOf(kind, told), changes: { entity: undefined, nullRate: rateWithin(draft) }, isAlways: true };
  }
  return undefined;
}
