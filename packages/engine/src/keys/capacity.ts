/**
 * The size of the value space of a unique key over `rows` rows: the next power of ten above the rows, at least 1,000,
 * so that values do not change while the table grows within it; at most `most`, the largest size of the format.
 */
export function capacityFor(rows: number, most = Number.MAX_SAFE_INTEGER): number {
  let capacity = 1_000;
  while (capacity <= rows && capacity < most) capacity *= 10;
  return Math.min(capacity, most);
}
