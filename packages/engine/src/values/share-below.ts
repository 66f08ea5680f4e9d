/** The share of an increasing quantile function that lies below `bound`. */
export function shareBelow(at: (u: number) => number, bound: number): number {
  let low = 0;
  let high = 1;
  for (let round = 0; round < 40; round++) {
    const middle = (low + high) / 2;
    if (at(middle) < bound) low = middle;
    else high = middle;
  }
  return low;
}
