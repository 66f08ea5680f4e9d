import { dealDirt, type Dirt, type KnowledgeColumn } from '@seedbed/contract';
import { MAKERS, isMaker } from './idle-members.ts';

type Member = keyof KnowledgeColumn;
type Statement = Readonly<Record<string, unknown>>;

/**
 * Joins two statements about one column: the later one's members replace the earlier one's, which keeps the others. A column has one way to
 * be made, so another way (`regex` after `low` and `high`) replaces the earlier one.
 */
export function joinedColumn(old: Statement, next: Statement): Statement {
  const now = wayOf(next);
  const joined = { ...(now && !sameWay(wayOf(old), now) ? without(old, now) : old), ...next };
  if (isObject(old['shares']) && isObject(next['shares'])) joined['shares'] = { ...old['shares'], ...next['shares'] };
  // A list of all labels says something of each.
  else if (next['values'] !== undefined && next['shares'] === undefined) delete joined['shares'];
  if (typeof old['dirt'] !== typeof next['dirt'] || isObject(old['dirt'])) joined['dirt'] = joinedDirt(old['dirt'], next['dirt']);
  if (joined['dirt'] === undefined) delete joined['dirt'];
  // The reason is that of the later statement.
  if (next['said'] === undefined) delete joined['said'];
  return withinBounds(joined, next);
}

type Way = (typeof MAKERS)[number];

function wayOf(statement: Statement): Way | undefined {
  return MAKERS.find(([member]) => isMaker(member, statement));
}

/** The ends of numbers, and the labels of a list, may come one after the other. */
function sameWay(old: Way | undefined, now: Way): boolean {
  return old !== undefined && (groupOf(old) === groupOf(now) || (groupOf(now) === 'shares' && groupOf(old) === 'values'));
}

function groupOf([maker]: Way): Member {
  return maker === 'middle' || maker === 'high' ? 'low' : maker;
}

const WAYS: ReadonlySet<string> = new Set(MAKERS.flatMap(([maker, companions]) => [maker, ...companions]));

/** Without members of another way to make the column. Labels with new shares stay in the list. */
function without(old: Statement, now: Way): Statement {
  return Object.fromEntries(Object.entries(old).filter(([member]) => !WAYS.has(member) && (member !== 'else' || groupOf(now) === 'shares')));
}

function joinedDirt(old: unknown, next: unknown): unknown {
  if (old === undefined || next === undefined) return next ?? old;
  return { ...kindsOf(old), ...kindsOf(next) };
}

function kindsOf(dirt: unknown): Dirt {
  return typeof dirt === 'number' ? dealDirt(dirt) : (dirt as Dirt);
}

/** Drops ends of an earlier statement beyond the later one's. */
function withinBounds(joined: Statement, next: Statement): Statement {
  const { low, middle, high } = joined as { low?: number; middle?: number; high?: number };
  const isBeyond = (member: string, one?: number): boolean =>
    one !== undefined &&
    next[member] === undefined &&
    ((low !== undefined && member !== 'low' && one < low) || (high !== undefined && member !== 'high' && one > high));
  const beyond = Object.entries({ low, middle, high }).flatMap(([member, one]) => (isBeyond(member, one) ? [member] : []));
  return beyond.length === 0 ? joined : Object.fromEntries(Object.entries(joined).filter(([member]) => !beyond.includes(member)));
}

function isObject(value: unknown): value is Statement {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
