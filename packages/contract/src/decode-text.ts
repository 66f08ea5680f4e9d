import { Problem } from './problems.ts';

/**
 * Decodes UTF-8, UTF-16 with a byte order mark, which PowerShell's `>` writes, or the encoding that a script itself names, as in `SET
 * client_encoding = 'LATIN1'` of pg_dump. Throws Problem `invalid-request` for other bytes: names read in the wrong encoding would match no
 * table.
 */
export function decodeText(bytes: Uint8Array, name = 'The file'): string {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    const declared = encoding === 'utf-8' ? decodeDeclared(bytes) : undefined;
    if (declared !== undefined) return declared;
    const line = encoding === 'utf-8' ? firstBadLine(bytes) : undefined;
    throw new Problem(
      'invalid-request',
      `${name} is not ${encoding.toUpperCase()}${line === undefined ? '' : ` (line ${line})`}. Save it as UTF-8. Or name its encoding in it: SET client_encoding = 'LATIN1';`,
      { facts: line === undefined ? {} : { line } },
    );
  }
}

/** `SET client_encoding TO latin1`, `SET NAMES 'WIN1252'`, psql's `\encoding`. */
const DECLARED =
  /^[ \t]*(?:\/\*!\d+ *)?(?:set\s+(?:session\s+|local\s+)?(?:client_encoding\s*(?:=|\s+to\s)|names\s)|select\s+(?:pg_catalog\.)?set_config\s*\(\s*'client_encoding'\s*,|\\encoding\s)\s*'?([\w-]+)/gim;

/** A text in several encodings in turn: each holds from the line that names it, the first one also before. */
function decodeDeclared(bytes: Uint8Array): string | undefined {
  const plain = latin1Of(bytes);
  const named = [...plain.matchAll(DECLARED)].map(({ index, 1: encoding }) => ({ at: index, decode: decoderOf(encoding!) }));
  if (named.length === 0) return undefined;
  try {
    return named.map(({ at, decode }, i) => decode(bytes.subarray(i === 0 ? 0 : at, named[i + 1]?.at))).join('');
  } catch {
    return undefined;
  }
}

/** Names as Postgres compares them, with those of the Encoding Standard. */
const LABELS: ReadonlyMap<string, string> = new Map([
  ['latin2', 'iso-8859-2'],
  ['latin3', 'iso-8859-3'],
  ['latin4', 'iso-8859-4'],
  ['latin5', 'iso-8859-9'],
  ['latin6', 'iso-8859-10'],
  ['latin7', 'iso-8859-13'],
  ['latin8', 'iso-8859-14'],
  ['latin9', 'iso-8859-15'],
  ['latin10', 'iso-8859-16'],
  ['alt', 'ibm866'],
  ['win', 'windows-1251'],
  ['win866', 'ibm866'],
  ['koi8', 'koi8-r'],
  ['koi8r', 'koi8-r'],
  ['koi8u', 'koi8-u'],
  ['eucjp', 'euc-jp'],
  ['euckr', 'euc-kr'],
  ['euccn', 'gbk'],
  ['uhc', 'euc-kr'],
  ['sjis', 'shift_jis'],
  ['mskanji', 'shift_jis'],
  ['unicode', 'utf-8'],
  ['utf8mb4', 'utf-8'],
]);

/** Throws if the encoding is unknown, or bytes are not in it. */
function decoderOf(name: string): (bytes: Uint8Array) => string {
  const plain = name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  // By this name the Encoding Standard has another one.
  if (plain === 'latin1' || plain === 'iso88591') return latin1Of;
  const label = LABELS.get(plain) ?? plain.replace(/^win(?:dows)?(\d+)$/, 'windows-$1').replace(/^iso8859(\d+)$/, 'iso-8859-$1');
  return (bytes) => new TextDecoder(label, { fatal: true }).decode(bytes);
}

/** Each byte is the character of its number. */
function latin1Of(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192) parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  return parts.join('');
}

/** The line of the first byte that is not valid UTF-8. */
function firstBadLine(bytes: Uint8Array): number {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  let start = 0;
  for (let end = bytes.indexOf(0x0a); end >= 0; end = bytes.indexOf(0x0a, start)) {
    try {
      decoder.decode(bytes.subarray(start, end));
    } catch {
      return line;
    }
    line++;
    start = end + 1;
  }
  return line;
}
