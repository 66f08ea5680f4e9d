import { folded, isSameNoun, type MockTable } from '../../../core/index.ts';
import type { Shape } from '../shape/shape.ts';
import { pageFactOf, PAGE_HOLDERS } from './page-fact.ts';
import type { Member, Part } from './part.ts';

const HOLDERS =
  /^(data|items?|results?|records|rows|content|values?|list|entries|elements|objects|hits|members|collection|embedded|payload|response|resources)$/;
/** Maximum depth of a page's rows: `data.items` is 2. */
const MAX_DEPTH = 3;

/**
 * The way to the rows in the shape of a list: `[]` for a bare array, `['data']` for an envelope; undefined if it is not
 * a list.
 */
export function pathToRows(shape: Shape, nouns: readonly string[], depth = 0): readonly string[] | undefined {
  if (shape.kind === 'array') return [];
  if (shape.kind !== 'object' || depth >= MAX_DEPTH) return undefined;
  const properties = [...shape.properties].map(([name, property]) => ({ name, shape: property() }));
  const isNamed = (name: string) => HOLDERS.test(folded(name)) || nouns.some((noun) => isSameNoun(noun, name));
  const arrays = properties.filter((each) => each.shape.kind === 'array');
  const named = arrays.find(({ name }) => nouns.some((noun) => isSameNoun(noun, name))) ?? arrays.find(({ name }) => HOLDERS.test(folded(name)));
  if (named) return [named.name];
  const objects = arrays.filter((each) => each.shape.items().kind === 'object');
  const isPage = properties.some((each) => pageFactOf(each.name, each.shape) !== undefined || PAGE_HOLDERS.test(folded(each.name)));
  if (objects.length === 1 && (isPage || properties.length <= 2)) return [objects[0]!.name];
  for (const each of properties) {
    const below = each.shape.kind === 'object' && isNamed(each.name) ? pathToRows(each.shape, nouns, depth + 1) : undefined;
    if (below) return [each.name, ...below];
  }
  return undefined;
}

/** The shape at the end of a path. */
export function shapeAt(shape: Shape, path: readonly string[]): Shape {
  return path.reduce((at, name) => at.properties.get(name)!(), shape);
}

/** The path to the single row in a shape: `[]`, or `['data']` if nothing else describes a row. */
export function pathToRow(shape: Shape, table: MockTable | undefined): readonly string[] {
  if (shape.kind !== 'object' || shape.properties.size > 6) return [];
  const objects = [...shape.properties].filter(([, property]) => property().kind === 'object');
  const held = objects.find(([name]) => /^(data|result|item|response|payload)$/.test(folded(name)) || (table !== undefined && isSameNoun(name, table.name)));
  if (!held) return [];
  const isRow = [...shape.properties.keys()].some((name) => folded(name) === 'id');
  return isRow || (objects.length > 1 && shape.properties.size > 3 && !/^data$/.test(held[0])) ? [] : [held[0]];
}

/** An envelope around rows or a row: facts of the page by their names, the rest from the schema. */
export function envelopePart(shape: Shape, path: readonly string[], inner: Part, isList: boolean): Part {
  const [held, ...further] = path;
  if (held === undefined) return inner;
  const members = [...shape.properties].flatMap(([name, property]): Member[] => {
    const required = shape.required.has(name);
    if (name === held) return [{ name, required: true, part: envelopePart(property(), further, inner, isList) }];
    return [{ name, required, part: isList ? factPart(name, property()) : { kind: 'made', shape: property() } }];
  });
  return { kind: 'object', shape, table: null, members };
}

function factPart(name: string, shape: Shape): Part {
  if (shape.kind === 'object' && PAGE_HOLDERS.test(folded(name)) && shape.properties.size > 0) {
    const members = [...shape.properties].map(([each, property]): Member => ({
      name: each,
      required: shape.required.has(each),
      part: factPart(each, property()),
    }));
    return { kind: 'object', shape, table: null, members };
  }
  const fact = pageFactOf(name, shape);
  return fact ? { kind: 'page', shape, fact } : { kind: 'made', shape };
}
