import type { CommitProof } from '@seedbed/postgres/load';
import { withRows } from '../../documents/blueprint/blueprint-document.ts';
import { doPart, type PartAsk, type PartDone } from '../../load/parts/do-part.ts';
import { planCache } from '../../rows/plan-cache.ts';
import { connectTarget, type TargetPolicy } from '../../source/servers/target.ts';
import type { Changes } from '../documents-kept.ts';
import type { Context } from '../method.ts';
import type { LoadEvent, LoadQuestion } from './load.ts';

type LoadPartArgs = {
  readonly document: string;
  readonly changes?: Changes | undefined;
  readonly url: string;
  readonly policy?: TargetPolicy | undefined;
  readonly part: PartAsk;
};

/** A thread loads many parts of one run. */
const plans = planCache();

export const loadPartMethods = {
  async loadPart({ document, changes, url, policy, part }: LoadPartArgs, { documents, signal, tell, ask }: Context): Promise<PartDone> {
    const stored = documents.blueprint(document);
    const plan = await plans.compile(changes ? withRows(stored, changes) : stored);
    return await doPart(plan, part, {
      connect(name) {
        tell({ kind: 'reached' } satisfies LoadEvent);
        return connectTarget(url, policy, name);
      },
      signal,
      onProgress: (progress) => tell({ kind: 'progress', progress } satisfies LoadEvent),
      prove: (proof: CommitProof) => ask({ kind: 'prove', proof } satisfies LoadQuestion),
    });
  },
};
