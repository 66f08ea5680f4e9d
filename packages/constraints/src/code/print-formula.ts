import { dictionary } from '@seedbed/contract';
import type { Expression } from '../checks/expression.ts';

/** Operators with the same meaning in SQL and in the blueprint's expressions. */
const OPERATORS: Readonly<Record<string, string>> = dictionary({
  '=': '==',
  '<>': '!=',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
  '+': '+',
  '-': '-',
  '*': '*',
  '%': '%',
  '||': '+',
});
const FUNCTIONS: ReadonlySet<string> = new Set(['abs', 'coalesce', 'lower', 'upper', 'greatest', 'least']);
/** Casts that do not change a number or a text. */
const SAME: Readonly<Record<string, RegExp>> = dictionary({
  numeric: /^(numeric|int[248])$/,
  int8: /^int[248]$/,
  int4: /^int[24]$/,
  text: /^(text|varchar|unknown)$/,
  varchar: /^(text|varchar|unknown)$/,
});
const NAME = /^[A-Za-z_]\w*$/;
const RESERVED: ReadonlySet<string> = new Set(['true', 'false', 'null', 'in', 'parent', 'as', 'if', 'for', 'let', 'var', 'void', 'while', 'return']);

/**
 * SQL as an expression of the blueprint (CEL's syntax), with columns named by `nameOf`. Null without an equivalent:
 * both must agree for every row, or the row is rejected.
 */
export function printFormula(e: Expression, nameOf: (column: string) => string | null): string | null {
  const all = (items: readonly Expression[]): string[] | null => {
    const printed = items.map((item) => printFormula(item, nameOf));
    return printed.every((one) => one !== null) ? printed : null;
  };
  switch (e.kind) {
    case 'column':
      return e.view ? null : nameOf(e.name);
    case 'constant':
      return printConstant(e.text, e.type);
    case 'and':
    case 'or': {
      const items = all(e.items);
      return items && items.length > 0 ? `(${items.join(e.kind === 'and' ? ' && ' : ' || ')})` : null;
    }
    case 'not': {
      const item = printFormula(e.item, nameOf);
      return item && `!(${item})`;
    }
    case 'is': {
      const item = e.test === 'null' ? printFormula(e.item, nameOf) : null;
      return item && `${item} ${e.negated ? '!=' : '=='} null`;
    }
    case 'cast':
      return e.item.kind === 'constant' || SAME[e.type] ? printFormula(e.item, nameOf) : null;
    case 'case': {
      const otherwise = printFormula(e.otherwise, nameOf);
      return e.clauses.reduceRight<string | null>((rest, { when, then }) => {
        const parts = all([when, then]);
        return rest && parts && `(${parts[0]} ? ${parts[1]} : ${rest})`;
      }, otherwise);
    }
    case 'call': {
      const items = all(e.items);
      if (!items) return null;
      if (e.name === '-' && items.length === 1) return `(-${items[0]})`;
      if (OPERATORS[e.name] && items.length === 2) return `(${items.join(` ${OPERATORS[e.name]} `)})`;
      return FUNCTIONS.has(e.name) && items.length <= 4 ? `${e.name}(${items.join(', ')})` : null;
    }
    case 'quantified': {
      const items = e.array.kind === 'array' && !e.all && e.operator === '=' ? all(e.array.items) : null;
      const item = printFormula(e.item, nameOf);
      return items && item && `${item} in [${items.join(', ')}]`;
    }
    default:
      return null;
  }
}

/** A name that can be used in an expression; null for names that need quotes. */
export function formulaName(name: string): string | null {
  return NAME.test(name) && !RESERVED.has(name.toLowerCase()) ? name : null;
}

function printConstant(text: string | null, type: string): string | null {
  if (text === null) return 'null';
  if (type === 'bool') return text;
  if (/^(int[248]|numeric)$/.test(type)) return /^-?\d+(\.\d+)?$/.test(text) ? (text.startsWith('-') ? `(${text})` : text) : null;
  if (/^(unknown|text|varchar|bpchar)$/.test(type) || type.includes('.'))
    return /^[^"\\\n]*$/.test(text) ? `"${type === 'bpchar' ? text.trimEnd() : text}"` : null;
  return null;
}
