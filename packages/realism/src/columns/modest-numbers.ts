import type { Draft } from './draft.ts';

/** How many decimals a number of which nothing is known has at most. */
const DECIMALS = 2;

/** What is counted or called by its number, however the type keeps it: `pipeline_id double precision`. */
const WHOLE: ReadonlySet<string> = new Set(['id', 'ids', 'number', 'num', 'line', 'port', 'position', 'index', 'order']);

/**
 * A number of which nothing is known lies where most numbers do: around some middle, of a size that its type has room for. Nothing is as seldom
 * right as a few enormous ones among many small ones.
 */
export function modestNumbers(drafts: readonly Draft[]): void {
  for (const draft of drafts) {
    if (draft.kind !== 'number.plain' || draft.column.unique || draft.column.inKey) continue;
    const { base, precision, scale = 0 } = draft.column.type;
    if (!base.startsWith('int') && WHOLE.has(draft.words.at(-1) ?? '')) {
      [draft.kind, draft.parameters] = ['number.int', { min: 1, max: 500 }];
      continue;
    }
    const digits = base === 'numeric' && precision !== undefined ? precision - scale : 3;
    const max = digits <= 1 ? 9 : digits === 2 ? 60 : digits === 3 ? 100 : 400;
    const decimals = base === 'numeric' && precision !== undefined ? Math.min(scale, DECIMALS) : base.startsWith('float') || base === 'numeric' ? 1 : 0;
    const min = decimals > 0 ? max / 100 : 1;
    draft.kind = 'number.measure';
    draft.parameters = { mean: max * 0.4, deviation: max * 0.2, min, max, fractionDigits: decimals };
  }
}
