import { createHash } from 'node:crypto';

/** Of the end included; file systems take 255 bytes. */
const MAX = 200;
/** Names that Windows keeps for devices, whatever follows a dot. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * Names of files that every system takes and none reads as a path (T17): letters, digits, `.`, `_` and `-`, all else percent-encoded as in URLs. No
 * two are equal, not even where capitals do not count.
 */
export function entryNames(names: readonly string[], extension: string): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let entry = `${encoded(name)}${extension}`;
    // Where two differ by capitals alone the later one has its own encoded.
    if (taken.has(entry.toLowerCase())) entry = `${encoded(name, /[^a-z0-9._-]/gu)}${extension}`;
    if (entry.length > MAX || taken.has(entry.toLowerCase())) entry = `${entry.slice(0, MAX - 40).replace(/%[0-9A-F]?$/, '')}-${hash(name)}${extension}`;
    taken.add(entry.toLowerCase());
    return entry;
  });
}

function encoded(name: string, others = /[^A-Za-z0-9._-]/gu): string {
  // Two dots in a row are a folder's parent to someone; an extension follows the last one.
  const plain = name.replace(others, percent).replace(/(?<=\.)\.|\.$/g, '%2E') || '%';
  return plain.startsWith('.') || DEVICES.test(plain) ? `${percent(plain[0]!)}${plain.slice(1)}` : plain;
}

function percent(character: string): string {
  return [...Buffer.from(character.isWellFormed() ? character : '\ufffd')].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
}

function hash(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 12);
}
