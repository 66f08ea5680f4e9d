import { Problem } from './problems.ts';

/**
 * Decodes UTF-8, or UTF-16 with a byte order mark, which PowerShell's `>` writes. Throws Problem `invalid-request` for bytes that are
 * neither: names read in the wrong encoding would match no table.
 */
export function decodeText(bytes: Uint8Array, name = 'The file'): string {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    const line = encoding === 'utf-8' ? firstBadLine(bytes) : undefined;
    throw new Problem('invalid-request', `${name} is not ${encoding.toUpperCase()}${line === undefined ? '' : ` (line ${line})`}. Save it as UTF-8.`, {
      facts: line === undefined ? {} : { line },
    });
  }
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
