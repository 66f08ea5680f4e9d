import { ClientProblem } from '@seedbed/client';
import type { SchemaReading } from '@seedbed/contract';
import { useEffect, useRef, useState } from 'react';
import { readSchema, type SentFolder } from '../../queries/read-schema.ts';
import type { ListedFile } from './listed-files.ts';
import { sentFolderOf } from './sent-folder.ts';

/** The state of a folder until it becomes a script. */
export type FolderState =
  | { readonly state: 'rest' }
  | { readonly state: 'reading'; readonly name: string }
  | { readonly state: 'refused'; readonly error: unknown }
  /** It contains several schemas, of which one must be chosen. */
  | { readonly state: 'several'; readonly folder: SentFolder; readonly found: readonly string[] };

const REST: FolderState = { state: 'rest' };

/** Reads a dropped or chosen folder; `onRead` receives what was recognised. A later folder replaces an earlier one. */
export function useFolder(onRead: (reading: SchemaReading, name: string) => void) {
  const [state, setState] = useState<FolderState>(REST);
  const [last, setLast] = useState<(() => void) | null>(null);
  const stopping = useRef<AbortController | null>(null);
  useEffect(() => () => stopping.current?.abort(), []);

  const begin = async (name: string, send: () => Promise<SentFolder>, path?: string): Promise<void> => {
    stopping.current?.abort();
    const { signal } = (stopping.current = new AbortController());
    setState({ state: 'reading', name });
    setLast(() => () => void begin(name, send, path));
    let folder: SentFolder | undefined;
    try {
      folder = await send();
      if (signal.aborted) return;
      setState({ state: 'reading', name: folder.name });
      const reading = await readSchema(folder, path, signal);
      if (signal.aborted) return;
      setState(REST);
      onRead(reading, folder.name);
    } catch (error) {
      if (signal.aborted) return;
      const found = foundIn(error);
      setState(found && folder ? { state: 'several', folder, found } : { state: 'refused', error });
    }
  };

  return {
    folder: state,
    read: (listing: Promise<readonly ListedFile[]>) => void begin('', async () => sentFolderOf(await listing)),
    choose: (folder: SentFolder, path: string) => void begin(folder.name, () => Promise.resolve(folder), path),
    retry: () => last?.(),
    reset: () => {
      stopping.current?.abort();
      setState(REST);
    },
  };
}

/** The paths of the schemas, of which the server wants one. */
function foundIn(error: unknown): readonly string[] | null {
  const found = error instanceof ClientProblem ? error.fact('found') : undefined;
  return Array.isArray(found) && found.length > 0 ? (found as string[]) : null;
}
