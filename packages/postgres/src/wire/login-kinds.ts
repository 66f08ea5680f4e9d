import { noPostgres, WireError } from './wire-error.ts';

/** Login methods, by the number in the server's request. */
const FOREIGN: ReadonlyMap<number, string> = new Map([
  [2, 'Kerberos'],
  [6, 'SCM credentials'],
  [7, 'GSSAPI'],
  [8, 'GSSAPI'],
  [9, 'SSPI'],
]);

/** The length of the body in bytes. Bodies of other methods are as long as their list or text. */
const LENGTHS: ReadonlyMap<number, number> = new Map([
  [0, 4],
  [3, 4],
  [5, 8],
]);

/** The number of an authentication message. Throws if the login method is unknown. */
export function loginStep(bytes: Buffer, start: number, end: number): number {
  const code = bytes.readInt32BE(start);
  const foreign = FOREIGN.get(code);
  if (foreign !== undefined)
    throw new WireError(
      `it asks for a login by ${foreign}, which Seedbed does not speak. Give this user a line with scram-sha-256 in the server's pg_hba.conf, or connect as another user.`,
    );
  const known = code === 10 || code === 11 || code === 12 || LENGTHS.get(code) === end - start;
  if (!known || (code === 10 && !isList(bytes, start + 4, end))) throw noPostgres(`a request for a login of an unknown kind (${code})`);
  return code;
}

/** Whether the body is a list of names, each ended by a zero byte, with one more zero byte at the end. */
function isList(bytes: Buffer, start: number, end: number): boolean {
  return end - start >= 2 && bytes[end - 1] === 0 && bytes[end - 2] === 0;
}
