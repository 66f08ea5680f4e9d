import type { Catalog } from '@seedbed/contract';
import { conjoin, FREE, type Arm } from '../../checks/index.ts';
import type { TableFacts } from '../constraints.ts';
import { namesOf, type Solved } from '../solve-conditions.ts';
import type { SolveTools } from '../types.ts';
import { plainType } from './plain-type.ts';
import { poolArm, type PoolContext } from './pool-arm.ts';

/**
 * Replaces what cannot be read by values seen to pass (tier E). A constraint of which no value was found keeps what can be
 * read of it, or stays as it is for the trials.
 */
export async function poolUnread(solved: readonly Solved[], facts: TableFacts, catalog: Catalog, tools: SolveTools): Promise<Solved[]> {
  if (!solved.some(hasUnread)) return [...solved];
  const types = new Map(facts.table.columns.map((column) => [column.name, plainType(column.type, catalog.types)]));
  const unique = new Set(facts.table.uniqueKeys.flatMap((key) => key.columns));
  const referring = new Set(facts.table.foreignKeys.flatMap((key) => key.columns));
  const own = facts.table.foreignKeys.filter((key) => key.references === facts.name);
  const context: PoolContext = {
    scope: facts.scope,
    catalog,
    types,
    base: readBase(solved, facts),
    tools,
    unique,
    referring,
    selfReferring: new Set(own.flatMap((key) => key.columns)),
    ownKeys: new Map(own.filter((key) => key.columns.length === 1).map((key) => [key.columns[0]!, key.referencedColumns[0]!])),
    met: [],
    found: new Map(),
  };
  const left = joined(solved, context);
  const out: Solved[] = [];
  for (const one of left) out.push(hasUnread(one) ? await poolBeside(one, left, out, context) : one);
  return out;
}

/**
 * Values found for one condition are where those of the next are looked for, as far as both speak of the same columns: drawn apart they miss each other.
 * Where nothing is found there, those of the next are found first.
 */
async function poolBeside(one: Solved, left: readonly Solved[], out: Solved[], context: PoolContext): Promise<Solved> {
  const names = new Set(namesOf(one.arms));
  const earlier = out.flatMap((other, i) => (hasUnread(left[i]!) && !hasUnread(other) && namesOf(other.arms).some((name) => names.has(name)) ? [i] : []));
  if (earlier.length === 0) return poolOne(one, context);
  const beside = await poolOne(one, { ...context, met: earlier.map((i) => out[i]!.arms) });
  if (!hasUnread(beside)) return beside;
  const alone = await poolOne(one, context);
  if (hasUnread(alone)) return alone;
  const again: Solved[] = [];
  for (const i of earlier) again.push(await poolOne(left[i]!, { ...context, met: [alone.arms, ...again.map(({ arms }) => arms)] }));
  if (!again.some(hasUnread)) for (const [k, i] of earlier.entries()) out[i] = again[k]!;
  return alone;
}

/**
 * Conditions over the same columns of which no other way is left are put before Postgres together: separate pools miss each other. The first of them
 * stands for all.
 */
function joined(solved: readonly Solved[], context: PoolContext): Solved[] {
  const left = solved.map((one) => (hasUnread(one) ? { ...one, arms: possible(one.arms, context) } : one));
  const first = new Map<string, number>();
  for (const [i, { arms, constraint }] of left.entries()) {
    const [arm] = arms;
    if (arms.length !== 1 || arm!.unread.length === 0 || arm!.order.length > 0) continue;
    const columns = [...new Set(arm!.unread.flatMap((one) => one.columns))].sort();
    const key = columns.join('\u0000');
    const at = first.get(key);
    const both = columns.length > 1 && at !== undefined ? conjoin(left[at]!.arms[0]!, arm!, context.scope) : null;
    if (both) {
      left[at!] = { ...left[at!]!, arms: [both] };
      left[i] = { constraint, arms: [FREE] };
    } else if (at === undefined) first.set(key, i);
  }
  return left;
}

/** Arms that do not contradict what always holds; all of them where each does. */
function possible(arms: readonly Arm[], { base, scope }: PoolContext): readonly Arm[] {
  const kept = arms.filter((arm) => conjoin(base, { ...arm, unread: [] }, scope));
  return kept.length > 0 ? kept : arms;
}

const hasUnread = ({ arms }: Solved): boolean => arms.some((arm) => arm.unread.length > 0);

async function poolOne({ constraint, arms }: Solved, context: PoolContext): Promise<Solved> {
  const pooled: Arm[] = [];
  // Values found for references would have to be among the keys of others: not where it goes without.
  const refers = (arm: Arm): boolean => arm.unread.some((one) => one.columns.length > 1 && one.columns.some((name) => context.referring.has(name)));
  const plain = arms.filter((arm) => !refers(arm));
  for (const arm of plain.length > 0 ? plain : arms) pooled.push(...(arm.unread.length > 0 ? await poolArm(arm, context) : [arm]));
  return { constraint, arms: pooled.length > 0 ? pooled : arms };
}

/** What always holds, as far as it is read: candidates lie within it. */
function readBase(solved: readonly Solved[], facts: TableFacts): Arm {
  let base: Arm = FREE;
  for (const { arms } of solved) {
    const met = arms.length === 1 ? conjoin(base, { ...arms[0]!, unread: [] }, facts.scope) : null;
    if (met) base = met;
  }
  return base;
}
