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

/** The label or flag of the table that words name; null if none, or several. */
export function shareOfLabel(blueprint: Blueprint, share: number, words: string, label: string): { readonly share: LabelShare } | null {
  const table = tableOf(blueprint, words);
  if (!table) return null;
  const wanted = plainWords(label);
  const named = table.columns.flatMap((column) => {
    const found = labelsOf(blueprint, column).find((one) => plainWords(one) === wanted);
    return found === undefined ? [] : [{ column, label: found }];
  });
  if (named.length > 0) return named.length === 1 ? { share: { table, ...named[0]!, share } } : null;
  const flag = flagOf(blueprint, table, wanted);
  if (flag) return { share: { table, column: flag, label: null, share } };
  // `inactive` of `is_active`, `not shipped` of `shipped`: the others are true. A sum above 100 % is kept, to be reported.
  const denied = share > 1 ? undefined : NEGATIONS.flatMap((negation) => (wanted.startsWith(negation) ? [wanted.slice(negation.length)] : []));
  const opposite = denied?.map((word) => flagOf(blueprint, table, word)).find((found) => found !== undefined);
  return opposite ? { share: { table, column: opposite, label: null, share: Math.round((1 - share) * 1e6) / 1e6 } } : null;
}

const NEGATIONS = ['not ', 'non ', 'un', 'in', 'dis'];

/** The only flag of a table that words name. */
function flagOf({ types }: Blueprint, { columns }: BlueprintTable, wanted: string): BlueprintColumn | undefined {
  const flags = columns.filter(({ type, name }) => resolveType(type, types).base === 'bool' && plainWords(name).replace(/^(?:is|has|was) /, '') === wanted);
  return flags.length === 1 ? flags[0] : undefined;
}

/** The statement of shares about one column; `sum` if they exceed the whole. */
export function statementOfShares(shares: readonly LabelShare[]): { readonly statement: object } | { readonly sum: number } {
  const given = new Map(shares.map(({ label, share }) => [label, share]));
  const sum = [...given.values()].reduce((total, share) => total + share, 0);
  if (sum > 1 + 1e-9) return { sum };
  return { statement: given.has(null) ? { true: given.get(null) } : { shares: Object.fromEntries(given) } };
}
