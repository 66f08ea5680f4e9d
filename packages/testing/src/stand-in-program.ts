import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What a stand-in does with one call. */
export type ProgramMood =
  | { readonly says: string }
  | { readonly fails: object }
  /** It never ends, and neither does its child. */
  | 'hangs'
  | 'endless'
  /** It prints this and exits with 1. */
  | { readonly prints: string; readonly errors?: string };

/** One call, as the stand-in saw it. */
export type Call = {
  readonly args: readonly string[];
  readonly env: Record<string, string>;
  readonly cwd: string;
  readonly there: readonly string[];
  readonly input: string;
};

const SCRIPT = `#!/usr/bin/env node
const { appendFileSync, readdirSync, readFileSync, writeFileSync } = require('node:fs');
const { spawn } = require('node:child_process');
const { join } = require('node:path');
const folder = __dirname;
const args = process.argv.slice(2);
if (args.includes('--help')) {
  process.stdout.write(readFileSync(join(folder, 'help'), 'utf8'));
  process.exit(0);
}
const input = readFileSync(0, 'utf8');
appendFileSync(join(folder, 'calls.jsonl'), JSON.stringify({ args, env: process.env, cwd: process.cwd(), there: readdirSync('.'), input }) + '\\n');
const moods = JSON.parse(readFileSync(join(folder, 'moods.json'), 'utf8'));
const mood = moods.shift();
if (moods.length > 0) writeFileSync(join(folder, 'moods.json'), JSON.stringify(moods));
const result = (said) => process.stdout.write(JSON.stringify({ type: 'result', subtype: 'success', is_error: false, usage: { input_tokens: 12000, output_tokens: 900 }, ...said }));
if (mood.says !== undefined) result({ result: mood.says });
else if (mood.fails !== undefined) { result({ is_error: true, ...mood.fails }); process.exitCode = 1; }
else if (mood.prints !== undefined) { process.stdout.write(mood.prints); process.stderr.write(mood.errors ?? ''); process.exitCode = 1; }
else if (mood === 'endless') { const more = () => process.stdout.write('x'.repeat(65536), more); more(); }
else {
  const child = spawn(process.execPath, ['-e', 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000)'], { stdio: 'inherit' });
  process.on('SIGTERM', () => {});
  writeFileSync(join(folder, 'pids'), process.pid + ' ' + child.pid);
  setInterval(() => {}, 1000);
}
`;

const HELP = '-p --output-format --tools --safe-mode --strict-mcp-config --no-session-persistence --system-prompt --model\n';

/** A program called `claude` in a folder of its own, with the form of Claude Code's output. It is for our side of the call: what the real one prints is tested with the real one. */
export async function standInProgram(
  folder: string,
  moods: readonly ProgramMood[],
  help = HELP,
): Promise<{ readonly path: string; calls(): Promise<Call[]>; pids(): Promise<number[]> }> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'claude'), SCRIPT);
  await chmod(join(folder, 'claude'), 0o755);
  await writeFile(join(folder, 'help'), help);
  await writeFile(join(folder, 'moods.json'), JSON.stringify(moods));
  const read = async (name: string): Promise<string> => await readFile(join(folder, name), 'utf8').catch(() => '');
  return {
    // Its own folder, and that of Node, which starts it.
    path: `${folder}:${dirname(process.execPath)}`,
    calls: async () => (await read('calls.jsonl')).split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Call])),
    pids: async () => (await read('pids')).split(' ').flatMap((pid) => (pid === '' ? [] : [Number(pid)])),
  };
}

/** Whether a process is there, by its pid: `pids` tells those of a stand-in that hangs. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
