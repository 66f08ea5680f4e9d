import type { TrialState } from './trial.ts';

/** The state of a trial, in few words: "proving 37/212 tables · 12 s". Null if none runs. */
export function trialWords(state: TrialState, now: number): string | null {
  if (state.phase === 'rest') return null;
  const seconds = Math.max(0, Math.floor((now - state.since) / 1_000));
  const time = seconds === 0 ? '' : ` · ${seconds} s`;
  if (state.phase === 'mending') return `fixing refused rows${time}`;
  return state.total === 0 ? `proving${time}` : `proving ${state.done}/${state.total} tables${time}`;
}
