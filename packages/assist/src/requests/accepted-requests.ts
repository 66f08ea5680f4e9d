import { Problem, type Blueprint } from '@seedbed/contract';
import { joinKnowledge, tableNamed, type Replaced } from '@seedbed/meaning/answer';
import type { TriedRequest, WordRequest } from './requests.ts';

/** A statement that an accepted request replaces. `over` is the request it came from; null if it was known before. */
export type Displaced = Replaced & { readonly by: string; readonly over: string | null };

export type AcceptedRequests = { readonly knowledge: unknown; readonly displaced: readonly Displaced[] };

/**
 * The knowledge of accepted changes, merged over the earlier knowledge; null if none is accepted. Throws Problem
 * `invalid-request` for an unknown number, for a change that is not possible, or for shares of one column that exceed
 * all rows. `isOwn`: no model turned the words into changes, and the columns say so.
 */
export function acceptedRequests(
  blueprint: Blueprint,
  requests: readonly WordRequest[],
  tried: readonly TriedRequest[],
  numbers: readonly number[] | 'all',
  before?: unknown,
  isOwn = false,
): AcceptedRequests | null {
  const wanted = numbers === 'all' ? tried.filter(({ cannot }) => cannot === undefined).map(({ number }) => number) : numbers;
  for (const number of wanted) {
    const one = tried[number - 1];
    if (!one) throw new Problem('invalid-request', `There is no change ${number}; there ${tried.length === 1 ? 'is 1' : `are ${tried.length}`}.`);
    if (one.cannot !== undefined) throw new Problem('invalid-request', `Change ${number} (${one.wish}) cannot be applied: ${one.cannot}`);
  }
  if (wanted.length === 0) return null;
  const sameTable = (name: string, known: readonly string[]): string => {
    const table = tableNamed(blueprint, name);
    return known.find((each) => each === name || (table !== undefined && tableNamed(blueprint, each) === table)) ?? name;
  };
  const displaced: Displaced[] = [];
  const done: WordRequest[] = [];
  let knowledge: unknown = joinKnowledge(before === undefined ? [] : [before]).knowledge;
  for (const number of wanted) {
    const wish = requests[number - 1]!;
    const joined = joinKnowledge([knowledge, isOwn ? withReason(wish) : wish.knowledge], sameTable);
    const over = (place: string): string | null => done.findLast((each) => hasMember(each.knowledge, place))?.wish ?? null;
    displaced.push(...joined.replaced.map((one) => ({ ...one, by: wish.wish, over: over(one.place) })));
    requireRoom(joined.knowledge);
    done.push(wish);
    knowledge = joined.knowledge;
  }
  return { knowledge, displaced };
}

/** The knowledge of a request, recorded as the reason of its columns. */
function withReason({ wish, knowledge }: WordRequest): unknown {
  const tables = Object.entries(knowledge!.tables).map(([name, table]) => {
    const named = [...Object.keys(table.columns ?? {}), ...(table.orders ?? []).flatMap((order) => /->\s*(\w+)\s*$/.exec(order)?.[1] ?? [])];
    const columns = Object.fromEntries(named.map((column) => [column, { ...table.columns?.[column], said: wish }]));
    return [name, named.length > 0 ? { ...table, columns } : table] as const;
  });
  return { ...knowledge, tables: Object.fromEntries(tables) };
}

/** `"4,000 orders" replaces "2 to 5 orders per customer": public.orders rows was {…}, and is 4000.` */
export function displacedLine({ place, before, after, by, over }: Displaced): string {
  const names = namesOf(place);
  const of = names[0] === 'tables' ? names.slice(1).filter((name, at) => at !== 1 || name !== 'columns') : names;
  const now = after === undefined ? 'is gone' : `is ${JSON.stringify(after)}`;
  return `"${by}" replaces ${over === null ? 'what was known' : `"${over}"`}: ${of.join(' ')} was ${JSON.stringify(before)}, and ${now}.`;
}

/** Checks that shares accepted one by one do not exceed all rows together. */
function requireRoom(knowledge: unknown): void {
  const { tables } = knowledge as { tables: Readonly<Record<string, { columns?: Readonly<Record<string, { shares?: Readonly<Record<string, number>> }>> }>> };
  for (const [table, { columns = {} }] of Object.entries(tables))
    for (const [column, { shares = {} }] of Object.entries(columns)) {
      const sum = Object.values(shares).reduce((all, share) => all + share, 0);
      if (sum <= 1 + 1e-9) continue;
      const each = Object.entries(shares).map(([label, share]) => `${label} ${percent(share)}`);
      throw new Problem(
        'invalid-request',
        `${table}.${column}: ${each.join(' and ')} come to ${percent(sum)}, more than all rows. Say a smaller share of one of them too.`,
      );
    }
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10} %`;
}

function hasMember(knowledge: unknown, place: string): boolean {
  let value = knowledge;
  for (const name of namesOf(place)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return false;
    value = (value as Record<string, unknown>)[name];
  }
  return true;
}

function namesOf(place: string): string[] {
  return place
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
}
