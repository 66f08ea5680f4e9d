import type { ModelAskEvent } from '@seedbed/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { askModel, type ModelAsk, type ModelTo } from '../../../queries/model.ts';
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
  /** Where a table at a time is asked: those so far, in order, the current one last. */
  readonly tables: readonly Extract<ModelAskEvent, { kind: 'table' }>[];
};

export type ModelQuestion = { readonly name: string; readonly body: ModelAsk };

const WAITING = { state: 'waiting', call: 0, sent: 0, received: 0, faults: 0, refused: null, tables: [] } as const;

type Calls = {
  readonly questions: readonly ModelQuestion[];
  /** Asked after the others, by itself; its answer stands for all of theirs. */
  readonly review?: (texts: readonly string[]) => ModelQuestion;
};

/**
 * Sends the questions to a model one by one; without `to`, to the workspace's. Nothing is sent before `run`; leaving the screen cancels.
 */
export function useModelCalls(onText: (text: string, at: number) => void, to?: ModelTo) {
  const draft = useDraftStore();
  const [steps, setSteps] = useState<readonly ModelStep[]>([]);
  const cancelled = useRef<AbortController | null>(null);
  const change = (at: number, more: Partial<ModelStep> | ((step: ModelStep) => Partial<ModelStep>)) =>
    setSteps((now) => now.map((step, i) => (i === at ? { ...step, ...(typeof more === 'function' ? more(step) : more) } : step)));
  useEffect(() => () => cancelled.current?.abort(), []);

  const run = useMutation({
    mutationFn: async ({ questions, review }: Calls): Promise<readonly string[]> => {
      const own = new AbortController();
      cancelled.current = own;
      setSteps(questions.map(({ name }) => ({ ...WAITING, name })));
      await saveDraft(draft);
      const ask = async ({ body }: ModelQuestion, at: number): Promise<string> => {
        change(at, { state: 'asking' });
        try {
          const { text, faults, refused } = await askModel(
            draft.getState().datasetId,
            body,
            to,
            (event) => {
              if (event.kind === 'call') change(at, { call: event.call });
              if (event.kind === 'table') change(at, ({ tables }) => ({ tables: [...tables.filter(({ at: other }) => other !== event.at), event] }));
              if (event.kind === 'called') change(at, ({ sent, received }) => ({ sent: plus(sent, event.sent), received: plus(received, event.received) }));
            },
            own.signal,
          );
          change(at, { state: 'answered', faults, refused });
          return text;
        } catch (error) {
          change(at, { state: own.signal.aborted ? 'cancelled' : 'failed' });
          throw error;
        }
      };
      const texts: string[] = [];
      try {
        for (const [at, question] of questions.entries()) {
          const text = await ask(question, at);
          texts.push(text);
          onText(text, at);
        }
        if (!review) return texts;
        const last = review(texts);
        setSteps((now) => [...now, { ...WAITING, name: last.name }]);
        return [await ask(last, questions.length)];
      } catch (error) {
        // What was answered before stands: it is tried without the rest.
        if (!own.signal.aborted && texts.length < questions.length) throw error;
        return texts;
      }
    },
  });
  return { run, steps, cancel: () => cancelled.current?.abort() };
}

function plus(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one + other;
}
