import { createHash } from 'node:crypto';

/** Including the extension; file systems allow 255 bytes. */
const MAX = 200;
/** Names that Windows reserves for devices, with any extension. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * File names that every system accepts and none interprets as a path (T17): letters, digits, `.`, `_` and `-`,
 * everything else percent-encoded as in URLs. All differ, even on case-insensitive file systems.
 */
export function entryNames(names: readonly string[], extension: string): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let entry = `${encoded(name)}${extension}`;
    // If two differ only in capitals, the later one has its capitals encoded.
    if (taken.has(entry.toLowerCase())) entry = `${encoded(name, /[^a-z0-9._-]/gu)}${extension}`;
    if (entry.length > MAX || taken.has(entry.toLowerCase())) entry = `${entry.slice(0, MAX - 40).replace(/%[0-9A-F]?$/, '')}-${hash(name)}${extension}`;
    taken.add(entry.toLowerCase());
    return entry;
  });
}

function encoded(name: string, others = /[^A-Za-z0-9._-]/gu): string {
  // Two dots in a row could mean the parent folder; an extension follows the last dot.
  const plain = name.replace(others, percent).replace(/(?<=\.)\.|\.$/g, '%2E') || '%';
  return plain.startsWith('.') || DEVICES.test(plain) ? `${percent(plain[0]!)}${plain.slice(1)}` : plain;
}

function percent(character: string): string {
  return [...Buffer.from(character.isWellFormed() ? character : '\ufffd')].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
}

function hash(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 12);
}
