/** An address as `inet` prints it: a mask only if it does not cover the whole address. Null if it is invalid. */
export function inetText(text: string): string | null {
  const read = addressOf(text, false);
  return read && shown(read, read.bits === read.bytes.length * 8);
}

/** A network as `cidr` prints it, always with its mask. Null if it is invalid, or has bits to the right of the mask. */
export function cidrText(text: string): string | null {
  const read = addressOf(text, true);
  if (!read) return null;
  const isNetwork = read.bytes.every((byte, i) => (byte & (0xff >> Math.min(8, Math.max(0, read.bits - i * 8)))) === 0);
  return isNetwork ? shown(read, false) : null;
}

type Address = { readonly bytes: readonly number[]; readonly bits: number };

function addressOf(text: string, isNetwork: boolean): Address | null {
  const match = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(text);
  if (!match) return null;
  const mask = match[2] === undefined ? null : Number(match[2]);
  return match[1]!.includes(':') ? sixOf(match[1]!, mask) : fourOf(match[1]!, mask, isNetwork);
}

/** Bytes that are left out are 0, if the mask does not reach them. */
function fourOf(text: string, mask: number | null, isNetwork: boolean): Address | null {
  const parts = text.split('.');
  const bytes = parts.map(Number);
  if (parts.length > 4 || parts.some((part) => !/^\d+$/.test(part)) || bytes.some((byte) => byte > 255)) return null;
  if (mask === null && !isNetwork && bytes.length < 4) return null;
  const bits = mask ?? (isNetwork ? networkBits(bytes) : 32);
  if (bits > 32 || (!isNetwork && Math.floor(bits / 8) > bytes.length)) return null;
  return { bytes: [...bytes, 0, 0, 0].slice(0, 4), bits };
}

/** The mask of a network without one: by the class of its first byte, and at least what is written. */
function networkBits(bytes: readonly number[]): number {
  const first = bytes[0]!;
  if (first === 224 && bytes.length === 1) return 4;
  return Math.max(first >= 240 ? 32 : first >= 224 ? 8 : first >= 192 ? 24 : first >= 128 ? 16 : 8, bytes.length * 8);
}

function sixOf(text: string, mask: number | null): Address | null {
  if (mask !== null && mask > 128) return null;
  let host: string;
  try {
    host = new URL(`http://[${text}]`).hostname.slice(1, -1);
  } catch {
    return null;
  }
  const [left = '', right] = host.split('::');
  const words = (part: string | undefined) => (part ? part.split(':').map((word) => Number.parseInt(word, 16)) : []);
  const [before, after] = [words(left), words(right)];
  const all = [...before, ...Array.from({ length: 8 - before.length - after.length }, () => 0), ...after];
  return { bytes: all.flatMap((word) => [word >> 8, word & 0xff]), bits: mask ?? 128 };
}

function shown({ bytes, bits }: Address, isWhole: boolean): string {
  return `${bytes.length === 4 ? bytes.join('.') : sixText(bytes)}${isWhole ? '' : `/${bits}`}`;
}

/** Omits the longest run of zeros, the first of equal ones. Addresses of version 4 within have dots. */
function sixText(bytes: readonly number[]): string {
  const isFour =
    bytes.slice(0, 10).every((byte) => byte === 0) &&
    (bytes[10] === 0xff ? bytes[11] === 0xff : bytes[10] === 0 && bytes[11] === 0 && (bytes[12] || bytes[13]));
  if (isFour) return `::${bytes[10] === 0xff ? 'ffff:' : ''}${bytes.slice(12).join('.')}`;
  const words = Array.from({ length: 8 }, (_, i) => ((bytes[i * 2]! << 8) | bytes[i * 2 + 1]!).toString(16)).join(':');
  return new URL(`http://[${words}]`).hostname.slice(1, -1);
}

const MAC_FORMS = [
  /^\s*([\da-f]+):\s*([\da-f]+):\s*([\da-f]+):\s*([\da-f]+):\s*([\da-f]+):\s*([\da-f]+)\s*$/i,
  /^\s*([\da-f]+)-\s*([\da-f]+)-\s*([\da-f]+)-\s*([\da-f]+)-\s*([\da-f]+)-\s*([\da-f]+)\s*$/i,
  /^\s*([\da-f]{2})([\da-f]{2})([\da-f]{2})[:-]([\da-f]{2})([\da-f]{2})([\da-f]{2})\s*$/i,
  /^\s*([\da-f]{2})([\da-f]{2})([.-])([\da-f]{2})([\da-f]{2})\3([\da-f]{2})([\da-f]{2})\s*$/i,
  /^\s*([\da-f]{2})([\da-f]{2})([\da-f]{2})([\da-f]{2})([\da-f]{2})([\da-f]{2})\s*$/i,
];

/** `08:00:2b:01:02:03`. Null if it is invalid, `range` if a byte is too large. */
export function macText(text: string): string | 'range' | null {
  const match = MAC_FORMS.map((form) => form.exec(text)).find((found) => found !== null);
  if (!match) return null;
  const bytes = match
    .slice(1)
    .filter((part) => /[\da-f]/i.test(part))
    .map((part) => Number.parseInt(part, 16));
  return bytes.some((byte) => byte > 255) ? 'range' : joined(bytes);
}

/** The same with eight bytes. Six have `ff:fe` in their middle. */
export function mac8Text(text: string): string | null {
  const trimmed = text.trim();
  const [mark] = /[-:.]/.exec(trimmed) ?? [''];
  if (!/^(?:[\da-f]{2}[-:.]?)+$/i.test(trimmed) || /[-:.]$/.test(trimmed) || (mark !== '' && trimmed.replaceAll(mark, '').search(/[-:.]/) >= 0)) return null;
  const bytes = trimmed.match(/[\da-f]{2}/gi)!.map((part) => Number.parseInt(part, 16));
  if (bytes.length === 6) bytes.splice(3, 0, 0xff, 0xfe);
  return bytes.length === 8 ? joined(bytes) : null;
}

function joined(bytes: readonly number[]): string {
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join(':');
}
