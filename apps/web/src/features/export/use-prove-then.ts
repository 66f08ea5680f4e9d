import { useCallback, useEffect, useRef, useState } from 'react';
import type { ProofGate } from '../../workspace/proof-gate.ts';

/**
 * Does something with a revision once Postgres has accepted it, and `otherwise` if it did not. `skip` ends the waiting; so does leaving the page, while the proof
 * itself goes on.
 */
export function useProveThen(prove: ProofGate['prove']) {
  const turn = useRef(0);
  const [isWaiting, setWaiting] = useState(false);
  const skip = useCallback(() => {
    turn.current++;
    setWaiting(false);
  }, []);
  useEffect(() => () => void turn.current++, []);
  const proveThen = async (act: (revision: number) => void, otherwise: () => void) => {
    const mine = ++turn.current;
    setWaiting(true);
    const revision = await prove();
    if (mine !== turn.current) return;
    setWaiting(false);
    if (revision === null) otherwise();
    else act(revision);
  };
  return { isWaiting, proveThen, skip };
}
