/** A share as it is shown: in hundredths. */
export function rounded(share: number): number {
  return Math.round(share * 100) / 100;
}
