import type { EngineCalls, EngineFault, EngineReply } from './protocol.ts';

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
  /** Resolves with the first message: the script of the worker runs. */
  readonly alive: Promise<void>;
  /** Resolves if the worker fails, at its start or later. */
  readonly failed: Promise<Error>;
  readonly #worker: Worker | null;
  readonly #waiting = new Map<number, Waiting>();
  #next = 1;
  /** The reason why it no longer answers. */
  #ended: Error | null = null;
  #noteAlive!: () => void;
  #noteFailed!: (error: Error) => void;

  constructor() {
    this.alive = new Promise((resolve) => (this.#noteAlive = resolve));
    this.failed = new Promise((resolve) => (this.#noteFailed = resolve));
    this.#worker = this.#open();
  }

  call<K extends keyof EngineCalls>(call: K, ...args: Parameters<EngineCalls[K]>): ReturnType<EngineCalls[K]> {
    if (this.#ended) return Promise.reject(this.#ended) as ReturnType<EngineCalls[K]>;
    const id = this.#next++;
    const answer = new Promise<never>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker?.postMessage({ id, call, args });
    });
    return answer as ReturnType<EngineCalls[K]>;
  }

  dispose(): void {
    this.#worker?.terminate();
    this.#end(new Error('The engine was stopped.'));
  }

  /** Browsers may reject a worker immediately. If its script does not load, they give no reason. */
  #open(): Worker | null {
    const fail = (error: Error) => {
      this.#end(error);
      this.#noteFailed(error);
    };
    try {
      const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module', name: 'seedbed engine' });
      worker.onmessage = ({ data }: MessageEvent<EngineReply>) => this.#settle(data);
      worker.onerror = (event) => fail(new Error(event.message || 'its script did not load'));
      return worker;
    } catch (error) {
      fail(error instanceof Error ? error : new Error(String(error)));
      return null;
    }
  }

  #settle(reply: EngineReply): void {
    this.#noteAlive();
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if (!waiting) return;
    if ('fault' in reply) waiting.reject(new EngineProblem(reply.fault));
    else waiting.resolve(reply.value as never);
  }

  #end(error: Error): void {
    this.#ended ??= error;
    for (const waiting of this.#waiting.values()) waiting.reject(error);
    this.#waiting.clear();
  }
}
