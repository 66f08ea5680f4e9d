import { openStore, type StorePlace } from '../../files/artifacts/index.ts';
import { doExport, type ExportPartAsk, type ExportPartDone } from '../../files/exports/do-export.ts';
import type { ExportAsk } from '../../files/exports/export-ask.ts';
import { planExport, type ExportPlan } from '../../files/exports/plan-export.ts';
import type { Changes } from '../documents-kept.ts';
import type { Context } from '../method.ts';
import type { LoadEvent } from './load.ts';
import { bundleOf, type ArchiveArgs } from './rows.ts';

type Of = {
  readonly document: string;
  readonly changes?: Changes | undefined;
  /** For sql. */
  readonly bundle?: ArchiveArgs['bundle'];
};
type PlanExportArgs = Of & { readonly ask: ExportAsk };
type ExportPartArgs = Of & { readonly part: ExportPartAsk; readonly place: StorePlace };

/** Exports: plan them, and write their parts. */
export const exportMethods = {
  async planExport({ document, changes, bundle, ask }: PlanExportArgs, { documents, signal }: Context): Promise<ExportPlan> {
    const made = bundle && (await bundleOf(bundle, signal));
    return planExport(await documents.plan(document, changes), ask, made);
  },

  async exportPart({ document, changes, bundle, part, place }: ExportPartArgs, { documents, signal, tell }: Context): Promise<ExportPartDone> {
    const plan = await documents.plan(document, changes);
    return doExport(plan, part, {
      store: await openStore(place),
      bundle: bundle && (await bundleOf(bundle, signal)),
      signal,
      onProgress: (progress) => tell({ kind: 'progress', progress } satisfies LoadEvent),
    });
  },
};
