import { createHash } from 'node:crypto';
import { open, readFile, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Mock } from '@seedbed/mock';
import { inGroups } from '@seedbed/mock/in-groups';
import type { Plan } from '@seedbed/runner';
import { UsageError } from '../exit-code.ts';

/** The first line of a file, with the writes at one moment. Lines of what was written later may follow. */
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
  const [first = '', ...later] = text.split('\n');
  const kept = stateOf(first);
  if (!kept) throw new UsageError(`--state ${file} is no file of serve: choose another name`);
  if (kept.rows !== rowsOf(plan))
    throw new UsageError(
      `--state ${file} holds writes to other rows: the schema, the rows or the seed differ. Serve with the same as then, or choose another file`,
    );
  return [kept.written, ...wholeLines(file, later)].join('\n');
}

/** A file with the writes to a mock. */
type StateFile = {
  /** Resolves when all writes so far are on disk. If they cannot be stored, takes them back and throws. */
  stored(): Promise<void>;
  /** Leaves a file of one line, or none if there are no writes. Later writes are taken back. */
  end(): Promise<void>;
};

/** Appends lines until they are longer than the first one, and than this; then writes the file anew. */
const MAX_APPENDED = 1024 * 1024;

/** Opens the file at the first write, so a mock that is only read leaves it as it is. */
export function keepState(file: string, plan: Plan, mock: Mock): StateFile {
  const rows = rowsOf(plan);
  let opened: { readonly handle: FileHandle; readonly length: number; appended: number } | null = null;
  let onDisk = mock.writes();
  let failures = 0;
  let failure: unknown;
  let phase: 'open' | 'ending' | 'ended' = 'open';

  async function close(): Promise<void> {
    await opened?.handle.close();
    opened = null;
  }

  async function writeAnew(written: string | null): Promise<void> {
    await close();
    if (written === null) await rm(file, { force: true });
    else {
      const unfinished = `${file}.unfinished`;
      const text = `${JSON.stringify({ format: 1, rows, written } satisfies Kept)}\n`;
      const handle = await open(unfinished, 'w');
      opened = { handle, length: text.length, appended: 0 };
      await handle.appendFile(text);
      await handle.datasync();
      await rename(unfinished, file);
    }
    await syncFolder(dirname(file));
  }

  async function store(): Promise<void> {
    const now = mock.writes();
    const line = mock.written(onDisk);
    if (phase === 'ending') {
      await writeAnew(mock.written());
      await close();
      phase = 'ended';
    } else if (line === null) return;
    else if (phase === 'ended') throw new Error('the mock has ended');
    else if (!opened || opened.appended > Math.max(MAX_APPENDED, opened.length)) await writeAnew(mock.written());
    else {
      await opened.handle.appendFile(`${line}\n`);
      await opened.handle.datasync();
      opened.appended += line.length;
    }
    onDisk = now;
  }

  const storeAll = inGroups(async () => {
    try {
      await store();
    } catch (error) {
      failures++;
      failure = error;
      // The file may end within a line: it is written anew.
      await close().catch(() => undefined);
      mock.rollBack(onDisk);
    }
  });

  return {
    async stored() {
      const before = failures;
      await storeAll();
      // What was written before a failure is taken back, even if its own turn came after it.
      if (failures > before) throw new Error(`Not written: --state ${file} cannot store it: ${(failure as Error).message}`, { cause: failure });
    },
    async end() {
      // In the same queue as the writes: two that write the file anew would take it from each other.
      phase = 'ending';
      await storeAll();
      if (phase === 'ending') throw failure;
    },
  };
}

/** The new name is on disk as well. Windows opens no folder, and needs no such step. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** A crash may leave the last line unfinished: nobody was told that it is stored. Throws if another one cannot be read. */
function wholeLines(file: string, lines: readonly string[]): readonly string[] {
  const broken = lines.findIndex((line) => parsed(line) === undefined);
  if (broken < 0) return lines;
  if (lines.slice(broken + 1).some((line) => line !== ''))
    throw new UsageError(`--state ${file} is damaged at line ${broken + 2}: restore it from a copy, or choose another file`);
  return lines.slice(0, broken);
}

function stateOf(text: string): Kept | null {
  const value = parsed(text) as Partial<Kept> | null | undefined;
  return value?.format === 1 && typeof value.rows === 'string' && typeof value.written === 'string' ? (value as Kept) : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Identifies the generated rows: the same blueprint gives the same bytes. */
function rowsOf(plan: Plan): string {
  return createHash('sha256').update(JSON.stringify(plan.blueprint)).digest('hex');
}
