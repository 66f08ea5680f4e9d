import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { annotation, failureOf, notesOf, placeOfChange } from './annotations.mjs';
import { argumentsOf, WrongInput } from './arguments.mjs';
import { summaryOf } from './summary.mjs';

/** Runs Seedbed with the action's inputs: `node main.mjs PROGRAM`. Its exit code is Seedbed's. */
async function main() {
  const { env } = process;
  const { command, args, schema } = argumentsOf(env, process.cwd());
  const started = performance.now();
  const since = args.indexOf('--since');
  // A checkout has one commit, unless the workflow asks for more.
  if (since > 0) await fetched(args[since + 1]);
  const { code, stdout, stderr } = await run(process.argv[2], args, !args.includes('--json'));
  const file = schema !== '' && existsSync(schema) ? schema : '';
  const changes = command === 'check' ? parsed(stdout, ({ changes: found }) => found) : null;
  if (changes) for (const { kind, message } of changes) process.stdout.write(`${kind}: ${message}\n`);
  if (changes && file) {
    const ddl = readFileSync(file, 'utf8');
    for (const change of changes) process.stdout.write(`${annotation('error', placeOfChange(change, file, ddl))}\n`);
  }
  const notes = command === 'rehearse' ? parsed(stdout, notesOf) : null;
  for (const { level, ...note } of notes ?? []) process.stdout.write(`${annotation(level, note)}\n`);
  const failure = code === 0 ? null : failureOf(stderr, file);
  if (failure) process.stdout.write(`${annotation('error', failure)}\n`);
  append(
    env.GITHUB_OUTPUT,
    `exit-code=${code}\nagrees=${changes ? code === 0 : ''}\nchanges=${changes?.length ?? ''}\n${notes ? `findings=${notes.length}\n` : ''}`,
  );
  append(env.GITHUB_STEP_SUMMARY, summaryOf({ command, code, seconds: (performance.now() - started) / 1000, changes, notes, stdout, stderr }));
  process.exitCode = notes && !notes.some(({ level }) => level === 'error') ? 0 : code;
}

/** What a document of the program says; null if it failed before it had one: its own words are on standard error. */
function parsed(stdout, read) {
  try {
    return read(JSON.parse(stdout));
  } catch {
    return null;
  }
}

/** A branch of the remote as it is now. Without it, the program says what is missing. */
function fetched(ref) {
  const [, remote, branch] = /^([^/]+)\/(.+)$/.exec(ref) ?? [];
  if (branch === undefined) return undefined;
  const args = ['fetch', '--quiet', '--no-tags', '--depth=1', remote, `+refs/heads/${branch}:refs/remotes/${ref}`];
  return new Promise((resolve) => spawn('git', args, { stdio: 'ignore' }).on('error', resolve).on('close', resolve));
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
