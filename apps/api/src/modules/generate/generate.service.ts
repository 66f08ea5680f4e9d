import { LIMITS, type RouteParts, type generateRoute } from '@seedbed/contract';
import { dayOfSlide } from '@seedbed/runner';
import { draft, type Compute, type OpenAsk } from '@seedbed/runner/compute';
import type { WorkspaceId } from '../../db/columns.ts';
import { jsonOf } from '../../http/checked-bodies.ts';
import { definedOnly } from '../../http/defined-only.ts';
import { oneOf } from '../../http/schema-source.ts';
import { shortened } from '../../http/shortened.ts';
import { chunksOf, type Streamed } from '../../http/stream.ts';
import type { Inference } from '../inference/inference.service.ts';
import { countedAnswer } from '../quotas/counted-answer.ts';
import type { RowQuotas } from '../quotas/row-quota.service.ts';

type Body = RouteParts<typeof generateRoute>['body'];

export type GenerateService = ReturnType<typeof generateService>;

/** Schema in, rows out, without storing anything. */
export function generateService(inference: Inference, compute: Compute, quotas: RowQuotas, clock: () => Date) {
  return {
    async generate(workspace: WorkspaceId, body: Body, signal: AbortSignal): Promise<Streamed> {
      const { document, changes, diagnostics } = await sourceOf(inference, workspace, body, signal, clock);
      const { table, from, to, format = 'ndjson', compress: compression, rows, cap = false, spreadsheet_safe, restrict_key } = body;
      const counted = rows === undefined && body.blueprint === undefined ? undefined : { rows, cap, diagnostics };
      const ask = definedOnly({
        changes,
        table,
        from,
        to,
        format,
        compression,
        counted,
        file: definedOnly({ spreadsheet_safe, restrict_key }),
        mostRows: LIMITS.generateRows,
        place: '',
        check: true,
      }) as OpenAsk;
      const opened = await countedAnswer(quotas, workspace, signal, (until) => compute.generate(document, ask, until));
      const { mediaType, extension, table: only } = opened.facts;
      const streamed = { mediaType, fileName: `${only?.table ?? 'seedbed'}.${extension}`, chunks: chunksOf(opened) };
      const headers = shortened(opened.facts.short);
      return headers ? { ...streamed, headers, trailers: { 'seedbed-rows': String(opened.facts.rows) } } : streamed;
    },
  };
}

async function sourceOf(inference: Inference, workspace: WorkspaceId, body: Body, signal: AbortSignal, clock: () => Date) {
  const from = oneOf(body, ['ddl', 'files', 'template', 'blueprint'])!;
  const slide = body.slide === undefined ? undefined : dayOfSlide(body.slide, clock());
  if (from !== 'blueprint') {
    const { json, diagnostics } = await inference.infer(workspace, body, signal);
    return { document: draft(json), changes: slide === undefined ? undefined : { slide }, diagnostics };
  }
  const { seed, locale, referenceDate, rows } = body;
  const changes = definedOnly({ seed, locale, referenceDate, rows, slide });
  return { document: draft(jsonOf(body.blueprint)), changes: Object.keys(changes).length > 0 ? changes : undefined, diagnostics: [] };
}
