import { createHash } from 'node:crypto';
import { LIMITS, Problem } from '@seedbed/contract';
import { openProcess } from '../entry/index.ts';
import type { AdmitResult } from './admit-child.ts';
import { Script } from './script.ts';
import type { ScriptStatement } from './statement.ts';

const ADMISSION = { name: 'admission', source: new URL('./admit-child.ts', import.meta.url) };
const PARSE_SECONDS = 60;
const HEAP_MB = 1536;

/**
 * The same scripts are read repeatedly: inferred, proved, created in a target. Caches the parser's results for the last
 * few.
 */
const KEPT = 8;
const kept = new Map<string, readonly ScriptStatement[]>();
/** Scripts that are being read for `admitAhead`. */
const ahead = new Map<string, Promise<readonly ScriptStatement[]>>();

/** Starts the parser's process for a script that `admitScript` will soon be called with, which then waits for the same one. */
export function admitAhead(ddl: string, signal?: AbortSignal): void {
  // A database answers such a script's queries first.
  if (ddl.includes('\\gset')) return;
  const script = new Script(ddl);
  const key = keyOf(script);
  const early = admitScript(script, signal);
  ahead.set(key, early);
  // Whoever needs the script reads it again, and reports the error.
  void early.catch(() => undefined).finally(() => ahead.delete(key));
}

/**
 * Splits a script into statements with Postgres' own parser and decides what to do with each. Runs the parser in a child process with
 * bounded memory and time. Throws `too-large`, or `invalid-ddl` with the parser's message, line and column.
 */
export async function admitScript(script: Script, signal?: AbortSignal): Promise<readonly ScriptStatement[]> {
  if (script.bytes.length > LIMITS.ddlBytes) {
    throw new Problem(
      'too-large',
      `The DDL has ${script.bytes.length} bytes; at most ${LIMITS.ddlBytes} (16 MiB) are read. Leave out rows: pg_dump --schema-only.`,
      { facts: { limit: LIMITS.ddlBytes } },
    );
  }
  const key = keyOf(script);
  const known = kept.get(key) ?? ahead.get(key);
  if (known) return known;
  const result = JSON.parse(await runChild(script.bytes, signal)) as AdmitResult;
  if ('error' in result) throw script.problem(result.error, { sqlstate: '42601', offset: script.offsetOfCharacter(result.position ?? 0) });
  for (const statement of result.statements) {
    if (statement.verdict.do === 'refuse') throw script.problem(statement.verdict.why, { sqlstate: '42501', offset: script.firstWord(statement) });
  }
  kept.set(key, result.statements);
  if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
  return result.statements;
}

function keyOf({ bytes }: Script): string {
  return createHash('sha256').update(bytes).digest('base64');
}

function runChild(input: Buffer, signal: AbortSignal | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = openProcess(ADMISSION, [`--max-old-space-size=${HEAP_MB}`], {
      env: {},
      timeout: PARSE_SECONDS * 1000,
      killSignal: 'SIGKILL',
      ...(signal ? { signal } : {}),
    });
    const output: Buffer[] = [];
    let errors = '';
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => void (errors = (errors + chunk.toString()).slice(-2000)));
    // Stopped by the caller: in the caller's words, as everywhere.
    child.on('error', (error) => reject(signal?.aborted ? signal.reason : error));
    child.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(output).toString('utf8'));
      else
        reject(
          new Problem('invalid-ddl', `The DDL could not be parsed within ${HEAP_MB} MiB and ${PARSE_SECONDS} s. Load it in smaller parts.`, {
            cause: new Error(errors),
          }),
        );
    });
    // The child may exit before it has read everything; its exit code counts, not the pipe error.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}
