import { type Json, Answer } from '../../../core/index.ts';
import { bodyOf, nameOf, type RowObject } from './body-of.ts';
import type { Call } from './call.ts';
import type { Page } from './page-facts.ts';

/** A body in the document's shape, or none if it defines none. */
export function documentedAnswer(
  { request, laid, seed }: Call,
  row: RowObject | null,
  page: Page | null,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  const all = { ...headers, ...(laid.isEffectless && { 'X-Seedbed-Effect': 'none' }) };
  if (laid.body === null || laid.status === 204 || laid.status === 205) return new Answer(null, { status: laid.status, headers: all });
  const of = row ? nameOf(laid.table, row) : laid.operation.name;
  const body: Json = bodyOf(laid.body, { seed, row, of, page }, true) ?? null;
  return new Answer(request.method === 'HEAD' ? null : JSON.stringify(body), { status: laid.status, headers: { ...all, 'Content-Type': laid.mediaType } });
}
