import { dictionary } from '@seedbed/contract';
import { labelRole, labelRoles, plainLabel, plainState, type LabelRole } from './label-roles.ts';
import { wordSet } from '../../read/words.ts';

/** Rows of a process (orders, jobs, tickets) end; things (users, products) run. Shares in percent. */
const SHARES: Readonly<Record<'process' | 'thing', Readonly<Record<LabelRole, number>>>> = {
  process: { start: 7, progress: 12, running: 30, good: 72, bad: 9 },
  thing: { start: 6, progress: 5, running: 84, good: 20, bad: 10 },
};

const THINGS = wordSet('things with a state of being in use');

/** Labels that are common in any list. */
const COMMON: Readonly<Record<string, number>> = dictionary({
  standard: 40,
  normal: 40,
  regular: 40,
  basic: 20,
  default: 40,
  medium: 35,
  member: 60,
  user: 70,
  customer: 60,
  viewer: 30,
  editor: 12,
  admin: 5,
  administrator: 5,
  owner: 3,
  superadmin: 1,
  moderator: 2,
  guest: 8,
  staff: 8,
  manager: 6,
  male: 49,
  female: 49,
  m: 49,
  f: 49,
  other: 3,
  unknown: 2,
  none: 30,
  low: 25,
  high: 20,
  urgent: 5,
  critical: 3,
  stable: 60,
  minor: 40,
  mild: 45,
  moderate: 32,
  serious: 12,
  severe: 8,
  major: 12,
  abnormal: 15,
  routine: 70,
  stat: 6,
  emergency: 6,
  info: 60,
  warning: 15,
  error: 8,
  debug: 20,
  fatal: 1,
  free: 45,
  starter: 20,
  pro: 22,
  premium: 12,
  enterprise: 5,
  public: 60,
  private: 25,
  internal: 10,
  unlisted: 5,
  card: 60,
  credit_card: 55,
  debit_card: 20,
  cash: 10,
  paypal: 12,
  bank_transfer: 14,
  email: 50,
  sms: 15,
  push: 20,
  phone: 15,
  full_time: 70,
  part_time: 15,
  contract: 8,
  intern: 3,
  monthly: 55,
  yearly: 22,
  weekly: 15,
  daily: 10,
  quarterly: 8,
  deleted: 2,
  edited: 12,
  present: 70,
  absent: 20,
  darkened: 1,
  s256: 80,
  plain: 8,
  get: 70,
  post: 18,
  put: 4,
  patch: 3,
  delete: 3,
  create: 30,
  update: 50,
  insert: 35,
  string: 40,
  text: 35,
  image: 40,
  video: 12,
});

/** Everyday events are more frequent than others in the list: a host fails and recovers more often than its checks are stopped. */
const EVERYDAY: Readonly<Record<string, number>> = dictionary({ problem: 60, recovery: 56, state_change: 60, reply: 56, mention: 40, person: 60 });

/** Weights of labels by their sense, in percent, for labels in declared order. `usual` is the column's literal DEFAULT. */
export function labelWeights(labels: readonly string[], noun: string, isState: boolean, usual: string | null): number[] {
  const knownRoles = labelRoles(labels);
  const tells = isState || tellsOfEnds(labels, knownRoles);
  const roles = withEnd(labels, tells ? knownRoles : labels.map(() => null));
  const kind = THINGS.has(noun) || staysOpen(labels, roles, usual) || isKept(roles) ? 'thing' : 'process';
  const known = roles.filter((role) => role !== null).length;
  const weights = tells && known * 2 > labels.length ? byRole(labels, roles, mostlyWell(roles, sharesOf(kind, roles))) : byRank(labels, usual);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => Math.max(0.5, Math.round((weight / sum) * 1000) / 10));
}

/** Labels of a bad end that are also plain words of other lists. */
const LOOSE = wordSet('bad ends that are also plain words');

/** Whether labels are states whatever their column is called, as `st` or `outcome`: some end badly, and others do not. Their order says nothing then. */
function tellsOfEnds(labels: readonly string[], roles: readonly (LabelRole | null)[]): boolean {
  return roles.some((role) => role === 'good' || role === 'running') && roles.some((role, i) => role === 'bad' && !LOOSE.has(plainState(labels[i]!)));
}

/** Whether no label starts or ends anything: the things run, except for lost ones. */
function isKept(roles: readonly (LabelRole | null)[]): boolean {
  return roles.includes('running') && roles.includes('bad') && !roles.some((role) => role === 'start' || role === 'progress' || role === 'good');
}

/** Whether rows mostly keep their first state, and are at most closed: wards, branches. */
function staysOpen(labels: readonly string[], roles: readonly (LabelRole | null)[], usual: string | null): boolean {
  return usual !== null && labelRole(usual) === 'running' && labels.every((label, i) => roles[i] !== 'good' || plainLabel(label) === 'closed');
}

/** A thing with states of its creation (`creating`, `created`) is mostly running, like other things. */
function sharesOf(kind: 'process' | 'thing', roles: readonly (LabelRole | null)[]): Readonly<Record<LabelRole, number>> {
  return kind === 'thing' && !roles.includes('running') ? { ...SHARES.thing, good: SHARES.thing.running } : SHARES[kind];
}

/** Intermediate steps that may be final: a request was received. */
const ENDS = wordSet('labels on the way');

/** If some rows end badly and no label is a good end, the last such step is the end: `open`, `requested`, `received`, `canceled`. */
function withEnd(labels: readonly string[], roles: readonly (LabelRole | null)[]): (LabelRole | null)[] {
  const found = [...roles];
  if (!roles.includes('bad') || roles.includes('good') || roles.includes('running')) return found;
  const end = labels.findLastIndex((label) => ENDS.has(plainLabel(label)));
  if (end >= 0) found[end] = 'good';
  return found;
}

type Shares = Readonly<Record<LabelRole | 'unknown', number>>;

/**
 * Without a good end or progress among the labels, most rows are in progress, otherwise in an unknown state: few are
 * lost or cancelled.
 */
function mostlyWell(roles: readonly (LabelRole | null)[], shares: Readonly<Record<LabelRole, number>>): Shares {
  const all = { ...shares, unknown: 5 };
  if (roles.includes('good') || roles.includes('running')) return all;
  const usual = roles.includes('progress') ? 'progress' : roles.includes(null) ? 'unknown' : 'start';
  return { ...all, [usual]: Math.max(shares.good, shares.running) };
}

function byRole(labels: readonly string[], roles: readonly (LabelRole | null)[], shares: Shares): number[] {
  const seen = new Map<string, number>();
  const rank = labels.map((_, i) => {
    const key = roles[i] ?? 'unknown';
    seen.set(key, (seen.get(key) ?? 0) + 1);
    return seen.get(key)!;
  });
  const harmonic = (n: number): number => Array.from({ length: n }, (_, i) => 1 / (i + 1)).reduce((a, b) => a + b, 0);
  return labels.map((_, i) => {
    const role = roles[i];
    const key = role ?? 'unknown';
    return shares[role ?? 'unknown'] / rank[i]! / harmonic(seen.get(key)!);
  });
}

/** For, against and abstention, as numbers: most votes are in favour. */
function isBallot(labels: readonly string[]): boolean {
  return labels.length === 3 && ['-1', '0', '1'].every((label) => labels.includes(label));
}

/** The ordinary kind, anywhere in the list: a general ward is more frequent than an intensive care unit. */
const ORDINARY = wordSet('ordinary');

/** Falling in declared order with the common labels' own weights; the default leads. */
function byRank(labels: readonly string[], usual: string | null): number[] {
  if (isBallot(labels)) return labels.map((label) => ({ '1': 64, '-1': 22 })[label] ?? 14);
  const plain = labels.map(plainLabel);
  const anyCommon = plain.filter((label) => COMMON[label] !== undefined).length * 2 > labels.length;
  const weights = labels.map((_, i) => (anyCommon ? (COMMON[plain[i]!] ?? 8) : (EVERYDAY[plain[i]!] ?? 30 / (1 + 0.75 * i))));
  const lead = usual !== null ? labels.indexOf(usual) : anyCommon ? -1 : plain.findIndex((label) => ORDINARY.has(label));
  if (lead >= 0) weights[lead] = Math.max(...weights) * 1.6;
  return weights;
}
