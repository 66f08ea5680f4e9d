/**
 * One step of a lifecycle: its state, the share of lifecycles that reach it, and the median time until then in minutes.
 */
export type Step = { readonly state: string; readonly share: number; readonly minutes: number };

/**
 * A lifecycle: steps in order, and states in which it may end instead, at any step after the first, by share of all
 * lifecycles.
 */
export type Vocabulary = {
  readonly steps: readonly Step[];
  readonly ends: readonly {
    readonly state: string;
    readonly share: number;
    readonly minutes: number;
    /** May come after the last step too. */ readonly late?: boolean;
  }[];
};

const HOUR = 60;
const DAY = 24 * HOUR;

const step = (state: string, share = 1, minutes = 0): Step => ({ state, share, minutes });

/** Chains with the shares and dwell times of usual processes. */
export const VOCABULARIES = {
  order: {
    steps: [step('pending'), step('paid', 0.94, 4), step('shipped', 0.97, 26 * HOUR), step('delivered', 0.985, 60 * HOUR)],
    ends: [
      { state: 'cancelled', share: 0.05, minutes: 3 * HOUR },
      { state: 'refunded', share: 0.03, minutes: 6 * DAY, late: true },
    ],
  },
  payment: {
    steps: [step('pending'), step('succeeded', 0.95, 0.05)],
    ends: [
      { state: 'failed', share: 0.04, minutes: 0.05 },
      { state: 'refunded', share: 0.025, minutes: 6 * DAY, late: true },
      { state: 'disputed', share: 0.003, minutes: 20 * DAY, late: true },
    ],
  },
  invoice: {
    steps: [step('draft'), step('open', 0.98, 2 * HOUR), step('paid', 0.9, 11 * DAY)],
    ends: [
      { state: 'void', share: 0.02, minutes: 2 * DAY },
      { state: 'uncollectible', share: 0.01, minutes: 60 * DAY },
    ],
  },
  subscription: {
    steps: [step('trialing'), step('active', 0.985, 14 * DAY)],
    ends: [
      { state: 'expired', share: 0.05, minutes: 14 * DAY },
      { state: 'canceled', share: 0.26, minutes: 120 * DAY, late: true },
      { state: 'past_due', share: 0.03, minutes: 60 * DAY, late: true },
    ],
  },
  account: {
    steps: [step('pending'), step('active', 0.95, DAY)],
    ends: [
      { state: 'suspended', share: 0.03, minutes: 90 * DAY, late: true },
      { state: 'closed', share: 0.04, minutes: 200 * DAY, late: true },
    ],
  },
  job: {
    steps: [step('queued'), step('running', 0.99, 0.04), step('succeeded', 0.95, 0.14)],
    ends: [
      { state: 'failed', share: 0.045, minutes: 0.3 },
      { state: 'cancelled', share: 0.01, minutes: 1 },
    ],
  },
  ticket: {
    steps: [
      step('open'),
      step('in_progress', 0.97, 3 * HOUR),
      step('waiting', 0.4, 20 * HOUR),
      step('resolved', 0.97, 30 * HOUR),
      step('closed', 0.97, 4 * DAY),
    ],
    ends: [{ state: 'reopened', share: 0.03, minutes: 8 * DAY, late: true }],
  },
  content: {
    steps: [step('draft'), step('review', 0.8, 2 * DAY), step('published', 0.92, DAY)],
    ends: [
      { state: 'rejected', share: 0.04, minutes: 2 * DAY },
      { state: 'archived', share: 0.06, minutes: 400 * DAY, late: true },
    ],
  },
  message: {
    steps: [step('queued'), step('sent', 0.995, 0.04), step('delivered', 0.97, 0.07), step('opened', 0.42, 3 * HOUR), step('clicked', 0.09, 20)],
    ends: [{ state: 'bounced', share: 0.02, minutes: 0.1 }],
  },
  shipment: {
    steps: [step('label_created'), step('in_transit', 0.99, 9 * HOUR), step('out_for_delivery', 0.985, 40 * HOUR), step('delivered', 0.985, 5 * HOUR)],
    ends: [{ state: 'exception', share: 0.03, minutes: 30 * HOUR }],
  },
  booking: {
    steps: [step('requested'), step('confirmed', 0.95, 2 * HOUR), step('completed', 0.93, 12 * DAY)],
    ends: [
      { state: 'cancelled', share: 0.11, minutes: 2 * DAY },
      { state: 'no_show', share: 0.03, minutes: 12 * DAY },
    ],
  },
  funnel: {
    steps: [step('new'), step('contacted', 0.96, DAY), step('qualified', 0.9, 5 * DAY), step('won', 0.85, 20 * DAY)],
    ends: [{ state: 'lost', share: 0.58, minutes: 14 * DAY }],
  },
} as const satisfies Readonly<Record<string, Vocabulary>>;

export type VocabularyName = keyof typeof VOCABULARIES;
