import { parseList } from '@seedbed/engine';
import { call, constant, isConstant, mapParts, NULL, type Constant, type Expression } from './expression.ts';
import type { Scope } from './scope.ts';
import { isNumber, isText, isWhole, typeOf } from './type-of.ts';

/** Removes casts without effect, and computes what does not need Postgres. Everything else is unchanged. */
export function simplify(e: Expression, scope: Scope): Expression {
  const inner = mapParts(e, (part) => simplify(part, scope));
  switch (inner.kind) {
    case 'cast':
      return simplifyCast(inner, scope);
    case 'call':
      return simplifyCall(inner);
    case 'collate':
      return isConstant(inner.item) ? inner.item : inner;
    case 'and':
    case 'or':
      return { ...inner, items: inner.items.flatMap((item) => (item.kind === inner.kind ? item.items : [item])) };
    default:
      return inner;
  }
}

function simplifyCast(e: Expression & { kind: 'cast' }, scope: Scope): Expression {
  const { item, type } = e;
  if (isConstant(item)) return castConstant(item, type, scope) ?? e;
  if (item.kind === 'array' && type.endsWith('[]'))
    return { ...item, items: item.items.map((each) => simplifyCast({ kind: 'cast', item: each, type: type.slice(0, -2) }, scope)) };
  const from = typeOf(item, scope);
  if (from.kind === 'array' && type.endsWith('[]') && from.element) return changesNothing(from.element.base, from.element.kind, type.slice(0, -2)) ? item : e;
  return changesNothing(from.base, from.kind, type) ? item : e;
}

/** `varchar` to `text` and integers to wider numbers; not `bpchar` to `text`, which drops blanks. */
function changesNothing(from: string, kind: string, to: string): boolean {
  if (kind === 'base' && ['text', 'varchar', 'citext', 'name'].includes(from)) return to === 'text' || to === 'varchar' || to === from;
  if (from === 'int2' || from === 'int4' || from === 'int8') return ['int4', 'int8', 'numeric', 'float8'].includes(to) && !(from === 'int8' && to === 'int4');
  if (from === 'numeric') return to === 'numeric' || to === 'float8';
  if (from === 'float4') return to === 'float8' || to === 'numeric';
  return from === to && kind === 'base';
}

/** The constant in the other type, if its text is valid there unchanged; null if Postgres must convert it. */
function castConstant(item: Constant, type: string, scope: Scope): Expression | null {
  if (item.text === null) return { ...item, type };
  const { text } = item;
  const target = typeOf({ kind: 'cast', item, type }, scope);
  const as = (): Constant => ({ ...constant(text, type), ...(item.clock ? { clock: true } : {}) });
  if (target.kind === 'array') {
    const items = item.type === 'unknown' || item.type === type ? parseList(text) : null;
    return items && { kind: 'array', items: items.map((one) => (one === null ? { ...NULL, type: type.slice(0, -2) } : constant(one, type.slice(0, -2)))) };
  }
  if (target.kind === 'enum') return as();
  if (isText(target) && target.base !== 'char') return target.length === undefined || Array.from(text).length <= target.length ? as() : null;
  if (isWhole(target)) return /^(0|-?[1-9]\d{0,17})$/.test(text) ? as() : null;
  if (isNumber(target)) return target.precision === undefined && /^-?(0|[1-9]\d*)(\.\d+)?$/.test(text) ? as() : null;
  if (target.base === 'bool') return /^(true|false|t|f)$/.test(text) ? constant(text[0] === 't' ? 'true' : 'false', 'bool') : null;
  if (target.base === 'date') return /^\d{4}-\d\d-\d\d$/.test(text) ? as() : null;
  if (target.base === 'jsonb' || target.base === 'json' || target.base === 'uuid' || target.base === 'jsonpath') return as();
  return null;
}

function simplifyCall(e: Expression & { kind: 'call' }): Expression {
  const [first, second] = e.items;
  if (e.name === '-' && first && !second && isConstant(first) && first.text !== null && /^-?\d+(\.\d+)?$/.test(first.text)) {
    return { ...first, text: first.text.startsWith('-') ? first.text.slice(1) : first.text === '0' ? '0' : `-${first.text}` };
  }
  if (e.name === '!=') return { ...e, name: '<>' };
  return countOfValues(e) ?? ofTwo(e) ?? e;
}

/** `a = least(a, b)` is `a <= b`, and with `greatest` `a >= b`. */
function ofTwo(e: Expression & { kind: 'call' }): Expression | null {
  if (e.name !== '=' || !e.operator) return null;
  const at = e.items.findIndex((item) => item.kind === 'call' && !item.operator && /^(least|greatest)$/.test(item.name) && item.items.length === 2);
  const [choice, own] = [e.items[at], e.items[1 - at]];
  if (choice?.kind !== 'call' || own?.kind !== 'column') return null;
  const columns = choice.items.flatMap((item) => (item.kind === 'column' ? [item.name] : []));
  const other = choice.items.find((item) => item.kind === 'column' && item.name !== own.name);
  return columns.length === 2 && columns.includes(own.name) && other ? call(choice.name === 'least' ? '<=' : '>=', own, other) : null;
}

/** `cardinality(array_remove(ARRAY[a, b], NULL))` counts the values that are not NULL. */
function countOfValues(e: Expression & { kind: 'call' }): Expression | null {
  const [removed] = e.items;
  if (!/^(cardinality|array_length)$/.test(e.name) || removed?.kind !== 'call' || removed.name !== 'array_remove') return null;
  const [array, what] = removed.items;
  const isNull = what !== undefined && (what.kind === 'cast' ? isConstant(what.item) && what.item.text === null : isConstant(what) && what.text === null);
  return array?.kind === 'array' && isNull ? { ...e, name: 'num_nonnulls', items: array.items } : null;
}
