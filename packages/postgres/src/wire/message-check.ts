import { BODIES, largestValue } from './message-bodies.ts';
import { LOGIN_BYTES, LOGIN_MESSAGE_BYTES, TAG_BYTES, type WireLimits } from './limits.ts';
import { loginStep } from './login-kinds.ts';
import { noPostgres, WireError } from './wire-error.ts';

/** Message types before the login ends, then until the first "ready", and after it. */
const KINDS = { login: 'REN', greeting: 'SKENZ', ready: 'ACDEGINSTZ123nt' } as const;

/** Message types that are not kept: a trigger may raise a notice for each of a million rows. */
const NOT_KEPT = 'AN';

/** Message types that end an answer before the server is ready again. */
const ENDINGS = 'CIE3';

export const HEAD_BYTES = 5;

/** Lengths are signed numbers of four bytes. */
const MAX_BYTES = 2 ** 31;

/**
 * Checks that a server follows the protocol, message by message, as far as the driver relies on it: known types at the
 * right time, well-formed bodies, within the limits. Throws WireError; the driver only gets messages that passed.
 */
export class MessageCheck {
  readonly #limits: WireLimits;
  #phase: keyof typeof KINDS = 'login';
  readonly #steps = new Set<number>();
  /** Of the answer under way. */
  #bytes = 0;
  #columns = -1;
  #ended = false;
  #copies = false;

  constructor(limits: WireLimits) {
    this.#limits = limits;
  }

  /** Before memory is allocated for its body. */
  head(kind: string, bytes: number): void {
    if (!KINDS[this.#phase].includes(kind)) throw noPostgres(`${named(kind)} where none belongs`);
    if (bytes < HEAD_BYTES || bytes > MAX_BYTES) throw noPostgres(`${named(kind)} of a negative length`);
    const most = this.#phase === 'ready' ? (kind === 'C' ? TAG_BYTES : this.#limits.messageBytes) : LOGIN_MESSAGE_BYTES;
    if (bytes > most) throw tooLarge(`${named(kind)} of ${bytes} bytes`, most);
    if (NOT_KEPT.includes(kind) && this.#phase === 'ready') return;
    this.#bytes += bytes;
    const all = this.#phase === 'ready' ? this.#limits.answerBytes : LOGIN_BYTES;
    if (this.#bytes > all) throw tooLarge(this.#phase === 'ready' ? 'an answer without end' : 'a greeting without end', all);
  }

  /** The whole message: its body is `bytes` from `start` to `end`. */
  body(kind: string, bytes: Buffer, start: number, end: number): void {
    if (!BODIES.get(kind)!({ bytes, start, end })) throw noPostgres(`${named(kind)} in a form of its own`);
    if (kind === 'R') this.#login(loginStep(bytes, start, end));
    else if (kind === 'T') this.#describe(bytes.readInt16BE(start));
    else if (kind === 'D') this.#row(bytes, start, end);
    else if (kind === 'G') this.#copy();
    else if (kind === 'Z') this.#readyAgain();
    else if (ENDINGS.includes(kind)) this.#end();
  }

  #login(step: number): void {
    // Each costs work, so none may repeat.
    if (this.#steps.has(step)) throw noPostgres('the same request for a login twice');
    this.#steps.add(step);
    if (step === 0) this.#phase = 'greeting';
  }

  #describe(columns: number): void {
    if (this.#columns !== -1) throw noPostgres('the columns of a second answer within the first');
    this.#columns = columns;
  }

  #end(): void {
    this.#columns = -1;
    this.#ended = true;
  }

  #row(bytes: Buffer, start: number, end: number): void {
    if (bytes.readInt16BE(start) !== this.#columns) throw noPostgres('a row of other columns than it said');
    const largest = largestValue({ bytes, start, end });
    if (largest > this.#limits.fieldBytes) throw tooLarge(`a value of ${largest} bytes`, this.#limits.fieldBytes);
  }

  #copy(): void {
    if (this.#copies) throw noPostgres('a second request for rows within one statement');
    this.#copies = true;
  }

  #readyAgain(): void {
    if (this.#phase === 'ready' && !this.#ended) throw noPostgres('"ready" before it had answered');
    this.#phase = 'ready';
    this.#bytes = 0;
    this.#columns = -1;
    this.#ended = false;
    this.#copies = false;
  }
}

function named(kind: string): string {
  return /^[!-~]$/.test(kind) ? `a message "${kind}"` : `a message of the kind ${kind.charCodeAt(0)}`;
}

function tooLarge(what: string, most: number): WireError {
  return new WireError(`it sent ${what}; at most ${most / 1024} KiB are taken`, { tooMuch: true });
}
