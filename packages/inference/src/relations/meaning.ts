import type { FanOut } from '@seedbed/contract';
import { isOneToOne, type Link, type Role, type SchemaNames, type TableView } from '@seedbed/meaning/decide';

/** How children are spread over their parents. Omits members equal to the engine's defaults. */
export type Lie = { readonly fanOut?: FanOut; readonly childless?: number; readonly order?: 'near' | 'time' };

const PARTS =
  'item line detail step option entry part row element component section answer choice segment leg stop ingredient episode chapter lesson module variant term clause position translation point';
/** Written immediately, or any time later. */
const COMMENTS = 'comment reply reaction like note';
const VERDICTS = 'review rating vote feedback';
const MESSAGES = 'message chat post turn';
const STREAMS =
  'session reading log event metric measurement telemetry visit view click request track heartbeat check activity transaction notification login attendance datum sample observation tick price candle score stat movement timesheet timecard payslip payroll paycheck';
const POSSESSIONS = 'address card phone email contact document identity account wallet device vehicle pet token key credential license certificate dependent';
const FILES = 'attachment file image photo media video upload picture';
const HISTORY = 'history version revision archive change audit';
/** Of these most have one. */
const FEW = 'role group team member membership guardian relative policy insurer spouse owner address';
const TAGS = 'tag label category topic keyword genre skill amenity interest permission feature';

/** Settlements of a sale, mostly one. */
const SETTLEMENTS = 'payment refund shipment delivery receipt invoice bill';
const SALES = 'order purchase invoice booking reservation rental sale bill shipment delivery consignment';

/** Nouns with exactly one row per parent. */
const ONE_PER_PARENT_NOUNS = 'profile setting preference detail config configuration credential wallet balance stat statistic summary metadata info option';
/** Nouns with at most one row per parent. */
const HAPPENING = 'refund return cancellation complaint claim dispute warranty inspection death transfer';

/** Events that few sales and deliveries have. */
const RARE_EVENT_NOUNS = 'claim complaint dispute return chargeback cancellation';

/** Places where many come and buy. */
const PLACES = 'restaurant store shop branch hotel venue cinema theater theatre cafe bar market station outlet kiosk clinic salon';
const SOLD = 'order sale booking reservation ticket appointment visit transaction purchase receipt bill';

/** Plans with at most one event. */
const DATES = 'appointment booking reservation';
const MEETINGS = 'visit encounter consultation session treatment stay examination checkup';

/** An order without lines is none: one to seven. */
const LINES: FanOut = empirical(34, 26, 17, 11, 6, 4, 2);
const MOSTLY_ONE: FanOut = empirical(90, 8, 2);

/** Weights of one child, two, three … */
function empirical(...weights: readonly number[]): FanOut {
  return { kind: 'empirical', counts: weights.map((weight, i) => ({ children: i + 1, weight })) };
}

const has = (list: string, word: string): boolean => ` ${list} `.includes(` ${word} `);

/** Of the relation that owns the child. The engine's own: geometric of mean 2.8. */
export function ownedLie(link: Link, names: SchemaNames, roles: ReadonlyMap<TableView, Role>, otherParents: number, isKind = false): Lie {
  const child = names.tables.get(link.from)!;
  const parent = names.tables.get(link.to)!;
  const { noun } = child;
  if (isOneToOne(link)) return isOnePerParent(noun, isKind) ? {} : { childless: 0.08 };
  if (roles.get(link.from) === 'link') return linkLie(child.words, otherParents);
  if (has(HISTORY, noun) || roles.get(link.from) === 'history') return { fanOut: { kind: 'geometric', mean: 1.5 } };
  if (roles.get(link.to) === 'tenant') return { fanOut: { kind: 'lognormal', median: 8, sigma: 1.3 }, order: 'time' };
  // A course has some lessons, a teacher gives them week after week.
  if (noun === 'lesson' && parent.agent) return { fanOut: { kind: 'lognormal', median: 12, sigma: 1 }, childless: 0.1, order: 'time' };
  if (has(PARTS, noun)) return { fanOut: LINES };
  if (has(SETTLEMENTS, noun) && has(SALES, parent.noun)) return { fanOut: MOSTLY_ONE, childless: noun === 'refund' ? 0.9 : 0.1, order: 'near' };
  if (has(MEETINGS, noun) && has(DATES, parent.noun)) return { fanOut: MOSTLY_ONE, childless: 0.15, order: 'near' };
  if (has(RARE_EVENT_NOUNS, noun) && has(SALES, parent.noun)) return { fanOut: MOSTLY_ONE, childless: 0.85, order: 'near' };
  if (noun === 'refund') return { fanOut: MOSTLY_ONE, childless: 0.93, order: 'near' };
  if (has(COMMENTS, noun) || has(VERDICTS, noun))
    return { fanOut: { kind: 'pareto', mean: 5, shape: 1.4 }, childless: 0.4, order: has(COMMENTS, noun) ? 'near' : 'time' };
  if (has(MESSAGES, noun) && ['conversation', 'thread', 'chat', 'channel', 'room', 'topic', 'ticket', 'discussion'].includes(parent.noun))
    return { fanOut: { kind: 'lognormal', median: 8, sigma: 0.9 }, order: 'near' };
  if (roles.get(link.from) === 'log' || has(STREAMS, noun)) return { fanOut: { kind: 'lognormal', median: 12, sigma: 1 }, childless: 0.1, order: 'time' };
  if (has(FILES, noun)) return { fanOut: { kind: 'geometric', mean: 1.6 }, childless: 0.6 };
  if (has(POSSESSIONS, noun)) return { fanOut: empirical(72, 20, 8) };
  if (isPair(link)) return linkLie(child.words, otherParents);
  if (has(SOLD, noun) && has(PLACES, parent.noun)) return { fanOut: { kind: 'lognormal', median: 14, sigma: 0.9 }, childless: 0.05, order: 'time' };
  if (parent.agent) return { fanOut: { kind: 'pareto', mean: 3.4, shape: 1.4 }, childless: 0.35, order: 'time' };
  return { fanOut: { kind: 'geometric', mean: 2.8 }, childless: 0.1, order: 'time' };
}

/** Whether each parent has exactly one child: a user's profile, but not an occasional event, nor one of several kinds of a person. */
function isOnePerParent(noun: string, isKind: boolean): boolean {
  if (has(ONE_PER_PARENT_NOUNS, noun)) return true;
  return !isKind && ![SETTLEMENTS, VERDICTS, COMMENTS, MEETINGS, FILES, HISTORY, HAPPENING].some((list) => has(list, noun));
}

/** Keyed only by its references, whatever its other columns: guardians of a student, enrolments of a class. */
function isPair({ from }: Link): boolean {
  return from.primaryKey.length >= 2 && from.primaryKey.every((column) => from.foreignKeys.some((key) => key.columns.includes(column)));
}

/** A few of the other side for each: roles of a user, tags of a thing; never more than there are. */
function linkLie(words: ReadonlySet<string>, otherParents: number): Lie {
  const few = [...words].some((word) => has(FEW, word));
  const counts = few
    ? [
        { children: 1, weight: 82 },
        { children: 2, weight: 13 },
        { children: 3, weight: 5 },
      ]
    : [
        { children: 1, weight: 34 },
        { children: 2, weight: 30 },
        { children: 3, weight: 19 },
        { children: 4, weight: 11 },
        { children: 5, weight: 6 },
      ];
  const usable = counts.filter((count) => count.children <= Math.max(1, otherParents));
  return { fanOut: { kind: 'empirical', counts: usable }, childless: [...words].some((word) => has(TAGS, word)) ? 0.12 : 0.05 };
}

/** Of a relation that spreads the child's rows over the parents. The engine's own: Zipf 0.8, every parent may have children. */
export function spreadLie(link: Link, names: SchemaNames, roles: ReadonlyMap<TableView, Role>): Lie {
  const parent = names.tables.get(link.to)!;
  if (isOneToOne(link) || link.from === link.to || roles.get(link.to) === 'lookup') return {};
  if (['product', 'item', 'article', 'variant', 'sku', 'book', 'track', 'film', 'movie', 'song'].includes(parent.noun))
    return { fanOut: { kind: 'zipf', exponent: 0.9 }, childless: 0.2 };
  if (parent.agent) return { childless: 0.2 };
  return {};
}

/** Share of rows without this parent, where the column may be NULL. */
export function nullShareOf(link: Link, names: SchemaNames): number {
  const words = new Set(link.columns.flatMap((column) => [...names.tables.get(link.from)!.columns.get(column)!.words]));
  const any = (...wanted: string[]): boolean => wanted.some((word) => words.has(word));
  if (link.from === link.to)
    return any('manager', 'report', 'supervisor', 'boss')
      ? 0.02
      : any('previous', 'replaced', 'merged', 'original', 'duplicate', 'reversal', 'reply')
        ? 0.85
        : 0.3;
  if (any('deleted', 'canceled', 'revoked', 'banned', 'removed', 'archived', 'rejected', 'voided', 'locked')) return 0.95;
  if (any('coupon', 'promotion', 'voucher', 'discount', 'campaign')) return 0.8;
  if (any('previous', 'replaced', 'merged', 'original', 'reply', 'duplicate', 'refund', 'reversal')) return 0.8;
  if (any('replied', 'answered')) return 0.5;
  if (any('resolved', 'closed', 'completed')) return 0.4;
  if (any('assignee', 'assigned', 'approved', 'approver', 'reviewer', 'reviewed', 'verified', 'secondary', 'alternate', 'parent')) return 0.25;
  return 0.08;
}
