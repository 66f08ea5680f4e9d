import { dictionaryOf, ownMember, type Group, type Variant, type VariantColumn } from '@seedbed/contract';
import { edit, labelsOfStamp, tellsOfState, type Draft } from '@seedbed/meaning/decide';

type Labels = { readonly name: string; readonly shares: ReadonlyMap<string, number> };

/**
 * For cases of several CHECKs on labels of one column, if a label occurs in more than one of them: weighs them by the labels' shares. A
 * label takes its cases with the fewest other values; timestamps of other labels are NULL there. All other cases stay without a share, for
 * set rows. Null without such a column.
 */
export function bySharesOfLabels(group: Group, drafts: ReadonlyMap<string, Draft>): Group | null {
  const { variants: allVariants } = group;
  if (!allVariants || allVariants.length < 2 || allVariants.some((variant) => variant.weight !== undefined) || group.own) return null;
  const labels = labelsThatDecide(allVariants, drafts);
  // References and keys may force a row into a case.
  if (!labels || group.columns.some((name) => !drafts.get(name) || drafts.get(name)!.column.inKey)) return null;
  const variants = allVariants.map((variant) => listing(variant, labels));
  const chosen = casesOfLabels(variants, labels);
  if (!chosen) return null;
  const taken = [...new Set([...chosen.values()].flat())];
  const asked = askedOf(variants, taken, labels, drafts);
  const preferred = taken.map((at): Variant => {
    const here = [...chosen].flatMap(([label, cases]) => (cases.includes(at) ? [{ label, share: labels.shares.get(label)! / cases.length }] : []));
    return preferredCase(variants[at]!, labels, here, asked, group.columns, drafts);
  });
  return { ...group, variants: [...preferred, ...allVariants.map((variant) => ({ ...variant, weight: 0 }))] };
}

/** A weighted list some of whose labels a case names, and no other list or flag is required. */
function labelsThatDecide(variants: readonly Variant[], drafts: ReadonlyMap<string, Draft>): Labels | null {
  const listed = [...new Set(variants.flatMap(({ columns }) => Object.entries(columns).flatMap(([name, { domain }]) => (domain ? [name] : []))))];
  const [name] = listed;
  const { kind, parameters } = (name === undefined ? undefined : drafts.get(name)) ?? {};
  const { values, weights } = (parameters ?? {}) as { values?: unknown[]; weights?: number[] };
  if (listed.length !== 1 || kind !== 'values' || !values?.every((value) => typeof value === 'string') || !weights) return null;
  if (!variants.some((variant) => ownMember(variant.columns, name!)?.domain?.in) || variants.some((variant) => isOtherwise(variant, name!))) return null;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return { name: name!, shares: new Map(values.map((value, i) => [value as string, weights[i]! / total])) };
}

/** A case with an order, or with another condition than a list on the labels: its labels are unknown. */
function isOtherwise({ columns, order }: Variant, name: string): boolean {
  const says = ownMember(columns, name);
  return (
    order !== undefined ||
    says?.null === true ||
    says?.generator !== undefined ||
    Object.keys(says?.domain ?? {}).some((key) => key !== 'in' && key !== 'notIn')
  );
}

/** The case with the labels that it has written out: all, where it says nothing of them. */
function listing(variant: Variant, { name, shares }: Labels): Variant {
  const says = ownMember(variant.columns, name);
  if (says?.domain?.in) return variant;
  const labels = [...shares.keys()].filter((label) => !says?.domain?.notIn?.includes(label));
  return { ...variant, columns: dictionaryOf([...Object.entries(variant.columns), [name, { ...says, domain: { ...says?.domain, in: labels } }]]) };
}

/** The cases of each label; null if a label has none, or if each is in one case anyway. */
function casesOfLabels(variants: readonly Variant[], { name, shares }: Labels): ReadonlyMap<string, number[]> | null {
  const asks = variants.map(({ columns }) => Object.values(columns).filter(({ notNull }) => notNull).length);
  const all = [...shares.keys()].map((label): [string, number[]] => [
    label,
    variants.flatMap(({ columns }, at) => (ownMember(columns, name)!.domain!.in!.includes(label) ? [at] : [])),
  ]);
  if (all.some(([, cases]) => cases.length === 0) || all.every(([, cases]) => cases.length === 1)) return null;
  return new Map(all.map(([label, cases]) => [label, cases.filter((at) => asks[at] === Math.min(...cases.map((each) => asks[each]!)))]));
}

/** The columns that a kind of row must have: a licence of vets. What a state asks for may be there before it. */
function askedOf(variants: readonly Variant[], chosen: readonly number[], { name }: Labels, drafts: ReadonlyMap<string, Draft>): ReadonlySet<string> {
  if (tellsOfState(drafts.get(name)!.words)) return new Set();
  return new Set(
    chosen.flatMap((at) => Object.entries(variants[at]!.columns).flatMap(([column, { notNull }]) => (column !== name && notNull ? [column] : []))),
  );
}

function preferredCase(
  variant: Variant,
  { name, shares }: Labels,
  here: readonly { readonly label: string; readonly share: number }[],
  asked: ReadonlySet<string>,
  columns: readonly string[],
  drafts: ReadonlyMap<string, Draft>,
): Variant {
  const values = here.map(({ label }) => label);
  const says = ownMember(variant.columns, name)!;
  const generator = { kind: 'values', parameters: { values, weights: here.map(({ share }) => Math.round(share * 10_000) / 100) } };
  const entries: [string, VariantColumn][] = [
    ...Object.entries(variant.columns).filter(([column]) => column !== name),
    [name, { ...says, domain: { ...says.domain, in: values }, ...(values.length > 1 && { generator }) }],
    ...columns.flatMap((column): [string, VariantColumn][] => (belongsToOtherLabels(column) ? [[column, { null: true }]] : [])),
  ];
  const weight = Math.round(here.reduce((sum, { share }) => sum + share, 0) * 1000) / 1000;
  return { ...variant, columns: dictionaryOf(entries), weight: Math.max(0.001, weight) };

  /** A timestamp without a condition here that belongs only to other labels, or what only others must have. */
  function belongsToOtherLabels(column: string): boolean {
    const draft = drafts.get(column)!;
    if (column === name || ownMember(variant.columns, column) || draft.column.notNull) return false;
    if (asked.has(column)) return true;
    if (!/^(?:date|timestamp|timestamptz)$/.test(draft.column.type.base)) return false;
    const under = labelsOfStamp(draft.words, [...shares.keys()]);
    return under.length > 0 && !values.some((value) => under.includes(value));
  }
}

/** A time that a case sets or omits has no null rate of its own: its NULLs would select the case. */
export function leaveNullsToCases({ variants = [] }: Group, drafts: ReadonlyMap<string, Draft>): void {
  for (const [name, draft] of drafts) {
    const says = variants.map((variant) => ownMember(variant.columns, name));
    if (draft.parameters['open'] !== true || draft.kind !== 'date.event' || !says.some((each) => each?.null) || !says.some((each) => each?.notNull)) continue;
    const { open: _, ...rest } = draft.parameters;
    edit(draft, { parameters: rest });
  }
}
