import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Trial, TrialState } from './trial.ts';

export const TrialContext = createContext<Trial | null>(null);

export function useTrial(): [TrialState, Trial] {
  const trial = useContext(TrialContext);
  if (!trial) throw new Error('There is no trial here.');
  return [useStore(trial), trial];
}
