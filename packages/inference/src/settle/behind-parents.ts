import { tellsTimestamp } from '@seedbed/engine';
import { isKeyWithin, qualifiedName, resolveType, type Blueprint, type BlueprintColumn, type BlueprintTable } from '@seedbed/contract';

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
      const first = isTimed ? undefined : ownTime(blueprint, parent, child);
      const over = OUTCOMES.has(nounOf(name) ?? '') && (relation.owner || isKeyWithin(child, relation.from.columns)) ? whenOver(blueprint, parent) : [];
      const behind = [...(first ? [first] : []), ...over].map((column) => column.name);
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

/** The time of a row whose table has none on its timeline; none where it lies before the whole timeline of the child. */
function ownTime({ types, referenceDate }: Blueprint, parent: BlueprintTable, child: BlueprintTable): BlueprintColumn | undefined {
  const found = parent.columns.find(
    ({ name, generator, nullRate = 0, type }) =>
      generator &&
      isTime(type, types) &&
      (nullRate >= SELDOM ? /^date\.(?:past|business|event)$/.test(generator.kind) && BEGAN.test(name) : APART.test(generator.kind)),
  );
  const least = Number(found?.generator?.parameters?.least ?? 0);
  const from = Date.parse(child.timeline?.from ?? referenceDate);
  return least * DAY >= Date.parse(referenceDate) - from ? undefined : found;
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
