import { ownMember, dictionary, type Domain } from '@seedbed/contract';
import { edit, type Draft } from '../edits/draft.ts';

/** Ten million per degree, the finest resolution in four bytes. */
const PER_DEGREE = 1e7;

/** Where people live: in degrees from the smallest to the largest. */
const RANGES: Readonly<Record<string, readonly [min: number, max: number]>> = dictionary({
  'location.latitude': [26, 60],
  'location.longitude': [-123, 142],
});

/** Up to this limit a CHECK means whole degrees. */
const MAX_DEGREES = 360;

/** `latitude integer`: whole degrees are useless, so an integer counts fractions, unless a CHECK says otherwise. */
export function scaleDegrees(drafts: readonly Draft[], domains: Readonly<Record<string, Domain>>): void {
  for (const draft of drafts) {
    const range = RANGES[draft.kind];
    const { base } = draft.column.type;
    if (!range || (base !== 'int4' && base !== 'int8')) continue;
    const { max } = ownMember(domains, draft.column.name) ?? {};
    if (max !== undefined && Number(max) <= MAX_DEGREES) continue;
    edit(draft, { kind: 'number.int', parameters: { min: range[0] * PER_DEGREE, max: range[1] * PER_DEGREE } });
  }
}
