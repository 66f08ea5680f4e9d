import type { AddressTest, ConnectionTest } from '@seedbed/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { testAddress, testWithProgress } from '../../queries/connections.ts';

type Step = ConnectionTest['steps'][number];

/** Tests a saved connection and shows its steps as they finish. */
export function useTest() {
  return useSteps<string, ConnectionTest>(testWithProgress);
}

/** The same of an address that is not saved. */
export function useAddressTest() {
  return useSteps<string, AddressTest>(testAddress);
}

function useSteps<Of, Result>(testOf: (of: Of, tell: (step: Step) => void) => Promise<Result>) {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const run = useMutation({
    mutationFn: (of: Of) => {
      setSteps([]);
      return testOf(of, (step) => setSteps((before) => [...before, step]));
    },
  });
  return {
    run,
    steps,
    forget: () => {
      setSteps([]);
      run.reset();
    },
  };
}
