import { ownMember, type Domain } from '@seedbed/contract';
import { edit, type Draft } from '../../edits/draft.ts';

/** Marks out of a hundred, mostly multiples of five and ten, good ones more often. */
const MARKS_OUT_OF_HUNDRED = [80, 100, 60, 90, 70, 40, 50, 20, 85, 95];
const WEIGHTS = [22, 18, 16, 12, 10, 7, 5, 4, 3, 3];

/** A rating uses the scale of its CHECK: out of ten or a hundred, if it is not stars. */
export function takeScales(drafts: readonly Draft[], domains: Readonly<Record<string, Domain>>): void {
  for (const draft of drafts) {
    if (draft.kind === 'number.score' && isPartOfOne(draft) && ownMember(domains, draft.column.name)?.max === undefined)
      edit(draft, { kind: 'number.percent', parameters: { max: 1 } });
    if (draft.kind !== 'number.rating' || draft.parameters.max !== undefined) continue;
    const { min, max } = ownMember(domains, draft.column.name) ?? {};
    if (min === undefined || max === undefined || Number(min) < 0) continue;
    if (Number(max) === 10) edit(draft, { parameters: { ...draft.parameters, max: 10 } });
    else if (Number(max) === 100) edit(draft, { kind: 'values', parameters: { values: MARKS_OUT_OF_HUNDRED, weights: WEIGHTS } });
  }
}

/** `quality_score numeric(3,2)`: one digit before the point and two or more behind it. */
function isPartOfOne({ column: { type } }: Draft): boolean {
  const { precision, scale = 0 } = type;
  return type.base === 'numeric' && precision !== undefined && scale >= 2 && precision - scale <= 1;
}
