import { useMay } from '../../queries/me.ts';
import type { ProofGate } from '../../workspace/proof-gate.ts';
import type { ProofState } from './proof-mark.ts';
import { useProofMark } from './use-proof-mark.ts';

const GATES: Readonly<Record<ProofState, ProofGate['state']>> = {
  proved: 'open',
  impossible: 'open',
  refused: 'refused',
  'load-refused': 'refused',
  proving: 'prove',
  changed: 'prove',
  failed: 'prove',
  unproved: 'prove',
};

/** What a load begins with: the proof of the open dataset. */
export function useProofGate(): ProofGate {
  const mark = useProofMark();
  const may = useMay('write');
  const state = !mark ? 'unknown' : may ? GATES[mark.state] : 'open';
  return { state, canProve: may && mark !== null && mark.state !== 'impossible' };
}
