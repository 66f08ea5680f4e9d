/** For up to this many numbers a loop is faster than creating a view. */
const FEW = 32;

/** Copies the first `count` numbers. */
export function copyFirst(from: Int32Array | Float64Array, to: Int32Array | Float64Array, count: number): void {
  if (count > FEW) to.set(from.subarray(0, count));
  else for (let i = 0; i < count; i++) to[i] = from[i]!;
}
