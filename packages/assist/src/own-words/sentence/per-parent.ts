import { qualifiedName, type BlueprintTable, type Relation } from '@seedbed/contract';
import { partOf } from '../names.ts';
import { frameOf, waysOf } from './frame.ts';
import { shareAt, spanAt, type Span } from './numbers.ts';
import { isPeopleTable } from './measures.ts';
import { reading, type Reading } from './reading.ts';
import { tableNamed, type NamedTable, type Scope } from './scope.ts';
import { textOf, wordsOf, type Token } from './tokens.ts';

const HAS = '(has|have|gets|get|owns|own|places|place|makes|make|with|contains|contain|takes|take|holds|hold|gives|give)';
const COUNTED = [
  `(every|each|all|the)? {parent} ${HAS} (got)? {children} (each)?`,
  '{children} (per|for each|for every|for a|in each|in every|on each|on every|of each|of every|by each|by every|each) {parent}',
].map(frameOf);
const NONE_HAS = frameOf(`(no|not a single) {parent} ${HAS} {children}`);
const NOBODY_HAS = frameOf(`(nobody|no one|noone) ${HAS} {children}`);
const EVERYBODY_HAS = frameOf(`(everybody|everyone) ${HAS} {children}`);
const HEAVY = frameOf(
  '(one|1|a single|exactly one|just one|the biggest|the largest|the top|our biggest|our largest) {parent} (that|who)? (with|has|have|having|gets|owns|owning|makes|made|takes|holds|places|placed|accounts for|is behind) {part}',
);

/** `every customer has at least 3 sites`, `at most two orders per customer`, `no customer has more than 5 orders`. */
export function perParent(scope: Scope, tokens: readonly Token[]): Reading[] {
  const stated = COUNTED.flatMap((frame) => [...waysOf(frame, tokens)].flatMap(({ parent, children }) => counted(scope, parent!, children!, (span) => span)));
  return [
    ...stated,
    ...[...waysOf(NONE_HAS, tokens)].flatMap(({ parent, children }) => counted(scope, parent!, children!, outside)),
    ...[...waysOf(NOBODY_HAS, tokens)].flatMap(({ children }) => counted(scope, null, children!, outside)),
    ...[...waysOf(EVERYBODY_HAS, tokens)].flatMap(({ children }) => counted(scope, null, children!, (span) => span)),
  ];
}

/** `parentWords`: null for the people of a table that is not named. */
function counted(scope: Scope, parentWords: readonly Token[] | null, childWords: readonly Token[], meant: (span: Span) => Span | null): Reading[] {
  const words = wordsOf(childWords);
  const span = spanAt(words, 0, 1);
  const bounds = span && meant(span);
  if (!span || !bounds || !Number.isInteger(span.low) === Number.isFinite(span.low)) return [];
  const parent = parentWords ? tableNamed(scope, wordsOf(parentWords)) : ownerNamed(scope, childWords.slice(span.length));
  const child = parent && childNamed(scope, parent, childWords.slice(span.length));
  if (!parent || !child) return [];
  const rows = relationOf(scope, child.table, parent.table) ? child.table : joining(scope, child.table, parent.table);
  if (!rows) return [];
  const low = Math.max(0, bounds.low);
  const high = Number.isFinite(bounds.high) ? bounds.high : Math.max(low + 2, Math.round(low * 1.5));
  if (low > high || !Number.isInteger(high)) return [];
  const typical = Number.isFinite(bounds.high) ? (low + high) / 2 : low + (high - low) / 3;
  return reading({ table: rows, says: { rows: { per: parent.table.name, low, typical: Number(typical.toFixed(2)), high } } }, parent.score * child.score);
}

/** The only table that refers to both: `pieces per concert` are items of its programme. */
function joining(scope: Scope, one: BlueprintTable, other: BlueprintTable): BlueprintTable | undefined {
  if (one === other) return undefined;
  const found = scope.blueprint.tables.filter((table) => table !== one && table !== other && relationOf(scope, table, one) && relationOf(scope, table, other));
  return found.length === 1 ? found[0] : undefined;
}

/** The owner of the rows if no word names it: the only person among the referenced tables, or the only table. */
function ownerNamed(scope: Scope, childWords: readonly Token[]): NamedTable | null {
  const child = tableNamed(scope, wordsOf(childWords));
  if (!child) return null;
  const parents = scope.blueprint.tables.filter((table) => relationOf(scope, child.table, table));
  const people = parents.filter((table) => isPeopleTable(scope, table));
  const [only] = people.length > 0 ? people : parents;
  return only && (people.length > 0 ? people : parents).length === 1 ? { table: only, score: 0.9 } : null;
}

/** The table of a parent's children that words name, which may leave out the parent's name. */
export function childNamed(scope: Scope, parent: NamedTable, tokens: readonly Token[]): NamedTable | null {
  if (tokens.length === 0) return null;
  const named = tableNamed(scope, wordsOf(tokens));
  if (named && relationOf(scope, named.table, parent.table)) return named;
  // `items` of an order are its `order_items`, and no products.
  const part = partOf(scope.blueprint, parent.table, textOf(tokens));
  return part ? { table: part, score: 0.9 } : named;
}

/** `no customer has more than 5`: at most 5. */
function outside({ low, high, length }: Span): Span | null {
  if (Number.isFinite(low) === Number.isFinite(high)) return null;
  return Number.isFinite(low) ? { low: -Infinity, high: low - 1, length } : { low: high + 1, high: Infinity, length };
}

/** `one customer with 40 % of all orders`. */
export function heavyParent(scope: Scope, tokens: readonly Token[]): Reading[] {
  return [...waysOf(HEAVY, tokens)].flatMap(({ parent, part }) => {
    const share = shareAt(wordsOf(part!), 0);
    if (!share || share.isWhole || share.isVague || share.value > 0.95) return [];
    const [of, child] = [tableNamed(scope, wordsOf(parent!)), tableNamed(scope, wordsOf(part!.slice(share.length)))];
    const relation = of && child && relationOf(scope, child.table, of.table);
    if (!relation || relation.from.columns.length > 1) return [];
    return reading({ table: child.table, says: { columns: { [relation.from.columns[0]!]: { vip: share.value } } } }, of.score * child.score);
  });
}

/** The only relation from a table to a parent. */
export function relationOf({ blueprint }: Scope, child: BlueprintTable, parent: BlueprintTable): Relation | undefined {
  const [from, to] = [child, parent].map(({ schema, name }) => qualifiedName(schema, name));
  const found = blueprint.relations.filter((one) => one.from.table === from && one.to.table === to);
  return found.length === 1 && child !== parent ? found[0] : undefined;
}
