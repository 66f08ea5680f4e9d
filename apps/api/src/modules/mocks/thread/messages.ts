import type { MockChaos, MockDialect, MockState, RowCounts } from '@seedbed/contract';

/** A thread's data for opening a mock. */
export type OpenMock = {
  /** Of this opening. */
  readonly id: string;
  /** A blueprint, and its catalog if there is one, as JSON. */
  readonly blueprint: string;
  readonly catalog: string | null;
  readonly changes: { readonly seed?: number; readonly rows?: RowCounts };
  readonly dialect: MockDialect;
  readonly readOnly: boolean;
  /** The path below which it is reached. */
  readonly base: string;
  readonly chaos: MockChaos | null;
  readonly people: string | null;
  readonly schemas: readonly string[] | null;
  readonly written: string | undefined;
};

/** A request without the path of the mock. */
export type AskMock = {
  readonly id: string;
  readonly method: string;
  /** `http://127.0.0.1:4510/orders?limit=3`. */
  readonly url: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Uint8Array;
};

export type MockAnswer = {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly bytes: readonly Uint8Array[];
  /** Milliseconds that it waits on purpose. */
  readonly delay: number;
  /** The mock's deliberate faults, as in `X-Seedbed-Injected`. */
  readonly injected: string | null;
};

/** What a thread reports of the writes to a mock, before the answer: a line with the newest, or all of them as one text. */
export type Wrote = { readonly line: string } | { readonly all: string | null };

/** The thread does not have the mock open: open it, and retry. */
export type NotOpen = { readonly notOpen: true };

/** An open mock's facts about its rows; only the host's caller knows their revision. */
export type ServedRows = Omit<MockState, 'revision'>;
