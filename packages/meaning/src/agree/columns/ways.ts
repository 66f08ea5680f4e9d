import { wordSet } from '../../read/words.ts';

/**
 * A step of a process: names of its timestamps, and the usual hours after the step before it. `deadline`: what comes later does not wait for it, but for a step that is
 * `overdue` because of it.
 */
export type Step = { readonly called: RegExp; readonly hours: number; readonly is?: 'deadline' | 'overdue' };

/** A sequence of events of a row. `lasting`: over months and years, so that the first step may be any day of the last years. */
export type Way = { readonly steps: readonly Step[]; readonly lasting?: true };

const step = (words: string, hours: number, is?: Step['is']): Step => ({ called: new RegExp(`^(?:${words})$`), hours, ...(is && { is }) });

/**
 * Processes of a row's timestamps, by their names without `date`, `time`, `at` and `on`. Of those that match equally many columns of a
 * table the earlier one wins. A word may be in several: `issued` begins a loan and a permit, `arrival` a stay and ends a trip.
 */
export const WAYS: readonly Way[] = [
  {
    // Goods and tickets.
    steps: [
      step('ordered|order|placed|purchased?|bought|sold|sale|issued?|booked', 0),
      step('paid|payment|charged|captured', 1),
      step('packed|picked|prepared|allocated', 12),
      step('shipped|ship|shipping|dispatched|despatched|sent|posted', 20),
      step('out for delivery', 30),
      step('delivered|delivery|arrived|arrival|received|receipt', 48),
      step('scanned|used|redeemed|validated', 60),
      step('returned|refunded', 150),
    ],
  },
  {
    // A message.
    steps: [
      step('queued|enqueued|composed', 0),
      step('sent|dispatched', 0.05),
      step('delivered|received', 0.02),
      step('opened|read|seen', 4),
      step('clicked', 0.1),
      step('replied|answered|unsubscribed', 6),
    ],
  },
  {
    // A kitchen.
    steps: [
      step('opened|ordered|order|seated|received', 0),
      step('sent(?: to \\w+)?|fired|accepted', 0.2),
      step('prepared|cooked|ready', 0.3),
      step('served|delivered|plated', 0.2),
      step('closed|paid|settled', 0.7),
    ],
  },
  {
    // Loans.
    steps: [
      step('reserved|requested|booked', 0),
      step('loaned|loan|lent|borrowed|borrow|issued?|checked out|check out|checkout|pick ?up|picked up|rented|rental|hired out|taken(?: out)?|out', 48),
      step('return(?:ed)?(?: back)?|due(?: back)?|back|checked in|check in|checkin|brought back|drop ?off|dropped off|handed back|in', 150),
    ],
  },
  {
    // A journey.
    steps: [
      step('booked|scheduled|requested', 0),
      step('boarding|boarded|loading|loaded', 30),
      step('depart(?:ure|ed|s)?|left|pick ?up|picked up|start(?:ed)?|off ?blocks?|push ?back|std|etd|atd', 0.7),
      step('take ?off|airborne|wheels up', 0.3),
      step('landing|landed|touch ?down|wheels down', 2.5),
      step('arriv(?:al|ed|es|e)|drop ?off|dropped off|end(?:ed)?|on ?blocks?|sta|eta|ata', 1.2),
      step('unloaded|unloading|completed', 2),
    ],
  },
  {
    // A stay.
    steps: [
      step('booked|reserved|referred', 0),
      step('check ?in|checked in|admission|admitted|admit|arrival|arrived|entry|entered|move ?in|moved in|intake', 200),
      step('check ?out|checked out|discharged?|exit|exited|departure|departed|left|move ?out|moved out|released', 120),
    ],
  },
  {
    // A sample.
    steps: [
      step('ordered|requested', 0),
      step('collect(?:ed|ion)|sampled|sample|taken|drawn', 5),
      step('received|registered', 3),
      step('test(?:ed)?|analy[sz]ed|(?:start )?analysis(?: start)?|examined|processed|run', 6),
      step('completed?|completion|finished', 5),
      step('result(?:ed|s)?|reported|report', 5),
      step('reviewed|verified|approved|validated|released?', 4),
    ],
  },
  {
    // Issues and their resolution.
    steps: [
      step('occurred|occurrence|happened|incident|accident|loss|found|detected|observed', 0),
      step('requested|request|reported|report|submitted|raised|logged|filed|opened|applied|application|notified|claimed|lodged|called', 20),
      step('acknowledged|assigned|accepted|triaged|received', 3),
      step('assessed|inspected|reviewed|investigated|interviewed|surveyed|quoted', 60),
      step('approved|decided|authori[sz]ed|granted|signed|offered', 60),
      step('start(?:ed)?|begun|began|begin|scheduled', 30),
      step('finish(?:ed)?|completed?|completion|end(?:ed)?|done|resolved|fixed|repaired', 40),
      step('acceptance|handover|handed over|signed off', 60),
      step('closed|settled', 30),
      step('invoiced|billed', 40),
      step('paid(?: out)?|payout', 200),
    ],
  },
  {
    // Publications with a period.
    steps: [step('opens?|opened|opening|premiere|launch(?:ed)?', 0), step('closes?|closed|closing|end(?:ed|s)?', 1500)],
  },
  {
    // A bill.
    steps: [
      step('issued?|invoiced?|billed|bill|sent', 0),
      step('due|payable|payment due', 500, 'deadline'),
      step('reminded|reminder|dunned', 700, 'overdue'),
      step('paid|settled|payment|cleared', 300),
    ],
  },
  {
    // A text.
    steps: [
      step('written|drafted|recorded', 0),
      step('submitted|received', 200),
      step('accepted|reviewed|approved', 500),
      step('published|released|publication|printed', 700),
      step('archived|withdrawn|retracted', 4000),
    ],
  },
  {
    // A field.
    steps: [
      step('ploughed|plowed|tilled|prepared', 0),
      step('sown|sowing|sow|planted|planting|plant|seeded|seeding|transplanted', 200),
      step('fertili[sz]ed|sprayed|treated|weeded', 900),
      step('harvest(?:ed)?|picked|cut', 2400),
      step('sold', 300),
    ],
  },
  {
    lasting: true,
    // A thing that is owned.
    steps: [
      step('manufactured?|manufacturing|built|made|produced|production', 0),
      step('purchased?|bought|acquired|acquisition', 4000),
      step('installed|installation|commissioned|deployed|put into service|in service', 700),
    ],
  },
  {
    lasting: true,
    // Memberships; the duration of lives decides whether they have ended.
    steps: [
      step('applied|application', 0),
      step('interviewed|interview', 300),
      step('hired?|joined|joining|enrolled|enrollment|employed|registered|registration|start(?:ed)?|member since', 400),
      step('promoted|promotion|confirmed', 8000),
    ],
  },
];

/** Names that say when a step ought to be, without saying so. */
export const PLANNED_NAMES = wordSet('names of plans');

/** Words for a planned step. */
export const PLANS = wordSet('words of a plan');
