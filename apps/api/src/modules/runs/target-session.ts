import { checkAddress, connectToAddress, parseAddress, refuseOwnSession, type AddressPolicy } from '@seedbed/postgres/address';
import type { OpenClient } from '@seedbed/postgres/sql';

const TIMEOUT_MS = 10_000;

/** A session at an address that the policy allows, and that is none of our own. */
export async function connectToTarget(address: string, policy: AddressPolicy, applicationName = 'seedbed'): Promise<OpenClient> {
  const pinned = await checkAddress(parseAddress(address), policy);
  const client = await connectToAddress(pinned, { applicationName, timeoutMs: TIMEOUT_MS });
  try {
    await refuseOwnSession(client, policy.ownDatabase);
    return client;
  } catch (error) {
    await client[Symbol.asyncDispose]();
    throw error;
  }
}
