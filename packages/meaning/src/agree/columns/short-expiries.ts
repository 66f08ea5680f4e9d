import type { TableNames } from '../../read/schema-names.ts';
import { edit, type Draft } from '../../edits/draft.ts';
import { wordSet } from '../../read/words.ts';
import { TIMESTAMP_TYPES } from '../../schema/types.ts';

/** How long things hold that are soon over, in days, by words of their table or of the column. */
const VALIDITY_DAYS: readonly (readonly [words: ReadonlySet<string>, days: number])[] = [
  [new Set(['otp', 'captcha', 'challenge']), 10 / 1440],
  [new Set(['queue', 'waiting', 'cart', 'checkout', 'hold', 'seat']), 15 / 1440],
  [new Set(['verification', 'reset', 'magic']), 1 / 24],
  [new Set(['visitor', 'guest', 'gate']), 0.5],
];

/** Documents with a due date: Spanish bills call it their expiry. */
const TO_PAY = wordSet('documents to pay');
const USUAL_DAYS = [15, 30, 30, 60];

/** A bill is due within weeks, a place in a queue lapses within minutes, and a visitor's pass on the same day: not in a year. */
export function shortenExpiries(drafts: readonly Draft[], { words, noun }: TableNames): void {
  for (const draft of drafts) {
    if (draft.kind === 'date.expires' && TO_PAY.has(noun) && draft.parameters.days === undefined) {
      edit(draft, { kind: 'date.due', parameters: { ...draft.parameters, days: USUAL_DAYS } });
      continue;
    }
    if (draft.kind !== 'date.expires' && !(draft.kind === 'date.due' && UNTIL.test(draft.words.join(' ')))) continue;
    if (!TIMESTAMP_TYPES.has(draft.column.type.base) || typeof draft.parameters.minHours === 'number') continue;
    const days = VALIDITY_DAYS.find(([held]) => [...words, ...draft.words].some((word) => held.has(word)))?.[1];
    if (days === undefined) continue;
    const { after = draft.parameters.start } = draft.parameters;
    edit(draft, { kind: 'date.expires', parameters: { ...(after === undefined ? {} : { after }), days } });
  }
}

const UNTIL = /^(?:valid (?:until|to|till)|expir\w*(?: (?:at|on|date|time))?)$/;
