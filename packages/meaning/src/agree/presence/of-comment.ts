import type { Draft } from '../../edits/draft.ts';
import { pieces } from '../../read/names/tokens.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { labelsAllowed } from '../copies/labels-of-state.ts';
import { isOneOf } from '../copies/only-when.ts';
import { labelsTold, tellsOnly } from './labels-told.ts';
import { isFreeToBeEmpty, mayBeEmpty } from './may-be-empty.ts';
import { isOwn, rateWithin } from './of-kind.ts';
import { readsColumn } from './of-flag.ts';
import type { At, Holds } from './ways.ts';

/** What the column's comment says it is for: `video only`, `when sold, let or withdrawn`. */
export function ofComment(draft: Draft, _: string, { table, context, drafts }: At): Holds | undefined {
  const { comment } = draft.column.column;
  if (comment === undefined || !mayBeLeftOut(draft) || !isFreeToBeEmpty(draft, table, context)) return undefined;
  const flags = drafts.filter(
    (each) => each !== draft && each.column.type.base === 'bool' && isPlainName(each.column.name) && !readsColumn(each, draft, drafts),
  );
  const [flag, other] = flags.filter(({ column, words }) => tellsOnly(comment, [...pieces(column.name), ...words]));
  if (flag && !other) return { condition: flag.column.name, changes: { entity: undefined, nullRate: rateToldOf(draft) }, isAlways: true };
  for (const kind of drafts) {
    if (kind === draft || kind.column.type.kind === 'array' || !isPlainName(kind.column.name) || readsColumn(kind, draft, drafts)) continue;
    const told = labelsTold(comment, labelsAllowed(kind, table, context));
    if (told.length > 0) return { condition: isOneOf(kind, told), changes: { entity: undefined, nullRate: rateToldOf(draft) }, isAlways: true };
  }
  return undefined;
}

/** What is mostly missing is so because what the comment says seldom holds. */
function rateToldOf(draft: Draft): number | undefined {
  return (draft.nullRate ?? 0) < MOSTLY ? rateWithin(draft) : undefined;
}
const MOSTLY = 0.5;

/** What a comment says goes for flags as well, and for what belongs to a thing. */
function mayBeLeftOut(draft: Draft): boolean {
  const { column, entity, parameters, kind } = draft;
  const isApart =
    mayBeEmpty(draft) && column.type.kind === 'base' && !kind.startsWith('life.') && parameters.after === undefined && parameters.start === undefined;
  return isOwn(draft) || (isApart && (column.type.base === 'bool' || (entity !== undefined && isOwn({ ...draft, entity: undefined }))));
}
