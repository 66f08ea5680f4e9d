import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { askModel, type ModelAsk } from '../../../queries/model.ts';
import { useDraftStore } from '../../../workspace/draft/draft-context.tsx';
import { saveDraft } from '../../../workspace/draft/save-draft.ts';

/** One question to the model, and how far it is. */
export type ModelStep = {
  readonly name: string;
  readonly state: 'waiting' | 'asking' | 'answered' | 'failed' | 'cancelled';
  /** The call that it is at, from 1; 0 before the first. */
  readonly call: number;
  /** Counted by the service over all calls so far; null if it does not report them. */
  readonly sent: number | null;
  readonly received: number | null;
  /** Invalid statements after the last call. */
  readonly faults: number;
  /** Why the last correction was not used. */
  readonly refused: string | null;
};

export type ModelQuestion = { readonly name: string; readonly body: ModelAsk };

const WAITING = { state: 'waiting', call: 0, sent: 0, received: 0, faults: 0, refused: null } as const;

/**
 * Sends the questions to the workspace's model one by one. Nothing is sent before `run`; leaving the screen cancels.
 */
export function useModelCalls(onText: (text: string, at: number) => void) {
  const draft = useDraftStore();
  const [steps, setSteps] = useState<readonly ModelStep[]>([]);
  const cancelled = useRef<AbortController | null>(null);
  const change = (at: number, more: Partial<ModelStep> | ((step: ModelStep) => Partial<ModelStep>)) =>
    setSteps((now) => now.map((step, i) => (i === at ? { ...step, ...(typeof more === 'function' ? more(step) : more) } : step)));
  useEffect(() => () => cancelled.current?.abort(), []);

  const run = useMutation({
    mutationFn: async (questions: readonly ModelQuestion[]): Promise<readonly string[]> => {
      const own = new AbortController();
      cancelled.current = own;
      setSteps(questions.map(({ name }) => ({ ...WAITING, name })));
      await saveDraft(draft);
      const texts: string[] = [];
      for (const [at, { body }] of questions.entries()) {
        change(at, { state: 'asking' });
        try {
          const { text, faults, refused } = await askModel(
            draft.getState().datasetId,
            body,
            (event) => {
              if (event.kind === 'call') change(at, { call: event.call });
              if (event.kind === 'called') change(at, ({ sent, received }) => ({ sent: plus(sent, event.sent), received: plus(received, event.received) }));
            },
            own.signal,
          );
          change(at, { state: 'answered', faults, refused });
          texts.push(text);
          onText(text, at);
        } catch (error) {
          change(at, { state: own.signal.aborted ? 'cancelled' : 'failed' });
          if (!own.signal.aborted) throw error;
          return texts;
        }
      }
      return texts;
    },
  });
  return { run, steps, cancel: () => cancelled.current?.abort() };
}

function plus(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one + other;
}
