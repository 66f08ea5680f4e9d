import type { Words } from '../../words/words.ts';
import { nounsOf } from '../lists/by-noun.ts';

export const DOMAINS = ['work', 'shop', 'software', 'support', 'health', 'school', 'travel', 'food', 'music', 'property', 'logistics', 'finance', 'devices'] as const;
export type TextDomain = (typeof DOMAINS)[number];

const NOUNS: Readonly<Record<TextDomain, string>> = {
  work: 'task todo project meeting employee department company document note contract agenda milestone goal team kanban board card column sprint',
  shop: 'product order item cart review customer return refund store shop category brand catalog wishlist coupon sale listing article variant inventory',
  software: 'issue commit repository repo bug deployment build release pipeline api user session account feature branch pull incident error log event webhook app service job package version comment',
  support: 'ticket conversation case faq article help request complaint feedback message chat subscription inquiry escalation',
  health: 'patient appointment prescription diagnosis doctor visit treatment encounter medication clinic ward symptom allergy lab vaccination hospital therapy nurse exam',
  school: 'course student lesson lecture assignment grade exam class teacher quiz enrollment school university module curriculum submission subject',
  travel: 'booking trip hotel flight reservation room guest destination tour itinerary property stay airline passenger airport',
  food: 'recipe menu dish restaurant meal ingredient food drink cook table kitchen',
  music: 'song album artist track playlist concert band recording label genre show festival podcast episode',
  property: 'apartment tenant lease building unit landlord maintenance rent estate house inspection',
  logistics: 'shipment delivery parcel warehouse route truck driver container vehicle carrier fleet stop package dispatch',
  finance: 'invoice payment transaction transfer ledger expense budget loan bank journal entry statement payout fee tax card wallet',
  devices: 'device sensor reading gateway meter alarm telemetry alert machine equipment firmware measurement station',
};

const byNoun = new Map<string, TextDomain>();
for (const domain of DOMAINS) for (const noun of NOUNS[domain].split(' ')) if (!byNoun.has(noun)) byNoun.set(noun, domain);

/** The domain whose words a table speaks: by its name's words, the last first. */
export function domainOf(table: string): TextDomain {
  for (const noun of nounsOf(table)) {
    const domain = byNoun.get(noun);
    if (domain) return domain;
  }
  return 'work';
}

/** Words of a slot: the domain's, or with `list:` those of any list. */
export function slotWords(words: Words, domain: TextDomain): (slot: string) => readonly string[] {
  return (slot) => {
    if (slot.startsWith('list:')) return words.list(slot.slice(5)).words;
    return words.list(`lex.${domain}.${slot}`).words;
  };
}
