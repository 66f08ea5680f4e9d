import { tellsTimestamp } from '@seedbed/engine';
import { isAskedBeforehand, lastOf } from './asked-beforehand.ts';
import { isKeyWithin, qualifiedName, resolveType, type Blueprint, type BlueprintColumn, type BlueprintTable, type Relation } from '@seedbed/contract';

/** The number of parents that a row follows by default. */
const UNASKED = 2;
/** The largest share of NULL at which a time can be the start of a row. */
const MAX_NULL_SHARE = 0.1;
/** Generators of a time that replaces the table's timeline, and names of nullable times that are the start of a row. */
const APART = /^date\.(?:past|business)$/;
const BEGAN =
  /^(?:written|built|founded|opened|launched|established|made|published|released|commissioned|started|hired|joined|acquired|planted|composed|painted|installed|registered)_/i;
/** Names of the time at which something was over, and of the rows that exist only then. */
const OVER =
  /^(?:complet|finish|conclud|end|done|held|perform|clos|return|deliver|discharg|check(?:ed)?_?out|livr|termin|gelie?[fv]er|zugestellt|beendet|abgeschlossen|entreg|finaliz|conclu|consegn|afgerond)/i;
const OVER_KINDS = /^(?:life\.stamp|expression|date\.(?:event|after))$/;
const HAPPENS = /^date\.(?:start|scheduled)$/;
/** Names of times at which something in the future was agreed, or at which the row was created. */
const BESIDE =
  /^(?:creat|add|insert|regist|book|order|purchas|buy|bought|enrol|issu|pa(?:id|y)|invoic|charg|bill|announc|appl|sign|submi|request|invit|accept|confirm|reserv|sold|sale|cancel|assign|plan|schedul|date|time|day|ts)/i;
const OUTCOMES: ReadonlySet<string> = new Set(
  'invoice bill receipt review rating feedback certificate diploma report result evaluation assessment settlement payout summary refund grade verdict transcript testimonial'.split(
    ' ',
  ),
);
/** Events that take place as agreed. */
const MEETINGS: ReadonlySet<string> = new Set('visit encounter consultation session treatment examination checkup meeting viewing'.split(' '));
/** What is agreed for a time, and rows that are written of it or use something up once it takes place. */
const APPOINTMENTS: ReadonlySet<string> = new Set([...MEETINGS, 'appointment', 'interview', 'lesson', 'training', 'exam', 'assessment', 'match', 'game']);
const OF_APPOINTMENTS: ReadonlySet<string> = new Set(
  'note review rating feedback redemption mark score result observation measurement report scorecard attendance evaluation vital diagnosis prescription procedure finding transcript recording'.split(
    ' ',
  ),
);
const DAY = 86_400_000;

/**
 * Sets which times of the parent a row must come after (`behind`): the times of all parents if there are more than two; the time of a
 * parent without a timeline; and, for rows that exist only after the parent is over, its end.
 */
export function behindParents(blueprint: Blueprint, nounOf: (table: string) => string | undefined): void {
  const tables = new Map(blueprint.tables.map((table) => [qualifiedName(table.schema, table.name), table]));
  const byChild = Map.groupBy(blueprint.relations, ({ from }) => from.table);
  for (const [name, all] of byChild) {
    const child = tables.get(name)!;
    if (!child.timeline || numbersByTime(child)) continue;
    const relations = all.filter(({ from, to }) => from.table !== to.table);
    const timed = relations.filter(({ to }) => hasTimestamps(tables.get(to.table)!));
    for (const relation of relations) {
      const parent = tables.get(relation.to.table)!;
      const isTimed = timed.includes(relation);
      const isBefore = isAskedBeforehand(nounOf(name) ?? '', nounOf(relation.to.table) ?? '');
      const first = [
        ...(isTimed || isBefore ? [] : ownTimes(blueprint, parent, child)),
        ...(isBefore ? [] : hasBegun(blueprint, parent, child, relation)),
        ...(isChanged(child, relation) ? beforeChanges(blueprint, parent) : []),
      ];
      const over =
        (OUTCOMES.has(nounOf(name) ?? '') || (MEETINGS.has(nounOf(name) ?? '') && isKeyWithin(child, relation.from.columns))) &&
        (relation.owner || isKeyWithin(child, relation.from.columns))
          ? whenOver(blueprint, parent)
          : APPOINTMENTS.has(lastOf(nounOf(relation.to.table))) && OF_APPOINTMENTS.has(lastOf(nounOf(name)))
            ? whenAgreed(blueprint, parent)
            : [];
      const behind = [...new Set([...first, ...over].map((column) => column.name))].filter((column) => !isMadeOfRows(parent, column));
      if (behind.length > 0 || (isTimed && (timed.length > UNASKED || isKeyWithin(child, relation.from.columns)))) relation.behind = behind;
    }
  }
}

/** Whether a CHECK ties the time to one that follows the rows which refer to this one: those cannot wait for either, for the times of a CHECK are made together. */
function isMadeOfRows({ columns, groups = [] }: BlueprintTable, name: string): boolean {
  const tied = new Set(groups.filter((group) => group.columns.includes(name)).flatMap((group) => group.columns));
  return columns.some(({ name: other, generator }) => tied.has(other) && /\b(?:max|min|sum|count|avg)\(/.test(JSON.stringify(generator ?? null)));
}

/** Whether the table has numbers that restart each year. They count rows in the order of the timeline, so no row may move. */
export function numbersByTime({ columns }: BlueprintTable): boolean {
  const parts = columns.flatMap(({ generator }) => (generator?.kind === 'code.numbered' ? [generator.parameters?.parts].flat() : []));
  return parts.some((part) => typeof part === 'object' && part !== null && 'by' in part);
}

function hasTimestamps({ columns }: BlueprintTable): boolean {
  return columns.some(({ generator }) => generator && tellsTimestamp(generator.kind));
}

/**
 * The times at which a row of a table without a timeline began: the first one, and one that every row has after it (born, then joined).
 * None if they are before the whole timeline of the child.
 */
function ownTimes({ types, referenceDate }: Blueprint, { columns }: BlueprintTable, child: BlueprintTable): BlueprintColumn[] {
  const first = columns.find(
    ({ name, generator, nullRate = 0, type }) =>
      generator &&
      isTime(type, types) &&
      (nullRate >= MAX_NULL_SHARE ? /^date\.(?:past|business|event)$/.test(generator.kind) && BEGAN.test(name) : APART.test(generator.kind)),
  );
  const least = Number(first?.generator?.parameters?.least ?? 0);
  const from = Date.parse(child.timeline?.from ?? referenceDate);
  if (!first || least * DAY >= Date.parse(referenceDate) - from) return [];
  const begun = [first];
  for (const column of columns)
    if (isBehindAll(column) && isTime(column.type, types) && begun.some(({ name }) => column.generator?.parameters?.after === name)) begun.push(column);
  return begun;
}

/** Whether every row has this time after another one, at any time before today. */
function isBehindAll({ nullable, nullRate, generator }: BlueprintColumn): boolean {
  return !nullable && nullRate === undefined && generator?.kind === 'date.event' && generator.parameters?.open === undefined;
}

/**
 * The planned start of the parent, for rows that report, measure or complain: if the parent has no other time, and the row's own time is
 * not one at which things are booked or paid in advance.
 */
function hasBegun({ types }: Blueprint, parent: BlueprintTable, child: BlueprintTable, { owner }: Relation): BlueprintColumn[] {
  const timesOf = ({ columns }: BlueprintTable, kinds: RegExp) =>
    columns.filter(({ generator, type }) => generator && isTime(type, types) && kinds.test(generator.kind));
  const [start] = timesOf(parent, /^date\.start$/);
  const [own] = timesOf(child, /^date\.created$/);
  const isSpan = start && timesOf(parent, /^date\.end$/).length > 0 && timesOf(parent, /^date\.created$|^life\./).length === 0;
  return owner && isSpan && own && !BESIDE.test(own.name) ? [start] : [];
}

/** Whether the rows change something of the parent: each begins with what the one before it left. */
function isChanged({ columns }: BlueprintTable, { from }: Relation): boolean {
  const left = `previous(${from.columns[0]}, `;
  return (
    from.columns.length === 1 && columns.some(({ generator }) => generator?.kind === 'expression' && String(generator.parameters?.expression).includes(left))
  );
}

/** The times after which something of a row changes: when it was reported, when it was published. */
function beforeChanges({ types }: Blueprint, { columns }: BlueprintTable): BlueprintColumn[] {
  return columns.filter(
    ({ name, type, nullable, nullRate, generator }) =>
      generator &&
      isTime(type, types) &&
      (nullable
        ? BEGAN.test(name) && OVER_KINDS.test(generator.kind)
        : nullRate === undefined && /^date\.(?:end|event)$/.test(generator.kind) && !AHEAD.test(name)),
  );
}
const AHEAD = /due|until|expir|valid|plan|sched|expect|next|renew|term/i;

/** The time for which the parent is agreed: its only start, or its only day. */
function whenAgreed({ types }: Blueprint, { columns }: BlueprintTable): BlueprintColumn[] {
  const times = columns.filter(
    ({ name, nullable, generator, type }) => generator && !nullable && isTime(type, types) && AGREED.test(name) && !BESIDE.test(name),
  );
  return times.length === 1 ? times : [];
}
const AGREED = /^(?:start|held|begin|date|at$|day$|scheduled_(?:at|for|on|start)|kick|played|takes?_place|appointment_(?:at|date|time))/i;

/** The time at which the parent was over; if it has none, the planned time. */
export function whenOver({ types }: Blueprint, { columns }: BlueprintTable): BlueprintColumn[] {
  const times = columns.filter(({ generator, type }) => generator && isTime(type, types));
  const over = times.filter(({ name, generator }) => generator!.kind === 'date.end' || (OVER_KINDS.test(generator!.kind) && OVER.test(name)));
  return over.length > 0 ? over : times.filter(({ generator }) => HAPPENS.test(generator!.kind));
}

/** Whether a column of this type holds a day or a time of a day of its own. */
export function isTime(type: string, types: Blueprint['types']): boolean {
  return /^(?:date|timestamp(?:tz)?)$/.test(resolveType(type, types).base);
}
