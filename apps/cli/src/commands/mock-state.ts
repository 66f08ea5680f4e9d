import { createHash } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { Mock } from '@seedbed/mock-server';
import type { Plan } from '@seedbed/runner';
import { UsageError } from '../exit-code.ts';

type Kept = { readonly format: 1; readonly rows: string; readonly written: string };

/** A mock's earlier writes, for the same rows; undefined if there is no file. */
export async function readState(file: string, plan: Plan): Promise<string | undefined> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new UsageError(`--state ${file} cannot be read: ${(error as Error).message}`);
  }
  const kept = stateOf(text);
  if (!kept) throw new UsageError(`--state ${file} is no file of serve: choose another name`);
  if (kept.rows !== rowsOf(plan))
    throw new UsageError(
      `--state ${file} holds writes to other rows: the schema, the rows or the seed differ. Serve with the same as then, or choose another file`,
    );
  return kept.written;
}

/** Stores writes to a mock in a file, soon after each request and at the end. */
export function keepState(file: string, plan: Plan, mock: Mock): { readonly mock: Mock; end(): Promise<void> } {
  const rows = rowsOf(plan);
  let saved = Promise.resolve();
  let waits: NodeJS.Timeout | undefined;
  const save = () => {
    clearTimeout(waits);
    waits = undefined;
    // The next save repairs a failed one; the last one is awaited, and reports its error.
    saved = saved.catch(() => {}).then(() => put(file, rows, mock.written()));
    return saved;
  };
  return {
    mock: {
      ...mock,
      async answer(request, body) {
        try {
          return await mock.answer(request, body);
        } finally {
          // Even if the client disconnected before its answer.
          if (request.method !== 'GET' && request.method !== 'HEAD') waits ??= setTimeout(() => void save().catch(() => {}), SAVE_AFTER);
        }
      },
    },
    end: save,
  };
}

/** Milliseconds. */
const SAVE_AFTER = 100;

async function put(file: string, rows: string, written: string | null): Promise<void> {
  if (written === null) return rm(file, { force: true });
  const unfinished = `${file}.unfinished`;
  await writeFile(unfinished, JSON.stringify({ format: 1, rows, written } satisfies Kept));
  await rename(unfinished, file);
}

function stateOf(text: string): Kept | null {
  try {
    const value = JSON.parse(text) as Partial<Kept> | null;
    return value?.format === 1 && typeof value.rows === 'string' && typeof value.written === 'string' ? (value as Kept) : null;
  } catch {
    return null;
  }
}

/** Identifies the generated rows: the same blueprint gives the same bytes. */
function rowsOf(plan: Plan): string {
  return createHash('sha256').update(JSON.stringify(plan.blueprint)).digest('hex');
}
