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
  type Shape,
  type ShapeColumn,
} from '@seedbed/contract';
import { knotsOf, type Knot } from './knots-of.ts';
import { ranksInBlocks } from './ranks-in-blocks.ts';
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
  const tables = dictionary<{ rows: number }>();
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
          if (inOrder && relations[place].children !== undefined) delete tables[name];
        }
        continue;
      }
      const statement = statementOf(blueprint, table, column, known, rowsOf.get(name)!);
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
  const referring = rows * (1 - known.nulls);
  const common = sharesOfCommon(known);
  const having = Math.max(1, Math.min(parents, Math.round(distinctOf(known, rows))));
  const children = new Map<number, number>();
  const first: number[] = [];
  if (!isUnique && referring > 0) {
    const mean = referring / having;
    let rank = 0;
    for (const { count: parentsAlike, share } of ranksInBlocks(common, having)) {
      const count = Math.max(1, Math.round(share * referring));
      // A fan-out says what many parents have: the few with far more are counted out. Their ranks are blocks of one.
      if (rank < Math.min(MOST_FIRST, parents / FEW_OF) && count > HEAVY * mean) first.push(count);
      else children.set(count, (children.get(count) ?? 0) + parentsAlike);
      rank += parentsAlike;
    }
  }
  const counts = [...children].map(([count, weight]): [string, number] => [String(count), weight]);
  const nulls = { ...(nullable && { null: percent(known.nulls) }), ...(first.length > 0 && { first }) };
  const others = parents - first.length;
  if (inOrder && counts.length > 0) return { children: Object.fromEntries([['0', parents - having], ...counts]), ...nulls };
  return {
    none: percent(Math.max(0, 1 - (having - first.length) / Math.max(1, others))),
    ...nulls,
    ...(counts.length > 0 && { spread: Object.fromEntries(counts) }),
  };
}

/** The statement about a column, or the reason why it keeps what it has; undefined where nothing is to be said. */
function statementOf(
  blueprint: Blueprint,
  table: BlueprintTable,
  column: BlueprintColumn,
  known: ShapeColumn,
  rows: { readonly now: number; readonly asked: number },
): OverlayColumn | string | undefined {
  if (column.generated !== undefined || column.identity !== undefined || column.sequence !== undefined) return undefined;
  const nulls = column.nullable ? { null: percent(known.nulls) } : {};
  const onlyNulls = column.nullable ? nulls : undefined;
  if (isKeyWithin(table, [column.name])) return onlyNulls;
  const kind = column.generator?.kind ?? 'default';
  const type = resolveType(column.type, blueprint.types);
  if (known.labels) {
    const labels = Object.entries(known.labels).filter(([, share]) => share > 0);
    return { ...Object.fromEntries(labels.map(([label, share]) => [label, Number((share / Math.max(1e-9, 1 - known.nulls)).toPrecision(4))])), ...nulls };
  }
  const follows = followed(table, column);
  if (follows !== undefined) return onlyNulls && isFree(table, column) ? onlyNulls : follows;
  const distinct = distinctOf(known, rows.asked, rows.now);
  const order = known.order !== undefined && Math.abs(known.order) >= NO_ORDER ? { order: known.order } : {};
  if (/^(?:int[248]|numeric|float[48])$/.test(type.base)) {
    const least = type.base.startsWith('int') ? 1 : 10 ** -Math.min(6, type.scale ?? 2);
    const knots = knotsOf(known, distinct, least);
    if (knots.length === 0) return onlyNulls;
    return { generator: 'distribution', parameters: { distribution: 'empirical', knots: rounded(knots), ...order }, ...nulls };
  }
  if (/^(?:date|timestamp|timestamptz)$/.test(type.base)) {
    if (table.timeline && /^date\.(?:created|business)$/.test(kind)) return onlyNulls;
    const knots = knotsOf(known, distinct, DAY_WIDTH).map(({ from, to, weight }) => ({
      from: Math.min(-from, -to),
      to: Math.max(-from, -to) + DAY_WIDTH,
      weight,
    }));
    if (knots.length === 0) return onlyNulls;
    return { generator: 'date.distribution', parameters: { knots: rounded(knots.toSorted((a, b) => a.from - b.from)), ...order }, ...nulls };
  }
  if (distinct >= ALL_DIFFERENT * rows.asked * (1 - known.nulls) || !known.common) return onlyNulls;
  if (distinct > LARGEST_POOL) return `it has ${Math.round(distinct)} different values, and ${LARGEST_POOL} can be counted out`;
  const shares = sharesOfCommon(known).map((share) => Number(share.toPrecision(4)));
  const { kind: inner, parameters } = column.generator ?? { kind: 'text.plain' };
  return {
    generator: 'pool',
    parameters: {
      generator: { kind: inner, ...(parameters && { parameters }) },
      size: Math.max(1, Math.round(distinct)),
      shares: shares.slice(0, Math.round(distinct)),
    },
    ...nulls,
  };
}

/** Why the column is not made by itself: it follows others of its row, and would no longer agree with them. */
function followed(table: BlueprintTable, { name, generator, entity }: BlueprintColumn): string | undefined {
  if (!generator) return 'Postgres computes it';
  if (entity !== undefined) return `it belongs to the ${entity} of its row`;
  if (/^(?:life\.|example|expression|derived|lookup|reference|sibling|hashOf|template|null$|constant$)/.test(generator.kind)) return 'it follows other columns';
  const words = new Set(JSON.stringify(generator.parameters ?? {}).match(/[\w$]+/g) ?? []);
  const other = table.columns.find((column) => column.name !== name && words.has(column.name) && !('weights' in (generator.parameters ?? {})));
  return other && `it follows ${other.name}`;
}

/** Whether nothing but the column's own share decides which rows have a value. */
function isFree({ groups = [] }: BlueprintTable, { name, generator }: BlueprintColumn): boolean {
  return generator !== undefined && !/^(?:life\.|date\.event|expression|derived)/.test(generator.kind) && !groups.some(({ columns }) => columns.includes(name));
}

/** Shares of the most common values among the rows that have one. */
const sharesOfCommon = ({ common = [], nulls }: ShapeColumn): readonly number[] => common.map((share) => share / Math.max(1e-9, 1 - nulls));

/** How many different values a number of rows has: a share of the rows grows with them, a number does not. */
function distinctOf(known: ShapeColumn, rows: number, now = rows): number {
  const estimated = known.distinct < 0 ? -known.distinct * now : known.distinct;
  const all = trueDistinct(sharesOfCommon(known), now * (1 - known.nulls), estimated);
  const scale = rows / now;
  return Math.max(1, known.distinct < 0 ? all * scale : Math.min(all, Math.ceil(all * Math.max(scale, Math.sqrt(scale)))));
}

const rounded = (knots: readonly Knot[]): readonly Knot[] =>
  knots.map(({ from, to, weight }) => ({ from: Number(from.toPrecision(9)), to: Number(to.toPrecision(9)), weight: Number(weight.toPrecision(6)) }));

const percent = (share: number): string => `${Number((100 * share).toFixed(4))} %`;
