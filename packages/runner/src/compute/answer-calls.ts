import { parentPort, workerData } from 'node:worker_threads';
import { claims } from './claim.ts';
import { documentsKept, Wanted } from './documents-kept.ts';
import { fromFault, toFault } from './fault.ts';
import type { FromThread, ThreadData, ToThread } from './messages.ts';
import type { Methods } from './method.ts';

type Call = Extract<ToThread, { kind: 'call' }>;

/** Answers calls in order, each after the one before. */
export function answerCalls(methods: Methods): void {
  const { mark } = workerData as ThreadData;
  const documents = documentsKept();
  const waiting: Call[] = [];
  const pending = new Map<number, { readonly resolve: () => void; readonly reject: (error: unknown) => void }>();
  let questions = 0;
  let current: { readonly id: number; readonly stop: AbortController } | undefined;

  const answer = (message: FromThread): void => parentPort!.postMessage(message, buffersOf(message));
  const fail = (id: number, error: unknown): void =>
    answer(error instanceof Wanted ? { kind: 'wanted', id, key: error.key } : { kind: 'failed', id, fault: toFault(error) });

  const ask = (id: number, event: unknown): Promise<void> =>
    new Promise((resolve, reject) => {
      pending.set(++questions, { resolve, reject });
      answer({ kind: 'ask', id, question: questions, event });
    });

  function begin({ id, method, args, claim, documents: sent = {} }: Call): void {
    for (const [key, json] of Object.entries(sent)) documents.put(key, json);
    // Another thread runs it, or nobody waits for it.
    if (!claims(claim)) return;
    const stop = new AbortController();
    const context = {
      documents,
      mark,
      signal: stop.signal,
      tell: (event: unknown) => answer({ kind: 'event', id, event }),
      ask: (event: unknown) => ask(id, event),
    };
    try {
      const value = methods[method]!(args, context);
      if (!(value instanceof Promise)) return answer({ kind: 'value', id, value });
      current = { id, stop };
      value
        .then(
          (late: unknown) => answer({ kind: 'value', id, value: late }),
          (error: unknown) => fail(id, error),
        )
        .finally(() => {
          current = undefined;
          next();
        });
    } catch (error) {
      fail(id, error);
    }
  }

  function next(): void {
    while (waiting.length > 0 && !current) begin(waiting.shift()!);
  }

  parentPort!.on('message', (message: ToThread) => {
    if (message.kind === 'call') {
      waiting.push(message);
      next();
    } else if (message.kind === 'answered') {
      const { resolve, reject } = pending.get(message.question)!;
      pending.delete(message.question);
      if (message.fault) reject(fromFault(message.fault));
      else resolve();
    } else if (current?.id === message.id) current.stop.abort(new Error('the caller disconnected'));
  });
  answer({ kind: 'ready' });
}

function buffersOf(message: FromThread): ArrayBuffer[] {
  if (message.kind !== 'value' || typeof message.value !== 'object' || message.value === null) return [];
  const { bytes } = message.value as { bytes?: unknown };
  return Array.isArray(bytes) ? bytes.map((each: Uint8Array) => each.buffer as ArrayBuffer) : [];
}
