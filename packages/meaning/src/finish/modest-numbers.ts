import { edit, type Draft } from '../edits/draft.ts';
import { wordSet } from '../read/words.ts';

/** Maximum decimals of an unknown number. */
const DECIMALS = 2;

/** Counts and numbers by name, whatever the type: `pipeline_id double precision`. */
const WHOLE = wordSet('whole numbers');

/**
 * An unknown number gets a usual distribution: around some middle that its type has room for. A few enormous values among many small ones
 * would rarely be right.
 */
export function modestNumbers(drafts: readonly Draft[]): void {
  for (const draft of drafts) {
    if (draft.kind !== 'number.plain' || draft.column.unique || draft.column.inKey) continue;
    const { base, precision, scale = 0 } = draft.column.type;
    if (!base.startsWith('int') && WHOLE.has(draft.words.at(-1) ?? '')) {
      edit(draft, { kind: 'number.int', parameters: { min: 1, max: 500 } });
      continue;
    }
    const digits = base === 'numeric' && precision !== undefined ? precision - scale : 3;
    const max = digits <= 1 ? 9 : digits === 2 ? 60 : digits === 3 ? 100 : 400;
    const decimals = base === 'numeric' && precision !== undefined ? Math.min(scale, DECIMALS) : base.startsWith('float') || base === 'numeric' ? 1 : 0;
    const min = decimals > 0 ? max / 100 : 1;
    edit(draft, { kind: 'number.measure', parameters: { mean: max * 0.4, deviation: max * 0.2, min, max, fractionDigits: decimals } });
  }
}
