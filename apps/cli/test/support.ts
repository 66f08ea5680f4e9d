import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { runCli } from '../src/cli.ts';

export type Outcome = { readonly code: number; readonly stdout: string; readonly stderr: string };

/** Runs a command line in this process; `input` is its standard input. */
export async function seedbed(args: readonly string[], options: { input?: string; cwd?: string; env?: Record<string, string> } = {}): Promise<Outcome> {
  const stdin = new PassThrough();
  stdin.end(options.input ?? '');
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  const texts = Promise.all([text(stdout), text(stderr)]);
  const code = await runCli(args, { stdin, stdout, stderr, cwd: options.cwd ?? process.cwd(), env: options.env ?? {} });
  stdout.end();
  stderr.end();
  const [out, err] = await texts;
  return { code, stdout: out, stderr: err };
}
