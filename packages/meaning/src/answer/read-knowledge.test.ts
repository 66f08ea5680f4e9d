import { expect, test } from 'vitest';
import { readKnowledge } from './read-knowledge.ts';

const faultsOf = (table: object) => readKnowledge({ format: 2, tables: { bookings: table } }).faults;

test('an unknown member, deep inside, is named with the known ones', () => {
  expect(faultsOf({ states: { of: 'state', shares: { open: 1 }, column: 'state' } })).toEqual([
    { place: '/tables/bookings/states/column', message: 'There is no member "column" here.', instead: 'One of of, shares, path, reached.' },
  ]);
  expect(faultsOf({ columns: { price: { when: [{ if: "ticket == 'child'", value: 3.5 }] } } })).toEqual([
    { place: '/tables/bookings/columns/price/when/0/value', message: 'There is no member "value" here.', instead: 'One of if, then.' },
  ]);
  for (const { message } of faultsOf({ columns: { price: { else: { value: 6 } } }, hours: { from: '9', to: '17:00' }, time: { season: { may: 2 } } }))
    expect(message).not.toMatch(/schema is/);
});
