import { tellsTimestamp } from '@seedbed/engine';
import { isKeyWithin, qualifiedName, resolveType, type Blueprint, type BlueprintColumn, type BlueprintTable, type Relation } from '@seedbed/contract';

/** Parents that a row lies behind unasked. */
const UNASKED = 2;
/** Share of NULL up to which a time says when rows began. */
const SELDOM = 0.1;
/** Kinds of a time that a row has instead of one on its table's timeline, and names by which one that may be missing says when the row began. */
const APART = /^date\.(?:past|business)$/;
const BEGAN =
  /^(?:written|built|founded|opened|launched|established|made|published|released|commissioned|started|hired|joined|acquired|planted|composed|painted|installed|registered)_/i;
/** Names of the time at which something was over, and of the rows that exist only then. */
const OVER = /^(?:complet|finish|conclud|end|done|held|perform|clos|return|deliver|discharg|check(?:ed)?_?out)/i;
const OVER_KINDS = /^(?:life\.stamp|date\.(?:event|after))$/;
const HAPPENS = /^date\.(?:start|scheduled)$/;
/** Names of times that say when something was settled about what is still to come, or no more than that the row was made. */
const BESIDE =
  /^(?:creat|add|insert|regist|book|order|purchas|buy|bought|enrol|issu|pa(?:id|y)|invoic|charg|bill|announc|appl|sign|submi|request|invit|accept|confirm|reserv|sold|sale|cancel|assign|plan|schedul|date|time|day|ts)/i;
const OUTCOMES: ReadonlySet<string> = new Set(
  'invoice bill receipt review rating feedback certificate diploma report result evaluation assessment settlement payout summary refund grade verdict transcript testimonial'.split(
    ' ',
  ),
);
const DAY = 86_400_000;

/**
 * Says of relations which times of the parent a row comes behind (`behind`): of all parents where there are more than two, the time of a parent that has none
 * on its table's timeline, and for what exists only once the parent is over, when that was.
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
      const first = [...(isTimed ? [] : ownTimes(blueprint, parent, child)), ...hasBegun(blueprint, parent, child, relation)];
      const over = OUTCOMES.has(nounOf(name) ?? '') && (relation.owner || isKeyWithin(child, relation.from.columns)) ? whenOver(blueprint, parent) : [];
      const behind = [...new Set([...first, ...over].map((column) => column.name))];
      if (behind.length > 0 || (isTimed && (timed.length > UNASKED || isKeyWithin(child, relation.from.columns)))) relation.behind = behind;
    }
  }
}

/** Numbers that begin anew with each year count rows as they lie on the timeline: none may move to another one. */
function numbersByTime({ columns }: BlueprintTable): boolean {
  const parts = columns.flatMap(({ generator }) => (generator?.kind === 'code.numbered' ? [generator.parameters?.parts].flat() : []));
  return parts.some((part) => typeof part === 'object' && part !== null && 'by' in part);
}

function hasTimestamps({ columns }: BlueprintTable): boolean {
  return columns.some(({ generator }) => generator && tellsTimestamp(generator.kind));
}

/**
 * The times at which a row began whose table has none on its timeline: the first, and what every row has behind it (born, and then joined). None where they lie before
 * the whole timeline of the child.
 */
function ownTimes({ types, referenceDate }: Blueprint, { columns }: BlueprintTable, child: BlueprintTable): BlueprintColumn[] {
  const first = columns.find(
    ({ name, generator, nullRate = 0, type }) =>
      generator &&
      isTime(type, types) &&
      (nullRate >= SELDOM ? /^date\.(?:past|business|event)$/.test(generator.kind) && BEGAN.test(name) : APART.test(generator.kind)),
  );
  const least = Number(first?.generator?.parameters?.least ?? 0);
  const from = Date.parse(child.timeline?.from ?? referenceDate);
  if (!first || least * DAY >= Date.parse(referenceDate) - from) return [];
  const begun = [first];
  for (const column of columns)
    if (isBehindAll(column) && isTime(column.type, types) && begun.some(({ name }) => column.generator?.parameters?.after === name)) begun.push(column);
  return begun;
}

/** A time that every row has behind another one, and that may lie anywhere before today. */
function isBehindAll({ nullable, nullRate, generator }: BlueprintColumn): boolean {
  return !nullable && nullRate === undefined && generator?.kind === 'date.event' && generator.parameters?.open === undefined;
}

/**
 * The planned beginning of what a row is reported, measured or complained of: the table tells no other time of the parent, and the row's own time is none of those at which
 * things are booked or paid beforehand.
 */
function hasBegun({ types }: Blueprint, parent: BlueprintTable, child: BlueprintTable, { owner }: Relation): BlueprintColumn[] {
  const timesOf = ({ columns }: BlueprintTable, kinds: RegExp) =>
    columns.filter(({ generator, type }) => generator && isTime(type, types) && kinds.test(generator.kind));
  const [start] = timesOf(parent, /^date\.start$/);
  const [own] = timesOf(child, /^date\.created$/);
  const isSpan = start && timesOf(parent, /^date\.end$/).length > 0 && timesOf(parent, /^date\.created$|^life\./).length === 0;
  return owner && isSpan && own && !BESIDE.test(own.name) ? [start] : [];
}

/** When it was over; of what tells no such time, when it was to happen. */
function whenOver({ types }: Blueprint, { columns }: BlueprintTable): BlueprintColumn[] {
  const times = columns.filter(({ generator, type }) => generator && isTime(type, types));
  const over = times.filter(({ name, generator }) => generator!.kind === 'date.end' || (OVER_KINDS.test(generator!.kind) && OVER.test(name)));
  return over.length > 0 ? over : times.filter(({ generator }) => HAPPENS.test(generator!.kind));
}

function isTime(type: string, types: Blueprint['types']): boolean {
  return /^(?:date|timestamp(?:tz)?)$/.test(resolveType(type, types).base);
}
