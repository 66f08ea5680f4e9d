import { resolveType } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { call, column, constant, type Expression } from '../expression.ts';
import { normalForm } from '../normal-form.ts';
import type { Scope } from '../scope.ts';

const scope = {
  columns: new Map([
    ['made', resolveType('timestamp with time zone')],
    ['noted', resolveType('timestamp without time zone')],
    ['expires', resolveType('date')],
  ]),
  notNull: new Set(['made', 'noted', 'expires']),
  types: {},
} as unknown as Scope;

const HOUR = 3_600;
const DAY = 24 * HOUR;
const at = (zone: string, item: Expression): Expression => call('timezone', constant(zone, 'text'), item);
const date = (item: Expression): Expression => ({ kind: 'cast', item, type: 'date' });
const cut = (unit: string, item: Expression): Expression => call('date_trunc', constant(unit, 'text'), item);
const [made, noted, expires] = [column('made'), column('noted'), column('expires')];

/** `expires` counts in days: it is at least this much later than the timestamp, in seconds. */
test.each<[string, Expression, string, string, number]>([
  ['the day in UTC', call('>', expires, date(at('UTC', made))), '<', 'made', 0],
  ['the day in another zone', call('>', expires, date(at('Europe/Berlin', made))), '<', 'made', -14 * HOUR],
  ['the day of a timestamp that is of a zone', call('>', expires, date(at('Asia/Tokyo', noted))), '<', 'noted', -12 * HOUR],
  ['the day that Postgres cuts to', call('>=', expires, cut('day', made)), '<=', 'made', 0],
  ['days between', call('<=', call('-', expires, date(at('UTC', made))), constant('42', 'int4')), '<=', 'made', 41 * DAY],
])('%s is an order', (_, condition, operator, timestamp, value) => {
  const ways = normalForm(condition, 'notFalse', scope);
  expect(ways).toHaveLength(1);
  expect(ways[0]!.unread).toEqual([]);
  const { order } = ways[0]!.order[0]!;
  const scale = Math.abs(order.terms.find((term) => term.column === timestamp)!.coefficient);
  expect({ operator: order.operator, value: order.value / scale }).toEqual({ operator, value });
  expect(order.terms.map((term) => term.column).sort()).toEqual(['expires', timestamp].sort());
});
