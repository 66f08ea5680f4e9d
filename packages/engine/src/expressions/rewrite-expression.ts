import type { ASTNode } from '@marcbachmann/cel-js';
import { AGGREGATES } from './aggregates.ts';
import { parseExpression } from './compile-expression.ts';
import { ExpressionFault } from './fault.ts';

/** Facts that let the parser accept formulas that CEL itself would reject. */
export type Meaning = {
  /** Tables whose rows refer to this one: `sum(lines.quantity * lines.price)` is a sum over them. */
  readonly children: ReadonlySet<string>;
  /** Tables whose rows refer to those of a child, or further below, by name, each with the way down to it: `['orders', 'payments']`. */
  readonly below?: ReadonlyMap<string, readonly string[]>;
  /** Tables whose rows refer to the same parent as this one's, by name, each with the name of that parent's reference here. */
  readonly siblings?: ReadonlyMap<string, string>;
  /** What the names mean to the rows of another table: in a sum over it. */
  readonly within?: (table: string) => Meaning;
  /** Columns that count as 0 in a sum or a difference if they are NULL. */
  readonly zeros: ReadonlySet<string>;
};

/**
 * Rewrites an expression by a person who knows formulas but not CEL. Quotients have decimals. Sums over children name
 * their table before each column; those over rows further below are sums of sums. Parts that may be NULL count as 0 if the whole may not be
 * NULL. `min(a, b)` and `max(a, b)` of values that are not children become `least` and `largest`. Sums over rows of the same parent are the
 * parent's, unless the rows refer to this one by others. Throws ExpressionFault if the text cannot be parsed.
 */
export function rewriteExpression(text: string, meaning: Meaning): string {
  const print = (node: ASTNode, of: readonly string[], means: Meaning): string => {
    const summed = node.op === 'call' ? sumOver(node, means) : null;
    if (summed) {
      const within = summed.path.reduce((outer, table) => outer.within?.(table) ?? outer, means);
      return nested(node, summed, summed.inner && inPairs(print(summed.inner, summed.path, { ...within, zeros: meaning.zeros })));
    }
    if (node.op === 'call' && node.args[0] === 'today' && node.args[1].length === 0) return 'today';
    const extreme = node.op === 'call' ? extremeOf(node, means) : null;
    if (extreme) return extreme.values.map((each) => inPairs(print(each, of, means))).reduce((one, other) => `${extreme.name}(${one}, ${other})`);
    if (node.op === '.' && isWay(namesIn(node.args[0]), of)) return node.args[1];
    const around = (child: ASTNode): string => {
      const printed = print(child, of, means);
      if (node.op === '/' && child === node.args[0]) return `double(${printed})`;
      const isZero = (node.op === '+' || node.op === '-') && child.op === 'id' && meaning.zeros.has(child.args);
      return isZero ? `coalesce(${printed}, 0)` : printed;
    };
    let at = node.start;
    let printed = '';
    for (const child of childrenOf(node)) {
      printed += text.slice(at, child.start) + around(child);
      at = child.end;
    }
    return printed + text.slice(at, node.end);
  };
  const root = parseExpression(text);
  return text.slice(0, root.start) + print(root, [], meaning) + text.slice(root.end);
}

/** Aggregates of the aggregates of each row between, by the one over the last table: a count of all is the sum of the counts. */
const OVER_EACH: ReadonlyMap<string, string> = new Map([
  ['sum', 'sum'],
  ['count', 'sum'],
  ['min', 'min'],
  ['max', 'max'],
  ['exists', 'exists'],
]);

function nested({ start, end }: ASTNode, { name, over, path }: Summed, inner: string | null): string {
  const outer = OVER_EACH.get(name);
  if (path.length > 1 && outer === undefined)
    throw new ExpressionFault(
      `${name} is of rows that refer to this one, and not of ${path.at(-1)}, which do by ${path.slice(0, -1).join(' and ')}.`,
      start,
      end,
    );
  const innermost = `${name}(${path.at(-1)}${inner === null ? '' : `, ${inner}`})`;
  return over + path.slice(0, -1).reduceRight((made, table) => `${outer}(${table}, ${made})`, innermost);
}

/** `orders.payments` of `orders.payments.amount`; null if it is more than names. */
function namesIn(node: ASTNode): readonly string[] | null {
  if (node.op === 'id') return [node.args];
  if (node.op !== '.') return null;
  const before = namesIn(node.args[0]);
  return before && [...before, node.args[1]];
}

/** Whether names are the last tables of a way. */
function isWay(names: readonly string[] | null, path: readonly string[]): boolean {
  return names !== null && names.length <= path.length && names.every((name, at) => name === path[path.length - names.length + at]);
}

const QUOTED = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g;

/** With the parentheses at its ends, which a node of the tree leaves out: `a + b) * c` is `(a + b) * c`. */
function inPairs(text: string): string {
  let open = 0;
  let before = 0;
  for (const [mark] of text.replaceAll(QUOTED, '').matchAll(/[()]/g)) {
    if (mark === '(') open++;
    else if (open > 0) open--;
    else before++;
  }
  return '('.repeat(before) + text + ')'.repeat(open);
}

/** In the order of the text. */
function childrenOf(node: ASTNode): ASTNode[] {
  const found: ASTNode[] = [];
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(collect);
    else if (typeof value === 'object' && value !== null && 'op' in value && 'start' in value) found.push(value as ASTNode);
  };
  collect(node.args);
  return found.sort((a, b) => a.start - b.start);
}

/** `over`: what is before the call, for rows of the same parent. `path`: the tables down to the one whose rows are folded. */
type Summed = { readonly name: string; readonly over: string; readonly path: readonly string[]; readonly inner: ASTNode | null };

function sumOver(node: Extract<ASTNode, { op: 'call' }>, meaning: Meaning): Summed | null {
  const [name, given] = node.args;
  const [first, inner = null] = given;
  if (!(AGGREGATES as readonly string[]).includes(name) || !first) return null;
  const isNamed = first.op === 'id' && given.length <= 2;
  if (!isNamed && given.length !== 1) return null;
  const way = isNamed ? wayTo([first.args], meaning) : wayIn(first, meaning);
  return way && { name, ...way, inner: isNamed ? inner : first };
}

type Way = Pick<Summed, 'over' | 'path'>;

/** The way down that names begin with, by as many of them as are tables. */
function wayTo([first = '', ...others]: readonly string[], meaning: Meaning): Way | null {
  const down = meaning.children.has(first) ? [first] : meaning.below?.get(first);
  const sibling = down ? undefined : meaning.siblings?.get(first);
  if (!down && sibling === undefined) return null;
  const path = [...(down ?? [first])];
  let within = path.reduce<Meaning | undefined>((outer, table) => outer?.within?.(table), meaning);
  for (const name of others) {
    if (!within?.children.has(name)) break;
    path.push(name);
    within = within.within?.(name);
  }
  return { over: sibling === undefined ? '' : `${sibling}.`, path };
}

function wayIn(node: ASTNode, meaning: Meaning): Way | null {
  const names = node.op === '.' ? namesIn(node) : null;
  const way = names && wayTo(names.slice(0, -1), meaning);
  if (way) return way;
  for (const child of childrenOf(node)) {
    const found = wayIn(child, meaning);
    if (found) return found;
  }
  return null;
}

const EXTREMES: ReadonlyMap<string, string> = new Map([
  ['min', 'least'],
  ['max', 'greatest'],
]);

/** `max(0, days)`: the largest of several values, not an aggregate over children. */
function extremeOf(node: Extract<ASTNode, { op: 'call' }>, { children }: Meaning): { name: string; values: readonly ASTNode[] } | null {
  const [name, values] = node.args;
  const means = EXTREMES.get(name);
  if (means === undefined || values.length < 2 || (values[0]!.op === 'id' && children.has(values[0]!.args))) return null;
  return { name: means, values };
}
