import type { RunState } from '@seedbed/contract';
import type { Tone } from '../../../components/ui/badge.tsx';

const WORDS: Readonly<Record<RunState, string>> = {
  queued: 'queued',
  proving: 'proving',
  preparing: 'preparing',
  running: 'loading',
  finishing: 'finishing',
  succeeded: 'loaded',
  failed: 'failed',
  cancelling: 'cancelling',
  cancelled: 'cancelled',
};

export function runWords(state: RunState): string {
  return WORDS[state];
}

export function runTone(state: RunState): Tone {
  if (state === 'succeeded') return 'good';
  if (state === 'failed') return 'bad';
  return state === 'cancelled' || state === 'cancelling' ? 'warn' : 'info';
}
