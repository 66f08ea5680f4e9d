import { expect, test } from 'vitest';
import { evenSpread } from './even.ts';
import { walkSpread } from './walk.ts';

const near = evenSpread(90, 20);
const end = evenSpread(20, 12);
const place = evenSpread(12, 4);

test.each([true, false])('rows lead through a place to what their row refers to, from nothing: %s', (isFromNothing) => {
  const [from, to] = [true, false].map((before) => walkSpread(near, end, place, { before, isFromNothing })) as [typeof near, typeof near];
  for (let row = 0; row < 20; row++) {
    const children = Array.from({ length: near.countOf(row) }, (_, i) => near.childAt(row, i));
    const way = children.map((child) => to.parentOf(child));
    expect(way.at(-1)).toBe(end.parentOf(row));
    expect(way.every((each) => place.parentOf(each) === place.parentOf(end.parentOf(row)))).toBe(true);
    children.forEach((child, i) => {
      if (i > 0 || isFromNothing) expect(from.parentOf(child)).toBe(way[i - 1] ?? -1);
      expect(from.parentOf(child)).not.toBe(to.parentOf(child));
    });
  }
  for (let child = 0; child < 90; child++) expect(to.childAt(to.parentOf(child), to.ordinalOf(child))).toBe(child);
});

test('without a place all rows are on the way', () => {
  const to = walkSpread(near, end, null, { before: false, isFromNothing: true });
  for (let row = 0; row < 20; row++) expect(to.parentOf(near.childAt(row, near.countOf(row) - 1))).toBe(end.parentOf(row));
});
