import type { Draft } from './draft.ts';

/** Usual amounts by the digits that a column has before its point: whoever leaves room for millions expects some. */
const MEDIANS: readonly (readonly [digits: number, median: number])[] = [
  [14, 24_000],
  [12, 2_400],
  [10, 240],
];

/** Amounts of which only the type tells the size; ratios of many decimals are parts of one. */
export function sizeAmounts(drafts: readonly Draft[]): void {
  for (const draft of drafts) {
    const { base, precision, scale = 0 } = draft.column.type;
    if (base !== 'numeric' || precision === undefined) continue;
    const plainMoney = draft.kind === 'number.plain' && scale === 2;
    const median = MEDIANS.find(([digits]) => precision - scale >= digits)?.[1];
    if ((draft.kind === 'finance.amount' || plainMoney) && draft.parameters.median === undefined && median !== undefined) {
      draft.kind = 'finance.amount';
      draft.parameters.median = median;
    }
    if (draft.kind === 'number.percent' && draft.parameters.max === undefined && scale >= 4) draft.parameters.max = 1;
  }
}
