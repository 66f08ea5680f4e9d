import type { Words } from '../../words/words.ts';
import { nounsOf } from '../lists/by-noun.ts';

export const DOMAINS = [
  'work',
  'shop',
  'software',
  'support',
  'health',
  'school',
  'travel',
  'food',
  'music',
  'property',
  'logistics',
  'finance',
  'devices',
  'books',
  'hr',
  'game',
  'insurance',
  'blog',
  'film',
  'plain',
] as const;
export type TextDomain = (typeof DOMAINS)[number];

const NOUNS: Readonly<Record<TextDomain, string>> = {
  work: 'task todo project meeting department company document note contract agenda milestone goal team kanban board card column sprint',
  shop: 'product order item cart customer return refund store shop brand catalog wishlist coupon sale listing article variant inventory supplier',
  software:
    'issue commit repository repo bug deployment build release pipeline api feature branch pull webhook app incident error migration endpoint plugin script container cluster job',
  support: 'ticket conversation case faq help complaint feedback chat inquiry escalation subscription subscriber',
  health:
    'patient appointment prescription diagnosis diagnosi doctor physician visit treatment encounter medication clinic ward symptom allergy lab vaccination immunization hospital therapy nurse vital pharmacy dentist veterinary vet pet',
  school:
    'course student lesson lecture assignment grade exam class teacher quiz enrollment enrolment school university module curriculum submission subject semester faculty classroom homework',
  travel: 'booking trip hotel flight reservation room guest destination tour itinerary stay airline passenger airport housekeeping spa cabin cruise travel',
  food: 'recipe menu dish restaurant meal ingredient food drink cook kitchen chef dining',
  music: 'song album artist track playlist concert band recording label genre festival podcast episode',
  property: 'apartment tenant lease building landlord maintenance rent estate house inspection property flat',
  logistics: 'shipment delivery parcel warehouse route truck driver container vehicle carrier fleet stop dispatch freight',
  finance: 'invoice payment transaction transfer ledger expense budget loan bank journal statement payout fee tax wallet',
  devices: 'device sensor reading gateway meter alarm telemetry alert machine equipment firmware measurement station',
  books: 'book author library librarian publisher edition chapter borrower novel magazine bookstore',
  hr: 'employee candidate applicant interview payslip payroll training leave appraisal staff position vacancy shift timesheet recruitment hire',
  game: 'game player quest guild match tournament level achievement character hero weapon leaderboard',
  blog: 'post blog comment reaction photo video newsletter story thread forum reply page content feed',
  film: 'film movie actor director cinema series show scene studio screening',
  plain: '',
  insurance: 'claim policy policyholder insurance insurer premium adjuster coverage',
};

/** Nouns that occur in every trade: the table's other words take precedence. */
const GENERAL = new Set(
  'task todo item note document category contract card column case job order return label class grade level track board stop visit subject module inspection stay reading position match team store shift training leave fee comment content page story video photo'.split(
    ' ',
  ),
);

const byNoun = new Map<string, TextDomain>();
for (const domain of DOMAINS) for (const noun of NOUNS[domain].split(' ')) if (noun !== '' && !byNoun.has(noun)) byNoun.set(noun, domain);

/**
 * The text domain of a table: by the words of its name, specific words before general ones, the last word first;
 * undefined if none matches.
 */
export function spokenDomain(table: string): TextDomain | undefined {
  const nouns = nounsOf(table);
  const specific = nouns.find((noun) => byNoun.has(noun) && !GENERAL.has(noun)) ?? nouns.find((noun) => byNoun.has(noun));
  return specific === undefined ? undefined : byNoun.get(specific);
}

export function domainOf(table: string): TextDomain {
  return spokenDomain(table) ?? 'work';
}

/** The words of a slot: the domain's list, or with `list:` any list. */
export function slotWords(words: Words, domain: TextDomain): (slot: string) => readonly string[] {
  return (slot) => {
    if (slot.startsWith('list:')) return words.list(slot.slice(5)).words;
    return words.list(`lex.${domain}.${slot}`).words;
  };
}
