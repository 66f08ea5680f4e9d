import type { Blueprint, ProblemType } from '@seedbed/contract';
import type { OwnTransaction } from '@seedbed/postgres/load';
import type { TargetPolicy } from '../target.ts';

/** Rows of one table that one session sends by one COPY, in one transaction. */
export type Part = { readonly table: string; readonly first: number; readonly count: number };

/** The data a thread starts with: it makes everything else itself, so that no rows cross threads. */
export type WorkerData = { readonly blueprint: Blueprint; readonly url: string; readonly policy: TargetPolicy | undefined };

export type ToWorker = { readonly kind: 'part'; readonly part: Part } | { readonly kind: 'stop' };

export type FromWorker =
  | { readonly kind: 'ready' }
  /** Before it writes: whatever becomes of the thread, its rows can be distinguished from others. */
  | { readonly kind: 'began'; readonly own: OwnTransaction }
  | { readonly kind: 'sent'; readonly rows: number; readonly bytes: number }
  | { readonly kind: 'done'; readonly taken: number }
  | { readonly kind: 'failed'; readonly problem: { readonly type: ProblemType; readonly message: string; readonly facts: Readonly<Record<string, unknown>> } };
