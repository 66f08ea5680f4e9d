import { ownMember, type Domain } from '@seedbed/contract';
import { literalDefault } from '../../read/column/default-value.ts';
import { edit, type Draft } from '../../edits/draft.ts';
import { wordSet } from '../../read/words.ts';
import { WHOLE_TYPES } from '../../schema/types.ts';

/** Kinds that guess small numbers as codes. */
const CODES: ReadonlySet<string> = new Set(['number.code', 'number.level', 'number.priority', 'datatype.boolean']);
/** Names of codes with more than two values. */
const SEVERAL = wordSet('codes with several values');
/** The DEFAULT first, later ones with decreasing frequency. */
const WEIGHTS = [64, 20, 10, 6];
/** Sequential steps begin with the DEFAULT and have mostly moved on. */
const STEP_WEIGHTS = [16, 62, 14, 8];
const PROCESSES = wordSet('processes');
/** How many there are is no code. */
const COUNTED = wordSet('how many there are');

/**
 * A code begins with its DEFAULT, and most rows still have it: `status int DEFAULT 0`. The others are the next numbers, within the CHECK.
 * `noun` is the row's.
 */
export function takeUsualCodes(drafts: readonly Draft[], domains: Readonly<Record<string, Domain>>, noun: string): void {
  for (const draft of drafts) {
    const { type, unique, inKey, column, name } = draft.column;
    const usual = literalDefault(column);
    if (usual === null || !/^\d$/.test(usual) || unique || inKey || !WHOLE_TYPES.has(type.base) || !CODES.has(draft.kind)) continue;
    if (draft.words.some((word) => COUNTED.has(word))) continue;
    if (draft.kind === 'datatype.boolean' && !SEVERAL.has(draft.words.at(-1) ?? '')) continue;
    const most = Math.min(
      Number(ownMember(domains, name)?.max ?? Infinity),
      Number(usual) + Math.min(WEIGHTS.length, Number(draft.parameters.max ?? WEIGHTS.length)) - 1,
    );
    const values = WEIGHTS.map((_, i) => Number(usual) + i).filter((value) => value <= most);
    if (values.length === 0) continue;
    const goesOn = /^(?:status|state)$/.test(draft.words.at(-1) ?? '') && [noun, ...draft.words].some((word) => PROCESSES.has(word));
    edit(draft, {
      kind: 'values',
      parameters: { values, weights: (goesOn ? STEP_WEIGHTS : WEIGHTS).slice(0, values.length) },
      because: { code: 'default', words: `as its DEFAULT ${usual}, or later` },
    });
  }
}
