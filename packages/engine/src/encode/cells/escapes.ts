/** Replacements for bytes inside a text cell. Bytes from 0x80 on are parts of UTF-8 sequences and are never escaped. */
export type Escapes = {
  /** 0 for a byte that is copied unchanged, otherwise an index into `replacements`. */
  readonly of: Uint8Array;
  readonly replacements: readonly Uint8Array[];
  /** Maximum number of bytes that replace one byte. */
  readonly growth: number;
};

const encoder = new TextEncoder();

/** From pairs of a character and its replacement. */
export function escapesOf(pairs: Iterable<readonly [string, string]>): Escapes {
  const of = new Uint8Array(256);
  const replacements: Uint8Array[] = [new Uint8Array(0)];
  let growth = 1;
  for (const [character, replacement] of pairs) {
    const bytes = encoder.encode(replacement);
    of[character.charCodeAt(0)] = replacements.push(bytes) - 1;
    growth = Math.max(growth, bytes.length);
  }
  return { of, replacements, growth };
}

/** Copies bytes from … to − 1 and replaces those that must be escaped. */
export function putEscaped(u8: Uint8Array, at: number, bytes: Uint8Array, from: number, to: number, { of, replacements }: Escapes): number {
  for (let i = from; i < to; i++) {
    const byte = bytes[i]!;
    const which = of[byte]!;
    if (which === 0) {
      u8[at++] = byte;
    } else {
      const replacement = replacements[which]!;
      for (let k = 0; k < replacement.length; k++) u8[at++] = replacement[k]!;
    }
  }
  return at;
}
