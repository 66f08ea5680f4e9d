import { childrenNamed, parentNamed, targetOf, throughNamed, type MockTable, type Through, type Way } from '../../../core/index.ts';
import type { Shape } from '../shape/shape.ts';
import type { Corrections } from './corrections.ts';
import { columnOf } from './find-column.ts';
import { isSameTable, nounsOf } from './nouns.ts';
import type { Member, Part } from './part.ts';

/** Maximum number of consecutive relations in an answer, unless the document requires more. */
const MAX_RELATIONS = 3;
/** Optional nested members end at this depth, because shapes can contain themselves. */
const MAX_DEPTH = 8;

/** Members that contain a row's own columns, under an uninformative name. */
const PLAIN_HOLDERS = /^(attributes|fields|properties|data)$/i;

/** A relation that is not followed. */
const LEFT_OUT = Symbol('left out');

export type Around = {
  readonly corrections: Corrections;
  /** Tables through which relations led here; none is visited again. */
  readonly behind: readonly MockTable[];
  readonly depth: number;
  /** Names of the properties around, of the same row. */ readonly outer: readonly string[];
  readonly path: string;
};

export const OUTERMOST = (corrections: Corrections): Around => ({ corrections, behind: [], depth: 0, outer: [], path: 'r' });

/** The parts of a row in an object: columns by name and type, relations by the property's name, the rest from its schema. */
export function objectPart(shape: Shape, table: MockTable, around: Around): Part {
  const members: Member[] = [];
  for (const [name, property] of shape.properties) {
    const required = shape.required.has(name);
    // Far down, and for write-only members, omits optional ones.
    if (!required && (around.depth >= MAX_DEPTH || property().writeOnly)) continue;
    const part = partOf(property(), name, table, shape, around);
    if (part === LEFT_OUT) {
      if (required) members.push({ name, required, part: { kind: 'made', shape: property() } });
    } else members.push({ name, required, part });
  }
  return { kind: 'object', shape, table, members };
}

function partOf(shape: Shape, name: string, table: MockTable, holder: Shape, around: Around): Part | typeof LEFT_OUT {
  const correction = correctionOf(around.corrections, table, holder, name);
  if (typeof correction === 'object') return { kind: 'constant', shape, value: correction.constant };
  const column = correction === undefined ? columnOf(table, name, shape, around.outer) : table.column(correction);
  if (column) return { kind: 'column', shape, column };
  if (shape.kind === 'object') return nested(shape, name, table, around);
  if (shape.kind === 'array' && shape.items().kind === 'object') {
    const way =
      childrenNamed(table, name) ??
      wayTo(
        table.children.map((relation): Way => ({ kind: 'children', relation })),
        shape.items(),
      ) ??
      throughNamed(table, name);
    const part = way && related(way, shape.items(), table, around, name);
    if (part === LEFT_OUT) return LEFT_OUT;
    if (part) return { kind: 'children', shape, way, alias: aliasOf(around, name), part };
  }
  return { kind: 'made', shape };
}

function nested(shape: Shape, name: string, table: MockTable, around: Around): Part | typeof LEFT_OUT {
  const way =
    around.outer.length === 0
      ? (parentNamed(table, name) ??
        oneChild(table, name) ??
        wayTo(
          table.parents.map((relation): Way => ({ kind: 'parent', relation })),
          shape,
        ))
      : undefined;
  const part = way && related(way, shape, table, around, name);
  if (part === LEFT_OUT) return LEFT_OUT;
  if (part) return { kind: 'parent', shape, way, alias: aliasOf(around, name), part };
  if (shape.properties.size === 0) return { kind: 'made', shape };
  const outer = PLAIN_HOLDERS.test(name) ? around.outer : [...around.outer, name];
  const own = objectPart(shape, table, { ...around, depth: around.depth + 1, outer, path: aliasOf(around, name) });
  return hasColumn(own) ? own : { kind: 'made', shape };
}

/** At most one child of a row, such as its profile. */
function oneChild(table: MockTable, name: string): Way | undefined {
  const way = childrenNamed(table, name);
  return way?.relation.oneToOne ? way : undefined;
}

/** The only relation to the table of a component. */
function wayTo(ways: readonly Way[], shape: Shape): Way | undefined {
  if (shape.name === undefined) return undefined;
  const nouns = nounsOf(shape.name);
  const found = ways.filter((way) => nouns.some((noun) => isSameTable(targetOf(way), noun)));
  return found.length === 1 ? found[0] : undefined;
}

/** The related row's shape; undefined if it shows nothing of that row, and `LEFT_OUT` if it leads back, or too far. */
function related(way: Way | Through, shape: Shape, table: MockTable, around: Around, name: string): Part | typeof LEFT_OUT | undefined {
  const target = targetOf(way);
  const behind = [...around.behind, table];
  if (behind.length > MAX_RELATIONS || behind.includes(target)) return LEFT_OUT;
  const part = objectPart(shape, target, { ...around, behind, depth: around.depth + 1, outer: [], path: aliasOf(around, name) });
  return hasColumn(part) ? part : undefined;
}

/** Whether it shows any part of a row. */
export function hasColumn(part: Part): boolean {
  if (part.kind === 'object') return part.members.some((member) => hasColumn(member.part));
  return part.kind === 'column' || part.kind === 'parent' || part.kind === 'children';
}

/** Aliases of relations must not equal names of columns. */
function aliasOf({ path }: Around, name: string): string {
  return `${path}/${name}`;
}

function correctionOf({ properties }: Corrections, table: MockTable, holder: Shape, name: string) {
  return (holder.name === undefined ? undefined : properties.get(`${holder.name}.${name}`)) ?? properties.get(`${table.name}.${name}`);
}
