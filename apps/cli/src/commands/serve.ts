import { Readable } from 'node:stream';
import { Option, type Command } from 'commander';
import { countOf, Problem, type Catalog } from '@seedbed/contract';
import type { MockSchema } from '@seedbed/mock/core';
import type { ChaosOptions, DialectName, OtherEngine, PolicyReport, Mock } from '@seedbed/mock';
import type { Plan } from '@seedbed/runner';
import { configured } from '../config/configured.ts';
import { withSchemaFlags, type Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import { portNumber, wholeNumber } from '../options.ts';
import { printDiagnostics } from '../output/diagnostics.ts';
import { withSchema } from '../schema.ts';
import { chaosLine, chaosOf } from './mock-chaos.ts';
import { documentAlone, documentLines, firstPath, readDocuments, type DocumentFlags, type Documents } from './mock-document.ts';
import { ENGINES, openOtherEngine, requireEngineFlags, type OtherName } from './mock-engine.ts';
import { EXPORT_KINDS, exportMock, requireExportable, type ExportFlags } from './mock-export.ts';
import { keepState, readState } from './mock-state.ts';

type Flags = ExportFlags &
  DocumentFlags & {
    readonly dialect: string;
    readonly port?: string;
    readonly host: string;
    readonly maxRows: string;
    readonly schemas?: string;
    readonly readOnly?: boolean;
    readonly password?: string;
    readonly people?: string;
    readonly state?: string;
    readonly engine: string;
    readonly url?: string;
    readonly latency?: string;
    readonly errorRate?: string;
    readonly errorStatus?: string;
    /** False with --no-policies. */
    readonly policies: boolean;
    readonly unsupportedPolicies: string;
  };

const DEFAULT_PORT = 4600;
const DEFAULT_DIALECT = 'postgrest';
const DEFAULT_MAX_ROWS = 1000;
/** Time limits of an export for one statement, and for trial writes: with very many rows they take long. */
const EXPORT_MS = 3000;

/** A first address in each dialect: three rows of a table. */
const EXAMPLES: Readonly<Record<DialectName, (table: string) => string>> = {
  postgrest: (table) => `/rest/v1/${table}?limit=3`,
  js0: (table) => `/${table}?_limit=3`,
  js1: (table) => `/${table}?_page=1&_per_page=3`,
  plain: (table) => `/${table}?limit=3`,
};

/** `seedbed serve FILE`: a mock API over rows generated on demand, until Ctrl-C. */
export function addServe(program: Command, context: Context): void {
  withSchemaFlags(program.command('serve').description('Serves a mock REST API of the schema, with reads and writes and nothing stored, until Ctrl-C.'))
    .option(
      '--dialect <name>',
      'what stands at /: postgrest, js0 or js1 (json-server 0.17 and 1.0), or plain; PostgREST is at /rest/v1 as well',
      DEFAULT_DIALECT,
    )
    .option('--openapi <file>', 'an OpenAPI 3.0 or 3.1 document of yours, as JSON or YAML: its paths and shapes stand at /, laid over the tables')
    .option('--mapping <file>', 'corrects how --openapi is laid over the tables: a JSON file with tables, columns and constants')
    .option('--show-mapping', 'prints how --openapi is laid over the tables, and serves nothing')
    .option('--port <n>', `port to listen on (default ${DEFAULT_PORT}; 0 takes a free one)`)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--schemas <list>', 'schemas that clients see, the default one first, such as api,public (default: all, public first)')
    .option('--max-rows <n>', 'most rows of an answer', String(DEFAULT_MAX_ROWS))
    .option('--read-only', 'refuses writes')
    .option('--password <text>', 'what people of the dataset sign in with at /auth/v1 (default seedbed)')
    .option('--people <table>', 'the table from which people sign in, as name or schema.name (default: the one that is most like people)')
    .option('--no-policies', 'lets everybody see and write every row, whatever the row-level policies of the schema say')
    .addOption(
      new Option('--unsupported-policies <effect>', 'what row-level policies do that a mock cannot evaluate: deny, or allow every row')
        .choices(['deny', 'allow'])
        .default('deny'),
    )
    .addOption(
      new Option(
        '--engine <name>',
        'what answers: virtual makes rows on request; postgres loads them into a private Postgres first; auto asks such a copy where virtual cannot answer a read',
      )
        .choices(ENGINES)
        .default('virtual'),
    )
    .option('--url <address>', 'with --engine postgres: a database that was loaded, which is served and written to as it is')
    .option('--latency <ms>', 'makes every answer wait: milliseconds, such as 200, or a range, such as 50-400')
    .option('--error-rate <share>', 'makes this share of the requests fail, such as 5%')
    .option('--error-status <code>', 'the status of requests that --error-rate makes fail (default 503)')
    .addOption(
      new Option(
        '--export <kind>',
        'writes the mock as a file instead of serving it: a Postman collection, MSW handlers on seedbed/mock, or rows as JSON for json-server',
      ).choices(EXPORT_KINDS),
    )
    .option('--out <file>', 'file for --export; default: standard output')
    .option('--state <file>', 'keeps what is written to the mock in this file, and shows it again at the next start')
    .action(
      configured(context, async (file: string, flags: Flags) => {
        // Reject wrong options before a large schema is read.
        const chaos = chaosOf(flags);
        requireExportable(file, flags);
        requireEngineFlags(flags);
        const alone = await documentAlone(file, context.io);
        const documents = await readDocuments(flags, context.io, alone?.document);
        let made: { readonly plan: Plan; readonly catalog: Catalog | undefined } | undefined;
        // Closes the schema reader before the mock starts: it needs no Postgres.
        const [from, name] = alone ? [{ ...context, io: { ...context.io, stdin: Readable.from([alone.ddl]) } }, '-'] : [context, file];
        const other = flags.engine === 'virtual' || flags.export !== undefined || flags.showMapping ? null : (flags.engine as OtherName);
        await withSchema(
          from,
          name,
          flags,
          async ({ runner, blueprint, catalog, diagnostics, source }) => {
            printDiagnostics(context.io, diagnostics);
            made = { plan: await runner.compile(blueprint), catalog };
            // The Postgres of the copy is the runner's: it stays until the mock ends.
            if (other === null) return;
            await using engine = openOtherEngine(context, flags, other, { runner, blueprint, catalog, source, plan: made.plan });
            await serve(context, file, flags, { ...made, chaos, ...documents, engine: engine.engine, ready: engine.ready });
          },
          other === null ? {} : { repair: true },
        );
        if (other === null) await serve(context, file, flags, { ...made!, chaos, ...documents });
      }),
    );
}

/** Maximum number of policies or columns to name. */
const MAX_NAMED = 5;

function notComputedLine(columns: readonly string[]): string {
  if (columns.length === 0) return '';
  const more = columns.length - MAX_NAMED;
  return `Generated columns that a mock cannot compute, and that answers leave out: ${columns.slice(0, MAX_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}\n`;
}

function policyLines({ tables, notApplied, unsupported }: PolicyReport): string {
  if (tables.length === 0) return '';
  const named = notApplied.slice(0, MAX_NAMED).map(({ table, policy }) => `${table} "${policy}"`);
  const more = notApplied.length - named.length;
  const all = `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  return (
    `Row-level policies apply to ${countOf(tables.length, 'table')}: a request without a token is made by anon. Use --no-policies to turn them off.\n` +
    (notApplied.length === 0
      ? ''
      : unsupported === 'allow'
        ? `Policies that a mock cannot evaluate, and that allow every row as you asked: ${all}\n`
        : `Policies that a mock cannot evaluate, and that deny: ${all}. Use --unsupported-policies allow to let every row through.\n`)
  );
}

/** Options of the mock that were requested; the others have their defaults. */
function settingsOf(flags: Flags, chaos: ChaosOptions | undefined) {
  const maxRows = wholeNumber(flags.maxRows, '--max-rows');
  return {
    ...(flags.dialect !== DEFAULT_DIALECT && { dialect: flags.dialect }),
    ...(maxRows !== DEFAULT_MAX_ROWS && { maxRows }),
    ...(flags.schemas !== undefined && { schemas: flags.schemas.split(',').map((name) => name.trim()) }),
    ...(flags.readOnly && { readOnly: true }),
    ...(flags.password !== undefined && { password: flags.password }),
    ...(flags.people !== undefined && { people: flags.people }),
    ...(!flags.policies && { policies: false }),
    ...(flags.unsupportedPolicies === 'allow' && { unsupportedPolicies: 'allow' as const }),
    ...(chaos && { chaos }),
  };
}

async function serve(
  context: Context,
  file: string,
  flags: Flags,
  made: {
    readonly plan: Plan;
    readonly catalog: Catalog | undefined;
    readonly chaos: ChaosOptions | undefined;
    readonly engine?: OtherEngine;
    /** Waits until the service answers; returns its line for people. */
    readonly ready?: (schema: MockSchema) => Promise<string>;
  } & Documents,
): Promise<void> {
  const { io, signal, finish } = context;
  const [{ openMock }, { listen }] = await Promise.all([import('@seedbed/mock'), import('@seedbed/mock/listen')]);
  const port = portNumber(flags.port ?? String(DEFAULT_PORT), '--port');
  const written = flags.state === undefined ? undefined : await readState(flags.state, made.plan);
  const settings = settingsOf(flags, made.chaos);
  const mock: Mock = openMock({
    ...made,
    ...settings,
    written,
    stored: flags.state === undefined ? undefined : () => state!.stored(),
    ...(flags.export !== undefined && { milliseconds: EXPORT_MS }),
  });
  const state = flags.state === undefined ? null : keepState(flags.state, made.plan, mock);
  if (flags.export !== undefined) {
    const host = flags.host.includes(':') ? `[${flags.host}]` : flags.host.replace('0.0.0.0', '127.0.0.1');
    await exportMock(context, flags, { file, mock, url: `http://${host}:${port || DEFAULT_PORT}`, options: settings });
    return;
  }
  if (flags.showMapping) {
    const { mappingText } = await import('@seedbed/mock');
    io.stdout.write(flags.json ? `${JSON.stringify(mock.mapping)}\n` : mappingText(mock.mapping!));
    return finish(0);
  }
  const engineLine = made.ready ? await made.ready(mock.schema) : '';
  const server = await listen(mock, { port, host: flags.host }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') throw new UsageError(`port ${port} is in use: choose another with --port, or --port 0 for a free one`);
    if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') throw new UsageError(`--host ${flags.host} is no address of this machine`);
    throw error;
  });
  await using _ = server;
  const table = mock.example;
  if (table === null) throw new Problem('not-found', `${file} has no table that a mock can serve.`, { facts: { phase: 'schema' } });
  const person = mock.signIn();
  const dialect = mock.mapping ? 'openapi' : flags.dialect;
  if (flags.json)
    io.stdout.write(
      `${JSON.stringify({ url: server.url, dialect, ...(made.engine && { engine: made.engine.kind }), tables: mock.tables, signIn: person, policies: mock.policies, notComputed: mock.notComputed, ...(made.chaos && { chaos: made.chaos }), ...(mock.mapping && { mapping: mock.mapping }) })}\n`,
    );
  else
    io.stdout.write(
      `Mock API of ${file} (${dialect}, ${mock.tables.length} tables) at ${server.url}. Try: curl '${server.url}${firstPath(mock.mapping) ?? EXAMPLES[flags.dialect as DialectName](table)}'\n` +
        (mock.mapping ? documentLines(flags.openapi ?? file, mock.mapping) : '') +
        (person
          ? `People of ${person.table} sign in at /auth/v1, for example ${person.email} with the password ${person.password}${flags.people === undefined ? ' (another table: --people TABLE)' : ''}\n`
          : '') +
        notComputedLine(mock.notComputed) +
        policyLines(mock.policies) +
        engineLine +
        (made.chaos ? chaosLine(made.chaos) : ''),
    );
  await new Promise<void>((resolve) => (signal.aborted ? resolve() : signal.addEventListener('abort', () => resolve(), { once: true })));
  // First the server: a write that it takes after the last one is in the file would be answered, and lost.
  await server[Symbol.asyncDispose]();
  await state?.end();
  finish(0);
}
