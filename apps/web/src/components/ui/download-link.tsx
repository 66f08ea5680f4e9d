import type { MouseEvent, ReactNode } from 'react';
import { describeError } from '../../lib/describe-error.ts';
import { download } from '../../lib/download.ts';
import { notify } from '../../lib/notify.ts';
import { buttonClass, type ButtonLook } from './button.tsx';

type DownloadLinkProps = {
  href: string;
  /** Where what it shows does not say which file. */ label?: string;
  look?: ButtonLook;
  /** Of a file that is too large to be held: the address of a few rows of it, by which it is seen whether it is refused. */ check?: string | undefined;
  children: ReactNode;
};

/** Has a file saved, or says why it is refused. */
export function downloadAndSay(href: string, check?: string): void {
  download(href, check).catch((error: unknown) => notify(describeError(error).detail, { id: 'download', isError: true, milliseconds: 12_000 }));
}

/**
 * A file of the server. Opened plainly it is saved once per session is there; its address can be copied and opened
 * elsewhere as any other.
 */
export function DownloadLink({ href, label, look = 'plain', check, children }: DownloadLinkProps) {
  const fetchFile = (event: MouseEvent) => {
    // With a key held it is the browser's: a new tab, a name to save under.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    downloadAndSay(href, check);
  };
  return (
    <a className={buttonClass(look)} href={href} download onClick={fetchFile} {...(label ? { 'aria-label': label } : {})}>
      {children}
    </a>
  );
}
