import { ownMember, type Knowledge, type KnowledgeColumn, type KnowledgeTable, type ScenarioRows, type ScenarioSpec } from '@seedbed/contract';
import { lengthText } from './length-text.ts';
import { listed } from './listed.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const DAYS = 'Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays Sundays'.split(' ');
/** Added for values that keep their proportions, unless counted rows contradict it. */
export const REST_AS_BEFORE = '; other values share the rest as before';
/** Maximum number of values of a list to name. */
const MAX_NAMED = 4;

/**
 * The changes of knowledge in words: one sentence for each statement. Statements that no request in words produces are
 * described by their members.
 */
export function meansOf({ region, time, tables, scenarios = {} }: Knowledge): string[] {
  return [
    ...(time ? timeMeans('Every table', time) : []),
    ...(region ? [`Region: ${Object.values(region).flat().join(', ')}`] : []),
    ...Object.entries(tables).flatMap(([name, table]) => tableMeans(shortName(name), table)),
    ...Object.values(scenarios).flatMap((rows) => Object.entries(rows).flatMap(([name, spec]) => [spec].flat().map((one) => namedMeans(shortName(name), one)))),
  ];
}

function tableMeans(name: string, { rows, time, columns = {}, orders = [], equations = [], ...others }: KnowledgeTable): string[] {
  const further = (['states', 'examples'] as const).filter((member) => others[member] !== undefined);
  return [
    ...(typeof rows === 'number' ? [`${name} has ${count(rows)} rows`] : []),
    ...(typeof rows === 'object'
      ? [
          `Each row of ${shortName(rows.per)} has ${span(rows.low, rows.high)} rows of ${name}${rows.low === rows.high ? '' : `, ${rows.typical} on average`}${rows.none === undefined ? '' : `; ${percent(rows.none)} have none`}`,
        ]
      : []),
    ...(time ? timeMeans(name, time) : []),
    ...orders.map((order) => orderMeans(name, order)),
    ...equations.map((equation) => equationMeans(name, equation)),
    ...Object.entries(columns).flatMap(([column, knowledge]) => columnMeans(`${name}.${column}`, knowledge)),
    ...(others.when ?? []).map(({ if: condition, then }) => whenMeans(name, condition, then)),
    ...(others.hours ? [hoursMeans(name, others.hours)] : []),
    ...further.map((member) => `${name}: ${member}`),
  ];
}

/** `orders.total is net + tax`. */
function equationMeans(name: string, equation: string): string {
  const [, column, formula] = /^\s*(\w+)\s*={1,2}\s*([^=].*)$/s.exec(equation) ?? [];
  return column === undefined ? `${name}: ${equation}` : `${name}.${column} is ${formula}`;
}

/** `orders.shipped_at is NULL if status == "cancelled"`. */
function whenMeans(name: string, condition: string, then: NonNullable<KnowledgeTable['when']>[number]['then']): string {
  const cells = Object.entries(then).map(([column, outcome]) => {
    const is =
      Array.isArray(outcome) && outcome.length === 2 && outcome.every((one) => typeof one === 'number') ? `lies between ${outcome.join(' and ')}` : null;
    const formula = isFormula(outcome) ? outcome.formula : null;
    return `${name}.${column} ${is ?? `is ${formula ?? (Array.isArray(outcome) ? outcome.map(text).join(' or ') : text(outcome as string | number | boolean | null))}`}`;
  });
  return `${listed(cells)} where ${condition}; all other rows stay as they are`;
}

/** `orders.delivered_at is never on Sundays`, or on which few days only. */
function hoursMeans(name: string, { columns, from, to, weekdays }: NonNullable<KnowledgeTable['hours']>): string {
  const closed = DAYS.filter((_, day) => weekdays && !weekdays.includes(day + 1));
  const places = listed(columns.map((column) => `${name}.${column}`));
  if (closed.length > 0 && closed.length < 4 && from === '00:00' && to === '24:00')
    return `${places} ${columns.length === 1 ? 'is' : 'are'} never on ${listed(closed)}`;
  const days = closed.length > 0 ? ` on ${listed(DAYS.filter((day) => !closed.includes(day)))}` : '';
  const hours = from === '00:00' && to === '24:00' ? '' : ` between ${from} and ${to}`;
  return `${places} ${columns.length === 1 ? 'is' : 'are'} only${days}${hours}`;
}

function isFormula(outcome: unknown): outcome is { readonly formula: string } {
  return typeof outcome === 'object' && outcome !== null && typeof (outcome as { readonly formula?: unknown }).formula === 'string';
}

function text(cell: string | number | boolean | null): string {
  return cell === null ? 'NULL' : String(cell);
}

function columnMeans(place: string, knowledge: KnowledgeColumn): string[] {
  const { shares, null: absent, dirt, values, value, low, high, middle, range, true: yes, vip, generator, formula, after, before, note } = knowledge;
  const means: string[] = [];
  if (shares) {
    const all = Object.entries(shares);
    const rest = 1 - all.reduce((sum, [, share]) => sum + share, 0);
    means.push(`${place} is ${listed(all.map(([label, share]) => `${label} in ${percent(share)}`))} of the rows${rest > 1e-6 ? REST_AS_BEFORE : ''}`);
  }
  if (yes !== undefined) means.push(`${place} is true in ${percent(yes)} of the rows`);
  if (value !== undefined) means.push(`${place} is ${value === null ? 'NULL' : String(value)} in every row`);
  if (values !== undefined) means.push(`${place} is ${Array.isArray(values) ? oneOf(values) : weighted(values)}`);
  if (low !== undefined || high !== undefined || middle !== undefined)
    means.push(
      `${place} lies ${low === undefined ? `up to ${high}` : high === undefined ? `from ${low} on` : `between ${low} and ${high}`}${middle === undefined ? '' : `, half of the rows below ${middle}`}`,
    );
  if (range) means.push(`${place} lies between ${range[0]} and ${range[1]}`);
  if (vip !== undefined) means.push(`One row that ${place} refers to has ${percent(vip)} of the rows`);
  if (absent !== undefined)
    means.push(
      typeof absent === 'number' ? `${place} is ${absent === 0 ? 'never NULL' : `NULL in ${percent(absent)} of the rows`}` : nullMeans(place, absent.when),
    );
  if (dirt !== undefined)
    means.push(
      `${place} has imperfect texts: ${typeof dirt === 'number' ? percent(dirt) : listed(Object.entries(dirt).map(([kind, share]) => `${kind} ${percent(share)}`))}`,
    );
  // What a sentence was made of says so itself, where its words are plainer than a formula.
  if (SAYS_SO.test(note ?? '')) return [...means, `${place} ${note!}`];
  if (formula !== undefined) means.push(`${place} is ${formula}`);
  if (after) means.push(`${place} comes ${lengths(after.least ?? '0 days', after.most ?? '30 days')} after ${after.of}`);
  if (before) means.push(`${place} comes ${lengths(before.least ?? '0 days', before.most ?? '30 days')} before ${before.of}`);
  if (generator) means.push(...generatorMeans(place, generator));
  if (means.length === 0)
    means.push(
      `${place}: ${Object.keys(knowledge)
        .filter((member) => member !== 'said')
        .join(', ')}`,
    );
  return means;
}

function nullMeans(place: string, when: string): string {
  const [, set] = /^!\((.+)\)$/.exec(when) ?? [];
  return set === undefined ? `${place} is NULL where ${when}` : `${place} is set where ${set}, and NULL in all other rows`;
}

/** Beginnings of notes of statements that a sentence became. */
const SAYS_SO = /^(?:lies (?:between|around|only on) |lies [\d.]+ .*(?:before|after) |adds up to |is that of )/;

/** What the rows beside a share get: another generator than before, or the same one for other rows. */
function othersMeans(generator: KnowledgeColumn['generator']): string {
  const { min, max, distribution, ...others } = (generator?.parameters ?? {}) as Readonly<Record<string, unknown>>;
  const isEven = generator?.kind === 'number.int' ? Object.keys(others).length === 0 : distribution === 'uniform';
  if (isEven) return `the others lie evenly between ${String(min)} and ${String(max)}`;
  const bounds = keptBounds(generator);
  return bounds
    ? `the others lie between ${bounds[0]} and ${bounds[1]}, each as often beside the other as now`
    : 'the others are drawn anew in the way they were';
}

/** The ends of numbers that keep their shape; null for any other generator. */
function keptBounds(generator: KnowledgeColumn['generator']): readonly [number, number] | null {
  const {
    distribution,
    min,
    max,
    values = [],
  } = (generator?.parameters ?? {}) as {
    readonly distribution?: string;
    readonly min?: number;
    readonly max?: number;
    readonly values?: readonly unknown[];
  };
  if (distribution === 'empirical' && min !== undefined && max !== undefined) return [min, max];
  const numbers = values.filter((value): value is number => typeof value === 'number');
  return generator?.kind === 'values' && numbers.length > 0 && numbers.length === values.length ? [Math.min(...numbers), Math.max(...numbers)] : null;
}

/** `price lies around 20, two of three rows within 5`. */
function normalMeans(place: string, { mean, deviation, min, max }: Readonly<Record<string, unknown>>): string {
  return `${place} lies around ${String(mean)}: two of three rows within ${String(deviation)} of it, all between ${String(min)} and ${String(max)}`;
}

function generatorMeans(place: string, { kind, parameters = {} }: NonNullable<KnowledgeColumn['generator']>): string[] {
  if (kind === 'weighted') {
    const choices = parameters['choices'] as readonly { weight: number; value?: unknown; generator?: NonNullable<KnowledgeColumn['generator']> }[];
    const sum = choices.reduce((all, { weight }) => all + weight, 0);
    return choices.slice(1).map(({ weight, value, generator }) => {
      if (generator?.kind.endsWith('irthDate'))
        return `${place} is that of people from ${String(generator.parameters?.['from'])} to ${String(generator.parameters?.['to'])} years old in ${percent(weight / sum)} of the rows; the others are from ${String(choices[0]?.generator?.parameters?.['from'])} to ${String(choices[0]?.generator?.parameters?.['to'])} years old`;
      const [min, max] = keptBounds(generator) ?? [generator?.parameters?.['min'], generator?.parameters?.['max']];
      return `${place} ${value === undefined ? `lies between ${String(min)} and ${String(max)}` : `is ${String(value)}`} in ${percent(weight / sum)} of the rows; ${othersMeans(choices[0]?.generator)}`;
    });
  }
  if (kind === 'cases' && parameters['stays'] === true) {
    const [first] = parameters['cases'] as readonly { readonly when: string }[];
    return [`${place} is never NULL where ${first!.when}; all other rows stay as they are`];
  }
  if (kind === 'values') {
    const { values, weights = [], dealt = [] } = parameters as { values: readonly unknown[]; weights?: readonly number[]; dealt?: readonly string[] };
    const sum = weights.reduce((all, weight) => all + weight, 0);
    const named = dealt.map((label) => `${label} in ${percent((weights[values.indexOf(label)] ?? 0) / sum)}`);
    return [
      named.length > 0 ? `${place} is ${listed(named)} of the rows${values.length > dealt.length ? REST_AS_BEFORE : ''}` : `${place} is ${oneOf(values)}`,
    ];
  }
  if (kind === 'distribution' && parameters['distribution'] === 'normal') return [normalMeans(place, parameters)];
  if (kind === 'date.created') return [`${place} is when the row comes`];
  if (kind === 'date.step') {
    const { from, days = 1, minutes } = parameters as { from?: string; days?: number; minutes?: number };
    return [`${place} is ${lengthText(minutes === undefined ? days : minutes / 1440)} later from row to row${from === undefined ? '' : `, from ${from} on`}`];
  }
  if (kind.endsWith('irthDate') && parameters['from'] !== undefined)
    return [`${place} is that of people from ${String(parameters['from'])} to ${String(parameters['to'])} years old`];
  const domain = parameters['domain'];
  return [typeof domain === 'string' ? `${place} is an address at ${domain}` : `${place} is made by ${kind}`];
}

function timeMeans(name: string, { from, to, growth, season, weekdays, hours }: NonNullable<KnowledgeTable['time']>): string[] {
  const rows = name === 'Every table' ? 'Rows of every table' : `Rows of ${name}`;
  const means: string[] = [];
  if (from !== undefined || to !== undefined)
    means.push(`${rows} come ${from === undefined ? '' : `from ${moment(from)} `}${to === undefined ? 'on' : `to ${moment(to)}`}`);
  if (growth !== undefined) means.push(`${name === 'Every table' ? 'Every table' : name} has ${growth} times as many rows each year as in the year before`);
  if (season)
    means.push(
      `${rows} come more or less often by month: ${listed(Object.entries(season).map(([month, weight]) => `${MONTHS[Number(month) - 1]} ${weight}`))} (another month is 1)`,
    );
  if (weekdays) {
    const closed = DAYS.filter((_, day) => weekdays[day] === 0);
    const busy = DAYS.flatMap((day, at) => (weekdays[at]! > 0 && weekdays[at] !== 1 ? [`${day} ${weekdays[at]}`] : []));
    if (closed.length > 0)
      means.push(
        closed.length > 3 ? `${rows} come only on ${listed(DAYS.filter((day) => !closed.includes(day)))}` : `No rows of ${name} come on ${listed(closed)}`,
      );
    if (busy.length > 0) means.push(`${rows} come more or less often by day: ${listed(busy)} (another day is 1)`);
  }
  if (hours) means.push(`${rows} come between ${hours.from} and ${hours.to}`);
  return means;
}

/** `issued_on +[0 days, 10 days, 30 days]-> paid_at` */
function orderMeans(name: string, order: string): string {
  const [, from, least, , most, to] = /^\s*(\S+)\s*\+\[([^,\]]*),([^,\]]*),([^,\]]*)\]->\s*(\S+)\s*$/.exec(order) ?? [];
  return to === undefined ? `${name}: ${order}` : `${name}.${to} comes ${lengths(least!.trim(), most!.trim())} after ${from}`;
}

function lengths(least: string, most: string): string {
  return least === most ? least : `${least} to ${most}`;
}

/** `The first row of customers has name Ada, with 1 row of invoices (status overdue) and 2 rows of addresses`. */
function namedMeans(name: string, spec: number | ScenarioSpec): string {
  const { count: many = 1, set = {}, children = {} } = typeof spec === 'number' ? { count: spec } : spec;
  const [cells, of] = [cellsMeans(set), childrenMeans(children)];
  if (cells === '' && of === '') return `${name} has named rows`;
  const rows = many === 1 ? `The first row of ${name} has` : `The first ${count(many)} rows of ${name} have`;
  if (cells === '') return `${rows} ${of}${many === 1 ? '' : ' each'}`;
  return `${rows} ${cells}${of === '' ? '' : `, with ${of}`}; all other rows are drawn as before`;
}

function cellsMeans(set: Readonly<Record<string, unknown>>): string {
  return listed(Object.entries(set).map(([column, value]) => `${column} ${String(value)}`));
}

/** `12 rows of orders`, `1 row of invoices (status overdue)`. */
function childrenMeans(children: Readonly<Record<string, ScenarioRows>>): string {
  const of = Object.entries(children).flatMap(([name, rows]) =>
    [rows].flat().map((one) => {
      const { count: many = 1, set = {} } = typeof one === 'number' ? { count: one } : one;
      const cells = cellsMeans(set);
      return `${many === 0 ? 'no rows' : many === 1 ? '1 row' : `${count(many)} rows`} of ${shortName(name)}${cells === '' ? '' : ` (${cells})`}`;
    }),
  );
  return listed(of);
}

function moment(text: string): string {
  const [, number, unit] = /^-(\d+)(d|w|mo|y)$/.exec(text) ?? [];
  if (number === undefined) return text === 'now' ? 'the reference date' : text;
  return `${number} ${ownMember({ d: 'days', w: 'weeks', mo: 'months', y: 'years' }, unit!)!} before the reference date`;
}

function span(low: number, high: number): string {
  return low === high ? `exactly ${count(low)}` : `${count(low)} to ${count(high)}`;
}

function oneOf(values: readonly unknown[]): string {
  const named = values.slice(0, MAX_NAMED).map((value) => (value === null ? 'NULL' : String(value)));
  return named.length === 1
    ? `${named[0]!} in every row`
    : `one of ${named.join(', ')}${values.length > MAX_NAMED ? ` and ${values.length - MAX_NAMED} more` : ''}`;
}

/** A few values with their shares. */
function weighted(weights: Readonly<Record<string, number>>): string {
  const all = Object.entries(weights);
  const sum = all.reduce((total, [, weight]) => total + weight, 0);
  return all.length > MAX_NAMED || all.length < 2 || sum === 0
    ? oneOf(all.map(([value]) => value))
    : `${listed(all.map(([value, weight]) => `${value} in ${percent(weight / sum)}`))} of the rows`;
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))} %`;
}

function count(number: number): string {
  return number.toLocaleString('en-US');
}

/** A table's name, without the schema `public`. */
export function shortName(name: string): string {
  return name.startsWith('public.') ? name.slice('public.'.length) : name;
}
