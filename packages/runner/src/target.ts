import { checkAddress, connectToAddress, parseAddress, refuseOwnSession, type AddressPolicy } from '@seedbed/postgres/address';
import type { OpenClient } from '@seedbed/postgres/sql';

export type TargetPolicy = AddressPolicy;

/** The command line acts for its user on the user's machine, so it accepts every address. */
const OWN_MACHINE: AddressPolicy = { local: true };

/** A session at an address that the policy allows. Throws Problem `connection-failed` or `connection-refused-by-policy`. */
export async function connectTarget(url: string, policy: TargetPolicy = OWN_MACHINE, applicationName = 'seedbed'): Promise<OpenClient> {
  const client = await connectToAddress(await checkAddress(parseAddress(url), policy), { applicationName });
  try {
    await refuseOwnSession(client, policy.ownDatabase);
    return client;
  } catch (error) {
    await client[Symbol.asyncDispose]();
    throw error;
  }
}
