import { parseAst } from 'vitest/node';
import { stripTypeScriptTypes } from 'node:module';

/** Operators, and what is planted in the place of each: a condition that is off by one or turned, a sum with the wrong sign. */
const TURNED = new Map([
  ['===', '!=='],
  ['!==', '==='],
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
  ['+', '-'],
  ['-', '+'],
  ['*', '/'],
  ['&&', '||'],
  ['||', '&&'],
  ['??', '&&'],
]);
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/**
 * All faults that can be planted in functions of a source: an operator turned, a condition negated, a whole number one too large, a return
 * or a call left out.
 * @param source TypeScript without JSX
 * @returns `{ name, line, kind, start, end, text }`: the function that holds it, and the text to put between `start` and `end`
 */
export function faultsIn(source) {
  // Types become blanks, so places stay.
  const code = stripTypeScriptTypes(source);
  const found = [];
  const lineOf = (at) => code.slice(0, at).split('\n').length;
  const textOf = ({ start, end }) => source.slice(start, end);
  visit(parseAst(code), undefined, undefined);
  return found;

  function visit(node, parent, name) {
    if (!node || typeof node.type !== 'string') return;
    const within = FUNCTIONS.has(node.type) ? (nameOf(node, parent) ?? name) : name;
    if (within !== undefined) plant(node, within);
    for (const child of Object.values(node)) for (const each of [child].flat()) if (each && typeof each === 'object') visit(each, node, within);
  }

  function plant(node, name) {
    const add = (kind, { start, end }, text) => found.push({ name, line: lineOf(start), kind, start, end, text });
    if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') {
      const { operator, left, right } = node;
      const joins = operator === '+' && [left, right].some((side) => typeof side.value === 'string' || side.type === 'TemplateLiteral');
      const at = code.indexOf(operator, left.end);
      if (TURNED.has(operator) && !joins && at < right.start)
        add(`${operator} to ${TURNED.get(operator)}`, { start: at, end: at + operator.length }, TURNED.get(operator));
    }
    if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') add('condition negated', node.test, `!(${textOf(node.test)})`);
    if (node.type === 'Literal' && Number.isInteger(node.value) && /^\d+$/.test(code.slice(node.start, node.end)))
      add('one more', node, String(node.value + 1));
    if (node.type === 'IfStatement' && node.consequent.type === 'ReturnStatement') add('return left out', node.consequent, '{}');
    if (node.type === 'ExpressionStatement' && node.expression.type === 'CallExpression') add('call left out', node, ';');
  }
}

function nameOf(node, parent) {
  if (node.id) return node.id.name;
  if (parent?.type === 'VariableDeclarator') return parent.id.name;
  if (parent?.type === 'Property' || parent?.type === 'MethodDefinition') return parent.key.name;
  return undefined;
}
