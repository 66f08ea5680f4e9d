import { randomBytes } from 'node:crypto';
import type { Worker } from 'node:worker_threads';
import { Problem } from '@seedbed/contract';
import { openThread as openWorker, type Entry } from '@seedbed/postgres/entry';
import type { Call } from './call.ts';
import { claims, openClaim, type Claim } from './claim.ts';
import { fromFault, toFault } from './fault.ts';
import { RESOURCE_LIMITS, START_MS } from './limits.ts';
import type { FromThread, ThreadData, ToThread } from './messages.ts';
import { isOver, tooLong } from './why-ended.ts';

/** The options of a thread, and its listeners. */
type ThreadOptions = {
  /** Its program; by default the one with everything that the product needs. */
  readonly entry?: Entry | undefined;
  readonly lane: string;
  readonly memoryMib: number;
  /** After each answer, and after its end. */
  readonly onChange: () => void;
  /** Called with the calls that had not begun when it ended: other threads may run them. */
  readonly onLost: (calls: readonly Call[]) => void;
};

/** A thread, and the calls that it has not answered. It runs them one after the other, so the first one is running. */
export type Thread = {
  /** Part of the names of its objects in servers. */
  readonly mark: string;
  readonly threadId: number;
  readonly waiting: number;
  /** How long the first call has been running, in milliseconds; undefined without a call. */
  readonly busyMs: number | undefined;
  readonly ended: boolean;
  /** Number of answers open in it, which use its memory. */
  held: number;
  idleSince: number;
  knows(key: string): boolean;
  has(call: Call): boolean;
  send(call: Call): void;
  /** Checks the current call: cancels it in the thread, and ends a thread that does not respond or takes too long. */
  look(): void;
  cancel(call: Call): void;
  /** Calls that wait behind a slow one and have not begun, taken back for another thread. */
  takeBack(): Call[];
  /** Checks its time and memory, and returns the memory in bytes. Ends the thread if either is too much. */
  measure(): Promise<number>;
  /** Ends it; the running call fails with that error. */
  end(because: Error): Promise<void>;
};

type Sent = { readonly call: Call; readonly claim: Claim };

const ENTRY: Entry = { name: 'compute-thread', source: new URL('./thread.ts', import.meta.url) };

export function openThread({ entry = ENTRY, lane, memoryMib, onChange, onLost }: ThreadOptions): Thread {
  const mark = randomBytes(4).toString('hex');
  const worker = openWorker(entry, {
    workerData: { lane, mark } satisfies ThreadData,
    resourceLimits: RESOURCE_LIMITS,
    name: `seedbed ${lane}`,
  });
  worker.unref();
  /** In the order of sending. */
  const calls = new Map<number, Sent>();
  /** Documents that it has, or that are being sent to it. */
  const known = new Set<string>();
  const fetched = new Map<string, Promise<string>>();
  const { threadId } = worker;
  const opened = performance.now();
  let last = 0;
  let since: number | undefined;
  let cancelledAt: number | undefined;
  let ready = false;
  let overdue = false;
  /** When the call at work was first looked at, and since then. */
  let cpuAtFirst: number | undefined;
  let cpuSeconds: number | undefined;
  let ended = false;
  let end: Promise<void> | undefined;

  const post = (message: ToThread): void => worker.postMessage(message);
  const first = (): readonly [number, Sent] | undefined => calls.entries().next().value;
  const atWork = (): Call | undefined => first()?.[1].call;

  const idOf = (call: Call): number | undefined => [...calls].find(([, sent]) => sent.call === call)?.[0];

  function begin(): void {
    const head = first();
    since = head && ready ? performance.now() : undefined;
    cancelledAt = undefined;
    overdue = false;
    cpuAtFirst = cpuSeconds = undefined;
    if (head?.[1].call.cancelled && ready) tellCancelled(head[0]);
  }

  function tellCancelled(id: number): void {
    cancelledAt = performance.now();
    post({ kind: 'cancel', id });
  }

  function take(id: number): Call | undefined {
    const sent = calls.get(id);
    const wasFirst = first()?.[0] === id;
    calls.delete(id);
    if (wasFirst) begin();
    return sent?.call;
  }

  async function fetchDocument(call: Call, key: string): Promise<void> {
    try {
      // If several calls wait for the same text, the first one sends it.
      const fetching = fetched.get(key) ?? textOf(call, key);
      fetched.set(key, fetching);
      const text = await fetching;
      const brings = fetched.delete(key);
      if (ended) return onLost([call]);
      if (call.cancelled) return onChange();
      dispatch(call, brings ? { [key]: text } : undefined);
    } catch (error) {
      fetched.delete(key);
      call.settle({ ok: false, error });
      onChange();
    }
  }

  async function textOf(call: Call, key: string): Promise<string> {
    const { json } = call.documents.find((document) => document.key === key)!;
    return typeof json === 'string' ? json : json();
  }

  function dispatch(call: Call, documents?: Record<string, string>): void {
    const id = ++last;
    const claim = openClaim();
    calls.set(id, { call, claim });
    for (const { key } of call.documents) known.add(key);
    post({ kind: 'call', id, method: call.method, args: call.args, claim, documents });
    if (calls.size === 1) begin();
  }

  async function answerQuestion(id: number, question: number, event: unknown): Promise<void> {
    const onAsk = calls.get(id)?.call.onAsk;
    const fault = await (onAsk ? onAsk(event) : Promise.reject(new Error('the caller disconnected'))).then(() => undefined, toFault);
    post({ kind: 'answered', question, ...(fault && { fault }) });
  }

  worker.on('message', (message: FromThread) => {
    if (message.kind === 'ready') {
      ready = true;
      return begin();
    }
    if (message.kind === 'event') return calls.get(message.id)?.call.onEvent?.(message.event);
    if (message.kind === 'ask') return void answerQuestion(message.id, message.question, message.event);
    const call = take(message.id);
    if (!call) return;
    if (message.kind === 'value') call.settle({ ok: true, value: message.value, threadId });
    else if (message.kind === 'failed') call.settle({ ok: false, error: fromFault(message.fault) });
    else void fetchDocument(call, message.key);
    onChange();
  });

  function close(error: Error): void {
    if (ended) return;
    ended = true;
    const [running, ...others] = calls.values();
    calls.clear();
    running?.call.settle({ ok: false, error });
    // Leaves its queue first: calls sent to it afterwards would get no answer.
    onChange();
    const notBegun = others.filter(({ claim }) => claims(claim));
    for (const { call } of others.filter((each) => !notBegun.includes(each))) call.settle({ ok: false, error: answerLost(), lost: true });
    onLost(notBegun.map(({ call }) => call));
  }

  worker.on('error', (cause: Error & { code?: string }) =>
    close(
      cause.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch(atWork(), memoryMib) : new Problem('internal', 'A compute thread ended unexpectedly.', { cause }),
    ),
  );
  worker.on('exit', () => close(new Problem('internal', 'A compute thread ended unexpectedly.')));

  const thread: Thread = {
    mark,
    threadId,
    get waiting() {
      return calls.size;
    },
    get busyMs() {
      return since === undefined ? undefined : performance.now() - since;
    },
    get ended() {
      return ended;
    },
    held: 0,
    idleSince: performance.now(),
    knows: (key) => known.has(key),
    has: (call) => idOf(call) !== undefined,
    send: (call) => dispatch(call),
    cancel(call) {
      const id = idOf(call);
      if (id === undefined) return;
      if (claims(calls.get(id)!.claim)) {
        take(id);
        onChange();
      } else if (first()?.[0] === id && ready && cancelledAt === undefined) tellCancelled(id);
    },
    look() {
      const call = atWork();
      const now = performance.now();
      if (!call || ended) return;
      if (!ready && now - opened > START_MS)
        return void thread.end(new Problem('overloaded', 'The server is too busy to begin. Try again in a moment.', { facts: { retryAfter: 5 } }));
      const spent = { wall: since === undefined ? 0 : (now - since) / 1000, cpu: cpuSeconds };
      const late = isOver(call.seconds, spent);
      const deaf = cancelledAt !== undefined && now - cancelledAt > call.graceMs;
      if (!late && !deaf) return;
      // If this thread was late itself, the answer may have arrived already, so waits for a second check.
      if (!overdue) overdue = true;
      else void thread.end(tooLong(call, spent));
    },
    takeBack() {
      const back = [...calls].slice(1).filter(([, { call, claim }]) => !call.pinned && claims(claim));
      for (const [id] of back) calls.delete(id);
      return back.map(([, { call }]) => call);
    },
    async measure() {
      const [id] = first() ?? [];
      const [{ total_heap_size, external_memory, malloced_memory }, cpu] = await Promise.all([worker.getHeapStatistics(), cpuOf(worker)]);
      const bytes = total_heap_size + external_memory + malloced_memory;
      const [later, sent] = first() ?? [];
      if (cpu !== undefined && id !== undefined && id === later) cpuSeconds = cpu - (cpuAtFirst ??= cpu);
      if (sent && bytes > memoryMib * 1024 * 1024) void thread.end(tooMuch(sent.call, memoryMib));
      return bytes;
    },
    end(because) {
      close(because);
      return (end ??= worker.terminate().then(() => undefined));
    },
  };
  return thread;
}

/** Node before 24 does not report it. */
async function cpuOf(worker: Worker): Promise<number | undefined> {
  if (typeof worker.cpuUsage !== 'function') return undefined;
  const { user, system } = await worker.cpuUsage();
  return (user + system) / 1e6;
}

function tooMuch(call: Call | undefined, limit: number): Problem {
  return new Problem('too-large', `${call?.what ?? 'This'} needs more memory than the ${limit} MiB limit of one call and was stopped.`, {
    facts: { limit, of: 'MiB' },
  });
}

function answerLost(): Problem {
  return new Problem('overloaded', 'Another request used too much memory, and the answer to this one was lost with it. Try again in a moment.', {
    facts: { retryAfter: 1 },
  });
}
