import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Problem } from '@seedbed/contract';

/** Resolves all addresses of a host. Throws `connection-failed` if there is no such host. */
export async function resolveHost(host: string): Promise<string[]> {
  if (isIP(host)) return [host];
  try {
    const found = await lookup(host, { all: true });
    if (found.length > 0) return found.map((each) => each.address);
  } catch (cause) {
    throw new Problem('connection-failed', `There is no host ${host}.`, { cause, facts: { host } });
  }
  throw new Problem('connection-failed', `There is no host ${host}.`, { facts: { host } });
}

/** The IPv4 address in a v4-mapped, v4-compatible (`::10.0.0.1`), NAT64 or 6to4 address. The network policy checks that address. */
export function unmap(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  if (!ipaddr.isValid(text)) return undefined;
  const ip = ipaddr.process(text);
  if (ip.kind() === 'ipv4') return ip;
  const bytes = ip.toByteArray();
  const range = ip.range();
  if (range === 'rfc6052') return new ipaddr.IPv4(bytes.slice(12, 16));
  if (range === '6to4') return new ipaddr.IPv4(bytes.slice(2, 6));
  const isCompatible = range !== 'loopback' && range !== 'unspecified' && bytes.slice(0, 12).every((byte) => byte === 0);
  return isCompatible ? new ipaddr.IPv4(bytes.slice(12, 16)) : ip;
}

/** Whether an address belongs to this machine. */
export function isHere(text: string): boolean {
  const range = unmap(text)?.range();
  return range === 'loopback' || range === 'unspecified';
}

export function samePlace(one: string, other: string): boolean {
  if (isHere(one)) return isHere(other);
  return unmap(one)?.toNormalizedString() === unmap(other)?.toNormalizedString();
}
