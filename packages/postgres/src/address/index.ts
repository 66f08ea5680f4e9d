export { parseAddress, type Address } from './parse-address.ts';
export { isOwnDatabase, ownRefused, readOwnDatabase, refuseOwnSession, type OwnDatabase } from './own-database.ts';
export { resolveHost } from './addresses.ts';
export { checkAddress, checkHost, type AddressPolicy, type PinnedAddress } from './policy.ts';
export { connectToAddress } from './connect-to-address.ts';
