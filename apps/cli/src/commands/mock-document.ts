import { resolve } from 'node:path';
import { countOf } from '@seedbed/contract';
import type { ApiDocument, MappedOperation } from '@seedbed/mock';
import { UsageError } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { textOf } from '../source.ts';

export type DocumentFlags = {
  readonly openapi?: string;
  readonly mapping?: string;
  readonly showMapping?: boolean;
  readonly export?: string;
  readonly dialect: string;
};

export type Documents = { readonly document?: ApiDocument | undefined; readonly mapping?: unknown };

/** FILE itself, if it is a document: its tables come from it. Null for any other schema. */
export async function documentAlone(file: string, io: Io): Promise<{ readonly document: ApiDocument; readonly ddl: string } | null> {
  if (!/\.(ya?ml|json)$/i.test(file)) return null;
  const text = await textOf(file, io);
  const { isApiDocument, readApiDocument } = await import('@seedbed/mock/document');
  if (!isApiDocument(text)) return null;
  const { ddlOfDocument } = await import('@seedbed/mock');
  const document = readApiDocument(text, file);
  return { document, ddl: ddlOfDocument(document) };
}

/**
 * The document and the mapping from the flags; `alone` is the document if FILE is one. Throws `UsageError` for flags
 * that cannot be combined.
 */
export async function readDocuments(
  { openapi, mapping, showMapping, export: exported, dialect }: DocumentFlags,
  io: Io,
  alone: ApiDocument | undefined,
): Promise<Documents> {
  if (alone && openapi !== undefined) throw new UsageError('FILE is an OpenAPI document already: leave --openapi out, or name the DDL as FILE');
  if (openapi === undefined && !alone) {
    if (mapping !== undefined || showMapping) throw new UsageError(`${mapping === undefined ? '--show-mapping' : '--mapping'} needs --openapi FILE`);
    return {};
  }
  if (exported !== undefined) throw new UsageError('--export writes a mock in a dialect of its own: leave --openapi out');
  if (dialect !== 'postgrest') throw new UsageError(`--openapi and --dialect ${dialect} both stand at /: leave one out`);
  const document = alone ?? (await documentIn(openapi!, io));
  if (mapping === undefined) return { document };
  try {
    return { document, mapping: JSON.parse(await textOf(mapping, io)) as unknown };
  } catch (error) {
    if (error instanceof SyntaxError) throw new UsageError(`--mapping ${resolve(io.cwd, mapping)} is not JSON: ${error.message}`);
    throw error;
  }
}

async function documentIn(file: string, io: Io): Promise<ApiDocument> {
  const { readApiDocument } = await import('@seedbed/mock/document');
  return readApiDocument(await textOf(file, io), file);
}

/** Maximum number of operations to name. */
const MAX_NAMED = 5;

/** The start's lines about a document: how much of it is answered, and what is not. */
export function documentLines(file: string, mapping: readonly MappedOperation[]): string {
  const tables = new Set(mapping.flatMap((each) => (each.verb === null || each.table === null ? [] : [each.table])));
  const missing = mapping.flatMap((each) => (each.verb === null ? [each.operation] : []));
  const more = missing.length - MAX_NAMED;
  return (
    `${file}: ${mapping.length - missing.length} of ${countOf(mapping.length, 'operation')} answered from ${countOf(tables.size, 'table')}; --show-mapping and /__mapping say how.\n` +
    (missing.length === 0
      ? ''
      : `Answered by 501: ${missing.slice(0, MAX_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}. --mapping names their tables.\n`)
  );
}

/** A list that the document has without parameters in its path. */
export function firstPath(mapping: readonly MappedOperation[] | null): string | undefined {
  const list = mapping?.find((each) => each.verb === 'list' && each.operation.startsWith('GET ') && !each.operation.includes('{'));
  return list?.operation.slice('GET '.length);
}
