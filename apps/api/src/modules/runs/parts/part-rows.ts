import type { MadeArtifact } from '@seedbed/runner/compute';
import { parts, type PartTable } from '../../../db/schema/parts.ts';
import type { EndReadBack } from '../run-states.ts';

export type PartRow = typeof parts.$inferSelect;
export type NewPart = Pick<PartRow, 'number' | 'stage' | 'work'>;
/** A worker's hold on a part: invalid once another worker took it. */
export type Lease = Pick<PartRow, 'runId' | 'number' | 'token'>;
export type SilentPart = { readonly runId: string; readonly number: number; readonly attempt: number; readonly worker: string; readonly seconds: number };
export type Changes = Readonly<Record<string, PartTable>>;

/** The result of a finished part. */
export type PartEnd = {
  readonly rows: number;
  readonly result?: unknown;
  /** More parts, for later stages; parts with existing numbers are skipped. */
  readonly add?: readonly NewPart[];
  /** For the run: facts that decide its rows, its final report, the number of parts of its tables. */
  readonly run?: {
    readonly facts?: unknown;
    readonly report?: unknown;
    readonly readBack?: EndReadBack;
    readonly tableParts?: Readonly<Record<string, number>>;
  };
  /** Files that are whole, from now on for everybody. */
  readonly artifacts?: readonly MadeArtifact[];
};
