import { spawn } from 'node:child_process';
import type { ServerUser } from './server-user.ts';

type ProgramResult = { readonly code: number | null; readonly output: string };

/** Runs a program to its end as `user`, with nothing of our environment but the path, on `input`. Rejects where it cannot be started. */
export function runProgram(file: string, args: readonly string[], user: ServerUser | undefined, input = ''): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { ...identity(user), cwd: '/', env: serverEnvironment(), stdio: ['pipe', 'pipe', 'pipe'] });
    // One that ends without reading it says why on its own.
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

/** Secrets in our environment are no business of the server, and hostile SQL inside it must not read them. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}
