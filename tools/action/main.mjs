import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { annotation, failureOf, placeOfChange } from './annotations.mjs';
import { argumentsOf, WrongInput } from './arguments.mjs';
import { summaryOf } from './summary.mjs';

/** Runs Seedbed with the action's inputs: `node main.mjs PROGRAM`. Its exit code is Seedbed's. */
async function main() {
  const { env } = process;
  const { command, args, schema } = argumentsOf(env, process.cwd());
  const started = performance.now();
  const { code, stdout, stderr } = await run(process.argv[2], args, command !== 'check');
  const file = schema !== '' && existsSync(schema) ? schema : '';
  const changes = command === 'check' ? changesOf(stdout) : null;
  if (changes) for (const { kind, message } of changes) process.stdout.write(`${kind}: ${message}\n`);
  if (changes && file) {
    const ddl = readFileSync(file, 'utf8');
    for (const change of changes) process.stdout.write(`${annotation('error', placeOfChange(change, file, ddl))}\n`);
  }
  const failure = code === 0 ? null : failureOf(stderr, file);
  if (failure) process.stdout.write(`${annotation('error', failure)}\n`);
  append(env.GITHUB_OUTPUT, `exit-code=${code}\nagrees=${changes ? code === 0 : ''}\nchanges=${changes?.length ?? ''}\n`);
  append(env.GITHUB_STEP_SUMMARY, summaryOf({ command, code, seconds: (performance.now() - started) / 1000, changes, stdout, stderr }));
  process.exitCode = code;
}

function changesOf(stdout) {
  try {
    return JSON.parse(stdout).changes;
  } catch {
    // It failed before it could compare; its own words are on standard error.
    return null;
  }
}

/** Shows and records the program's output. */
function run(program, args, shown) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      stdout += text;
      if (shown) process.stdout.write(text);
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      stderr += text;
      process.stderr.write(text);
    });
    child.on('error', reject).on('close', (code) => resolve({ code: code ?? 1, stdout, stderr }));
  });
}

function append(file, text) {
  if (file) appendFileSync(file, text);
}

await main().catch((error) => {
  if (!(error instanceof WrongInput)) throw error;
  process.stdout.write(`${annotation('error', { message: error.message })}\n`);
  append(process.env.GITHUB_OUTPUT, 'exit-code=2\nagrees=\nchanges=\n');
  process.exitCode = 2;
});
