import { spawn, type ChildProcessWithoutNullStreams, type SpawnOptions } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { fileOf } from './file-of.ts';

/** A program of ours that runs beside the one that was started. Its source is given as `new URL('./….ts', import.meta.url)`; a bundle calls it `{name}.mjs`. */
export type Entry = { readonly name: string; readonly source: URL };

/** The one way to a thread of ours: it runs from sources and from a bundle alike. */
export function openThread({ name, source }: Entry, options: WorkerOptions): Worker {
  return new Worker(fileOf(`${name}.mjs`, source), { name, ...options });
}

/** The one way to a child process of ours, which communicates through its three streams. `flags` are Node's own. */
export function openProcess({ name, source }: Entry, flags: readonly string[], options: Omit<SpawnOptions, 'stdio'>): ChildProcessWithoutNullStreams {
  const file = fileURLToPath(fileOf(`${name}.mjs`, source));
  return spawn(process.execPath, [...flags, file], { ...options, stdio: ['pipe', 'pipe', 'pipe'] });
}
