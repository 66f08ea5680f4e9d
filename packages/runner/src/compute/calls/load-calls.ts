import type { ExportPartDone } from '../../files/exports/do-export.ts';
import type { ExportPlan } from '../../files/exports/plan-export.ts';
import type { PartDone } from '../../load/parts/do-part.ts';
import type { LoadReport } from '../../load/report.ts';
import type { TargetPolicy } from '../../source/servers/target.ts';
import type { Compute } from '../compute.ts';
import type { Lanes } from '../lane.ts';
import { GRACE_MS, SECONDS } from '../limits.ts';
import type { LoadEvent, LoadQuestion } from '../methods/load.ts';
import { perform } from '../perform.ts';

/** Takes as long as its rows do; when it is stopped, gets time to clean up. */
export const UNLIMITED = { seconds: Infinity, graceMs: GRACE_MS.load } as const;

/** The operations that write rows: loads and exports, whole or by part. */
export function loadCalls(lanes: Lanes, policy: TargetPolicy | undefined): Pick<Compute, 'load' | 'loadPart' | 'planExport' | 'exportPart'> {
  return {
    load: (of, { url, changes, onProgress, onStep, prove, proveMade, onReached, onTakenBack, ...options }, signal) =>
      perform<LoadReport>(lanes.loads, {
        method: 'load',
        documents: [of],
        args: { document: of.key, changes, url, policy, options },
        what: 'The load',
        ...UNLIMITED,
        untilEnded: 'reached',
        signal,
        onEvent(event: LoadEvent) {
          if (event.kind === 'progress') onProgress?.(event.progress);
          else if (event.kind === 'step') onStep?.(event.step);
          else if (event.kind === 'reached') onReached?.();
          else onTakenBack?.();
        },
        onAsk: async (question: LoadQuestion) => (question.kind === 'prove' ? prove?.(question.proof) : proveMade?.(question.made)),
      }),

    loadPart: (of, { url, changes, onProgress, prove, onReached, ...part }, signal) =>
      perform<PartDone>(lanes.loads, {
        method: 'loadPart',
        documents: [of],
        args: { document: of.key, changes, url, policy, part },
        what: 'A part of the load',
        ...UNLIMITED,
        untilEnded: 'reached',
        signal,
        onEvent(event: LoadEvent) {
          if (event.kind === 'reached') onReached?.();
          else if (event.kind === 'progress') onProgress?.(event.progress);
        },
        onAsk: async (question: LoadQuestion) => (question.kind === 'prove' ? prove?.(question.proof) : undefined),
      }),

    planExport: (of, ask, signal) =>
      perform<ExportPlan>(lanes.drafts, {
        method: 'planExport',
        documents: [of],
        args: { document: of.key, ...ask },
        what: 'What the export will be',
        seconds: SECONDS.estimate,
        signal,
      }),

    exportPart: (of, { onProgress, ...request }, signal) =>
      perform<ExportPartDone>(lanes.loads, {
        method: 'exportPart',
        documents: [of],
        args: { document: of.key, ...request },
        what: 'A part of the export',
        ...UNLIMITED,
        untilEnded: true,
        signal,
        onEvent: ({ progress }) => onProgress(progress),
      }),
  };
}
