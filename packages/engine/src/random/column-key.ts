import { threefry } from './threefry.ts';

/**
 * All that a column's random stream depends on: `[generatorVersion, seed, schema, table, column, purpose]`. Names, not
 * positions, so that adding a column or a table changes no other value.
 */
export type KeyMaterial = readonly (string | number)[];

/** Two key words of 32 bits from the canonical JSON of the material. A numeric seed and the same digits as text differ. */
export function columnKey(material: KeyMaterial): readonly [number, number] {
  const bytes = new TextEncoder().encode(JSON.stringify(material));
  const state = Int32Array.of(0x243f6a88, 0x85a308d3);
  const words = Math.ceil(bytes.length / 4);
  for (let i = 0; i < words; i++) absorb(state, littleEndian(bytes, 4 * i), i);
  absorb(state, bytes.length, words);
  return [state[0]!, state[1]!];
}

function absorb(state: Int32Array, word: number, index: number): void {
  threefry(state[0]!, state[1]!, word, index, state);
}

function littleEndian(bytes: Uint8Array, at: number): number {
  const byte = (i: number) => bytes[at + i] ?? 0;
  return byte(0) | (byte(1) << 8) | (byte(2) << 16) | (byte(3) << 24);
}
