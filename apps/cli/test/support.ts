import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { testServer } from '../../../packages/postgres/test/support/cluster.ts';
import { runCli } from '../src/cli.ts';

export type Outcome = { readonly code: number; readonly stdout: string; readonly stderr: string };

type RunOptions = {
  readonly input?: string;
  readonly cwd?: string;
  readonly env?: Record<string, string>;
  /** Whether standard error is a terminal. */
  readonly isTerminal?: boolean;
  /** Keys that are pressed at the terminal, which standard input then is as well. */
  readonly keys?: string;
  /** Receives standard error while the command runs. */
  readonly onStderr?: (text: string) => void;
};

/** Runs a command line in this process, with the Postgres of its worker; `input` is its standard input. */
export async function seedbed(args: readonly string[], options: RunOptions = {}): Promise<Outcome> {
  const stdin = new PassThrough();
  if (options.keys === undefined) stdin.end(options.input ?? '');
  else Object.assign(stdin, { isTTY: true }).write(options.input ?? '');
  const stdout = new PassThrough();
  const stderr = Object.assign(new PassThrough(), options.isTerminal && { isTTY: true });
  if (options.keys !== undefined)
    stderr.on('data', (chunk: Buffer) => {
      // As a person does, after reading.
      if (chunk.toString().endsWith(': ')) setTimeout(() => stdin.write(options.keys), 300);
    });
  if (options.onStderr) stderr.on('data', (chunk: Buffer) => options.onStderr!(chunk.toString()));
  const texts = Promise.all([text(stdout), text(stderr)]);
  const code = await runCli(args, { stdin, stdout, stderr, cwd: options.cwd ?? process.cwd(), env: options.env ?? {}, throwaway: testServer() });
  stdout.end();
  stderr.end();
  const [out, err] = await texts;
  return { code, stdout: out, stderr: err };
}
