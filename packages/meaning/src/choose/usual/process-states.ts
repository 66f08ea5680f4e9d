import { labelRoles, plainLabel } from '../../propose/drafts/label-roles.ts';
import { wordSet, wordGroups } from '../../read/words.ts';

/** Processes recognized by their DEFAULT, which is their first state. */
const PROCESSES = wordGroups('processes by their first state');

/** Ongoing conditions: each list from best to worst. */
const CONDITIONS = wordGroups('conditions from best to worst');

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
