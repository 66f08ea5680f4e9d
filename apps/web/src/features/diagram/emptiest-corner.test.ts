import { expect, test } from 'vitest';
import { emptiestCorner } from './emptiest-corner.ts';

const SIGHT = { x: 0, y: 0, width: 100, height: 100 };
const MAP = { width: 20, height: 20 };
const at = (x: number, y: number, width = 20, height = 20) => ({ x, y, width, height });

test('the small map goes where it covers no table, and stays where it covers none', () => {
  const last = at(85, 85);
  expect(emptiestCorner(SIGHT, MAP, [last], undefined, 'bottom-right')).toBe('bottom-left');
  expect(emptiestCorner(SIGHT, MAP, [at(40, 40)], undefined, 'top-left')).toBe('top-left');
  expect(emptiestCorner(SIGHT, MAP, [last, at(0, 85)], undefined, 'bottom-right')).toBe('top-right');
});

test('where every corner has one, it leaves the table that was picked', () => {
  const picked = at(80, 80);
  const others = [at(0, 80), at(80, 0), at(0, 0)];
  expect(emptiestCorner(SIGHT, MAP, [picked, ...others], picked, 'bottom-right')).toBe('bottom-left');
  // A little of the picked one is still better than all of another.
  expect(emptiestCorner(SIGHT, MAP, [at(98, 98, 2, 2), ...others], undefined, 'bottom-right')).toBe('bottom-right');
});
