import { isOwnDatabase, ownRefused, parseAddress, resolveHost, type OwnDatabase } from '@seedbed/postgres/address';

/** Throws Problem `connection-refused-by-policy` for the address of our own database. */
export type RefuseOwn = (address: string) => Promise<void>;

/**
 * Refuses the operator's database with our tables as a target or source, though not other databases of its server. Compares resolved
 * addresses; an open session checks the server's identity again. The address policy refuses the embedded one by its port.
 */
export function refuseOwnDatabase(own: OwnDatabase | undefined): RefuseOwn {
  return async (text) => {
    if (own === undefined) return;
    const address = parseAddress(text);
    // A name that does not resolve now is resolved again before use.
    const ips = await resolveHost(address.host).catch(() => []);
    if (isOwnDatabase(ips, address, own)) throw ownRefused();
  };
}
