/** base^exponent by multiplication, exact as long as it is below 2^53; at most `Number.MAX_SAFE_INTEGER`. */
export function power(base: number, exponent: number): number {
  let product = 1;
  for (let i = 0; i < exponent && product < Number.MAX_SAFE_INTEGER; i++) product *= base;
  return Math.min(product, Number.MAX_SAFE_INTEGER);
}
