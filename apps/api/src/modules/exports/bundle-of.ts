import type { ExportFiles } from '@seedbed/contract';
import type { ExportAsk } from '@seedbed/runner/compute';
import type { DatasetsService } from '../datasets/datasets.service.ts';

export type Source = Awaited<ReturnType<DatasetsService['source']>>;

/** For SQL: the schema for the rows, and their form. */
export function bundleOf({ ddl, catalog }: Source, { format }: Pick<ExportAsk, 'format'>, { statements }: Pick<ExportFiles, 'statements'>) {
  if (format !== 'sql') return undefined;
  return { ...(ddl !== null ? { ddl } : catalog !== null ? { catalog } : {}), ...(statements && { statements }) };
}
