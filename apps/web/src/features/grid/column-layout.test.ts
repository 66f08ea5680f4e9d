import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnAt, columnsInView, layoutColumns, pinnedThatFit, scrollToColumn, startWidth } from './column-layout.ts';

const layouts = fc.array(fc.integer({ min: 56, max: 640 }), { minLength: 1, maxLength: 1_600 }).map(layoutColumns);

test('the column under a point contains that point', () => {
  fc.assert(
    fc.property(layouts, fc.double({ min: 0, max: 0.999999, noNaN: true }), (layout, share) => {
      const x = Math.floor(share * layout.edges.at(-1)!);
      const column = columnAt(layout, x);
      expect(layout.edges[column]!).toBeLessThanOrEqual(x);
      expect(layout.edges[column + 1]!).toBeGreaterThan(x);
    }),
  );
});

test('the visible columns cover the view', () => {
  fc.assert(
    fc.property(layouts, fc.nat(20_000), fc.integer({ min: 300, max: 3_000 }), (layout, left, width) => {
      const { from, to } = columnsInView(layout, left, width);
      expect(to).toBeGreaterThan(from);
      const end = Math.min(left + width, layout.edges.at(-1)!);
      expect(layout.edges[to]!).toBeGreaterThanOrEqual(end);
    }),
  );
});

// Measured in the browser, with 17 px of paddings and border.
test.each([
  ['date', '2023-11-24', 66],
  ['timestamp', '2023-11-24 08:58', 101],
  ['timestamptz', '2023-11-24 08:58:41.156+00', 164],
])('a first width has room for a whole %s under a short name', (base, value, drawn) => {
  expect(startWidth('time', 'on', base, false, [value])).toBeGreaterThanOrEqual(drawn + 17);
});

test.each([
  // A phone: 40 % of 390 px, row numbers included.
  [[100, 80], 2, 390, 52, 1],
  [[104, 80], 2, 390, 52, 1],
  [[105, 80], 2, 390, 52, 0],
  // A wide view: half of the space next to the numbers.
  [[168, 168], 2, 850, 52, 2],
  [[168, 240], 2, 850, 52, 1],
])('pinned columns %j, %i of them required, in %i px with %i px of numbers: %i stay', (widths, pinned, width, numbers, stay) => {
  expect(pinnedThatFit(layoutColumns(widths), pinned, width, numbers)).toBe(stay);
});

// Five columns of 100 px, the first pinned, in 250 px beside the row numbers: 150 px scroll.
test.each([
  [1, 40, 0],
  [2, 100, null],
  [4, 100, 250],
  [3, 0, 150],
])('column %i, scrolled by %i px, is brought into view at %j', (column, scrolled, left) => {
  expect(scrollToColumn(layoutColumns([100, 100, 100, 100, 100]), column, 1, scrolled, 250)).toBe(left);
});
