import { ByteSink } from './byte-sink.ts';
import { unreadable, type Converter } from './converter.ts';

const IPV4 = 2;
const IPV6 = 3;

export const inetToBinary: Converter = (text) => address(text, false);
export const cidrToBinary: Converter = (text) => address(text, true);

/** Family, bits of the mask, whether it is a network, length and bytes. */
function address(text: string, isCidr: boolean): Uint8Array {
  const [host, mask, ...more] = text.trim().split('/');
  const bytes = host!.includes(':') ? ipv6(host!) : ipv4(host!);
  const most = bytes ? 8 * bytes.length : 0;
  const bits = mask === undefined ? most : /^\d{1,3}$/.test(mask) ? Number(mask) : -1;
  if (!bytes || more.length > 0 || bits < 0 || bits > most) throw unreadable(text, isCidr ? 'cidr' : 'inet');
  return new ByteSink()
    .byte(bytes.length === 4 ? IPV4 : IPV6)
    .byte(bits)
    .byte(isCidr ? 1 : 0)
    .byte(bytes.length)
    .bytes(bytes)
    .done();
}

function ipv4(text: string): Uint8Array | null {
  const parts = text.split('.');
  if (parts.length !== 4 || parts.some((part) => !/^\d{1,3}$/.test(part) || Number(part) > 255)) return null;
  return Uint8Array.from(parts, Number);
}

function ipv6(text: string): Uint8Array | null {
  const mapped = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(text);
  const embedded = mapped ? ipv4(mapped[2]!) : new Uint8Array(0);
  if (!embedded) return null;
  const hextets = 8 - embedded.length / 2;
  const halves = (mapped ? mapped[1]!.replace(/([^:]):$/, '$1') : text).split('::');
  const [left, right] = [wordsOf(halves[0]!), wordsOf(halves[1] ?? '')];
  const missing = hextets - left.length - right.length;
  if (halves.length > 2 || (halves.length === 2 ? missing < 1 : missing !== 0)) return null;
  const all = [...left, ...Array.from({ length: missing }, () => '0'), ...right];
  if (all.some((word) => !/^[\da-f]{1,4}$/i.test(word))) return null;
  return Uint8Array.from([...all.flatMap((word) => [Number.parseInt(word, 16) >> 8, Number.parseInt(word, 16) & 255]), ...embedded]);
}

function wordsOf(text: string): string[] {
  return text === '' ? [] : text.split(':');
}

export const macaddrToBinary: Converter = (text) => hardware(text, 6, 'macaddr');
/** A six-byte address is also a valid macaddr8, with ff:fe in its middle. */
export const macaddr8ToBinary: Converter = (text) => {
  const short = text.replace(/[^\da-f]/gi, '').length === 12;
  if (!short) return hardware(text, 8, 'macaddr8');
  const six = hardware(text, 6, 'macaddr8');
  return Uint8Array.of(...six.subarray(0, 3), 0xff, 0xfe, ...six.subarray(3));
};

function hardware(text: string, length: number, type: string): Uint8Array {
  const digits = text.replace(/[:.\-\s]/g, '');
  if (digits.length !== 2 * length || !/^[\da-f]+$/i.test(digits)) throw unreadable(text, type);
  return Uint8Array.from({ length }, (_, i) => Number.parseInt(digits.slice(2 * i, 2 * i + 2), 16));
}
