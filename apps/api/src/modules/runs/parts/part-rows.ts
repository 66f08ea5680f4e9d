import type { MadeArtifact } from '@seedbed/runner/compute';
import { parts, type PartTable } from '../../../db/schema/parts.ts';
import type { EndReadBack } from '../run-states.ts';

export type PartRow = typeof parts.$inferSelect;
export type NewPart = Pick<PartRow, 'number' | 'stage' | 'work'>;
/** Who holds a part: worthless once somebody else took it. */
export type Lease = Pick<PartRow, 'runId' | 'number' | 'token'>;
export type SilentPart = { readonly runId: string; readonly number: number; readonly attempt: number; readonly worker: string; readonly seconds: number };
export type Changes = Readonly<Record<string, PartTable>>;

/** What a part that is done leaves behind. */
export type PartEnd = {
  readonly rows: number;
  readonly result?: unknown;
  /** More parts, for stages behind this one; those with a number that is there already are passed over. */
  readonly add?: readonly NewPart[];
  /** Of the run: facts that decide its rows, what is told at its end, how many parts its tables have. */
  readonly run?: {
    readonly facts?: unknown;
    readonly report?: unknown;
    readonly readBack?: EndReadBack;
    readonly tableParts?: Readonly<Record<string, number>>;
  };
  /** Files that are whole, from now on for everybody. */
  readonly artifacts?: readonly MadeArtifact[];
};
