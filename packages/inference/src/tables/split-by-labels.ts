import { dictionaryOf, ownMember, type Group, type Variant, type VariantColumn } from '@seedbed/contract';
import { waysOfLife, type LifeWays } from '@seedbed/engine';
import type { Draft, ShownLife } from '@seedbed/meaning/decide';
import { followSteps, type Placed } from './follow-steps.ts';

type Drafts = ReadonlyMap<string, Draft>;
/** Whether all rows of a label have a timestamp, or none. A timestamp that only some rows have is left out. */
type Claims = ReadonlyMap<string, 'set' | 'missing'>;
/** A label in one of its cases, with its conditions on timestamps. */
type Place = { readonly label: string; readonly share: number; readonly at: number; readonly claims: Claims };

/**
 * Cases of CHECKs around a state with stamps, which no life can lead since something else has a say in its times or its
 * references: split by label, so that each has the stamps that it would have in a life, and no others, and lies in the
 * cases that ask for the fewest values besides. Stamps that no CHECK names join the group (`isFree`). All cases stay as
 * they were for rows that are set, without a share. Null if nothing tells the labels of the cases.
 */
export function splitByLabels(group: Group, shownLife: ShownLife, drafts: Drafts, isFree: (column: string) => boolean): Group | null {
  const shares = sharesOf(drafts.get(shownLife.state));
  const { variants, own, rows } = group;
  if (!shares || !variants || variants.length < 2 || own || rows || variants.some(({ weight }) => weight !== undefined)) return null;
  const { references = new Set() } = shownLife;
  if (!group.columns.includes(shownLife.state) || group.columns.some((name) => !references.has(name) && (drafts.get(name)?.column.inKey ?? true))) return null;
  const mayJoin = (name: string): boolean =>
    /^date\.(?:event|after)$/.test(drafts.get(name)!.kind) && isFree(name) && !isReadByOtherColumns(name, [...shownLife.steps.keys()], drafts);
  const stamps = [...shownLife.steps.keys()].filter((name) => isStamp(drafts.get(name)) && (group.columns.includes(name) || mayJoin(name)));
  const life = waysOfLife(shownLife.parameters, shownLife.labels);
  const placed = life ? placedIn(life, shownLife, stamps) : [];
  if (!life || placed.length === 0 || !variants.every((variant) => isReadable(variant, shownLife.state, stamps))) return null;
  const places = [...shares].map(([label, share]) => placesOf(label, share, variants, shownLife.state, claimsOf(label, life, placed)));
  if (places.some((each) => each.length === 0)) return null;
  const alike = Map.groupBy(places.flat(), ({ at, claims }) => JSON.stringify([at, [...claims]]));
  const split = together([...alike.values()].map((some) => caseOf(some, variants[some[0]!.at]!, shownLife.state)));
  const named = stamps.filter((name) => group.columns.includes(name) || split.some(({ columns }) => ownMember(columns, name)));
  const shown = placed.filter(({ name }) => named.includes(name));
  followSteps(shown, life, drafts);
  return {
    ...group,
    columns: [...new Set([...group.columns, ...named])],
    variants: [...split, ...variants.map((variant) => ({ ...variant, weight: 0 }))],
  };
}

/** Labels by their share of the rows. */
function sharesOf(state: Draft | undefined): ReadonlyMap<string, number> | null {
  const { values, weights } = (state?.kind === 'values' ? state.parameters : {}) as { values?: unknown[]; weights?: number[] };
  if (!values?.every((value) => typeof value === 'string') || !weights) return null;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return new Map(values.map((value, i) => [value as string, weights[i]! / total]));
}

function isStamp(draft: Draft | undefined): boolean {
  return draft !== undefined && !draft.column.notNull && draft.entity === undefined && draft.kind.startsWith('date.') && isTime(draft);
}

function isTime({ column: { type } }: Draft): boolean {
  return type.kind === 'base' && /^(?:date|timestamp|timestamptz)$/.test(type.base);
}

/** Stamps by the place of their step in the life. */
function placedIn(life: LifeWays, { steps }: ShownLife, stamps: readonly string[]): Placed[] {
  const all = stamps.map((name): Placed => ({ name, place: life.placeOf(steps.get(name)!) }));
  return all.filter(({ place }) => place >= 0).sort((a, b) => a.place - b.place);
}

/**
 * The conditions of a label on the timestamps. Of several that a row may have reached before it ended, only the first is left open, because
 * no row has the second without the first.
 */
function claimsOf(label: string, life: LifeWays, placed: readonly Placed[]): Claims {
  const ways = life.ways.filter(({ state }) => state === label);
  const claims = new Map<string, 'set' | 'missing'>();
  let isOpen = false;
  for (const { name, place } of ways.length === 0 ? [] : placed) {
    const some = ways.some(({ sure, open }) => sure.has(place) || open.has(place));
    if (ways.every(({ sure }) => sure.has(place))) claims.set(name, 'set');
    else if (!some || isOpen) claims.set(name, 'missing');
    else isOpen = true;
  }
  return claims;
}

/** Whether the case restricts the state only to labels, and timestamps only to NULL or not NULL. */
function isReadable({ columns }: Variant, state: string, stamps: readonly string[]): boolean {
  const says = ownMember(columns, state);
  if (says?.null || says?.generator || Object.keys(says?.domain ?? {}).some((fact) => fact !== 'in' && fact !== 'notIn')) return false;
  return stamps.every((name) => !ownMember(columns, name)?.domain && !ownMember(columns, name)?.generator);
}

/**
 * The cases for rows of a label: those that agree with its timestamps, or, if a CHECK requires more than the lifecycle knows, every case
 * that accepts the label.
 */
function placesOf(label: string, share: number, variants: readonly Variant[], state: string, claims: Claims): Place[] {
  const allowed = variants.flatMap(({ columns }, at) => {
    const { in: listed, notIn } = ownMember(columns, state)?.domain ?? {};
    return (!listed || listed.includes(label)) && !notIn?.includes(label) ? [at] : [];
  });
  const agrees = (at: number): boolean =>
    [...claims].every(([name, claim]) => {
      const says = ownMember(variants[at]!.columns, name);
      return claim === 'set' ? !says?.null : !says?.notNull;
    });
  const agreeing = allowed.filter(agrees);
  const cases = agreeing.length > 0 ? agreeing : allowed;
  const requiredCount = (at: number): number => Object.values(variants[at]!.columns).filter(({ notNull }) => notNull).length;
  const fewest = Math.min(...cases.map(requiredCount));
  const chosen = cases.filter((at) => requiredCount(at) === fewest);
  return chosen.map((at) => ({
    label,
    share: share / chosen.length,
    at,
    claims: new Map([...claims].filter(([name]) => agreeing.length > 0 || !ownMember(variants[at]!.columns, name))),
  }));
}

function caseOf(some: readonly Place[], variant: Variant, state: string): Variant {
  const values = some.map(({ label }) => label);
  const generator = { kind: 'values', parameters: { values, weights: some.map(({ share }) => Math.round(share * 10_000) / 100) } };
  const says = ownMember(variant.columns, state);
  const { claims } = some[0]!;
  const entries: [string, VariantColumn][] = [
    ...Object.entries(variant.columns).filter(([name]) => name !== state && !claims.has(name)),
    [state, { ...says, domain: { ...says?.domain, in: values }, ...(values.length > 1 && { generator }) }],
    ...[...claims].map(([name, claim]): [string, VariantColumn] => [name, claim === 'set' ? { notNull: true } : { null: true }]),
  ];
  const order = variant.order?.filter(({ terms }) => !terms.some(({ column }) => claims.get(column) === 'missing'));
  const weight = some.reduce((sum, { share }) => sum + share, 0);
  const { order: _, ...rest } = variant;
  return { ...rest, columns: dictionaryOf(entries), ...(order?.length && { order }), weight: Math.max(0.001, Math.round(weight * 1000) / 1000) };
}

/** Merges cases that became equal, because the order of a missing timestamp requires nothing. */
function together(cases: readonly Variant[]): Variant[] {
  const same = Map.groupBy(cases, ({ columns, order }) => JSON.stringify([Object.entries(columns).sort(([a], [b]) => (a < b ? -1 : 1)), order]));
  const sum = (some: readonly Variant[]): number => Math.round(some.reduce((total, { weight = 0 }) => total + weight, 0) * 1000) / 1000;
  return [...same.values()].map((some) => ({ ...some[0]!, weight: sum(some) }));
}

/** Whether a column outside these timestamps is derived from this one. */
function isReadByOtherColumns(name: string, stamps: readonly string[], drafts: Drafts): boolean {
  return [...drafts.values()].some(
    ({ column, parameters }) => !stamps.includes(column.name) && [parameters.after, parameters.start, parameters.of].includes(name),
  );
}
