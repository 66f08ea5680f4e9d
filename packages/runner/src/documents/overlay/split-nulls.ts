import { Problem, type Blueprint, type BlueprintColumn, type OverlayColumn } from '@seedbed/contract';
import { labelsOf, shareOf } from './column.ts';

/** A column's share of NULLs, and the overlay of its values. `rest` is undefined if there is none. */
export type Split = { readonly missing?: number; readonly rest?: OverlayColumn };

type Labels = Readonly<Record<string, string | number>>;

/**
 * Takes `"null": "20 %"` out of a column's overlay, unless `null` is one of the column's labels. Percentages of labels are of all rows, so
 * their share among rows with a value is larger, and the remainder is NULL.
 */
export function splitNulls(blueprint: Blueprint, column: BlueprintColumn, statement: OverlayColumn, place: string): Split {
  if (typeof statement !== 'object' || statement === null) return { rest: statement };
  const { null: text, ...others } = statement as Readonly<Record<string, unknown>>;
  const isLabels = !('generator' in statement);
  if (text === undefined || (isLabels && labelsOf(blueprint, column)?.includes('null')))
    return isLabels ? besideToday(statement as Labels, column.nullRate ?? 0) : { rest: statement };
  if (typeof text !== 'string') throw new Problem('invalid-request', `${place}: the share of NULL is a percentage, such as "20 %".`);
  if (!column.nullable) throw new Problem('invalid-request', `${place}: the column is NOT NULL.`);
  if (/^(?:life\.|derived$|expression$|cases$)/.test(isLabels ? (column.generator?.kind ?? '') : String(others['generator'])))
    throw new Problem('invalid-request', `${place}: other columns of the row decide where it is NULL.`);
  const missing = shareOf(text);
  const sum = missing + (isLabels ? sumOf(others as Labels) : 0);
  if (sum > 1 + 1e-9) throw new Problem('invalid-request', `${place}: the percentages come to ${Math.round(sum * 1000) / 10} %.`);
  if (Object.keys(others).length === 0) return { missing };
  return { missing, rest: isLabels ? amongValues(others as Labels, missing) : (others as OverlayColumn) };
}

/** As many rows are NULL as before, if the percentages leave that many. Weights list all values, so none is NULL. */
function besideToday(labels: Labels, today: number): Split {
  const sum = sumOf(labels);
  if (today === 0 || sum === 0) return { rest: labels };
  const missing = Math.max(0, Math.min(today, 1 - sum));
  return { missing, rest: amongValues(labels, missing) };
}

/** Converts percentages of all rows to those of rows with a value. */
function amongValues(labels: Labels, missing: number): Labels {
  const among = (share: string): string => `${missing === 1 ? 0 : Number(((shareOf(share) * 100) / (1 - missing)).toPrecision(12))} %`;
  return Object.fromEntries(Object.entries(labels).map(([label, share]) => [label, typeof share === 'string' ? among(share) : share]));
}

function sumOf(labels: Labels): number {
  return Object.values(labels).reduce<number>((all, share) => all + (typeof share === 'string' ? shareOf(share) : 0), 0);
}
