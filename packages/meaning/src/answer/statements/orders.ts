import type { BlueprintColumn } from '@seedbed/contract';
import { generatorOfAfter, isTime, kindOfType, liesAhead } from '../column/after.ts';
import { formulaOf } from '../column/formula.ts';
import { hoursOf } from '../column/durations.ts';
import { answerFor, columnNamed, fault, lose, pointer, replaceBase, typeOf, type AnswerWork, type TableWork } from '../work.ts';
import { DATE_TYPES, NUMBER_AND_MONEY_TYPES } from '../../schema/types.ts';
import { EVEN, takeLimit } from './limits.ts';

/** `a +[least, typical, most]`, where the first numbers may be omitted. */
const PART = /^\s*([\w.]+)\s*(?:\+\s*\[([^\]]*)\])?\s*$/;
const LAST = /^\s*([\w.]+)\s*$/;
const COMPARED = /^\s*([\w.]+)\s*(<=|<|>=|>)\s*([\w.]+)\s*$/;

/** Whether a text is of one of the forms of an order. */
export function isOrder(text: string): boolean {
  return stepOf(text) !== null || COMPARED.test(text);
}

/** Times that follow one another with their lengths, and numbers that lie below one another. */
export function takeOrders(work: AnswerWork, table: TableWork): void {
  const steps: Step[] = [];
  for (const [at, text] of (table.stated.orders ?? []).entries()) {
    const place = table.place + pointer('orders', at);
    const step = stepOf(text);
    if (step) steps.push(...chained(step, place));
    else if (!takeComparison(work, table, text, place))
      fault(work, place, `"${text}" is no order.`, 'ordered_at +[1 hour, 1 day, 5 days]-> sent_at, or low <= high');
  }
  const earlier = new Map<string, string>();
  for (const { from, to, lengths, place } of steps) {
    const [least, typical, most] = lengths;
    const wrong = lengths.find((length) => hoursOf(length) === null);
    if (wrong !== undefined) {
      fault(work, place, `"${wrong}" is no length of time.`, '[1 hour, 4 days, 21 days]: least, typical, most');
      continue;
    }
    if (isTimeOfDay(work, table, from) && isTimeOfDay(work, table, to)) {
      takeComparison(work, table, `${from} < ${to}`, place);
      if (lengths.length > 0) lose(work, table, to, place, 'a time of day comes after another one, without a length: give both a "range"');
      continue;
    }
    const strange = [from, to].map((name) => columnNamed(table, name)).find((one) => one && !isTime(work, one));
    if (strange) {
      fault(
        work,
        place,
        `${strange.name} is ${kindOfType(typeOf(work, strange).base)}: an order is of dates and times.`,
        'a "formula" or "range" for it, or "after": { "of": … } with a column that is a date or a time',
      );
      continue;
    }
    const answer = answerFor(work, table, to, place);
    const made =
      answer &&
      generatorOfAfter(
        work,
        table,
        columnNamed(table, to)!,
        { of: behind(work, table, from, earlier.get(to)), ...(least && { least }), ...(typical && { typical }), ...(most && { most }) },
        place,
      );
    if (!answer || !made) continue;
    replaceBase(work, table, to, answer, made, place);
    earlier.set(to, from);
    const isDate = typeOf(work, columnNamed(table, to)!).base === 'date';
    work.stated.push({ table: table.name, text: `${from} -> ${to}`, condition: `${isDate ? `date(${from})` : from} <= ${to}`, column: to });
  }
  reserve(table, steps);
  takeRoots(work, table, steps);
  // After all, so that what they follow is known.
  for (const [at, text] of (table.stated.orders ?? []).entries()) takeBeforeParent(work, table, text, table.place + pointer('orders', at));
}

/** A time after two others follows the later one, or the other if one of them is NULL. */
function behind(work: AnswerWork, table: TableWork, from: string, before: string | undefined): string {
  const [one, other] = [from, before ?? from].map((name) => columnNamed(table, name));
  const isLike = one && other && one !== other && typeOf(work, one).base === typeOf(work, other).base;
  return isLike ? `${from} == null ? ${before} : ${before} == null ? ${from} : ${from} >= ${before} ? ${from} : ${before}` : from;
}

function isTimeOfDay(work: AnswerWork, table: TableWork, name: string): boolean {
  const column = columnNamed(table, name);
  return column !== undefined && /^time(?:tz)?$/.test(typeOf(work, column).base);
}

type Step = { readonly from: string; readonly to: string; readonly lengths: readonly string[]; readonly place: string };

function stepOf(text: string): { names: string[]; lengths: string[][] } | null {
  const parts = text.split('->');
  const read = parts.map((part, at) => (at < parts.length - 1 ? PART : LAST).exec(part));
  if (parts.length < 2 || read.some((one) => !one)) return null;
  return { names: read.map((one) => one![1]!), lengths: read.slice(0, -1).map((one) => lengthsOf(one![2])) };
}

function lengthsOf(text: string | undefined): string[] {
  return text === undefined ? [] : text.split(',').map((length) => length.trim());
}

function chained({ names, lengths }: { names: string[]; lengths: string[][] }, place: string): Step[] {
  return names.slice(1).map((to, i) => ({ from: names[i]!, to, lengths: lengths[i]!, place }));
}

/** Leaves room before the reference date for times that must come after. */
function reserve(table: TableWork, steps: readonly Step[]): void {
  const ahead = (name: string): boolean => {
    const column = columnNamed(table, name);
    return column !== undefined && liesAhead(table, column);
  };
  const night = table.stated.hours ? CLOSED_HOURS : 0;
  const behind = (name: string, seen: readonly string[]): number => {
    if (seen.includes(name)) return 0;
    const lengths = steps
      .filter(({ from, to }) => from === name && !ahead(to))
      .map(({ to, lengths: [least] }) => (hoursOf(least ?? '0 s') ?? 0) + night + behind(to, [...seen, name]));
    return Math.max(0, ...lengths);
  };
  for (const name of new Set(steps.flatMap(({ from, to }) => [from, to]))) table.reserves.set(name, behind(name, []));
}

/** With hours of the day, a step may have to wait for the next day that is open. */
const CLOSED_HOURS = 72;

/** The first time of the row is its creation time, unless another column has it. */
function takeRoots(work: AnswerWork, table: TableWork, steps: readonly Step[]): void {
  const targets = new Set(steps.map(({ to }) => to));
  const roots = [...new Set(steps.map(({ from }) => from))].filter((name) => !targets.has(name) && columnNamed(table, name));
  const created = table.spec.columns.find((column) => kindOf(table, column) === 'date.created');
  for (const [at, name] of roots.entries()) {
    const column = columnNamed(table, name)!;
    if (table.answers.get(name)?.base || !DATE_TYPES.has(typeOf(work, column).base)) continue;
    if (at > 0 && created) continue;
    if (created && created.name !== name) continue;
    const answer = answerFor(work, table, name, `${table.place}/orders`);
    if (answer) answer.base = { kind: 'date.created' };
  }
}

function kindOf({ answers }: TableWork, { name, generator }: BlueprintColumn): string | undefined {
  return (answers.get(name)?.base ?? generator)?.kind;
}

/** `low <= high` of numbers becomes a condition that the rows satisfy, of times a length from nothing on; `parent.column <= column` of times as well. */
function takeComparison(work: AnswerWork, table: TableWork, text: string, place: string): boolean {
  const { low, operator, high } = comparedIn(text);
  const isNumber = (name: string | undefined): boolean => {
    const column = columnNamed(table, name ?? '');
    return column !== undefined && NUMBER_AND_MONEY_TYPES.has(typeOf(work, column).base);
  };
  const isStrict = operator !== undefined && !operator.includes('=');
  if (high?.includes('.') && isNumber(low)) return takeLimit(work, table, columnNamed(table, low!)!, { limit: high, side: 'most', isStrict, text }, place);
  if (low?.includes('.') && isNumber(high)) return takeLimit(work, table, columnNamed(table, high!)!, { limit: low, side: 'least', isStrict, text }, place);
  if (low?.includes('.')) return takeAfterParent(work, table, { low, high: high! }, text, place);
  if (high?.includes('.')) return isOwnTime(work, table, low);
  const columns = [low, high].map((name) => columnNamed(table, name ?? ''));
  if (!operator || columns.some((column) => !column)) return false;
  work.stated.push({ table: table.name, text, condition: `${low} ${operator.includes('=') ? '<=' : '<'} ${high}` });
  if (DATE_TYPES.has(typeOf(work, columns[1]!).base)) {
    const answer = answerFor(work, table, high!, place);
    const made = answer && !answer.base && !isMadeFrom(table, low!, high!) && generatorOfAfter(work, table, columns[1]!, { of: low! }, place);
    if (answer && made) answer.base = made;
    return true;
  }
  (table.spec.groups ??= []).push({
    columns: [low!, high!],
    tier: 'D',
    own: [low!, high!],
    order: [
      {
        terms: [
          { column: low!, coefficient: 1 },
          { column: high!, coefficient: -1 },
        ],
        operator: operator.includes('=') ? '<=' : '<',
        value: 0,
      },
    ],
  });
  return true;
}

/** Whether the answer makes a column from another one, as a time that is some length before it. */
function isMadeFrom({ answers }: TableWork, name: string, other: string): boolean {
  const { of, expression } = answers.get(name)?.base?.parameters ?? {};
  return [of, expression].some((text) => typeof text === 'string' && text.split(/[^\w.]+/).includes(other));
}

/** A time of the row that is not before one of its parent. */
function takeAfterParent(
  work: AnswerWork,
  table: TableWork,
  { low, high }: { readonly low: string; readonly high: string },
  text: string,
  place: string,
): boolean {
  const column = columnNamed(table, high);
  if (!column || !isTime(work, column)) return false;
  const answer = answerFor(work, table, high, place);
  const made = answer && generatorOfAfter(work, table, column, { of: behindOwn(work, table, column, low) }, place);
  if (!answer || !made) return true;
  if (!answer.base) {
    answer.base = made;
    answer.basePlace = place;
  }
  work.stated.push({ table: table.name, text, condition: `${typeOf(work, column).base === 'date' ? `date(${low})` : low} <= ${high}`, column: high });
  return true;
}

/** What follows a time of its own row goes on to do so, where both are times of one type. */
function behindOwn(work: AnswerWork, table: TableWork, { generator }: BlueprintColumn, low: string): string {
  const { after } = generator?.parameters ?? {};
  const own = typeof after === 'string' ? columnNamed(table, after) : undefined;
  const [name, of] = low.split('.').toReversed();
  const parent = work.blueprint.tables.find((each) => each.name === of)?.columns.find((each) => each.name === name);
  return own && parent && typeOf(work, own).base === typeOf(work, parent).base ? `greatest(coalesce(${low}, ${own.name}), ${own.name})` : low;
}

/** The smaller side of a comparison first. */
function comparedIn(text: string): { readonly low?: string | undefined; readonly operator?: string | undefined; readonly high?: string | undefined } {
  const [, left, operator, right] = COMPARED.exec(text) ?? [];
  return operator?.startsWith('>') ? { low: right, operator, high: left } : { low: left, operator, high: right };
}

function isOwnTime(work: AnswerWork, table: TableWork, name = ''): boolean {
  const column = columnNamed(table, name);
  return column !== undefined && isTime(work, column);
}

/**
 * A time of the row that is not after one of its parent: some time before it, or between it and what it was said to follow. Where the parent has none, the reference
 * date is the last.
 */
function takeBeforeParent(work: AnswerWork, table: TableWork, text: string, place: string): void {
  const { low = '', high = '' } = comparedIn(text);
  if (low.includes('.') || !high.includes('.') || !isOwnTime(work, table, low)) return;
  const column = columnNamed(table, low)!;
  const answer = answerFor(work, table, low, place);
  const bound = formulaOf(work, table, high, place);
  if (!answer || bound === null) return;
  const isDate = typeOf(work, column).base === 'date';
  const last = isDate ? `date(${bound})` : bound;
  const end = `least(coalesce(${last}, today), today)`;
  const from = answer.base?.kind === 'date.after' && answer.base.parameters?.['before'] !== true ? answer.base.parameters?.['of'] : undefined;
  if (typeof from === 'string') {
    const expression = isDate
      ? `date(${from}) + int(greatest(0, daysBetween(${from}, ${end})) * ${EVEN})`
      : `addMinutes(${from}, int(greatest(0, minutesBetween(${from}, ${end})) * ${EVEN}))`;
    answer.base = { kind: 'expression', parameters: { expression } };
  } else if (!answer.base) {
    const made = generatorOfAfter(work, table, column, { of: end }, place, true);
    if (!made) return;
    answer.base = made;
    answer.basePlace = place;
  }
  work.stated.push({ table: table.name, text, condition: `${low} <= ${last}`, column: low });
}
