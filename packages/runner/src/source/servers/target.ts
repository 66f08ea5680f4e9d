import { checkAddress, connectToAddress, parseAddress, refuseOwnSession, type AddressPolicy } from '@seedbed/postgres/address';
import { connect, keepAfterwards, takeKept, type Connection, type OpenClient } from '@seedbed/postgres/sql';

export type TargetPolicy = AddressPolicy & {
  /** How long a session is kept open for the next call to the same address; default: it is closed at once. */
  readonly keepMs?: number;
  /** A database of our own, without a public address: it is the target, whatever the address. */
  readonly ours?: Connection;
};

/** The command line acts for its user on the user's machine, so it accepts every address. */
const OWN_MACHINE: AddressPolicy = { local: true };

/** A session at an address that the policy allows. Throws Problem `connection-failed` or `connection-refused-by-policy`. */
export async function connectTarget(url: string, policy: TargetPolicy = OWN_MACHINE, applicationName = 'seedbed'): Promise<OpenClient> {
  const { keepMs, ownDatabase, ours } = policy;
  if (ours) return connect(ours, { applicationName });
  const kept = keepMs === undefined ? undefined : await takeKept(keyOf(url, applicationName));
  if (kept) return kept;
  const client = await connectToAddress(await checkAddress(parseAddress(url), policy), { applicationName });
  try {
    await refuseOwnSession(client, ownDatabase);
  } catch (error) {
    await client[Symbol.asyncDispose]();
    throw error;
  }
  return keepMs === undefined ? client : keepAfterwards(client, keyOf(url, applicationName), keepMs);
}

/** Sessions of one name at one address are alike. */
function keyOf(url: string, applicationName: string): string {
  return JSON.stringify([applicationName, url]);
}
