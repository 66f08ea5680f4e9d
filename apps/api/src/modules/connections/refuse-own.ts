import { isOwnDatabase, ownRefused, parseAddress, resolveHost, type OwnDatabase } from '@seedbed/postgres/address';

/** Throws Problem `connection-refused-by-policy` for the address of our own database. */
export type RefuseOwn = (address: string) => Promise<void>;

/**
 * The operator's database, in which our tables are, is no target and no source, though its server may be one. What is compared is where a
 * name leads; who answers there is asked once more when a session is open. The embedded one is refused by its port, by the address policy.
 */
export function refuseOwnDatabase(own: OwnDatabase | undefined): RefuseOwn {
  return async (text) => {
    if (own === undefined) return;
    const address = parseAddress(text);
    // A name that leads nowhere now is looked up again before it is used.
    const ips = await resolveHost(address.host).catch(() => []);
    if (isOwnDatabase(ips, address, own)) throw ownRefused();
  };
}
