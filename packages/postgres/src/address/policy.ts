import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Problem } from '@seedbed/contract';
import type { Address } from './parse-address.ts';

/** Which hosts may be reached. In local mode the user's own machine and network are theirs; on a server only public addresses and the operator's list. */
export type AddressPolicy = {
  readonly local: boolean;
  /** Host names, addresses or CIDR ranges that the operator allows: `db`, `10.1.2.3`, `10.0.0.0/8`. */
  readonly allowed?: readonly string[];
  /** `host:port` of our own servers, never to be reached. */
  readonly own?: readonly { readonly host: string; readonly port: number }[];
};

/** An address that was looked at, pinned: connecting to `ip` cannot be led elsewhere by a second look-up. */
export type PinnedAddress = Address & { readonly ip: string };

/** Resolves the host once and checks every address that it has. Throws `connection-refused-by-policy`, or `connection-failed` where there is no such host. */
export async function checkAddress(address: Address, policy: AddressPolicy): Promise<PinnedAddress> {
  const ips = await resolveHost(address.host);
  for (const ip of ips) {
    if (isOwn(ip, address.port, policy)) throw refusal(address.host);
    if (!isAllowed(address.host, ip, policy)) throw refusal(address.host);
  }
  return { ...address, ip: ips[0]! };
}

async function resolveHost(host: string): Promise<string[]> {
  if (isIP(host)) return [host];
  try {
    const found = await lookup(host, { all: true });
    if (found.length > 0) return found.map((each) => each.address);
  } catch (cause) {
    throw new Problem('connection-failed', `There is no host ${host}.`, { cause, facts: { host } });
  }
  throw new Problem('connection-failed', `There is no host ${host}.`, { facts: { host } });
}

function isAllowed(host: string, ip: string, policy: AddressPolicy): boolean {
  const plain = unmap(ip);
  if (!plain) return false;
  if (policy.allowed?.some((entry) => matches(entry, host, plain))) return true;
  const range = plain.range();
  if (policy.local) return LOCAL_RANGES.has(range);
  return range === 'unicast';
}

/** On one's own machine: everything but what no server can have, and link-local addresses, where clouds keep their secrets. */
const LOCAL_RANGES: ReadonlySet<string> = new Set(['unicast', 'loopback', 'private', 'uniqueLocal', 'carrierGradeNat']);

function matches(entry: string, host: string, ip: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (entry.includes('/') && ipaddr.isValidCIDR(entry)) {
    const [network, bits] = ipaddr.parseCIDR(entry);
    return network.kind() === ip.kind() && ip.match(network, bits);
  }
  if (ipaddr.isValid(entry)) return unmap(entry)?.toNormalizedString() === ip.toNormalizedString();
  return entry.toLowerCase().replace(/\.$/, '') === host.toLowerCase().replace(/\.$/, '');
}

/** The IPv4 address inside of a v4-mapped, NAT64 or 6to4 address: judged as what it leads to. */
function unmap(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  if (!ipaddr.isValid(text)) return undefined;
  const ip = ipaddr.process(text);
  if (ip.kind() === 'ipv4') return ip;
  const bytes = ip.toByteArray();
  const range = ip.range();
  if (range === 'rfc6052') return new ipaddr.IPv4(bytes.slice(12, 16));
  if (range === '6to4') return new ipaddr.IPv4(bytes.slice(2, 6));
  return ip;
}

function isOwn(ip: string, port: number, policy: AddressPolicy): boolean {
  const plain = unmap(ip);
  const loopback = plain?.range() === 'loopback' || plain?.range() === 'unspecified';
  return policy.own?.some((own) => own.port === port && (loopback || own.host === ip)) ?? false;
}

function refusal(host: string): Problem {
  return new Problem('connection-refused-by-policy', `This Seedbed does not connect to ${host}. The operator can allow it: SEEDBED_ALLOWED_TARGETS=${host}`, {
    facts: { host },
  });
}
