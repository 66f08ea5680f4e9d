import { ownMember, type Group, type Variant } from '@seedbed/contract';
import { edit, type Draft } from '@seedbed/meaning/decide';
import { bySharesOfLabels, leaveNullsToCases } from './shares-of-labels.ts';

/**
 * Weighs the clauses of a group by the shares of their columns: `absent AND points IS NULL` is as rare as absence. Clauses with equal
 * conditions split its weight; groups without evidence keep equal weights.
 */
export function weighVariants(group: Group, drafts: ReadonlyMap<string, Draft>): Group {
  const { variants } = group;
  if (!variants || variants.length < 2 || variants.some((variant) => variant.weight !== undefined)) return group;
  const shared = bySharesOfLabels(group, drafts);
  if (shared) {
    leaveNullsToCases(shared, drafts);
    return shared;
  }
  const apart = columnApart(variants);
  const clauses = variants.map((variant) => clauseOf(variant, drafts, apart));
  if (clauses.every(({ share }) => share === 1)) return withoutNullCases(group, drafts);
  const alike = (text: string): number => clauses.filter((each) => each.text === text).length;
  const weights = clauses.map(({ text, share }) => Math.max(0.001, Math.round((share / alike(text)) * 1000) / 1000));
  leaveNullsToCases(group, drafts);
  return { ...group, variants: variants.map((variant, i) => ({ ...variant, weight: weights[i]! })) };
}

/**
 * `closed_on IS NULL OR closed_on > opened_on` relates two values and does not mean that half of them are missing. Columns with a known
 * share of NULL keep it, and the case in which one is NULL applies only to rows that are set.
 */
function withoutNullCases(group: Group, drafts: ReadonlyMap<string, Draft>): Group {
  const { variants = [] } = group;
  const isOfNulls = ({ columns, order }: Variant): boolean =>
    order === undefined &&
    Object.keys(columns).length > 0 &&
    Object.entries(columns).every(([name, says]) => says.null === true && isSeldomNull(drafts.get(name)));
  const open = variants.filter((variant) => !isOfNulls(variant));
  if (group.own || group.rows || open.length !== 1 || Object.keys(open[0]!.columns).length > 0 || open[0]!.order === undefined) return group;
  return { ...group, variants: variants.map((variant) => ({ ...variant, weight: variant === open[0] ? 1 : 0 })) };
}

function isSeldomNull(draft: Draft | undefined): boolean {
  return draft?.nullRate !== undefined && draft.nullRate < 0.5 && draft.parameters['open'] === undefined;
}

/** If a clause requires a flag and has the flag's share of the rows, few other rows have the flag: rows without an end have rarely ended. */
const LEFT = 0.2;

/** Lowers the share of flags that a clause requires where other clauses leave them open. */
export function calmFlags({ variants = [] }: Group, drafts: ReadonlyMap<string, Draft>): void {
  for (const [name, draft] of drafts) {
    // Most rows satisfy it anyway.
    if (draft.kind !== 'datatype.boolean' || (draft.parameters['probability'] as number) >= 0.5) continue;
    const asks = variants.filter(({ columns }) => ownMember(columns, name)?.domain?.in?.join() === 'true').length;
    const open = variants.filter(({ columns }) => !ownMember(columns, name)?.domain).length;
    if (asks > 0 && open > 0)
      edit(draft, { parameters: { ...draft.parameters, probability: Math.round((draft.parameters['probability'] as number) * LEFT * 1000) / 1000 } });
  }
}

/** The column of which each clause lists labels, and no two the same. */
function columnApart(variants: readonly Variant[]): string | undefined {
  return Object.keys(variants[0]!.columns).find((name) => {
    const lists = variants.map(({ columns }) => ownMember(columns, name)?.domain?.in ?? []);
    return lists.every((list) => list.length > 0) && new Set(lists.flat()).size === lists.flat().length;
  });
}

/**
 * A clause's conditions on flags and labels, and the share of rows that would satisfy them. Where one column tells the clauses apart, others of which a clause asks what
 * their generators never make do not count: they are made for it.
 */
function clauseOf(variant: Variant, drafts: ReadonlyMap<string, Draft>, apart: string | undefined): { text: string; share: number } {
  let text = '';
  let share = 1;
  for (const [name, { domain }] of Object.entries(variant.columns)) {
    const draft = drafts.get(name);
    const shares = draft && sharesOf(draft);
    const isListed = domain?.in !== undefined;
    const listed = domain?.in ?? domain?.notIn;
    if (!shares || !listed) continue;
    const sum = listed.reduce((found, value) => found + (shares.get(value) ?? 0), 0);
    if (sum === 0 && isListed && apart !== undefined && name !== apart) continue;
    text += `${name}${isListed ? '=' : '<>'}${listed.join('|')};`;
    share *= isListed ? sum : Math.max(0, 1 - sum);
  }
  return { text, share };
}

function sharesOf({ kind, parameters }: Draft): ReadonlyMap<string, number> | null {
  if (kind === 'datatype.boolean') {
    const yes = parameters.probability as number;
    return new Map([
      ['true', yes],
      ['false', 1 - yes],
      ['1', yes],
      ['0', 1 - yes],
    ]);
  }
  if (kind !== 'values' || !Array.isArray(parameters.weights)) return null;
  const weights = parameters.weights as number[];
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return new Map((parameters.values as unknown[]).map((value, i) => [String(value), weights[i]! / total]));
}
