import type { CommitProof, LoadStep, MadeSchema } from '@seedbed/postgres/load';
import { withRows } from '../../documents/blueprint/blueprint-document.ts';
import type { LoadOptions } from '../../load/options.ts';
import type { LoadProgress, LoadReport } from '../../load/report.ts';
import { openRunner } from '../../operations/open-runner.ts';
import type { TargetPolicy } from '../../source/servers/target.ts';
import type { Changes } from '../documents-kept.ts';
import type { Context } from '../method.ts';

type LoadArgs = {
  readonly document: string;
  readonly changes?: Changes | undefined;
  readonly url: string;
  readonly policy?: TargetPolicy | undefined;
  readonly options: Omit<LoadOptions, 'signal' | 'onProgress' | 'onStep' | 'prove' | 'proveMade' | 'onReached' | 'onTakenBack'>;
};
export type LoadQuestion = { readonly kind: 'prove'; readonly proof: CommitProof } | { readonly kind: 'prove-made'; readonly made: MadeSchema };
export type LoadEvent =
  | { readonly kind: 'reached' }
  | { readonly kind: 'taken-back' }
  | { readonly kind: 'progress'; readonly progress: LoadProgress }
  | { readonly kind: 'step'; readonly step: LoadStep };

/** Each run has its own thread. */
export const loadMethods = {
  async load({ document, changes, url, policy, options }: LoadArgs, { documents, signal, tell, ask }: Context): Promise<LoadReport> {
    const stored = documents.blueprint(document);
    await using runner = openRunner(policy ? { policy } : {});
    return await runner.load(changes ? withRows(stored, changes) : stored, url, {
      ...options,
      signal,
      ...(options.session !== undefined && {
        prove: (proof) => ask({ kind: 'prove', proof } satisfies LoadQuestion),
        proveMade: (made) => ask({ kind: 'prove-made', made } satisfies LoadQuestion),
      }),
      onReached: () => tell({ kind: 'reached' } satisfies LoadEvent),
      onTakenBack: () => tell({ kind: 'taken-back' } satisfies LoadEvent),
      onProgress: (progress) => tell({ kind: 'progress', progress } satisfies LoadEvent),
      onStep: (step) => tell({ kind: 'step', step } satisfies LoadEvent),
    });
  },
};
