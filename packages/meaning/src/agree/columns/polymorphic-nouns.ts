import { dictionary } from '@seedbed/contract';
import { wordSet } from '../../read/words.ts';
/**
 * The suffixes of a polymorphic pair, the usual first: adjectives of its targets (`payable_type`); actors are people and their
 * representatives. Only tables of the schema count.
 */
const BEHIND = String.raw`
payable: invoice|payment request|bill|order|booking|fee|fine
refundable: payment|charge|credit note|order|transaction|invoice
invoiceable, billable: subscription|charge|add on|fixed charge|wallet transaction|order|project|time entry|booking|shipment
chargeable: order|invoice|booking|subscription|shipment
creditable: invoice|fee|charge|payment
payoutable, transferable: payout|transfer|refund|payment
discountable, couponable: product|plan|cart|order|category
priceable, priced, pricing unitable, pricable: charge|fixed charge|plan|product|variant|service
mappable: billable metric|add on|product|item|tax|category
syncable, exportable, importable: invoice|payment|credit note|order|customer|contact|product|subscription
taxable: product|item|fee|charge|order|shipment
sellable, purchasable, orderable, buyable, stockable: product|variant|product variant|plan|course|ticket|gift card|bundle
subscribable: plan|product|channel|topic|course|newsletter
bookable, reservable, schedulable: room|resource|service|table|vehicle|court|space|appointment|event
commentable, commented: post|article|photo|video|task|issue|ticket|document|page|product|event|project|recipe|story
likeable, likable, votable, voteable, reactable, bookmarkable, favoritable, favouritable, favoriteable, shareable, pinnable: post|comment|article|photo|video|message|answer|question|product|recipe
reviewable, ratable, rateable: product|order|course|restaurant|seller|book|recipe|listing|service
attachable, uploadable: message|ticket|comment|task|issue|email|note|invoice|document|post|expense|contract
imageable, photoable, picturable, mediable: product|user|article|listing|property|event|post|category
documentable: customer|contract|order|employee|project|supplier|vehicle
notable, noteable: customer|contact|lead|deal|order|patient|task|account|company
taggable, labelable, categorizable: post|article|product|contact|task|document|photo|issue|project|video
addressable, contactable, phoneable, emailable: customer|user|company|supplier|contact|order|store|warehouse|employee|organization
followable, watchable: user|topic|project|tag|page|issue|organization
notifiable: user|customer|admin|member|contact
reportable, flaggable, moderatable, moderateable: post|comment|user|message|review|listing
assignable: task|ticket|issue|asset|lead|order
approvable: invoice|expense|leave request|purchase order|document|order|timesheet
actor, causer, author, creator, sender, performer, initiator, uploader, requester, participant, subscriber, follower, liker, voter, recipient, reader, user, grantee, principal, assignee, approver, authenticatable, tokenable, loggable user: user|admin|admin user|member|customer|employee|contact|team|bot|api key|service account|agent|account|organization
`;

const LISTS: ReadonlyMap<string, readonly string[]> = new Map(
  BEHIND.trim()
    .split('\n')
    .flatMap((line) => {
      const [subjects, nouns] = line.split(': ');
      return subjects!.split(', ').map((subject) => [subject.replaceAll(' ', ''), nouns!.split('|')] as const);
    }),
);

/** Uninformative words: the table decides (the target of `votes.target_type` is votable). */
const GENERIC = wordSet('any subject of a row');

/** Tables whose rows are about others, and the possible types of those. */
const OF_TABLE: Readonly<Record<string, string>> = dictionary({
  comment: 'commentable',
  like: 'likeable',
  vote: 'votable',
  reaction: 'reactable',
  favorite: 'favoritable',
  bookmark: 'bookmarkable',
  review: 'reviewable',
  rating: 'ratable',
  attachment: 'attachable',
  note: 'notable',
  tagging: 'taggable',
  label: 'taggable',
  report: 'reportable',
  flag: 'flaggable',
  follow: 'followable',
  address: 'addressable',
  approval: 'approvable',
  refund: 'refundable',
  payment: 'payable',
});

/** Nouns that the words before `type` and `id` may mean in a table with this noun; none if unknown. */
export function nounsBehind(subject: readonly string[], tableNoun: string): readonly string[] {
  const last = subject.at(-1)!;
  // Splits names at word boundaries: `pricing unit able`.
  const own = LISTS.get(subject.join('')) ?? LISTS.get(subject.slice(-2).join('')) ?? LISTS.get(last);
  if (own) return own;
  return GENERIC.has(last) ? (LISTS.get(OF_TABLE[tableNoun] ?? '') ?? []) : [];
}
