import { formatMany } from '../../lib/format.ts';
import type { ProofMark, ProofState } from '../../features/problems/proof-mark.ts';
import type { Saving } from '../../workspace/draft/draft-store.ts';

export type StatusState = ProofState | 'kept';

/** What the header says of a dataset: one message, the most severe that applies. `brief` is the word that a narrow bar has room for. */
export type StatusMessage = {
  readonly state: StatusState;
  readonly sign: string;
  readonly brief: string;
  readonly short: string;
  readonly more: string;
};

const SIGNS: Readonly<Record<ProofState, readonly [sign: string, brief: string]>> = {
  proving: ['◌', 'proving'],
  proved: ['✓', 'proved'],
  refused: ['✗', 'refused'],
  'load-refused': ['✗', 'refused'],
  changed: ['◐', 'unproved'],
  failed: ['✗', 'not proved'],
  unproved: ['○', 'not proved'],
  impossible: ['–', 'no proof'],
};

/**
 * Edits that are not saved come before everything that is known of the saved ones. `edits`: how many are not.
 * @returns null before the server has said anything
 */
export function statusMessage(saving: Saving['state'], edits: number, mark: ProofMark | null): StatusMessage | null {
  if (saving === 'failed' || saving === 'held')
    return { state: 'kept', sign: '!', brief: 'not saved', short: `${formatMany(edits, 'change')} not saved`, more: '' };
  if (saving === 'conflict') return { state: 'kept', sign: '!', brief: 'not saved', short: 'not saved', more: 'changed by two' };
  if (!mark) return null;
  const [sign, usual] = SIGNS[mark.state];
  const brief = mark.short.startsWith('proved on ') ? 'on a sample' : mark.short.startsWith('proved in ') ? 'partly proved' : usual;
  return { state: mark.state, sign, brief, short: mark.short, more: mark.more };
}

/** Whether the present state is a revision on the server, as screen readers hear it. */
export function savedWords(saving: Saving['state'], edits: number, revision: number, mayWrite: boolean): string {
  if (saving === 'failed' || saving === 'held') return `${formatMany(edits, 'change')} kept here, not saved`;
  const words = { saved: 'saved', waiting: 'edited', saving: 'saving', conflict: 'not saved: changed by two' }[saving];
  return `Revision ${revision} · ${mayWrite ? words : 'read only'}`;
}
