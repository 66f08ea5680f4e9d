import type { Blueprint, ProblemType } from '@seedbed/contract';
import type { OwnTransaction } from '@seedbed/postgres/load';
import type { TargetPolicy } from '../../source/servers/target.ts';

/** Rows of one table that one session sends by one COPY, in one transaction. */
export type Part = { readonly table: string; readonly first: number; readonly count: number };

/** The data a thread starts with: it generates everything else itself, so that no rows are passed between threads. */
export type WorkerData = { readonly blueprint: Blueprint; readonly url: string; readonly policy: TargetPolicy | undefined };

export type ToWorker = { readonly kind: 'part'; readonly part: Part } | { readonly kind: 'stop' };

export type FromWorker =
  | { readonly kind: 'ready' }
  /** Sent before it writes: if the thread dies, its rows can still be identified. */
  | { readonly kind: 'began'; readonly own: OwnTransaction }
  | { readonly kind: 'sent'; readonly rows: number; readonly bytes: number }
  | { readonly kind: 'done'; readonly taken: number }
  | { readonly kind: 'failed'; readonly problem: { readonly type: ProblemType; readonly message: string; readonly facts: Readonly<Record<string, unknown>> } };
