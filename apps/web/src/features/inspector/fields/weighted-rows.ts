import { parseNumber } from './units.ts';

/** A value and its weight. `generator`: values of another generator instead of one. */
export type WeightedRow = { readonly value: unknown; readonly weight: number; readonly generator?: { readonly kind: string } };

/** Each row's share of the total; equal shares if no row has a weight. */
export function sharesOf(rows: readonly WeightedRow[]): number[] {
  const sum = rows.reduce((total, row) => total + Math.max(0, row.weight), 0);
  return rows.map((row) => (sum > 0 ? Math.max(0, row.weight) / sum : 1 / rows.length));
}

/**
 * Changes the share of one row: the others keep their proportions and take the rest, so that the sum of weights stays.
 * If the others had no weight, they share the rest evenly.
 */
export function withShare(rows: readonly WeightedRow[], at: number, share: number): WeightedRow[] {
  const weights = rows.map((row) => Math.max(0, row.weight));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const all = sum || rows.length;
  const others = sum - weights[at]!;
  const rest = all * (1 - share);
  const short = (weight: number) => Number(weight.toPrecision(6));
  return rows.map((row, i) => ({ ...row, weight: short(i === at ? all * share : others > 0 ? (weights[i]! / others) * rest : rest / (rows.length - 1)) }));
}

export function moveRow(rows: readonly WeightedRow[], from: number, to: number): WeightedRow[] {
  const moved = rows.toSpliced(from, 1);
  moved.splice(Math.min(moved.length, Math.max(0, to)), 0, rows[from]!);
  return moved;
}

/**
 * One or two columns of a spreadsheet: a value per line, and after a tab its weight (`12`, `3.5 %`). A heading is left out. Null for a
 * single value, which is pasted like any text.
 */
export function pastedRows(text: string, read: (value: string) => unknown): WeightedRow[] | null {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  if (lines.length === 1 && !text.includes('\t')) return null;
  const cells = lines.filter((line) => line.trim() !== '').map((line) => line.split('\t').map(unquoted));
  const weights = cells.map(([, weight]) => (weight === undefined || weight === '' ? null : parseNumber(weight, '%')));
  const weighted = weights.slice(1).some((weight) => weight !== null) || (cells.length === 1 && weights[0] !== null);
  const from = weighted && weights[0] === null && cells.length > 1 ? 1 : 0;
  return cells.slice(from).map(([value], i) => ({ value: read(value ?? ''), weight: Math.max(0, weighted ? (weights[from + i] ?? 0) : 1) }));
}

/** Spreadsheets quote cells with a line break or a quote. */
function unquoted(cell: string): string {
  return /^".*"$/s.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell;
}
