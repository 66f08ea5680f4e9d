import { Problem } from '@seedbed/contract';
import { ConfigError } from '../config.ts';
import { startFailure } from './start-failure.ts';

/** Runs a process; reports each error of its start in one line, with exit code 1. */
export async function reportFaults(live: () => Promise<void>): Promise<void> {
  try {
    await live();
  } catch (error) {
    const lines = error instanceof ConfigError ? error.faults : [error instanceof Problem ? error.message : startFailure(error)];
    for (const line of lines) console.error(`seedbed: ${line}`);
    process.exitCode = 1;
  }
}
