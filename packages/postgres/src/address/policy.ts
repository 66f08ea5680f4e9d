import ipaddr from 'ipaddr.js';
import { Problem } from '@seedbed/contract';
import { isHere, resolveHost, unmap } from './addresses.ts';
import { isOwnDatabase, ownRefused, type OwnDatabase } from './own-database.ts';
import type { Address } from './parse-address.ts';

/**
 * The hosts that may be reached: in local mode all of the user's machine and network; on a server only public addresses
 * and the operator's list.
 */
export type AddressPolicy = {
  readonly local: boolean;
  /** Host names, addresses or CIDR ranges that the operator allows: `db`, `10.1.2.3`, `10.0.0.0/8`. */
  readonly allowed?: readonly string[];
  /** `host:port` of our own servers, never to be reached. */
  readonly own?: readonly { readonly host: string; readonly port: number }[];
  /** Our own database on the operator's server, which may also contain databases that users connect to. */
  readonly ownDatabase?: OwnDatabase;
};

/** A checked and pinned address: connecting to `ip` needs no second lookup, which could lead elsewhere. */
export type PinnedAddress = Address & {
  readonly ip: string;
  /**
   * Set on a server, for hosts that no operator allowed by name: all failures before Postgres answers look the same
   * (T5).
   */
  readonly isCoarse?: true;
};

/**
 * Resolves the host once and checks all its addresses. Throws `connection-refused-by-policy`, or `connection-failed` if
 * there is no such host.
 */
export async function checkAddress(address: Address, policy: AddressPolicy): Promise<PinnedAddress> {
  const ips = await resolveHost(address.host);
  if (policy.ownDatabase && isOwnDatabase(ips, address, policy.ownDatabase)) throw ownRefused();
  return { ...address, ...pinnedIp(address, ips, policy) };
}

/** The same for a server of another protocol than Postgres'. */
export async function checkHost(place: Pick<Address, 'host' | 'port'>, policy: AddressPolicy): Promise<Pick<PinnedAddress, 'ip' | 'isCoarse'>> {
  return pinnedIp(place, await resolveHost(place.host), policy);
}

function pinnedIp({ host, port }: Pick<Address, 'host' | 'port'>, ips: readonly string[], policy: AddressPolicy): Pick<PinnedAddress, 'ip' | 'isCoarse'> {
  for (const ip of ips) if (isOwn(ip, port, policy) || !isAllowed(host, ip, policy)) throw refusal(host);
  // A range allows a network, but does not name its individual hosts.
  const hosts = policy.allowed?.filter((entry) => !entry.includes('/'));
  const isNamed = policy.local || ips.every((ip) => isListed(host, unmap(ip), hosts));
  return { ip: ips[0]!, ...(isNamed ? {} : { isCoarse: true as const }) };
}

function isListed(host: string, ip: ReturnType<typeof unmap>, allowed: AddressPolicy['allowed']): boolean {
  return ip !== undefined && (allowed?.some((entry) => matches(entry, host, ip)) ?? false);
}

function isAllowed(host: string, ip: string, policy: AddressPolicy): boolean {
  const plain = unmap(ip);
  if (!plain || METADATA.has(plain.toNormalizedString())) return false;
  if (isListed(host, plain, policy.allowed)) return true;
  const range = plain.range();
  if (policy.local) return LOCAL_RANGES.has(range);
  return range === 'unicast';
}

/**
 * Metadata services, from which cloud machines get their secrets: Amazon, Azure, Google, Alibaba and Oracle. No list
 * allows them.
 */
const METADATA: ReadonlySet<string> = new Set(
  ['169.254.169.254', '169.254.170.2', 'fd00:ec2::254', 'fd00:ec2::23', '168.63.129.16', 'fd20:ce::254', '100.100.100.200', '192.0.0.192'].map((each) =>
    ipaddr.parse(each).toNormalizedString(),
  ),
);

/**
 * On the user's own machine: all addresses except those that no server can have, and link-local ones, where clouds
 * serve secrets.
 */
const LOCAL_RANGES: ReadonlySet<string> = new Set(['unicast', 'loopback', 'private', 'uniqueLocal', 'carrierGradeNat']);

function matches(entry: string, host: string, ip: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (entry.includes('/') && ipaddr.isValidCIDR(entry)) {
    const [network, bits] = ipaddr.parseCIDR(entry);
    return network.kind() === ip.kind() && ip.match(network, bits);
  }
  if (ipaddr.isValid(entry)) return unmap(entry)?.toNormalizedString() === ip.toNormalizedString();
  return entry.toLowerCase().replace(/\.$/, '') === host.toLowerCase().replace(/\.$/, '');
}

function isOwn(ip: string, port: number, policy: AddressPolicy): boolean {
  return policy.own?.some((own) => own.port === port && (isHere(ip) || own.host === ip)) ?? false;
}

function refusal(host: string): Problem {
  return new Problem('connection-refused-by-policy', `This Seedbed does not connect to ${host}. The operator can allow it: SEEDBED_ALLOWED_TARGETS=${host}`, {
    facts: { host },
  });
}
