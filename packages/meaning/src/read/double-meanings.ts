/**
 * Words of a trade that software uses in another sense, with words of the trade that confirm the first sense, and words of software that
 * confirm the second: the tenants of a house pay rent, those of a program have a plan and a subdomain.
 */
const DOUBLE: readonly (readonly [words: string, trade: string, software: string])[] = [
  [
    'tenant',
    'lease landlord rent apartment flat mortgage property building tenancy realtor deposit',
    'subdomain subscription plan api workspace webhook role permission branding slug automation audit deal token tier',
  ],
  [
    'account',
    'ledger loan iban journal transaction bank deposit posting reconciliation balance card payment portfolio payout',
    'username follower following inbox conversation login password webhook oauth member mention locale avatar subdomain workspace agent',
  ],
  [
    'booking reservation itinerary',
    'hotel flight airline airport cruise trip passenger room stay checkin vehicle cabin fare rental property restaurant table',
    'calendar availability attendee slot meeting timezone reschedule scheduling host event',
  ],
];

/** So many words of software, and twice as many as of the trade, take a word out of its trade. */
const MIN_SOFTWARE_WORDS = 3;

/** The schema's words that have software's meaning here, and do not indicate a trade. */
export function otherMeanings(words: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [doubles, trade, software] of DOUBLE) {
    const count = (list: string) => list.split(' ').filter((word) => words.has(word)).length;
    const ofSoftware = count(software);
    if (count(doubles) > 0 && ofSoftware >= MIN_SOFTWARE_WORDS && ofSoftware > count(trade) * 2) for (const word of doubles.split(' ')) found.add(word);
  }
  return found;
}

/** The words of a table that indicate a trade, without those with another meaning here. */
export function withoutOthers(words: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> {
  return others.size === 0 ? words : new Set([...words].filter((word) => !others.has(word)));
}
