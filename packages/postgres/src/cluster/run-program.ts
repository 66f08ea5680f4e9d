import { spawn } from 'node:child_process';
import type { ServerUser } from './server-user.ts';

type ProgramResult = { readonly code: number | null; readonly output: string };

/**
 * Runs a program to its end as `user`, with only the path from our environment, and with `input`. Rejects if it cannot
 * be started.
 */
export function runProgram(file: string, args: readonly string[], user: ServerUser | undefined, input = ''): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { ...identity(user), cwd: '/', env: serverEnvironment(), stdio: ['pipe', 'pipe', 'pipe'] });
    // A program that ends without reading its input reports why in its exit code.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    let output = '';
    const collect = (chunk: Buffer): void => void (output += chunk.toString('utf8'));
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

export function identity(user: ServerUser | undefined): { uid?: number; gid?: number } {
  return user ? { uid: user.uid, gid: user.gid } : {};
}

/** The server must not see secrets in our environment, since hostile SQL inside it could read them. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}
