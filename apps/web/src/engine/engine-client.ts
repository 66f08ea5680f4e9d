import type { EngineCalls, EngineFault, EngineReply } from './protocol.ts';

/** How long the worker may take to answer its first call before rows come from the server instead. */
const START_MS = 15_000;

/** A problem that the engine found, with its places in the blueprint. */
export class EngineProblem extends Error {
  readonly type: string;
  readonly errors: readonly { pointer: string; message: string }[];
  readonly largest: number | undefined;

  constructor(fault: EngineFault) {
    super(fault.message);
    this.name = 'EngineProblem';
    this.type = fault.type;
    this.errors = fault.errors;
    this.largest = fault.largest;
  }
}

type Waiting = { readonly resolve: (value: never) => void; readonly reject: (error: unknown) => void };

/** The engine in its worker, as promises. */
export class EngineClient {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #next = 1;
  /** Why it answers nothing any more. */
  #ended: Error | null = null;

  constructor() {
    this.#worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module', name: 'seedbed engine' });
    this.#worker.onmessage = ({ data }: MessageEvent<EngineReply>) => this.#settle(data);
    this.#worker.onerror = (event) => this.#fail(new Error(event.message || 'The engine could not be started in this browser.'));
  }

  call<K extends keyof EngineCalls>(call: K, ...args: Parameters<EngineCalls[K]>): ReturnType<EngineCalls[K]> {
    if (this.#ended) return Promise.reject(this.#ended) as ReturnType<EngineCalls[K]>;
    const id = this.#next++;
    const answer = new Promise<never>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, call, args });
    });
    return answer as ReturnType<EngineCalls[K]>;
  }

  /** Compiles, or rejects when the worker does not come to life. */
  async start(...args: Parameters<EngineCalls['compile']>): ReturnType<EngineCalls['compile']> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('The engine does not start in this browser.')), START_MS);
    });
    try {
      return await Promise.race([this.call('compile', ...args), late]);
    } finally {
      clearTimeout(timer);
    }
  }

  dispose(): void {
    this.#worker.terminate();
    this.#fail(new Error('The engine was stopped.'));
  }

  #settle(reply: EngineReply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if (!waiting) return;
    if ('fault' in reply) waiting.reject(new EngineProblem(reply.fault));
    else waiting.resolve(reply.value as never);
  }

  #fail(error: Error): void {
    this.#ended ??= error;
    for (const waiting of this.#waiting.values()) waiting.reject(error);
    this.#waiting.clear();
  }
}
