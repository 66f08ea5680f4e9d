import type { ASTNode } from '@marcbachmann/cel-js';
import { AGGREGATES } from './aggregates.ts';
import { parseExpression } from './compile-expression.ts';

/** Facts that let the parser accept formulas that CEL itself would reject. */
export type Meaning = {
  /** Tables whose rows refer to this one: `sum(lines.quantity * lines.price)` is a sum over them. */
  readonly children: ReadonlySet<string>;
  /** Tables whose rows refer to the same parent as this one's, by name, each with the name of that parent's reference here. */
  readonly siblings?: ReadonlyMap<string, string>;
  /** Columns that count as 0 in a sum or a difference if they are NULL. */
  readonly zeros: ReadonlySet<string>;
};

/**
 * Rewrites an expression by a person who knows formulas but not CEL. Quotients have decimals. Sums over children name
 * their table before each column. Parts that may be NULL count as 0 if the whole may not be NULL. `min(a, b)` and
 * `max(a, b)` of values that are not children become `least` and `largest`. Sums over rows of the same parent are the
 * parent's. Throws ExpressionFault if the text cannot be parsed.
 */
export function rewriteExpression(text: string, meaning: Meaning): string {
  const print = (node: ASTNode, of: string | null): string => {
    const summed = node.op === 'call' ? sumOver(node, meaning) : null;
    if (summed) {
      const over = meaning.children.has(summed.table) ? '' : `${meaning.siblings!.get(summed.table)!}.`;
      return `${over}${summed.name}(${summed.table}${summed.inner ? `, ${inPairs(print(summed.inner, summed.table))}` : ''})`;
    }
    if (node.op === 'call' && node.args[0] === 'today' && node.args[1].length === 0) return 'today';
    const extreme = node.op === 'call' ? extremeOf(node, meaning) : null;
    if (extreme) return extreme.values.map((each) => inPairs(print(each, of))).reduce((one, other) => `${extreme.name}(${one}, ${other})`);
    if (of !== null && node.op === '.' && node.args[0].op === 'id' && node.args[0].args === of) return node.args[1];
    const around = (child: ASTNode): string => {
      const printed = print(child, of);
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
  return text.slice(0, root.start) + print(root, null) + text.slice(root.end);
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

type Summed = { readonly name: string; readonly table: string; readonly inner: ASTNode | null };

function sumOver(node: Extract<ASTNode, { op: 'call' }>, { children, siblings }: Meaning): Summed | null {
  const [name, given] = node.args;
  const [first, inner = null] = given;
  if (!(AGGREGATES as readonly string[]).includes(name) || !first) return null;
  if (first.op === 'id' && given.length <= 2) return siblings?.has(first.args) && !children.has(first.args) ? { name, table: first.args, inner } : null;
  if (given.length !== 1) return null;
  const table = tableIn(first, new Set([...children, ...(siblings?.keys() ?? [])]));
  return table === null ? null : { name, table, inner: first };
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

function tableIn(node: ASTNode, children: ReadonlySet<string>): string | null {
  if (node.op === '.' && node.args[0].op === 'id' && children.has(node.args[0].args)) return node.args[0].args;
  for (const child of childrenOf(node)) {
    const found = tableIn(child, children);
    if (found !== null) return found;
  }
  return null;
}
