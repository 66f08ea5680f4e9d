import { labelRoles, plainLabel } from './label-roles.ts';

/** Processes that a DEFAULT tells by its name: each begins with it. */
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
].map((states) => states.split(' '));

/** Where any process may begin. */
const ANY_START: ReadonlySet<string> = new Set(['pending', 'new', 'created', 'open', 'waiting', 'initiated', 'received', 'initial']);

/**
 * The states of a column whose DEFAULT is none of the guessed ones: of the process that begins with it, or the guessed ones begun by it.
 * Null where the DEFAULT tells of no beginning.
 */
export function statesFrom(usual: string, guessed: readonly string[]): readonly string[] | null {
  const plain = plainLabel(usual);
  const told = PROCESSES.find(([start]) => start === plain);
  if (told) return told;
  const start = labelRoles(guessed).indexOf('start');
  return ANY_START.has(plain) ? [plain, ...guessed.filter((_, i) => i !== start)] : null;
}
