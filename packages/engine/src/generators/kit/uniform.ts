export { below, chance, uniform53 as unit } from '../../values/uniform.ts';

/** One step of a 32-bit mixer (Wellons' lowbias32): further choices inside a cell from one draw. */
export function mix(word: number): number {
  let h = (word + 0x9e3779b9) | 0;
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  return h ^ (h >>> 16);
}
