import { createHash } from 'node:crypto';
import type { Blueprint, Catalog, Diagnostic, Proof } from '@seedbed/contract';
import type { Plan } from '@seedbed/engine';
import type { Sandbox } from '../sandbox/open-sandbox.ts';
import { openTrial, type TrialOptions } from './open-trial.ts';
import { proofOf } from './proof-of.ts';

export type ProveRequest = {
  /** The schema, loaded: see `loadSchema`. */
  readonly catalog: Catalog;
  readonly sandbox: Sandbox;
  /** What is proved, and its plan at the counts of the sample (200 rows a table are plenty). */
  readonly blueprint: Blueprint;
  readonly plan: Plan;
  readonly diagnostics?: readonly Diagnostic[];
};

/** Loads the plan into the throwaway database with every constraint, rule and trigger on, and says what was accepted. */
export async function prove({ catalog, sandbox, blueprint, plan, diagnostics }: ProveRequest, options: TrialOptions = {}): Promise<Proof> {
  await using trial = await openTrial(sandbox, options);
  const report = await trial.load(plan);
  return proofOf(catalog, blueprint, report, { blueprintHash: blueprintHash(blueprint), at: new Date(), diagnostics: [...plan.diagnostics, ...(diagnostics ?? [])] });
}

/** sha-256 of the document as it is stored. */
export function blueprintHash(blueprint: Blueprint): string {
  return createHash('sha256').update(JSON.stringify(blueprint)).digest('hex');
}
