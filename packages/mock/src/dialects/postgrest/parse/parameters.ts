import { MockFault, type Cond, type Key, type Node, type RelationNode } from '../../../core/index.ts';
import { parseFilter, parseLogic } from './filter.ts';
import { parseOrder } from './order.ts';
import { parseSelect } from './select.ts';

/** The content of the query string. */
export type Parameters = {
  /** Names and values as sent, decoded. */
  readonly pairs: readonly (readonly [string, string])[];
  readonly select: readonly Node[] | undefined;
  readonly where: Cond | undefined;
  /** Filters of the rows' own columns, by column: PUT needs them. */
  readonly own: ReadonlyMap<string, string>;
  readonly order: readonly Key[];
  readonly limit: number | undefined;
  readonly offset: number | undefined;
  /** Relations that a parameter names although they have an alias, with it. */
  readonly legacy: ReadonlyMap<string, string>;
  readonly columns: readonly string[] | undefined;
  readonly onConflict: readonly string[] | undefined;
};

/** Filters, order and slice of one level; levels are the relations of `select`, by their aliases or names. */
type Level = { readonly where: Cond[]; order: readonly Key[]; limit?: number; offset?: number; readonly levels: Map<string, Level> };

/** Reads a query string. Throws PGRST100, or PGRST108 for a relation that is not in `select`. */
export function parseParameters(search: string): Parameters {
  const pairs = pairsOf(search);
  const first = (name: string) => pairs.find(([key]) => key === name)?.[1];
  const text = first('select');
  const selected = text === undefined || text.trim() === '' ? undefined : parseSelect(text);
  const root: Level = { where: [], order: [], levels: new Map() };
  const own = new Map<string, string>();
  const legacy = new Map<string, string>();
  for (const [key, value] of pairs) {
    if (key === 'select' || key === 'columns' || key === 'on_conflict' || key === '') continue;
    addTo(root, selected ?? [], key, value, own, legacy);
  }
  return {
    pairs,
    select: selected === undefined ? undefined : withLevels(selected, root),
    where: joined(root.where),
    own,
    order: root.order,
    limit: root.limit,
    offset: root.offset,
    legacy,
    columns: listOf(first('columns')),
    onConflict: listOf(first('on_conflict')),
  };
}

/** Names without `=` are ignored. */
export function pairsOf(search: string): [string, string][] {
  if (search === '') return [];
  return search.split('&').flatMap((part) => {
    const at = part.indexOf('=');
    return at < 0 ? [] : [[decoded(part.slice(0, at)), decoded(part.slice(at + 1))]];
  });
}

/** A `%` that begins no escape stays, as in `like.%ndows%2010`. */
function decoded(text: string): string {
  if (!/[%+]/.test(text)) return text;
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced.replaceAll(/(?:%[\da-f]{2})+/gi, (bytes) => UTF8.decode(Uint8Array.from(bytes.slice(1).split('%'), (byte) => Number.parseInt(byte, 16))));
  }
}

/** Puts U+FFFD for bytes that are no UTF-8. */
const UTF8 = new TextDecoder('utf-8', { ignoreBOM: true });

function listOf(text: string | undefined): string[] | undefined {
  return text === undefined || text === '' ? undefined : text.split(',').map((name) => name.trim().replace(/^"(.*)"$/, '$1'));
}

const LOGIC = /^(not\.)?(and|or)$/;

function addTo(root: Level, nodes: readonly Node[], key: string, value: string, own: Map<string, string>, legacy: Map<string, string>): void {
  const { path, name } = splitKey(key);
  let level = root;
  let at = nodes;
  for (const step of path) {
    const node = embedded(at, step);
    if (!node) throw notEmbedded(step);
    const shown = node.alias ?? node.relation;
    if (shown !== step) legacy.set(step, shown);
    let next = level.levels.get(shown);
    if (!next) level.levels.set(shown, (next = { where: [], order: [], levels: new Map() }));
    level = next;
    at = node.query.select ?? [];
  }
  const logic = LOGIC.exec(name);
  if (name === 'order') level.order = parseOrder(value);
  else if (name === 'limit' || name === 'offset') {
    const rows = rowsOf(value);
    if (rows !== undefined) level[name] = rows;
  } else if (logic) {
    const tree = parseLogic(logic[2] as 'and' | 'or', value);
    level.where.push(withRelations(logic[1] ? { kind: 'not', of: tree } : tree, at));
  } else {
    if (path.length === 0) own.set(name, value);
    level.where.push(withRelations(parseFilter(name, value), at));
  }
}

/** By its alias; PostgREST 16 still accepts the name of an aliased relation, with a warning. */
function embedded(nodes: readonly Node[], name: string): RelationNode | undefined {
  const relations = nodes.filter((each): each is RelationNode => each.kind === 'relation');
  return relations.find((each) => (each.alias ?? each.relation) === name) ?? relations.find((each) => each.relation === name);
}

/** `orders.items.price` is the column price of orders.items; dots behind an arrow and in quotes are the name's own. */
function splitKey(key: string): { path: string[]; name: string } {
  const path: string[] = [];
  let rest = key;
  for (;;) {
    const step = /^("(?:[^"\\]|\\.)*"|[^."]+?)\.(?!$)/.exec(rest);
    if (!step || step[1]!.includes('->') || LOGIC.test(rest)) return { path, name: rest };
    path.push(step[1]!.replace(/^"(.*)"$/, '$1'));
    rest = rest.slice(step[0].length);
  }
}

/** `is.null` by the name of a relation asks whether it has rows. Any other filter is of the column of that name. */
function withRelations(cond: Cond, nodes: readonly Node[]): Cond {
  switch (cond.kind) {
    case 'and':
    case 'or':
      return { kind: cond.kind, of: cond.of.map((each) => withRelations(each, nodes)) };
    case 'not':
      return { kind: 'not', of: withRelations(cond.of, nodes) };
    case 'relation':
      return cond;
    case 'column': {
      const named = nodes.some((node) => node.kind === 'relation' && (node.alias ?? node.relation) === cond.column);
      const isNull = cond.op === 'is' && (cond.value === 'null' || cond.value === 'not_null');
      return named && isNull ? { kind: 'relation', relation: cond.column, isNull: cond.value === 'null' } : cond;
    }
  }
}

function withLevels(nodes: readonly Node[], level: Level): Node[] {
  return nodes.map((node) => {
    if (node.kind === 'column') return node;
    const own = level.levels.get(node.alias ?? node.relation);
    if (!own) return node;
    const where = joined(own.where);
    const query = {
      select: withLevels(node.query.select ?? [], own),
      order: own.order,
      ...(where && { where }),
      ...(own.limit !== undefined && { limit: Math.max(0, own.limit) }),
      ...(own.offset !== undefined && { offset: Math.max(0, own.offset) }),
    };
    return { ...node, query };
  });
}

function joined(all: readonly Cond[]): Cond | undefined {
  return all.length === 0 ? undefined : all.length === 1 ? all[0]! : { kind: 'and', of: all };
}

/** Anything but a number is no limit. No table has as many rows as the largest one. */
function rowsOf(text: string): number | undefined {
  return /^-?\d+$/.test(text) ? Math.min(Number(text), Number.MAX_SAFE_INTEGER) : undefined;
}

function notEmbedded(name: string): MockFault {
  return new MockFault({
    code: 'PGRST108',
    status: 400,
    message: `'${name}' is not an embedded resource in this request`,
    hint: `Verify that '${name}' is included in the 'select' query parameter.`,
  });
}
