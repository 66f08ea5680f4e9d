import { decodeText, readingOf } from '@seedbed/contract';
import { useEffect, useRef, useState } from 'react';
import { describeError } from '../../lib/describe-error.ts';
import { notify } from '../../lib/notify.ts';
import { rangeOfLine } from './excerpt.ts';
import type { ListedFile } from './listed-files.ts';
import { datasetName, isAddress, nameOfListing, refusalOf, refusalOfFile, type Pasted } from './paste-model.ts';
import { isFolderOf } from './sent-folder.ts';
import { useFolder } from './use-folder.ts';
import { useGrowth } from './use-growth.ts';
import { useKeptDdl } from './use-kept-ddl.ts';
import { usePreparing } from './use-preparing.ts';

/** How long Undo is offered. */
const UNDO_MS = 12_000;

/** The content of the paste box and the actions on it. `onAddress`: called if it holds an address to connect to. */
export function usePaste(onAddress: (address: string) => void) {
  const { ddl, setDdl, clear } = useKeptDdl();
  const [fault, setFault] = useState<string | null>(null);
  /** The file that could not be read, while the box still holds the previous text. */
  const [refused, setRefused] = useState<string | null>(null);
  /** The current line of a text too long to be edited. */
  const [line, setLine] = useState<number | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const { grow, reading, error, reset } = useGrowth('ddl', clear);
  const prepare = usePreparing();
  const isMeant = ddl.text !== '';
  useEffect(() => {
    if (isMeant) prepare();
  }, [isMeant, prepare]);

  /** Undo brings back the typed text. */
  const replace = (next: Pasted) => {
    setDdl(next);
    if (ddl.text.trim() === '' || ddl.text === next.text) return;
    notify(`${next.name ?? 'The file'} replaced what was in the box`, {
      id: 'replaced',
      milliseconds: UNDO_MS,
      action: { label: 'Undo', run: () => setDdl(ddl) },
    });
  };
  const { folder, read: readFolder, choose, retry, reset: leaveFolder } = useFolder((found, name) => replace({ text: found.ddl, name }));

  /** Removes the messages about the previous text. */
  const startAfresh = () => {
    setFault(null);
    setRefused(null);
    setLine(null);
    leaveFolder();
    if (error !== null) reset();
  };
  const growFrom = (text: string) => {
    setFault(null);
    if (isAddress(ddl.text)) return onAddress(ddl.text.trim());
    const why = refusalOf(text, new Blob([text]).size);
    if (why !== null) {
      setFault(why);
      if (text.trim() === '') area.current?.focus();
      return;
    }
    const name = datasetName(ddl.name, text);
    grow({ ddl: text, ...(name ? { name } : {}) });
  };
  const readFile = async (file: File) => {
    const refuse = (why: string) => {
      setFault(why);
      setRefused(file.name);
    };
    const why = refusalOfFile(file);
    if (why !== null) return refuse(why);
    try {
      replace({ text: decodeText(new Uint8Array(await file.arrayBuffer()), file.name), name: file.name });
    } catch (cause) {
      refuse(describeError(cause).detail);
    }
  };

  return {
    area,
    paste: {
      ddl,
      fault,
      line,
      refused,
      /** The text in the box although another file was to replace it. */
      kept: refused !== null && (fault !== null || folder.state === 'refused') && ddl.text.trim() !== '' ? (ddl.name ?? 'the text before') : null,
      reading,
      error,
      folder,
      choose,
      retry,
      leaveFolder,
      cancel: reset,
      write: (text: string) => {
        setDdl({ text, name: readingOf(text) ? ddl.name : null });
        startAfresh();
      },
      empty: () => {
        startAfresh();
        clear();
      },
      submit: () => growFrom(ddl.text),
      /** Continues without the rejected statement. */
      skip: (text: string) => {
        setDdl({ ...ddl, text });
        growFrom(text);
      },
      /** Writes the text with a statement that was skipped, to be corrected. */
      restore: (text: string) => {
        setDdl({ ...ddl, text });
        startAfresh();
      },
      showLine: (line: number) => {
        const element = area.current;
        if (!element) return setLine(line);
        element.focus();
        element.setSelectionRange(...rangeOfLine(ddl.text, line));
        // The browser does not scroll to a selection automatically.
        element.scrollTop = Math.max(0, (line - 4) * 20);
      },
      /** One file is read here; a folder, several files and a ZIP file by the server, which knows the tools. */
      take: async (listing: Promise<readonly ListedFile[]>) => {
        startAfresh();
        const listed = await listing;
        const [only] = listed;
        if (only && !isFolderOf(listed)) await readFile(only.file);
        else {
          setRefused(nameOfListing(listed));
          readFolder(listing);
        }
      },
    },
  };
}

export type Paste = ReturnType<typeof usePaste>['paste'];
