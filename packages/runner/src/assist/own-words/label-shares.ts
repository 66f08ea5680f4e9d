import { resolveType, type Blueprint, type BlueprintColumn, type BlueprintTable } from '@seedbed/contract';
import { labelsOf, plainWords, tableOf } from './names.ts';

/** The share (0 to 1) of rows with a label of a column, or with a flag that is true. */
export type LabelShare = {
  readonly table: BlueprintTable;
  readonly column: BlueprintColumn;
  /** Null for a flag. */
  readonly label: string | null;
  readonly share: number;
};

/** The label of one of the table's columns, or the flag, that words name; null where they name none, or several. */
export function shareOfLabel(blueprint: Blueprint, share: number, words: string, label: string): { readonly share: LabelShare } | null {
  const table = tableOf(blueprint, words);
  if (!table) return null;
  const wanted = plainWords(label);
  const named = table.columns.flatMap((column) => {
    const found = labelsOf(blueprint, column).find((one) => plainWords(one) === wanted);
    return found === undefined ? [] : [{ column, label: found }];
  });
  if (named.length > 0) return named.length === 1 ? { share: { table, ...named[0]!, share } } : null;
  const flags = table.columns.filter(
    (column) => resolveType(column.type, blueprint.types).base === 'bool' && plainWords(column.name).replace(/^(?:is|has|was) /, '') === wanted,
  );
  return flags.length === 1 ? { share: { table, column: flags[0]!, label: null, share } } : null;
}

/** The statement of shares about one column; `sum` if they exceed the whole. */
export function saysOfShares(shares: readonly LabelShare[]): { readonly said: object } | { readonly sum: number } {
  const given = new Map(shares.map(({ label, share }) => [label, share]));
  const sum = [...given.values()].reduce((total, share) => total + share, 0);
  if (sum > 1 + 1e-9) return { sum };
  return { said: given.has(null) ? { true: given.get(null) } : { shares: Object.fromEntries(given) } };
}
