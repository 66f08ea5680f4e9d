import { setTimeout as sleep } from 'node:timers/promises';
import { RUN_ENDED, type Run, type RunEvent } from '@seedbed/contract';
import type { Notifier } from '../../db/notifier.ts';
import { openMailbox, type Mailbox } from '../../http/mailbox.ts';
import { EventIds } from './event-ids.ts';
import { progressOf } from './run-progress.ts';
import type { LogRow } from './run-records.ts';

type NumberedEvent = { readonly id: string; readonly event: RunEvent };

/** Our database's records of runs. */
export type Past = { run(id: string): Promise<Run>; logAfter(id: string, number: number): Promise<readonly LogRow[]> };

/** Delivers the events of one run, in order, to watchers in this process, whichever process does the run. */
type RunChannel = Disposable & {
  /**
   * The current run, the number of its last line, and all later events, until `signal` is aborted. A slow reader misses progress, but
   * nothing else.
   */
  watch(
    signal: AbortSignal,
    saw: (ids: EventIds) => void,
  ): Promise<{ readonly run: Run; readonly id: string; readonly last: number; readonly present: AsyncIterable<NumberedEvent> }>;
};

export type RunHub = { open(runId: string): RunChannel };

/** The minimum interval between answers to the notifier. */
const EVERY_MS = 200;
/** How often to poll without notifications. */
const LOOK_MS = 1_000;

/** While someone watches a run, reads it when the notifier calls for it, once for all watchers. */
export function runHub(notifier: Pick<Notifier, 'listen'>, past: Past, clock: () => Date, report: (error: unknown) => void): RunHub {
  const followed = new Map<string, Followed>();
  return {
    open(runId) {
      const own = followed.get(runId) ?? new Followed(runId, notifier, past, clock, report);
      followed.set(runId, own);
      own.users++;
      return {
        watch: (signal, saw) => own.watch(signal, saw),
        [Symbol.dispose]() {
          if (--own.users > 0) return;
          followed.delete(runId);
          own.close();
        },
      };
    },
  };
}

class Followed {
  users = 0;
  readonly #runId: string;
  readonly #past: Past;
  readonly #clock: () => Date;
  readonly #ids = new EventIds();
  readonly #watchers = new Set<Mailbox<NumberedEvent>>();
  readonly #leaving = new AbortController();
  readonly #progress = progressOf();
  #last: Promise<unknown> = Promise.resolve();
  #line: number | undefined;
  #known = '';
  #wake = (): void => undefined;

  constructor(runId: string, notifier: Pick<Notifier, 'listen'>, past: Past, clock: () => Date, report: (error: unknown) => void) {
    this.#runId = runId;
    this.#past = past;
    this.#clock = clock;
    const listening = notifier.listen((id) => void (id === runId && this.#wake()));
    this.#leaving.signal.addEventListener('abort', () => listening[Symbol.dispose](), { once: true });
    void this.#follow().catch(report);
  }

  /** Serialises readers and new watchers, so that nothing is repeated, reordered or lost. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }

  watch(signal: AbortSignal, saw: (ids: EventIds) => void) {
    return this.#inTurn(async () => {
      const run = await this.#look();
      saw(this.#ids);
      const mailbox = openMailbox<NumberedEvent>(({ event }) => event.kind === 'progress');
      this.#watchers.add(mailbox);
      const leave = (): void => {
        mailbox.close();
        this.#watchers.delete(mailbox);
      };
      if (signal.aborted) leave();
      else signal.addEventListener('abort', leave, { once: true });
      return { run, id: this.#ids.nextMoment(), last: this.#line!, present: mailbox.read() };
    });
  }

  close(): void {
    this.#leaving.abort();
    this.#wake();
  }

  async #follow(): Promise<void> {
    const { signal } = this.#leaving;
    while (!signal.aborted) {
      const waking = new AbortController();
      this.#wake = () => waking.abort();
      await sleep(LOOK_MS, undefined, { signal: waking.signal, ref: false }).catch(() => undefined);
      this.#wake = () => undefined;
      // Our database may be away: tries again.
      if (!signal.aborted && this.#watchers.size > 0) await this.#inTurn(() => this.#look()).catch(() => undefined);
      await sleep(EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** Reads new lines and then the run, and publishes them. A visible line was written before the visible end. */
  async #look(): Promise<Run> {
    const run = await this.#past.run(this.#runId);
    const lines = await this.#past.logAfter(this.#runId, this.#line ?? 0);
    for (const { number, at, level, message } of lines) {
      this.#ids.knows(number);
      // The first watcher reads the earlier lines itself.
      if (this.#line !== undefined) this.#publish({ id: String(number), event: { kind: 'log', at: at.toISOString(), level, message } });
    }
    this.#line = lines.at(-1)?.number ?? this.#line ?? 0;
    const known = JSON.stringify(run);
    if (known !== this.#known) {
      this.#known = known;
      const progress = this.#progress(run, this.#clock().getTime());
      this.#publish({ id: this.#ids.nextMoment(), event: RUN_ENDED.has(run.state) ? { kind: 'run', run } : progress });
    }
    return run;
  }

  #publish(event: NumberedEvent): void {
    for (const watcher of this.#watchers) watcher.push(event);
  }
}
