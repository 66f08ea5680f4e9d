import type { Expression, Scope } from '../checks/index.ts';
import { formulaName } from '../code/print-formula.ts';

/** Arithmetic as an expression of the blueprint with exactly the same result as in Postgres. */
export type Formula = {
  readonly text: string;
  /** Digits after the decimal point; `Infinity` for a quotient, until it is rounded. */
  readonly scale: number;
  readonly isInt: boolean;
  /** It may be NULL since a column in it may be. */
  readonly mayBeNull: boolean;
  /** It is non-negative if all of its columns are. */
  readonly rises: boolean;
  /** Divisor columns: if they are not positive, Postgres raises an error. */
  readonly divisors: readonly string[];
};

const DIGITS = /^\d{1,9}(?:\.(\d{1,6}))?$/;

/**
 * Null for expressions that the two might compute differently: floats, and everything other than sums, products,
 * quotients and roundings.
 */
export function exactFormula(e: Expression, scope: Scope): Formula | null {
  switch (e.kind) {
    case 'column': {
      const type = e.view ? undefined : scope.columns.get(e.name);
      const name = formulaName(e.name);
      if (!type || name === null || type.kind === 'array') return null;
      const isInt = /^int[248]$/.test(type.base);
      if (!isInt && (type.base !== 'numeric' || type.precision === undefined)) return null;
      return { text: name, scale: isInt ? 0 : (type.scale ?? 0), isInt, mayBeNull: !scope.notNull.has(e.name), rises: true, divisors: [] };
    }
    case 'constant': {
      const digits = e.text === null ? null : DIGITS.exec(e.text);
      if (!digits || !/^(?:numeric|int[248]|unknown)$/.test(e.type)) return null;
      return { text: e.text!, scale: digits[1]?.length ?? 0, isInt: e.type.startsWith('int'), mayBeNull: false, rises: true, divisors: [] };
    }
    case 'cast': {
      const [, whole, scale] = /^numeric(\(\d+(?:,(\d+))?\))?$/.exec(e.type) ?? [];
      const item = exactFormula(e.item, scope);
      if (!item) return null;
      if (whole !== undefined) return rounded(item, Number(scale ?? 0));
      return e.type === 'numeric' ? { ...item, isInt: false, text: item.isInt ? `(${item.text} * 1.0)` : item.text } : null;
    }
    case 'call': {
      const items = e.items.map((item) => exactFormula(item, scope));
      const [a, b] = items;
      if (!a) return null;
      if (e.name === 'round' && items.length === 1) return rounded(a, 0);
      if (e.name === 'round' && items.length === 2) return b && e.items[1]!.kind === 'constant' && b.isInt ? rounded(a, Number(b.text)) : null;
      return b && items.length === 2 ? combined(e.name, a, b, e.items[1]!) : null;
    }
    default:
      return null;
  }
}

function combined(operator: string, a: Formula, b: Formula, by: Expression): Formula | null {
  if (!/^[-+*/]$/.test(operator)) return null;
  const isInt = a.isInt && b.isInt;
  const scale = operator === '*' ? a.scale + b.scale : operator === '/' && !isInt ? Infinity : Math.max(a.scale, b.scale);
  const text = `(${a.text} ${operator} ${b.text})`;
  const divisor = operator === '/' && by.kind === 'column' ? [by.name] : [];
  return {
    text,
    scale,
    isInt,
    mayBeNull: a.mayBeNull || b.mayBeNull || (operator === '/' && divisor.length === 0 && !/^[\d.]+$/.test(b.text)),
    rises: operator !== '-' && a.rises && b.rises,
    divisors: [...new Set([...a.divisors, ...b.divisors, ...divisor])],
  };
}

function rounded(item: Formula, digits: number): Formula | null {
  return digits <= 6 ? { ...item, text: `roundNumeric(${item.text}, ${digits})`, scale: Math.min(item.scale, digits), isInt: false } : null;
}
