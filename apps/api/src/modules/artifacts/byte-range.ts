import { Problem } from '@seedbed/contract';
import type { ByteRange } from '@seedbed/runner/artifacts';

/**
 * The one range that a Range header asks for (RFC 9110, 14.2); undefined to send everything: no header, several ranges, or an unknown unit.
 * Throws Problem `range-not-satisfiable`.
 */
export function byteRange(header: string | undefined, bytes: number): ByteRange | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  const from = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const to = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (first !== '' && last !== '' && Number(last) < from) return undefined;
  if (from >= bytes || (first === '' && Number(last) === 0))
    throw new Problem('range-not-satisfiable', `The file has ${bytes} bytes; none of them is in "${header}".`, { facts: { bytes } });
  return { from, to };
}
