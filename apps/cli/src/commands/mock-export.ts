import { writeFile } from 'node:fs/promises';
import { dirname, relative, resolve, sep } from 'node:path';
import type { Mock } from '@seedbed/mock';
import type { Context, SchemaFlags } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import { localeOfAll, parseRows, parseSeed } from '../options.ts';

export const EXPORT_KINDS = ['postman', 'msw', 'json'] as const;

export type ExportFlags = SchemaFlags & { readonly export?: (typeof EXPORT_KINDS)[number]; readonly out?: string };

type ExportRequest = {
  readonly file: string;
  readonly mock: Mock;
  /** The address that `serve` would have. */
  readonly url: string;
  /** Options of the mock itself that differ from their defaults, as `seedbed/mock` calls them. */
  readonly options: Readonly<Record<string, unknown>>;
};

/** Throws `UsageError` for unsupported input, before reading a schema. */
export function requireExportable(file: string, flags: ExportFlags): void {
  if (flags.out !== undefined && flags.export === undefined) throw new UsageError('--out needs --export postman, msw or json');
  if (flags.export !== 'msw') return;
  if (file === '-' || /^postgres(ql)?:/.test(file))
    throw new UsageError('--export msw needs a file that the handlers read again: seedbed infer FILE --out blueprint.json makes one');
  const lost = (['scale', 'knowledge', 'overlay', 'set', 'configuredOverlay'] as const).find((name) => flags[name] !== undefined);
  if (lost !== undefined)
    throw new UsageError(
      `--export msw cannot repeat ${lost === 'configuredOverlay' ? 'what the config file says of tables, columns and relations' : `--${lost}`}: write a blueprint with seedbed infer --out blueprint.json, and export that`,
    );
}

/** `seedbed serve FILE --export …`: writes the mock as a file for another tool, and serves nothing. */
export async function exportMock({ io }: Context, flags: ExportFlags, request: ExportRequest): Promise<void> {
  const text = await (flags.export === 'msw' ? handlersOf(io.cwd, flags, request) : flags.export === 'json' ? rowsOf(io, request) : collectionOf(request));
  if (flags.out === undefined || flags.out === '-') io.stdout.write(text);
  else await writeFile(resolve(io.cwd, flags.out), text);
}

/** The file is for someone who has the whole dataset: no policy hides a row. */
const EVERY_ROW = { headers: { apikey: 'sb_secret_mock' } };

async function collectionOf({ mock, url }: ExportRequest): Promise<string> {
  const answer = await mock.fetch(`${url}/postman.json`, EVERY_ROW);
  return `${JSON.stringify(await answer.json(), null, 2)}\n`;
}

async function rowsOf(io: Context['io'], { mock, url }: ExportRequest): Promise<string> {
  const answer = await mock.fetch(`${url}/db.json`, EVERY_ROW);
  const cut = (answer.headers.get('X-Truncated') ?? '').split(', ').filter(Boolean).map(decodeURIComponent);
  if (cut.length > 0)
    io.stderr.write(
      `seedbed: only the first rows of ${cut.join(', ')} are in the file, so references may lead to rows that are not. Use fewer --rows, or more --max-rows.\n`,
    );
  return `${await answer.text()}\n`;
}

async function handlersOf(cwd: string, { rows, seed, locale, referenceDate, slide, out }: ExportFlags, { file, url, options }: ExportRequest): Promise<string> {
  const { libraryHandlers } = await import('@seedbed/mock');
  const folder = out === undefined || out === '-' ? cwd : dirname(resolve(cwd, out));
  const path = relative(folder, resolve(cwd, file)).split(sep).join('/');
  const choices = {
    ...(rows !== undefined && { rows: parseRows(rows) }),
    ...(seed !== undefined && { seed: parseSeed(seed) }),
    ...(locale !== undefined && localeOfAll(locale)),
    ...(referenceDate !== undefined && { referenceDate }),
    ...(slide !== undefined && { slide: slide === 'now' ? true : slide }),
  };
  return libraryHandlers({ schema: path.startsWith('.') ? path : `./${path}`, api: url, options: { ...choices, ...options } });
}
