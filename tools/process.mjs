import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

export function say(message) {
  process.stderr.write(`seedbed: ${message}\n`);
}

/** Stops with one clear line and exit code 1. */
export function fail(message) {
  throw new Error(message);
}

/**
 * Runs a long-lived program as our direct child and gives its exit code. SIGTERM and SIGINT are passed on and the child
 * is waited for, so that it can drain; a terminal's Ctrl-C reaches it by itself as well, which it must bear.
 */
export function runToEnd(program, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: ROOT, env, stdio: 'inherit' });
    const pass = (signal) => child.kill(signal);
    // A terminal sends SIGINT to the whole process group: the child has it already, and we only wait.
    const wait = () => undefined;
    process.on('SIGTERM', pass);
    process.on('SIGHUP', pass);
    process.on('SIGINT', wait);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.off('SIGTERM', pass);
      process.off('SIGHUP', pass);
      process.off('SIGINT', wait);
      resolve(signal ? 1 : code);
    });
  });
}

/**
 * Runs a short step quietly; its output is shown only when it fails, with the reason in one line.
 * `signal` ends it; `isAside`: other programs go first.
 */
export function step(name, program, args, env, explain = () => undefined, { signal, isAside = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'], signal });
    if (isAside && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => reject(new Error(`${name} could not start: ${error.message}`)));
    child.once('exit', (code) => {
      if (code === 0) return resolve(output);
      const known = /ENOSPC|no space left/i.test(output) ? 'no space left on the disk' : explain(output);
      reject(new Error(known ? `${name} failed: ${known}` : `${name} failed (exit code ${code}):\n${output.trim().split('\n').slice(-30).join('\n')}`));
    });
  });
}
