/**
 * Texts that a column's cells refer to by index. Each encoder encodes all entries once, escaped and with delimiters, so
 * that writing a cell is a single copy.
 */
export class Dictionary {
  readonly texts: readonly string[];
  readonly #encoded = new Map<string, EncodedDictionary>();
  #indices: Map<string, number> | null = null;

  constructor(texts: readonly string[]) {
    this.texts = texts;
  }

  get size(): number {
    return this.texts.length;
  }

  /**
   * The entries' bytes under an encoding. `name` is the cache key, so it must identify everything that `encode` depends
   * on.
   */
  encoded(name: string, encode: (text: string) => Uint8Array): EncodedDictionary {
    let made = this.#encoded.get(name);
    if (made) return made;
    // Lists shared by all plans would otherwise collect an encoding for every column name that a server ever sees.
    if (this.#encoded.size >= MAX_FORMS) this.#encoded.clear();
    // A list may have the same text many times.
    const known = new Map<string, Uint8Array>();
    const bytesOf = (text: string): Uint8Array => {
      const bytes = known.get(text) ?? encode(text);
      known.set(text, bytes);
      return bytes;
    };
    this.#encoded.set(name, (made = pack(this.texts.map(bytesOf))));
    return made;
  }

  /** The index of a text, or −1. */
  indexOf(text: string): number {
    this.#indices ??= new Map(this.texts.map((each, index) => [each, index]));
    return this.#indices.get(text) ?? -1;
  }
}

const MAX_FORMS = 64;

/** Entry i is `length[i]` bytes from word `offset[i]`; each entry starts on a word, so that it can be copied 4 bytes at a time. */
export type EncodedDictionary = {
  /** Bytes in memory order, to be stored with `setInt32(…, true)`. */
  readonly words: Int32Array;
  readonly offset: Int32Array;
  readonly length: Int32Array;
  /** Bytes of the longest entry. */
  readonly longest: number;
};

/** Words after the last entry: readers may read past an entry's last word. */
const READ_OVER = 3;

function pack(entries: readonly Uint8Array[]): EncodedDictionary {
  const offset = new Int32Array(entries.length);
  const length = new Int32Array(entries.length);
  let total = 0;
  let longest = 0;
  entries.forEach((bytes, i) => {
    offset[i] = total;
    length[i] = bytes.length;
    total += (bytes.length + 3) >>> 2;
    longest = Math.max(longest, bytes.length);
  });
  const words = new Int32Array(total + READ_OVER);
  const view = new DataView(words.buffer);
  const copy = new Uint8Array(words.buffer);
  entries.forEach((bytes, i) => copy.set(bytes, 4 * offset[i]!));
  // Words are read as numbers and stored little-endian; on a big-endian machine this swaps their bytes; elsewhere it changes nothing.
  for (let i = 0; i < total; i++) words[i] = view.getInt32(4 * i, true);
  return { words, offset, length, longest };
}
