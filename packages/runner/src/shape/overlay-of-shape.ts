import {
  dictionary,
  isKeyWithin,
  qualifiedName,
  resolveType,
  type Blueprint,
  type BlueprintColumn,
  type BlueprintTable,
  type Overlay,
  type OverlayColumn,
  type OverlayRelation,
  type OverlayTable,
  type Shape,
  type ShapeColumn,
} from '@seedbed/contract';
import { knotsOf, type Knot } from './knots-of.ts';
import { presentRanks, statedByRank } from './ranks-in-blocks.ts';
import { trueDistinct } from './true-distinct.ts';

export type ShapeOverlay = {
  readonly overlay: Overlay;
  /** What is not applied, and why, by `table.column`. */
  readonly left: readonly { readonly place: string; readonly reason: string }[];
};

/** Tables of so few rows are lists: a smaller copy of the data has them whole. */
const LIST = 100;
/** From this share of rows on values are as good as all different, and from the next on few enough to be counted. */
const ALL_DIFFERENT = 0.9;
const LARGEST_POOL = 100_000;
/** The server draws a value or a row in order by chance: a smaller correlation is none. */
const NO_ORDER = 0.05;
const DAY_WIDTH = 1;
const SECOND = 1 / 86_400;
/** Parts of a timeline with a weight of their own. */
const MOST_PARTS = 200;
const ON_TIMELINE = /^(?:date\.(?:created|business)|life\.createdAt)$/;
/** From this correlation on rows are in the order of their parents. */
const IN_ORDER = 0.8;
/** Parents with so many times the mean are counted out, at most so many, and at most one of so many. */
const HEAVY = 3;
const MOST_FIRST = 1000;
const FEW_OF = 8;

/**
 * What a person would have to say so that the rows of a blueprint have the shape of a database: counts, shares, distributions, and how rows spread over their parents.
 * Columns that follow others keep to them, so that rows still agree.
 * @param scale of the row counts; shares and fan-outs stay
 */
export function overlayOfShape(shape: Shape, blueprint: Blueprint, scale = 1): ShapeOverlay {
  const tables = dictionary<OverlayTable>();
  const columns = dictionary<OverlayColumn>();
  const relations = dictionary<OverlayRelation>();
  const left: { place: string; reason: string }[] = [];
  const rowsOf = new Map<string, { readonly now: number; readonly asked: number }>();
  const pairs = shape.tables.flatMap((stated) => {
    const name = qualifiedName(stated.schema, stated.name);
    const table = blueprint.tables.find((each) => qualifiedName(each.schema, each.name) === name);
    if (!table) left.push({ place: name, reason: 'the schema has no such table' });
    else if (stated.rows === undefined) left.push({ place: name, reason: 'it was never analyzed' });
    if (!table || stated.rows === undefined) return [];
    const asked = stated.rows <= LIST ? stated.rows : Math.max(LIST, Math.round(stated.rows * scale));
    rowsOf.set(name, { now: stated.rows, asked });
    if (!table.ofScript) tables[name] = { rows: asked };
    return [{ name, table, stated }];
  });
  for (const { name, table, stated } of pairs) {
    if (stated.rows === 0) continue;
    for (const known of stated.columns) {
      const place = `${name}.${known.name}`;
      const column = table.columns.find((each) => each.name === known.name);
      if (!column) {
        left.push({ place, reason: 'the schema has no such column' });
        continue;
      }
      const relation = blueprint.relations.find(({ from }) => from.table === name && from.columns.includes(column.name));
      if (relation) {
        const parents = rowsOf.get(relation.to.table);
        if (relation.from.columns.length > 1) left.push({ place, reason: 'it is a part of a reference over several columns' });
        else if (parents) {
          const inOrder = relation.owner === true && (known.order ?? 0) >= IN_ORDER;
          relations[place] = spreadOf(known, stated.rows!, parents.now, {
            isUnique: isKeyWithin(table, relation.from.columns),
            inOrder,
            nullable: column.nullable === true,
          });
          // Rows in the order of a parent are counted by its children.
          if (inOrder && relations[place].children !== undefined) delete tables[name]?.rows;
        }
        continue;
      }
      if (table.timeline && ON_TIMELINE.test(column.generator?.kind ?? '')) {
        tables[name] = { ...tables[name], ...timelineOf(known) };
        if (column.nullable) columns[place] = { null: percent(known.nulls) };
        continue;
      }
      const isOwn = known.labels !== undefined || isKeyWithin(table, [column.name]) || isNumbered(column);
      const follows = isOwn ? undefined : followed(table, column);
      if (follows !== undefined) left.push({ place, reason: follows });
      const statement =
        follows === undefined ? statementOf(blueprint, table, column, known, rowsOf.get(name)!) : isFree(table, column) ? nullsOf(column, known) : undefined;
      if (typeof statement === 'string') left.push({ place, reason: statement });
      else if (statement) columns[place] = statement;
    }
  }
  return { overlay: { tables, columns, relations }, left };
}

/** The share of NULL, of parents without rows, and how many rows the others have. */
function spreadOf(
  known: ShapeColumn,
  rows: number,
  parents: number,
  { isUnique, inOrder, nullable }: { readonly isUnique: boolean; readonly inOrder: boolean; readonly nullable: boolean },
): OverlayRelation {
  const common = sharesOfCommon(known);
  const found = distinctOf(known, { now: rows, asked: rows });
  const having = Math.max(1, Math.min(parents, Math.round(trueDistinct(common, found, { rows, nulls: known.nulls }))));
  const children = new Map<number, number>();
  const first: number[] = [];
  if (!isUnique && known.nulls < 1) {
    const mean = rows / having;
    let rank = 0;
    for (const { count: parentsAlike, share } of presentRanks(common, having, rows)) {
      // Which rows refer to none is drawn among all that a parent has.
      const count = share * rows;
      // A fan-out says what many parents have: the few with far more are counted out. Their ranks are blocks of one.
      if (rank < Math.min(MOST_FIRST, parents / FEW_OF) && count > HEAVY * mean) first.push(Math.round(count));
      else {
        // Part of the parents have the whole number above, so that the rows come to as many as stated.
        const [below, part] = [Math.floor(count), count - Math.floor(count)];
        for (const [number, weight] of [[below, 1 - part] as const, [below + 1, part] as const])
          if (weight > 0) children.set(number, (children.get(number) ?? 0) + parentsAlike * weight);
      }
      rank += parentsAlike;
    }
  }
  const counts = [...children].map(([count, weight]): [string, number] => [String(count), Number(weight.toPrecision(6))]);
  const nulls = { ...(nullable && { null: percent(known.nulls) }), ...(first.length > 0 && { first }) };
  const others = parents - first.length;
  if (inOrder && counts.length > 0) return { children: Object.fromEntries([['0', parents - having], ...counts]), ...nulls };
  return {
    none: percent(Math.max(0, 1 - (having - first.length) / Math.max(1, others))),
    ...nulls,
    ...(counts.length > 0 && { spread: Object.fromEntries(counts) }),
  };
}

const nullsOf = ({ nullable }: BlueprintColumn, { nulls }: ShapeColumn): { readonly null: string } | undefined =>
  nullable ? { null: percent(nulls) } : undefined;

/** The statement about a column, or the reason why it keeps what it has; undefined where nothing is to be said. */
function statementOf(
  blueprint: Blueprint,
  table: BlueprintTable,
  column: BlueprintColumn,
  known: ShapeColumn,
  rows: { readonly now: number; readonly asked: number },
): OverlayColumn | string | undefined {
  if (isNumbered(column)) return undefined;
  const onlyNulls = nullsOf(column, known);
  const nulls = onlyNulls ?? {};
  if (isKeyWithin(table, [column.name])) return onlyNulls;
  const type = resolveType(column.type, blueprint.types);
  if (known.labels) {
    const labels = Object.entries(known.labels).filter(([, share]) => share > 0);
    return { ...Object.fromEntries(labels.map(([label, share]) => [label, Number((share / Math.max(1e-9, 1 - known.nulls)).toPrecision(4))])), ...nulls };
  }
  const distinct = distinctOf(known, rows);
  const order = orderOf(known);
  if (/^(?:int[248]|numeric|float[48])$/.test(type.base)) {
    const least = type.base.startsWith('int') ? 1 : 10 ** -Math.min(6, type.scale ?? 2);
    const knots = knotsOf(known, { distinct, rows: rows.asked, least, unit: twoDigits });
    if (knots.length === 0) return onlyNulls;
    return { generator: 'distribution', parameters: { distribution: 'empirical', knots: rounded(knots), ...order }, ...nulls };
  }
  if (/^(?:date|timestamp|timestamptz)$/.test(type.base)) {
    const least = type.base === 'date' ? 1 : SECOND;
    const knots = knotsOf(known, { distinct, rows: rows.asked, least, unit: () => DAY_WIDTH });
    if (knots.length === 0) return onlyNulls;
    const mirrored = knots.toReversed().map((knot) => ({ ...knot, from: -knot.to, to: -knot.from }));
    return { generator: 'date.distribution', parameters: { knots: rounded(mirrored), ...order }, ...nulls };
  }
  if (distinct >= ALL_DIFFERENT * rows.asked * (1 - known.nulls) || !known.common) return onlyNulls;
  const shares = sharesOfCommon(known);
  const size = Math.round(trueDistinct(shares, distinct, { rows: rows.asked, nulls: known.nulls, drawn: true }));
  if (size > LARGEST_POOL) return `it has ${size} different values, and ${LARGEST_POOL} can be counted out`;
  const { kind: inner, parameters } = column.generator ?? { kind: 'text.plain' };
  return {
    generator: 'pool',
    parameters: {
      generator: { kind: inner, ...(parameters && { parameters }) },
      size,
      shares: statedByRank(shares, size)
        .slice(0, size)
        .map((share) => Number(share.toPrecision(4))),
    },
    ...nulls,
  };
}

/** What a number of a shape was rounded to. */
const twoDigits = (value: number): number => (value === 0 ? 0 : 10 ** (Math.floor(Math.log10(Math.abs(value))) - 1));

/**
 * The share of rows whose value follows their place, from the correlation that ANALYZE found. Equal values it takes in the order of their rows, so that the more of them
 * there are, the more of a correlation there is without any order.
 */
function orderOf(known: ShapeColumn): { readonly order?: number } {
  if (known.order === undefined) return {};
  const alike = sharesOfCommon(known).reduce((sum, share) => sum + share * share, 0);
  const order = Math.max(-1, (known.order - alike) / Math.max(1e-9, 1 - alike));
  return Math.abs(order) >= NO_ORDER ? { order: figure(order) } : {};
}

/** How the rows of a table spread over its timeline: from the quantiles of when they came. */
function timelineOf(known: ShapeColumn): Pick<OverlayTable, 'from' | 'parts'> {
  const { nulls, common = [], commonAt = [], quantiles = [] } = known;
  const days = Math.ceil(Math.max(0, ...quantiles, ...commonAt.map((at) => at ?? 0)));
  if (days < 1) return {};
  const rest = Math.max(0, 1 - nulls - common.reduce((sum, share) => sum + share, 0));
  const bars = quantiles.slice(1).map((to, i) => ({ from: quantiles[i]!, to, weight: rest / (quantiles.length - 1) }));
  const spikes = common.flatMap((weight, i) => (commonAt[i] == null ? [] : [{ from: commonAt[i], to: commonAt[i], weight }]));
  const parts = Array.from({ length: Math.min(MOST_PARTS, days) }, () => 0);
  const width = days / parts.length;
  for (const { from, to, weight } of [...bars, ...spikes]) {
    const oldest = Math.min(days, Math.max(from, to) + (from === to ? DAY_WIDTH : 0));
    const [low, high] = [days - oldest, Math.max(days - oldest + 1e-6, days - Math.min(from, to))];
    for (let part = Math.min(parts.length - 1, Math.floor(low / width)); part < parts.length && part * width < high; part++)
      parts[part]! += (weight * Math.max(0, Math.min(high, (part + 1) * width) - Math.max(low, part * width))) / (high - low);
  }
  return { from: `-${days}d`, parts: parts.map((weight) => figure(weight)) };
}

const isNumbered = ({ generated, identity, sequence }: BlueprintColumn): boolean => generated !== undefined || identity !== undefined || sequence !== undefined;

/** Why the column is not made by itself: it follows others of its row, and would no longer agree with them. */
function followed(table: BlueprintTable, { name, generator, entity }: BlueprintColumn): string | undefined {
  if (!generator) return 'Postgres computes it';
  if (entity !== undefined) return `it belongs to the ${entity} of its row`;
  if (/^(?:life\.|expression|derived|lookup|reference|sibling|hashOf|template|null$|constant$)/.test(generator.kind)) return 'it follows other columns';
  if (generator.kind.startsWith('example') && isShown(table, generator))
    return `it belongs to the ${String(generator.parameters?.['of'] ?? 'example')} of its row`;
  const words = new Set(JSON.stringify(generator.parameters ?? {}).match(/[\w$]+/g) ?? []);
  const other = table.columns.find((column) => column.name !== name && words.has(column.name) && !('weights' in (generator.parameters ?? {})));
  return other && `it follows ${other.name}`;
}

/** Whether others of the row tell which example it shows: a name, or what it refers to. */
function isShown({ columns }: BlueprintTable, { parameters, kind }: NonNullable<BlueprintColumn['generator']>): boolean {
  if (kind !== 'example.number' || parameters?.['by'] !== undefined) return true;
  return columns.some(
    ({ generator }) => generator?.kind.startsWith('example') && generator.kind !== kind && generator.parameters?.['of'] === parameters?.['of'],
  );
}

/** Whether nothing but the column's own share decides which rows have a value. */
function isFree({ groups = [] }: BlueprintTable, { name, generator }: BlueprintColumn): boolean {
  return generator !== undefined && !/^(?:life\.|date\.event|expression|derived)/.test(generator.kind) && !groups.some(({ columns }) => columns.includes(name));
}

/** Shares of the most common values among the rows that have one. */
const sharesOfCommon = ({ common = [], nulls }: ShapeColumn): readonly number[] => common.map((share) => share / Math.max(1e-9, 1 - nulls));

/** How many different values ANALYZE is to find in as many rows as asked: a share of the rows grows with them, a number does not. */
function distinctOf({ distinct }: ShapeColumn, { now, asked }: { readonly now: number; readonly asked: number }): number {
  if (distinct < 0) return Math.max(1, -distinct * asked);
  const scale = asked / now;
  return Math.max(1, Math.min(distinct, Math.ceil(distinct * Math.max(scale, Math.sqrt(scale)))));
}

const rounded = (knots: readonly Knot[]): readonly Knot[] =>
  knots.map(({ from, to, weight, ...steps }) => ({
    from: Number(from.toPrecision(9)),
    to: Number(to.toPrecision(9)),
    weight: Number(weight.toPrecision(6)),
    ...steps,
  }));

const figure = (value: number): number => Number(value.toPrecision(4));

const percent = (share: number): string => `${Number((100 * share).toFixed(4))} %`;
