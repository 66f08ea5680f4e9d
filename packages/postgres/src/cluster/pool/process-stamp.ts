import { createHash } from 'node:crypto';
import { readFile, readlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { processStart } from '../process-identity.ts';

/**
 * A process as part of a file name: its pid namespace, the pid, and its start time, which together identify it forever.
 */
export async function ownStamp(): Promise<string> {
  return `${await scope()}.${process.pid}.${short((await processStart(process.pid)) ?? '')}`;
}

/** `unknown`: from another machine or container, or from before a reboot; its pids mean nothing here. */
export async function stateOf(stamp: string): Promise<'alive' | 'gone' | 'unknown'> {
  const [where, pid, start] = stamp.split('.');
  if (where !== (await scope())) return 'unknown';
  const found = await processStart(Number(pid));
  return found !== undefined && short(found) === start ? 'alive' : 'gone';
}

let known: Promise<string> | undefined;

/** The machine since its boot, and on Linux its pid namespace: a home folder may be shared by several. */
function scope(): Promise<string> {
  return (known ??= Promise.all([readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => ''), readlink('/proc/self/ns/pid').catch(() => '')]).then(
    (parts) => short([hostname(), ...parts].join('\n')),
  ));
}

function short(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}
