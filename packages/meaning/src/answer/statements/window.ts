import type { KnowledgeTime, TimelinePattern } from '@seedbed/contract';
import { dateOf, hourOf } from '../column/durations.ts';
import { bareName, fault, typeOf, type AnswerWork, type TableWork } from '../work.ts';
import { DATE_TYPES } from '../../schema/types.ts';
import { liesOnTimeline, putOnTimeline } from './put-on-timeline.ts';

/** The time window of the table's rows: its own statements over those of the whole schema. Only for tables whose rows have a timestamp. */
export function takeWindow(work: AnswerWork, table: TableWork): void {
  const general = work.knowledge.time;
  const own = statedTime(table);
  const moved = own && (own.weekdays || own.hours || own.season) && !hasTimestamp(table) ? putOnTimeline(table.spec) : undefined;
  if (moved) table.spec.columns = moved.columns;
  if ((!general && !own && !table.stated.hours) || !hasTimestamp(table)) {
    if (own) fault(work, `${table.place}/time`, whyNone(work, table), 'a range for a column, or "time" of the table that its times follow');
    return;
  }
  const time: KnowledgeTime = { ...general, ...own };
  if (time.hours && hourOf(time.hours.from) >= hourOf(time.hours.to)) {
    const place = own?.hours ? `${table.place}/time/hours` : '/time/hours';
    if (!work.faults.some((each) => each.place === place))
      fault(work, place, `${time.hours.from} is not before ${time.hours.to}; hours lie within one day.`, '{ "from": "09:00", "to": "17:00" }');
    delete time.hours;
  }
  // Rows that come when their parents do follow no pattern of their own.
  if (own) for (const relation of table.relations) if (relation.owner && relation.order === 'near') relation.order = 'time';
  const { referenceDate } = work.blueprint;
  const [from, to] = [dateOf(time.from ?? '', referenceDate), dateOf(time.to ?? 'now', referenceDate)];
  for (const member of ['from', 'to'] as const)
    if (own?.[member] !== undefined && dateOf(own[member], referenceDate) === null)
      fault(work, `${table.place}/time/${member}`, `"${own[member]}" is no moment.`, '-3y, now or 2024-01-31');
  // Without statements about its ends the window stays.
  const saysWhen = (general || own) && (time.from !== undefined || time.to !== undefined || !table.spec.timeline);
  const timeline = table.spec.timeline ?? { from: from ?? referenceDate, to: to ?? referenceDate, rows: Math.max(1, table.spec.rows ?? 1000) };
  const requested = patternOf(time, table, timeline.pattern);
  const { byHour, ...kept } = timeline.pattern ?? {};
  const pattern = { ...kept, ...(byHour && !requested.hours ? { byHour } : {}), ...requested };
  table.spec.timeline = {
    ...timeline,
    ...(from ? { from } : {}),
    ...(to && saysWhen ? { to } : {}),
    ...(Object.keys(pattern).length > 0 ? { pattern } : {}),
  };
}

/** What is said of when the rows came: of the table, and by a range of their creation, where nothing else says what that holds. */
function statedTime({ stated, answers }: TableWork): KnowledgeTime | undefined {
  const [, { range } = {}] = Object.entries(stated.columns ?? {}).find(([name, { range }]) => range && answers.get(name)?.base?.kind === 'date.created') ?? [];
  return range ? { ...stated.time, from: range[0]!, to: range[1]! } : stated.time;
}

/** Why no window can be set: the table has no time, or each of its times is made otherwise. */
function whyNone(work: AnswerWork, { name, spec, answers, relations }: TableWork): string {
  const times = spec.columns.filter((column) => DATE_TYPES.has(typeOf(work, column).base));
  if (times.length === 0) return `${name} has no column that says when its rows came.`;
  const parents = relations.map(({ to }) => bareName(to.table));
  const why = times.map((column) => {
    const stated = answers.get(column.name)?.base;
    const { parameters = {} } = stated ?? column.generator ?? {};
    const of = [parameters['after'], parameters['start'], parameters['expression']].find((each) => typeof each === 'string');
    const follows =
      of !== undefined && parents.some((parent) => String(of).includes(parent))
        ? 'follows a time of another table'
        : of !== undefined && 'follows other columns';
    return `${column.name} ${stated ? 'is made as the answer says of it' : follows || 'is no time at which its rows came'}`;
  });
  return `None of the times of ${name} lies freely in a window: ${why.join(', ')}.`;
}

function hasTimestamp({ spec, answers }: TableWork): boolean {
  return spec.columns.some(({ name, generator }) => liesOnTimeline((answers.get(name)?.base ?? generator)?.kind));
}

/** Includes hours and days of the table's own columns. */
function patternOf({ growth, season, weekdays, hours }: KnowledgeTime, { stated, spec, answers }: TableWork, before: TimelinePattern = {}): TimelinePattern {
  const opening = stated.hours;
  const created = spec.columns.find(({ name, generator }) => (answers.get(name)?.base ?? generator)?.kind === 'date.created');
  const open = opening && created && opening.columns.includes(created.name) ? opening : undefined;
  const days = open?.weekdays ? Array.from({ length: 7 }, (_, day) => (open.weekdays!.includes(day + 1) ? (weekdays?.[day] ?? 1) : 0)) : weekdays;
  const months = before.months && Object.fromEntries(before.months.map((weight, at) => [at + 1, weight]));
  return timelinePattern({
    ...(growth === undefined ? {} : { growth }),
    ...(season ? { season: { ...months, ...season } } : {}),
    ...(days ? { weekdays: [...days] } : {}),
    ...((open ?? hours) ? { hours: open ?? hours } : {}),
  });
}

/** Statements about busy years, months, days and hours, in a blueprint's form. Other months have weight 1. */
export function timelinePattern({ growth, season, weekdays, hours }: KnowledgeTime): TimelinePattern {
  const closes = hours !== undefined || [...(weekdays ?? []), ...Object.values(season ?? {})].includes(0);
  return {
    ...(growth === undefined ? {} : { growth }),
    ...(season ? { months: Array.from({ length: 12 }, (_, month) => season[String(month + 1)] ?? 1) } : {}),
    ...(weekdays ? { weekdays } : {}),
    ...(hours ? { hours: { from: hourOf(hours.from), to: hourOf(hours.to) } } : {}),
    ...(closes ? { strict: true } : {}),
  };
}
