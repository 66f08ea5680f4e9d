/**
 * The step, from 0 to `last`, at a place of a walk of `count` places that ends at the last step, and no two neighbours of which are the same; −1 outside of it. A short
 * walk leaves steps out. A long one goes back and forth before the last step.
 */
export function stepAt(place: number, count: number, last: number): number {
  if (place < 0 || place >= count) return -1;
  if (place === count - 1) return last;
  if (count - 1 <= last) return Math.floor((place * last) / (count - 1));
  const isBack = (count - 1 - place) % 2 === 0;
  if (last === 1) return isBack ? 1 : 0;
  return place === 0 && last > 2 ? 0 : last - (isBack ? 2 : 1);
}
