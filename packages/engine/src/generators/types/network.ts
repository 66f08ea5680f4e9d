import type { GeneratorDefinition } from '../definition.ts';
import type { Dice } from '../kit/dice.ts';
import { HEX } from '../kit/dice.ts';
import { literal } from './literal.ts';

/** TEST-NET-1 to 3 (RFC 5737) and the benchmarking network (RFC 2544): addresses without a host. */
function ipv4(dice: Dice): string {
  const net = dice.below(8);
  if (net === 0) return `192.0.2.${dice.between(1, 254)}`;
  if (net === 1) return `198.51.100.${dice.between(1, 254)}`;
  if (net === 2) return `203.0.113.${dice.between(1, 254)}`;
  return `198.${dice.between(18, 19)}.${dice.below(256)}.${dice.between(1, 254)}`;
}

/** The documentation net 2001:db8::/32 (RFC 3849). */
function ipv6(dice: Dice): string {
  const group = () => dice.between(1, 0xffff).toString(16);
  return `2001:db8:${group()}:${group()}::${group()}`;
}

const benchmark = (rank: number) => `198.${18 + (Math.floor(rank / 65_536) % 2)}.${Math.floor(rank / 256) % 256}.${rank % 256}`;
const documented = (rank: number) =>
  `2001:db8:${(Math.floor(rank / 4_294_967_296) % 65_536).toString(16)}:${(Math.floor(rank / 65_536) % 65_536).toString(16)}::${(rank % 65_536).toString(16)}`;

/** Locally administered, unicast. */
function mac(dice: Dice, bytes: number): string {
  return Array.from({ length: bytes }, (_, i) => (i === 0 ? `${HEX[dice.below(16)]}${'26ae'[dice.below(4)]}` : dice.letters(HEX, 2))).join(':');
}

function macAt(rank: number, bytes: number): string {
  const digits = rank
    .toString(16)
    .padStart(2 * bytes - 2, '0')
    .slice(2 - 2 * bytes);
  return `02:${digits.match(/../g)!.join(':')}`;
}

export const network: readonly GeneratorDefinition[] = [
  literal('internet.ipv4', {
    title: 'IPv4 address',
    summary: 'An address of the ranges kept for documentation and tests: it reaches nobody.',
    output: 'network',
    text: ipv4,
    cardinality: 131_072,
    at: benchmark,
  }),
  literal('internet.ipv6', {
    title: 'IPv6 address',
    summary: 'An address under 2001:db8::/32, kept for documentation.',
    output: 'network',
    text: ipv6,
    cardinality: 281_474_976_710_656,
    at: documented,
  }),
  literal('internet.ip', {
    title: 'IP address',
    summary: 'An IPv4 address, in one row of seven an IPv6 one.',
    output: 'network',
    text: (dice) => (dice.chance(0.14) ? ipv6(dice) : ipv4(dice)),
    cardinality: 281_474_976_710_656,
    at: documented,
  }),
  literal('internet.cidr', {
    title: 'Network',
    summary: 'A private or documentation network with its prefix length.',
    output: 'network',
    text: (dice) => (dice.chance(0.7) ? `10.${dice.below(256)}.${dice.below(256)}.0/24` : `10.${dice.below(256)}.0.0/16`),
    cardinality: 16_777_216,
    at: (rank) => `10.${Math.floor(rank / 65_536) % 256}.${Math.floor(rank / 256) % 256}.${rank % 256}/32`,
  }),
  literal('internet.mac', {
    title: 'MAC address',
    summary: 'A locally administered hardware address.',
    output: 'network',
    text: (dice) => mac(dice, 6),
    cardinality: 1_099_511_627_776,
    at: (rank) => macAt(rank, 6),
  }),
  literal('internet.mac8', {
    title: 'MAC address, 8 bytes',
    summary: 'A locally administered EUI-64 address.',
    output: 'network',
    text: (dice) => mac(dice, 8),
    cardinality: 4_503_599_627_370_496,
    at: (rank) => macAt(rank, 8),
  }),
];
