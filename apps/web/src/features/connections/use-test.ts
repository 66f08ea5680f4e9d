import type { ConnectionTest } from '@seedbed/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { testWithProgress } from '../../queries/connections.ts';

/** A test whose steps are shown as they are done. */
export function useTest() {
  const [steps, setSteps] = useState<ConnectionTest['steps']>([]);
  const run = useMutation({
    mutationFn: (id: string) => {
      setSteps([]);
      return testWithProgress(id, (step) => setSteps((before) => [...before, step]));
    },
  });
  return { run, steps, forget: () => setSteps([]) };
}
