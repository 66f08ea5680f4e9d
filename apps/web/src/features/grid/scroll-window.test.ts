import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jumpTo, lastTop, reveal, rowAtShare, settle, shareOf, SPACER_PX, topRow, windowRows, type ScrollPlace, type ScrollWindow } from './scroll-window.ts';

const views: fc.Arbitrary<ScrollWindow> = fc.record({
  rows: fc.oneof(fc.nat(2_000), fc.maxSafeNat(), fc.constantFrom(1, 285_714, 285_715, 1_000_000_000, Number.MAX_SAFE_INTEGER)),
  rowHeight: fc.constantFrom(24, 28, 34),
  inView: fc.integer({ min: 1, max: 80 }),
});
const withRow = views.chain((view) =>
  fc.tuple(
    fc.constant(view),
    fc.maxSafeNat().map((n) => (view.rows === 0 ? 0 : n % view.rows)),
  ),
);

test('a jump puts exactly that row at the top, up to the last row of 2^53 − 1', () => {
  fc.assert(
    fc.property(withRow, ([view, row]) => {
      const place = jumpTo(view, row);
      expect(topRow(view, place)).toBe(Math.min(row, lastTop(view)));
      expect(place.scrollTop).toBeLessThanOrEqual(SPACER_PX);
      expect(place.base).toBeGreaterThanOrEqual(0);
      expect(place.base + windowRows(view)).toBeLessThanOrEqual(view.rows);
    }),
    { numRuns: 2_000 },
  );
});

test('settling moves the window and never the visible rows', () => {
  fc.assert(
    fc.property(withRow, fc.double({ min: 0, max: 1, noNaN: true }), ([view, row], share) => {
      const height = windowRows(view) * view.rowHeight;
      const place: ScrollPlace = { base: jumpTo(view, row).base, scrollTop: Math.floor(share * height) };
      const settled = settle(view, place);
      if (settled === null) return;
      expect(topRow(view, settled)).toBe(topRow(view, place));
      expect(settled.scrollTop % view.rowHeight).toBe(place.scrollTop % view.rowHeight);
      expect(settle(view, settled)).toBeNull();
    }),
    { numRuns: 2_000 },
  );
});

test('a walk of wheel steps counts every row: none is skipped, none repeated', () => {
  fc.assert(
    fc.property(withRow, fc.array(fc.integer({ min: -40_000, max: 40_000 }), { maxLength: 60 }), ([view, row], steps) => {
      let place = jumpTo(view, row);
      for (const step of steps) {
        const before = topRow(view, place);
        const most = windowRows(view) * view.rowHeight;
        const scrollTop = Math.max(0, Math.min(most, place.scrollTop + step * view.rowHeight));
        const moved = (scrollTop - place.scrollTop) / view.rowHeight;
        place = { base: place.base, scrollTop };
        expect(topRow(view, place) - before).toBe(Math.floor(moved));
        place = settle(view, place) ?? place;
        expect(topRow(view, place) - before).toBe(Math.floor(moved));
      }
    }),
    { numRuns: 500 },
  );
});

test('every row can be scrolled fully into view', () => {
  fc.assert(
    fc.property(withRow, fc.maxSafeNat(), ([view, row], from) => {
      fc.pre(view.rows > 0);
      const start = jumpTo(view, from % view.rows);
      const place = reveal(view, start, row) ?? start;
      const top = place.base + place.scrollTop / view.rowHeight;
      expect(row).toBeGreaterThanOrEqual(top);
      expect(row).toBeLessThan(top + view.inView + 1);
      expect(reveal(view, place, row)).toBeNull();
    }),
  );
});

test('the rail reaches the first and the last row', () => {
  fc.assert(
    fc.property(views, (view) => {
      expect(rowAtShare(view, 0)).toBe(0);
      expect(rowAtShare(view, 1)).toBe(lastTop(view));
      expect(shareOf(view, jumpTo(view, lastTop(view)))).toBe(lastTop(view) === 0 ? 0 : 1);
    }),
  );
});
