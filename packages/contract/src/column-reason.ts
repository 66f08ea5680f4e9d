import type { BlueprintColumn } from './blueprint/column.ts';

/** Why a column has its generator, and the confidence: no value depends on it. */
type Reason = 'because' | 'confidence' | 'origin' | 'asIs';

/** Members of a blueprint that only explain; two blueprints that differ only in these generate the same rows. */
export const EXPLAINING_MEMBERS: ReadonlySet<string> = new Set([
  'because',
  'confidence',
  'origin',
  'asIs',
  'comment',
  'role',
  'subject',
  'rowsOfM',
  'diagnostics',
]);

/** The column without its reason: a person's choice has no explanation by inference. */
export function withoutReason<Column extends Pick<BlueprintColumn, Reason>>(column: Column): Omit<Column, Reason> {
  const { because: _because, confidence: _confidence, origin: _origin, asIs: _asIs, ...rest } = column;
  return rest;
}

/** Removes the reason from a column that is being edited. */
export function forgetReason(column: Pick<BlueprintColumn, Reason>): void {
  delete column.because;
  delete column.confidence;
  delete column.origin;
  delete column.asIs;
}
