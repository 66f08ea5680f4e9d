import { labelRoles, plainLabel } from '../../propose/drafts/label-roles.ts';
import { wordSet } from '../../read/words.ts';

/** Processes recognized by their DEFAULT, which is their first state. */
const PROCESSES: readonly (readonly string[])[] = [
  'todo in_progress review done',
  'to_do in_progress review done',
  'backlog todo in_progress done',
  'scheduled in_progress completed cancelled',
  'planned active completed cancelled',
  'requested approved completed rejected',
  'reported investigating resolved closed',
  'placed confirmed delivered cancelled',
  'unpaid partially_paid paid overdue',
  'ordered shipped received cancelled',
  'not_started in_progress completed cancelled',
  'invited accepted expired declined',
  'trialing active past_due canceled',
  'trial active past_due cancelled',
  'unread read archived',
  'unassigned assigned resolved closed',
  'unverified verified rejected',
  'prospect active inactive lost',
  'lead contacted qualified lost',
].map((states) => states.split(' '));

/** Ongoing conditions: each list from best to worst. */
const CONDITIONS: readonly (readonly string[])[] = [
  'optimal degraded overloaded offline',
  'operational degraded maintenance outage',
  'online offline degraded maintenance',
  'healthy degraded unhealthy',
  'connected disconnected error',
  'up down degraded',
  'ok warning critical',
  'normal warning critical',
  'good fair poor',
  'stable degraded unstable',
  'running stopped error',
  'idle running error',
  'ready busy error',
  'installed disabled failed',
  'subscribed unsubscribed bounced',
  'valid expired revoked',
  'present absent late',
  'in_stock low_stock out_of_stock',
  'synced pending error',
  'live paused ended',
].map((states) => states.split(' '));

/** The group of conditions that contains a DEFAULT, with the DEFAULT first; null if none does. */
export function conditionsAround(usual: string): readonly string[] | null {
  const plain = plainLabel(usual);
  const condition = CONDITIONS.find((states) => states[0] === plain) ?? CONDITIONS.find((states) => states.includes(plain) && !ANY_START.has(plain));
  return condition ? [plain, ...condition.filter((state) => state !== plain)] : null;
}

/** Where any process may begin. */
const ANY_START = wordSet('first states of any process');

/**
 * The states of a column whose DEFAULT is not among the guessed ones: those of a process that starts with it, or the guessed ones after it.
 * Null if the DEFAULT is not the start of a process.
 */
export function statesFrom(usual: string, guessed: readonly string[]): readonly string[] | null {
  const plain = plainLabel(usual);
  const process = PROCESSES.find(([start]) => start === plain);
  if (process) return process;
  const start = labelRoles(guessed).indexOf('start');
  return ANY_START.has(plain) ? [plain, ...guessed.filter((_, i) => i !== start)] : null;
}
