import { expect, test } from 'vitest';
import { layOutLifecycle } from './lay-out.ts';

const move = (from: number, to: number, share: number) => ({ from, to, share });
/** pending, paid, shipped, delivered, cancelled, refunded. */
const ORDER = [move(0, 1, 0.94), move(0, 4, 0.02), move(1, 2, 0.96), move(1, 4, 0.02), move(2, 3, 0.97), move(2, 4, 0.02), move(3, 5, 0.03)];

test.each([260, 288, 358, 520])('states of an order at %i px do not overlap or leave the panel, and their shares do not collide', (width) => {
  const { boxes, arrows, height } = layOutLifecycle(6, ORDER, width);
  expect(boxes.map(({ side }) => side)).toEqual([false, false, false, false, true, false]);
  boxes.forEach((box, i) => {
    expect(box.x >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true);
    for (const other of boxes.slice(i + 1))
      expect(box.x + box.width <= other.x || other.x + other.width <= box.x || box.y + box.height <= other.y || other.y + other.height <= box.y).toBe(true);
  });
  arrows.forEach(({ chip }, i) => {
    for (const other of arrows.slice(i + 1)) expect(Math.abs(chip.x - other.chip.x) >= 48 || Math.abs(chip.y - other.chip.y) >= 24).toBe(true);
    for (const box of boxes)
      expect(chip.x + 24 <= box.x || chip.x - 24 >= box.x + box.width || chip.y + 12 <= box.y || chip.y - 12 >= box.y + box.height).toBe(true);
  });
});

test('an arrow that skips a state runs next to it, and a state without arrows is drawn too', () => {
  const { boxes, arrows } = layOutLifecycle(4, [move(0, 1, 0.4), move(0, 2, 0.6), move(1, 2, 1)], 288);
  expect(boxes).toHaveLength(4);
  expect(arrows[1]!.chip.x).toBeLessThan(boxes[1]!.x);
  expect(boxes[3]!.side).toBe(true);
});
