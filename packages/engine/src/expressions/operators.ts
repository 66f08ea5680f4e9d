import type { ASTNode } from '@marcbachmann/cel-js';
import { ExpressionFault } from './fault.ts';
import { alike, comparable } from './in-type.ts';
import { combineNumbers } from './numbers.ts';
import type { Compiled } from './scope.ts';
import { typedText, type Value, type ValueType } from './value.ts';

type Place = Pick<ASTNode, 'start' | 'end'>;
type Row = (row: number) => Value;

/** Both sides' values; NULL of either is the result. */
function both(type: ValueType, a: Compiled, b: Compiled, compute: (x: never, y: never) => Value): Compiled {
  return {
    type,
    prepare(frame) {
      const left: Row = a.prepare(frame);
      const right: Row = b.prepare(frame);
      return (row) => {
        const x = left(row);
        const y = right(row);
        return x === null || y === null ? null : compute(x as never, y as never);
      };
    },
  };
}

const NUMBERS: ReadonlySet<ValueType> = new Set(['int', 'double', 'null']);
const TIMES: ReadonlySet<ValueType> = new Set(['date', 'timestamp']);

export function binary(op: '+' | '-' | '*' | '/' | '%' | '==' | '!=' | '<' | '<=' | '>' | '>=', place: Place, a: Compiled, b: Compiled): Compiled {
  if (op === '==' || op === '!=') return equality(op, a, b);
  if (op === '<' || op === '<=' || op === '>' || op === '>=') return comparison(op, place, a, b);
  if (op === '+' && (a.type === 'string' || b.type === 'string'))
    return both('string', a, b, (x: Value, y: Value) => typedText(x, a.type) + typedText(y, b.type));
  if ((op === '+' || op === '-') && TIMES.has(a.type) && NUMBERS.has(b.type))
    return both(a.type, a, b, op === '+' ? (x: number, y: number) => x + y : (x: number, y: number) => x - y);
  if (op === '-' && TIMES.has(a.type) && a.type === b.type) return both('int', a, b, (x: number, y: number) => x - y);
  if (!NUMBERS.has(a.type) || !NUMBERS.has(b.type))
    throw new ExpressionFault(`"${op}" does not go between ${word(a.type)} and ${word(b.type)}.`, place.start, place.end);
  const type = a.type === 'double' || b.type === 'double' ? 'double' : 'int';
  const compiled = both(type, a, b, arithmetic(op, type));
  const numbers = allNumbers(op, a, b);
  return numbers ? { ...compiled, numbers } : compiled;
}

/** Sums, differences and products of a whole batch. Quotients may be NULL. */
function allNumbers(op: string, a: Compiled, b: Compiled): Compiled['numbers'] {
  if (!a.numbers || !b.numbers || (op !== '+' && op !== '-' && op !== '*')) return undefined;
  const combine = combineNumbers(op);
  return (frame) => {
    const x = a.numbers!(frame);
    const y = x && b.numbers!(frame);
    return y && combine(x, y, frame.rows.count);
  };
}

function arithmetic(op: '+' | '-' | '*' | '/' | '%', type: ValueType): (x: number, y: number) => Value {
  switch (op) {
    case '+':
      return (x, y) => x + y;
    case '-':
      return (x, y) => x - y;
    case '*':
      return (x, y) => x * y;
    // Integer division yields integers, as in CEL and SQL; division by zero yields NULL.
    case '/':
      return type === 'int' ? (x, y) => (y === 0 ? null : Math.trunc(x / y)) : (x, y) => (y === 0 ? null : x / y);
    case '%':
      return (x, y) => (y === 0 ? null : x % y);
  }
}

function equality(op: '==' | '!=', given: Compiled, other: Compiled): Compiled {
  const [a, b] = comparable([given, other]) as [Compiled, Compiled];
  const againstNull = a.type === 'null' || b.type === 'null';
  if (!againstNull) return both('bool', a, b, op === '==' ? (x: Value, y: Value) => x === y : (x: Value, y: Value) => x !== y);
  return {
    type: 'bool',
    prepare(frame) {
      const left: Row = a.prepare(frame);
      const right: Row = b.prepare(frame);
      return (row) => (left(row) === right(row)) === (op === '==');
    },
  };
}

function comparison(op: '<' | '<=' | '>' | '>=', place: Place, given: Compiled, other: Compiled): Compiled {
  const [a, b] = comparable([given, other]) as [Compiled, Compiled];
  const alike = a.type === b.type || (NUMBERS.has(a.type) && NUMBERS.has(b.type));
  if (!alike) throw new ExpressionFault(`${word(a.type)} and ${word(b.type)} cannot be compared.`, place.start, place.end);
  switch (op) {
    case '<':
      return both('bool', a, b, (x: number, y: number) => x < y);
    case '<=':
      return both('bool', a, b, (x: number, y: number) => x <= y);
    case '>':
      return both('bool', a, b, (x: number, y: number) => x > y);
    case '>=':
      return both('bool', a, b, (x: number, y: number) => x >= y);
  }
}

/** In three values: false && NULL is false, true || NULL is true. */
export function logical(op: '&&' | '||', place: Place, a: Compiled, b: Compiled): Compiled {
  needFlag(place, a);
  needFlag(place, b);
  const decides = op === '||';
  return {
    type: 'bool',
    prepare(frame) {
      const left: Row = a.prepare(frame);
      const right: Row = b.prepare(frame);
      return (row) => {
        const x = left(row);
        if (x === decides) return x;
        const y = right(row);
        return y === decides ? y : x === null || y === null ? null : !decides;
      };
    },
  };
}

export function unary(op: '!_' | '-_', place: Place, a: Compiled): Compiled {
  if (op === '!_') needFlag(place, a);
  else if (!NUMBERS.has(a.type)) throw new ExpressionFault(`"-" does not go before ${word(a.type)}.`, place.start, place.end);
  return {
    type: a.type,
    prepare(frame) {
      const read: Row = a.prepare(frame);
      return (row) => {
        const value = read(row);
        return value === null ? null : op === '!_' ? !value : 0 - (value as number);
      };
    },
  };
}

export function conditional(place: Place, test: Compiled, given: Compiled, other: Compiled): Compiled {
  needFlag(place, test);
  const [yes, no] = alike([given, other]) as [Compiled, Compiled];
  const type =
    yes.type === 'null' ? no.type : no.type === 'null' || yes.type === no.type ? yes.type : NUMBERS.has(yes.type) && NUMBERS.has(no.type) ? 'double' : null;
  if (!type) throw new ExpressionFault(`The two cases are of different kinds: ${word(yes.type)} and ${word(no.type)}.`, place.start, place.end);
  return {
    type,
    prepare(frame) {
      const holds: Row = test.prepare(frame);
      const first: Row = yes.prepare(frame);
      const second: Row = no.prepare(frame);
      return (row) => (holds(row) === true ? first(row) : second(row));
    },
  };
}

function needFlag(place: Place, a: Compiled): void {
  if (a.type !== 'bool' && a.type !== 'null') throw new ExpressionFault(`A condition is needed here, not ${word(a.type)}.`, place.start, place.end);
}

export function word(type: ValueType): string {
  return { int: 'a whole number', double: 'a number', string: 'a text', bool: 'a flag', date: 'a date', timestamp: 'a timestamp', null: 'null' }[type];
}
