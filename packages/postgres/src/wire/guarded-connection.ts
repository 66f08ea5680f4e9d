import { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';
import { Connection, type ClientConfig, type DatabaseError } from 'pg';
import type { WireLimits } from './limits.ts';
import { MessageCheck } from './message-check.ts';
import { MessageReader } from './message-reader.ts';
import { tidyReport } from './tidy-report.ts';
import { noPostgres, WireError } from './wire-error.ts';

type GuardOptions = Pick<ClientConfig, 'ssl' | 'keepAlive' | 'keepAliveInitialDelayMillis'> & { readonly limits: WireLimits };

/** The driver's own connection class, which its types omit: how it listens to a socket, with or without TLS. */
const DriverConnection = Connection as unknown as new (options: object) => EventEmitter & { attachListeners(stream: unknown): void };

/**
 * The driver's connection behind a guard: it sees only complete, well-formed messages, and if it throws while handling
 * one, only this session ends. All pending statements fail with the reason.
 */
export class GuardedConnection extends DriverConnection {
  readonly #limits: WireLimits;

  constructor({ limits, ...options }: GuardOptions) {
    super(options);
    this.#limits = limits;
    if (limits.tidyTexts) this.on('errorMessage', (report: DatabaseError) => tidyReport(report));
  }

  override attachListeners(stream: Duplex): void {
    const checked = new EventEmitter();
    super.attachListeners(checked);
    const reader = new MessageReader(new MessageCheck(this.#limits), (messages) => checked.emit('data', messages));
    let broken = false;
    stream.on('data', (chunk: Buffer) => {
      if (broken) return;
      try {
        reader.read(chunk);
      } catch (error) {
        broken = true;
        stream.destroy(error instanceof WireError ? error : noPostgres('what the driver cannot read', error));
      }
    });
  }
}
