import { dictionary } from '@seedbed/contract';
import { USUAL_FIRM_COUNT } from './firms.ts';

/** How many rows a lookup of this noun has in practice. */
const SIZES: Readonly<Record<string, number>> = dictionary({
  status: 6,
  state: 12,
  type: 8,
  kind: 6,
  category: 24,
  subcategory: 40,
  country: 60,
  nation: 60,
  currency: 30,
  language: 24,
  locale: 24,
  role: 6,
  permission: 30,
  scope: 16,
  region: 12,
  territory: 16,
  unit: 12,
  priority: 4,
  genre: 18,
  tag: 60,
  department: 12,
  reason: 10,
  level: 5,
  rating: 5,
  color: 16,
  size: 8,
  continent: 7,
  province: 50,
  city: 200,
  timezone: 40,
  holiday: 20,
  plan: 4,
  tier: 4,
  method: 6,
  skill: 60,
  specialty: 24,
  brand: 30,
  amenity: 20,
  shift: 4,
  grade: 10,
  subject: 16,
  position: 24,
  industry: 20,
  sector: 12,
  gender: 5,
  feature: 20,
  label: 30,
  source: 8,
  format: 8,
  class: 12,
  symptom: 40,
  allergy: 12,
  interest: 40,
  culture: 10,
  term: 8,
  terms: 8,
  semester: 8,
  trimester: 9,
  quarter: 12,
  period: 24,
  season: 6,
  year: 5,
  years: 5,
  code: 20,
  classification: 8,
  pattern: 12,
  aircraft: 12,
  badge: 24,
  achievement: 30,
  fertilizer: 8,
  constituency: 12,
  ward: 12,
  crop: 16,
});

export function lookupSize(noun: string): number {
  return SIZES[noun] ?? 12;
}

/** Nouns of closed lists: a longer list would contain invented entries. */
const CLOSED: ReadonlySet<string> = new Set(['country', 'currency', 'continent', 'state', 'region', 'province']);

/** The row count of a closed list; undefined for lists that grow. */
export function closedSize(noun: string): number | undefined {
  return CLOSED.has(noun) ? SIZES[noun] : undefined;
}

export const PLACES: ReadonlySet<string> = new Set(
  'store branch warehouse hotel hospital clinic airport venue theater stadium school university campus library restaurant office site facility location station depot pharmacy cinema building gym'.split(
    ' ',
  ),
);
export const GOODS: ReadonlySet<string> = new Set(
  'product item article book film movie song track course recipe vehicle property listing asset part material service'.split(' '),
);

const STAFF: ReadonlySet<string> = new Set(
  'employee staff teacher doctor nurse driver instructor manager technician waiter trainer coach librarian professor lecturer physician mechanic cashier receptionist admin moderator courier agent pilot'.split(
    ' ',
  ),
);

const FIRMS: Readonly<Record<string, number>> = dictionary({
  supplier: 40,
  vendor: 40,
  manufacturer: 30,
  publisher: 40,
  shipper: 6,
  carrier: 8,
  courier: 80,
  airline: 20,
  bank: 20,
  insurer: 12,
  provider: 12,
  agency: 30,
  company: 100,
  organization: 100,
  merchant: 100,
  distributor: 30,
  template: 20,
  campaign: 40,
  coupon: 40,
  promotion: 20,
  migration: 40,
  theme: 8,
  model: 60,
  release: 40,
  channel: 24,
  zone: 16,
  warehouse: 12,
  fund: 20,
  league: 8,
  season: 10,
  tournament: 12,
  team: 40,
  class: 40,
  exhibition: 20,
  guild: 60,
  clan: 60,
});

/** How many organisations of the noun there are. */
export function firmSize(noun: string): number {
  return FIRMS[noun] ?? USUAL_FIRM_COUNT;
}

/** Rows of an independent table. */
export function standaloneSize(noun: string, agent: boolean, role: string | undefined): number {
  if (role === 'tenant') return 20;
  if (role === 'settings') return 30;
  if (role === 'log') return 2000;
  if (SIZES[noun] !== undefined) return SIZES[noun];
  if (FIRMS[noun] !== undefined) return FIRMS[noun];
  if (STAFF.has(noun)) return 80;
  if (noun === 'author' || noun === 'artist' || noun === 'actor') return 200;
  if (agent) return 1000;
  if (PLACES.has(noun)) return 40;
  if (GOODS.has(noun)) return 300;
  return 300;
}

/** Whether tables of the noun list kinds of something, whatever their other columns. */
export function isListNoun(noun: string): boolean {
  return SIZES[noun] !== undefined;
}

/** Whether something is known of how many rows tables of the noun have. */
export function isKnownNoun(noun: string): boolean {
  return SIZES[noun] !== undefined || FIRMS[noun] !== undefined || STAFF.has(noun) || PLACES.has(noun) || GOODS.has(noun);
}
