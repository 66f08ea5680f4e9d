import { ownMember, type Group, type Variant, type VariantColumn } from '@seedbed/contract';
import type { SolvedTable } from '@seedbed/constraints';
import { edit, labelsOfStamp, labelsOfTime, tellsOfState, type Draft, type TableView } from '@seedbed/meaning/decide';
import { isUnbound } from './free-columns.ts';

/** The default hours until an event of a row. */
const GAP = 72;

/**
 * A state without a process, and its timestamps: `used_at` is set exactly if the state is `used`, `decided_at` if it is one of the
 * outcomes. A group holds them, with the shares of the labels. Null if constraints, keys or code of the schema restrict one of the columns.
 */
export function stateWithStamps(view: TableView, drafts: readonly Draft[], solved: SolvedTable): Group | null {
  const isFree = (draft: Draft): boolean => isUnbound(draft, view, solved);
  for (const state of drafts) {
    const labels = weighedLabels(state);
    if (!labels || !tellsOfState(state.words) || !isFree(state)) continue;
    const all = [...labels.keys()];
    const stamps = drafts.flatMap((stamp) => {
      const others = drafts.filter((each) => each !== stamp);
      const under =
        isStamp(stamp) && isFree(stamp) && !ownMember(solved.domains, stamp.column.name)
          ? (labelsOfTime(stamp, all, others) ?? labelsOfStamp(stamp.words, all))
          : [];
      return under.length > 0 && !solved.notNull.includes(stamp.column.name) ? [{ stamp, under }] : [];
    });
    if (stamps.length === 0 || isRead(drafts, [state, ...stamps.map(({ stamp }) => stamp)])) continue;
    const created = drafts.find((each) => each.kind === 'date.created' && each.column.type.kind === 'base');
    for (const { stamp } of stamps) happens(stamp, created);
    return { columns: [state.column.name, ...stamps.map(({ stamp }) => stamp.column.name)], tier: 'C', variants: variantsOf(state, labels, stamps) };
  }
  return null;
}

/** Labels by weight of a state that is drawn from a list. */
export function weighedLabels({ kind, parameters, column }: Draft): ReadonlyMap<string, number> | null {
  const { values, weights } = parameters as { values?: unknown; weights?: readonly number[] };
  if (kind !== 'values' || column.type.kind === 'array' || !Array.isArray(values) || !values.every((value) => typeof value === 'string')) return null;
  return values.length < 2 ? null : new Map((values as string[]).map((label, i) => [label, weights?.[i] ?? 1]));
}

function isStamp({ column, kind }: Draft): boolean {
  return /^(?:date|timestamp|timestamptz)$/.test(column.type.base) && !column.notNull && /^date\.(?:event|past|business|recent|anytime)$/.test(kind);
}

/** What is computed from one of them would have to be computed after it. */
function isRead(drafts: readonly Draft[], members: readonly Draft[]): boolean {
  const names = members.map(({ column }) => column.name);
  return drafts.some(({ parameters }) => names.some((name) => parameters.after === name || parameters.start === name));
}

/** The event follows the row's creation, and is certain if the state implies it. */
function happens(stamp: Draft, created: Draft | undefined): void {
  const after = stamp.parameters.after ?? created?.column.name;
  edit(stamp, {
    kind: 'date.event',
    parameters: { ...(after === undefined ? {} : { after }), gap: stamp.parameters.gap ?? GAP },
    nullRate: undefined,
    because: { code: 'constraint', words: 'set where the state of the row says so' },
  });
}

/** One for each label, so that what refers only to rows of some labels can be told of each row by its case. */
function variantsOf(
  state: Draft,
  labels: ReadonlyMap<string, number>,
  stamps: readonly { readonly stamp: Draft; readonly under: readonly string[] }[],
): Variant[] {
  return [...labels].map(([label, weight]) => {
    const columns: Record<string, VariantColumn> = { [state.column.name]: { notNull: true, domain: { in: [label] } } };
    for (const { stamp, under } of stamps) columns[stamp.column.name] = under.includes(label) ? { notNull: true } : { null: true };
    return { weight, columns };
  });
}
