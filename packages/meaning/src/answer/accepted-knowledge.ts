import { dictionary, isObject, qualifiedName, type Blueprint } from '@seedbed/contract';
import { tableNamed } from './work.ts';

/** The accepted part of one table: everything, or some columns. */
type Wanted = true | ReadonlySet<string>;

/**
 * The part of an answer that is about these tables and columns: `orders`, `public.orders`, `orders.total`; `all` is everything. If only
 * columns of a table are accepted, drops statements about other columns, its rows and its time window. Statements about the whole schema
 * stay if every table in the answer is accepted. `unknown` lists names that the answer does not contain.
 */
export function acceptedKnowledge(
  given: unknown,
  blueprint: Blueprint,
  names: readonly string[],
): { readonly knowledge: unknown; readonly unknown: readonly string[] } {
  if (names.includes('all') || !isObject(given) || !isObject(given['tables'])) return { knowledge: given, unknown: [] };
  const found = new Set<string>();
  const tables = dictionary<unknown>();
  const entries = Object.entries(given['tables']);
  let whole = 0;
  for (const [name, statement] of entries) {
    const wanted = wantedOf(blueprint, name, names, found);
    if (wanted === true) whole++;
    if (wanted === true || !isObject(statement)) {
      if (wanted === true || wanted.size > 0) tables[name] = statement;
    } else if (wanted.size > 0) tables[name] = ofColumns(statement, wanted);
  }
  const { region: _, time: __, scenarios: ___, columns: ____, ...rest } = given;
  return { knowledge: whole === entries.length ? given : { ...rest, tables }, unknown: names.filter((name) => !found.has(name)) };
}

function wantedOf(blueprint: Blueprint, name: string, names: readonly string[], found: Set<string>): Wanted {
  const table = tableNamed(blueprint, name);
  const known = table ? [name, table.name, `${table.schema}.${table.name}`, qualifiedName(table.schema, table.name)] : [name];
  const whole = names.filter((each) => known.includes(each));
  for (const each of whole) found.add(each);
  if (whole.length > 0) return true;
  const columns = new Set<string>();
  for (const column of table?.columns ?? [])
    for (const each of names) {
      if (!known.some((own) => each === `${own}.${column.name}`)) continue;
      found.add(each);
      columns.add(column.name);
    }
  return columns;
}

/** Members that define the wanted columns. A member with the wrong form stays, so that its error is reported. */
function ofColumns(statement: Readonly<Record<string, unknown>>, wanted: ReadonlySet<string>): Record<string, unknown> {
  const { rows: _, time: __, ...kept }: Record<string, unknown> = statement;
  const only = (member: unknown, more: readonly string[] = []): unknown =>
    isObject(member) ? Object.fromEntries(Object.entries(member).filter(([name]) => wanted.has(name) || more.includes(name))) : member;
  const list = (member: unknown, take: (entry: unknown) => unknown[]): unknown => (Array.isArray(member) ? member.flatMap(take) : member);
  const names = (member: unknown): unknown => list(member, (name) => (wanted.has(String(name)) ? [name] : []));
  const { examples, columns, states, orders, equations, hours, when } = kept;
  const parts: Record<string, unknown> = {
    examples: list(examples, (example) => (!isObject(example) || Object.keys(example).some((name) => wanted.has(name)) ? [only(example, ['weight'])] : [])),
    columns: only(columns),
    states: isObject(states) ? statesOf(states, wanted, names) : states,
    orders: list(orders, (order) => ordersOf(String(order), wanted)),
    equations: list(equations, (equation) => (wanted.has(/^\s*(\w+)\s*=/.exec(String(equation))?.[1] ?? '') ? [equation] : [])),
    hours: isObject(hours) ? { ...hours, columns: names(hours['columns']), ...(hours['quarter'] ? { quarter: names(hours['quarter']) } : {}) } : hours,
    when: list(when, (entry) => (isObject(entry) ? [{ ...entry, then: only(entry['then']) }] : [entry])),
  };
  for (const [name, member] of Object.entries(parts)) {
    if (member === undefined || isEmptyMember(name, member)) delete kept[name];
    else kept[name] = member;
  }
  return kept;
}

/** States belong to their column: without it nothing of them remains. */
function statesOf(states: Readonly<Record<string, unknown>>, wanted: ReadonlySet<string>, names: (member: unknown) => unknown): unknown {
  if (!wanted.has(String(states['of']))) return undefined;
  const { reached } = states;
  return isObject(reached) ? { ...states, reached: Object.fromEntries(Object.entries(reached).map(([state, columns]) => [state, names(columns)])) } : states;
}

/** Steps to wanted times; comparisons of two wanted columns. */
function ordersOf(order: string, wanted: ReadonlySet<string>): string[] {
  const steps = order.split('->');
  if (steps.length === 1) return (order.match(/\w+/g) ?? []).every((name) => wanted.has(name)) ? [order] : [];
  if (steps.length === 2) return wanted.has(steps[1]!.trim()) ? [order] : [];
  return steps.slice(1).flatMap((to, at) => (wanted.has(to.trim()) ? [`${steps[at]!.trim()} -> ${to.trim()}`] : []));
}

function isEmptyMember(name: string, member: unknown): boolean {
  const content = name === 'hours' && isObject(member) ? member['columns'] : member;
  return Array.isArray(content) ? content.length === 0 : isObject(content) && Object.keys(content).length === 0;
}
