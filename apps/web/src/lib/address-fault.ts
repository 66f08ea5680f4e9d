/** Why a text is not the address of a Postgres database; undefined if it is, and for an empty one. */
export function addressFault(text: string): string | undefined {
  const address = text.trim();
  if (address === '') return undefined;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase();
  const example = 'postgres://user:password@host:5432/database';
  if (scheme !== 'postgres' && scheme !== 'postgresql')
    return scheme && address.startsWith(`${scheme}://`)
      ? `Seedbed reads Postgres only, and this is an address of ${scheme}.`
      : `An address begins with postgres://, as in ${example}.`;
  if (/\s/.test(address)) return 'An address has no spaces. Write a space in a password as %20.';
  const [, host, path] = /^[a-z]+:\/\/(?:[^@/]*@)?([^/?#]*)(?:\/([^?#]*))?/i.exec(address) ?? [];
  if (!host) return `The host is missing: ${example}.`;
  return path ? undefined : `The database is missing: ${example}.`;
}
