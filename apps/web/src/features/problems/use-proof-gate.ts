import { useMay } from '../../queries/me.ts';
import type { ProofGate } from '../../workspace/proof-gate.ts';
import type { ProofState } from './proof-mark.ts';
import { useTrial } from './trial-context.tsx';
import { useProofMark } from './use-proof-mark.ts';

const GATES: Readonly<Record<ProofState, ProofGate['state']>> = {
  proved: 'open',
  impossible: 'open',
  refused: 'refused',
  proving: 'prove',
  changed: 'prove',
  failed: 'prove',
  unproved: 'prove',
};

/** What a load waits for: the proof of the open dataset, by the server in the background. */
export function useProofGate(): ProofGate {
  const mark = useProofMark();
  const may = useMay('write');
  const [, trial] = useTrial();
  const state = !mark ? 'unknown' : may ? GATES[mark.state] : 'open';
  return { state, prove: () => trial.accepted() };
}
