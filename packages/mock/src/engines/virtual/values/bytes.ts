import type { SqlType } from '@seedbed/contract';
import { MockFault } from '../../../core/index.ts';

function fault(code: string, message: string): MockFault {
  return new MockFault({ code, status: 400, message });
}

/** `\x0a1b`, of hexadecimal digits or of letters with escapes: `a\000b`, `\\`. Throws 22023 and 22P02. */
export function byteaText(text: string): string {
  if (text.startsWith('\\x')) {
    const digits = text.slice(2).replaceAll(/[ \t\n\r]/g, '');
    const wrong = /[^\da-f]/i.exec(digits)?.[0];
    if (wrong !== undefined) throw fault('22023', `invalid hexadecimal digit: "${wrong}"`);
    // A blank may not part the two digits of a byte.
    if (digits.length % 2 === 1 || !/^(?:[ \t\n\r]*[\da-f]{2})*[ \t\n\r]*$/i.test(text.slice(2)))
      throw fault('22023', 'invalid hexadecimal data: odd number of digits');
    return `\\x${digits.toLowerCase()}`;
  }
  const bytes: number[] = [];
  const encoder = new TextEncoder();
  for (const [part, escape, octal] of text.matchAll(/\\(\\|([0-3][0-7]{2}))|[^\\]+|\\/g)) {
    if (part === '\\') throw fault('22P02', 'invalid input syntax for type bytea');
    if (octal !== undefined) bytes.push(Number.parseInt(octal, 8));
    else if (escape !== undefined) bytes.push(92);
    else bytes.push(...encoder.encode(part));
  }
  return `\\x${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** `101`, `B101` or `X1F`. `fits: false` leaves out the length. Throws 22026, 22001 and 22P02. */
export function bitsText({ base, length = base === 'bit' ? 1 : Infinity }: SqlType, text: string, fits: boolean): string {
  const isHex = /^x/i.test(text);
  const digits = text.replace(/^[bx]/i, '');
  const count = digits.length * (isHex ? 4 : 1);
  if (fits && base === 'bit' && count !== length) throw fault('22026', `bit string length ${count} does not match type bit(${length})`);
  if (fits && count > length) throw fault('22001', `bit string too long for type bit varying(${length})`);
  const wrong = (isHex ? /[^\da-f]/i : /[^01]/).exec(digits)?.[0];
  if (wrong !== undefined) throw fault('22P02', `"${wrong}" is not a valid ${isHex ? 'hexadecimal' : 'binary'} digit`);
  return isHex ? [...digits].map((digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0')).join('') : digits;
}

/** The first bytes of a text, without a part of a letter. */
export function cutToBytes(text: string, most: number): string {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length <= most) return text;
  let end = most;
  while ((bytes[end]! & 0xc0) === 0x80) end--;
  return new TextDecoder().decode(bytes.subarray(0, end));
}
