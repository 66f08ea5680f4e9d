import { dictionary } from '@seedbed/contract';
/** The state for each participle of a timestamp, by the engine's vocabularies (`life.state`). */
const STAMPS: Readonly<Record<string, string>> = dictionary({
  order: 'paid:paid shipped,dispatched,fulfilled,sent:shipped delivered,completed,received:delivered canceled:cancelled refunded,returned:refunded',
  payment:
    'succeeded,captured,settled,paid,processed,completed,confirmed,cleared:succeeded failed,declined,rejected:failed refunded:refunded disputed:disputed',
  invoice: 'issued,sent,finalized,opened:open paid,settled:paid voided,canceled:void',
  subscription: 'activated,started:active canceled,terminated,ended,expired:canceled',
  account: 'activated,verified,confirmed,approved,onboarded:active suspended,banned,blocked,disabled:suspended closed,deactivated,terminated:closed',
  job: 'started:running finished,completed,ended,succeeded,done,processed:succeeded failed,errored:failed canceled,aborted:cancelled',
  ticket: 'assigned,started,acknowledged:in_progress resolved,solved:resolved closed,completed:closed reopened:reopened',
  content: 'submitted,reviewed:review published,released:published archived,unpublished:archived rejected:rejected',
  message: 'sent:sent delivered:delivered opened,read,seen:opened clicked:clicked bounced,failed:bounced',
  shipment: 'shipped,dispatched,collected,picked,departed:in_transit delivered,arrived:delivered',
  booking: 'confirmed,approved,accepted:confirmed completed,ended,finished:completed canceled:cancelled',
  funnel: 'contacted:contacted qualified:qualified won,converted,accepted,hired:won lost,rejected,declined:lost',
});

/** All states of a vocabulary, to see how many of a column's labels it knows. */
const STATES: Readonly<Record<string, string>> = dictionary({
  order: 'pending paid shipped delivered cancelled refunded',
  payment: 'pending succeeded failed refunded disputed',
  invoice: 'draft open paid void uncollectible',
  subscription: 'trialing active canceled past_due',
  account: 'pending active suspended closed',
  job: 'queued running succeeded failed cancelled',
  ticket: 'open in_progress waiting resolved closed reopened',
  content: 'draft review published rejected archived',
  message: 'queued sent delivered opened clicked bounced',
  shipment: 'label_created in_transit out_for_delivery delivered exception',
  booking: 'requested confirmed completed cancelled no_show',
  funnel: 'new contacted qualified won lost',
});

export const VOCABULARY_NAMES: readonly string[] = Object.keys(STAMPS);

const STEP_OF = new Map(
  Object.entries(STAMPS).map(
    ([name, text]) =>
      [
        name,
        new Map(
          text.split(' ').flatMap((pair) => {
            const [words, state] = pair.split(':') as [string, string];
            return words.split(',').map((word) => [word, state] as const);
          }),
        ),
      ] as const,
  ),
);

/** The state that `shipped_at` is the timestamp of, in a vocabulary. */
export function stepOf(vocabulary: string, participle: string): string | undefined {
  return STEP_OF.get(vocabulary)?.get(participle);
}

/** Share of the labels that are states of the vocabulary. */
export function coverage(vocabulary: string, labels: readonly string[]): number {
  const known = labels.filter((label) => hasState(vocabulary, label)).length;
  return known >= 2 ? known / labels.length : 0;
}

/** Whether a label is a state of the vocabulary, in any spelling. */
export function hasState(vocabulary: string, label: string): boolean {
  const states = (STATES[vocabulary] ?? '').split(' ');
  const plain = label
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[^a-z]+/g, '_')
    .replace('canceled', 'cancelled');
  return states.includes(plain) || states.includes(plain.replace('cancelled', 'canceled'));
}

const BY_NOUN: Readonly<Record<string, string>> = dictionary({
  order: 'order',
  purchase: 'order',
  payment: 'payment',
  transaction: 'payment',
  charge: 'payment',
  payout: 'payment',
  refund: 'payment',
  invoice: 'invoice',
  bill: 'invoice',
  subscription: 'subscription',
  membership: 'subscription',
  user: 'account',
  account: 'account',
  member: 'account',
  customer: 'account',
  job: 'job',
  task: 'job',
  run: 'job',
  build: 'job',
  export: 'job',
  import: 'job',
  execution: 'job',
  deployment: 'job',
  ticket: 'ticket',
  issue: 'ticket',
  incident: 'ticket',
  case: 'ticket',
  alert: 'ticket',
  post: 'content',
  article: 'content',
  page: 'content',
  document: 'content',
  message: 'message',
  email: 'message',
  notification: 'message',
  sms: 'message',
  shipment: 'shipment',
  parcel: 'shipment',
  delivery: 'shipment',
  booking: 'booking',
  reservation: 'booking',
  appointment: 'booking',
  lead: 'funnel',
  deal: 'funnel',
  opportunity: 'funnel',
  application: 'funnel',
  candidate: 'funnel',
  quote: 'funnel',
});

export function vocabularyOfNoun(noun: string): string | undefined {
  return BY_NOUN[noun];
}
