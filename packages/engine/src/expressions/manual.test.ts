import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseTimestamp } from '../plan/domains/parse-timestamp.ts';
import { parseDate } from '../values/civil-date.ts';
import { AGGREGATES } from './aggregates.ts';
import { compileExpression } from './compile-expression.ts';
import { FUNCTION_NAMES } from './functions.ts';
import { PLACE_NAMES } from './places.ts';
import type { Compiled, Fold, Places, Scope } from './scope.ts';
import { typedText, type Value, type ValueType } from './value.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../docs/manual/expressions.md'), 'utf8');
/** The page's table rows that begin with `code`, and their next two cells. */
const lines = [...page.matchAll(/^\| `((?:\\\||[^`])+)` \| `?([^`|]*?)`? \| ?(?:`([^`]*)`)?/gm)].map(([, first, second, third]) => ({
  first: first!.replaceAll('\\|', '|'),
  second: second!,
  third,
}));
const TYPES: ReadonlySet<string> = new Set<ValueType>(['int', 'double', 'string', 'bool', 'date', 'timestamp']);
const cells = lines.filter(({ second }) => TYPES.has(second));
const examples = lines.filter(({ second }) => !TYPES.has(second)).map(({ first, second }) => ({ expression: first, result: second }));

function valueOf(type: ValueType, text: string): Value {
  if (text === 'NULL') return null;
  if (type === 'date') return parseDate(text);
  if (type === 'timestamp') return parseTimestamp(text)! / 1_000_000;
  return type === 'int' || type === 'double' ? Number(text) : text;
}

/** A scope of the fields that the page's row has below a prefix: `customer.`, or `items[0].` for a child. */
function scopeOf(prefixes: readonly string[]): Scope {
  return {
    field(name) {
      const values = prefixes.map((prefix) => cells.find(({ first }) => first === prefix + name));
      const type = values[0]?.second as ValueType | undefined;
      const isList = values[0]?.third?.startsWith('{');
      return type ? { type, ...(isList && { isList }), prepare: () => (row) => valueOf(type, values[row]!.third!) } : null;
    },
    parent: (name) => (cells.some(({ first }) => first.startsWith(`${name}.`)) ? { scope: scopeOf([`${name}.`]), lift: (inner) => inner } : null),
    children(name) {
      const places = [0, 1].map((at) => `${name}[${at}].`).filter((prefix) => cells.some(({ first }) => first.startsWith(prefix)));
      return places.length === 0 ? null : { scope: scopeOf(places), aggregate: (inner, fold) => folded(inner, fold, places.length) };
    },
    places: () => PLACES,
    rank: () => constant(1),
    names: [],
  };
}

const constant = (value: number): Compiled => ({ type: 'int', prepare: () => () => value });

/** The page's row among the others of its parent, which are in the order of their times. */
const PLACES: Places = {
  isTree: true,
  place: constant(1),
  siblings: constant(3),
  depth: constant(1),
  enter: constant(2),
  leave: constant(3),
  at: (step, inner) => otherRow(`${step}.`, inner),
  turn: (_, until) => ({ type: 'date', prepare: (frame) => () => Number(until.prepare(frame)(0)) - 40 }),
  later: (inner) => otherRow('next.ordered', inner),
  running: (inner) => ({
    type: inner.type,
    prepare: (frame) => () => Number(inner.prepare(frame)(0)) + Number(otherRow('previous.', inner).prepare(frame)(0)),
  }),
  path: (inner, between) => ({
    type: 'string',
    prepare: (frame) => () => [otherRow('root.', inner), inner].map((each) => String(each.prepare(frame)(0))).join(between),
  }),
  inOrder: () => PLACES,
};

/** What the page says of another row; its only cell is what the expression reads. */
function otherRow(prefix: string, inner: Compiled): Compiled {
  const cell = cells.find(({ first }) => first.startsWith(prefix))!;
  return { type: inner.type, prepare: () => () => valueOf(inner.type, cell.third!) };
}

function folded(inner: Compiled | null, fold: Fold, count: number): Compiled {
  return {
    type: fold.type,
    prepare(frame) {
      const read = inner?.prepare(frame);
      return () => {
        fold.start();
        for (let i = 0; i < count; i++) fold.add(read ? read(i) : 1);
        return fold.end();
      };
    },
  };
}

describe('the page of expressions', () => {
  test.each(examples)('$expression gives $result', ({ expression, result }) => {
    const compiled = compileExpression(expression, scopeOf(['']));
    const value = compiled.prepare({} as never)(0);
    expect(value === null ? 'NULL' : typedText(value, compiled.type)).toBe(result);
  });

  test('has an example of every function', () => {
    const all = [...FUNCTION_NAMES, ...AGGREGATES, ...PLACE_NAMES];
    expect(all.length).toBeGreaterThan(40);
    expect(all.filter((name) => !examples.some(({ expression }) => expression.includes(`${name}(`)))).toEqual([]);
  });
});
