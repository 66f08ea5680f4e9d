import { useState, type MouseEvent, type ReactNode } from 'react';
import { describeError } from '../../lib/describe-error.ts';
import { download } from '../../lib/download.ts';
import { notify } from '../../lib/notify.ts';
import { buttonClass, type ButtonLook } from './button.tsx';

type DownloadLinkProps = {
  href: string;
  /** For content that does not name the file. */ label?: string;
  look?: ButtonLook;
  /** For a file too large for memory: the address of its first rows, to detect an error before the download. */ check?: string | undefined;
  children: ReactNode;
};

/** Saves a file, or shows the error. */
export function downloadAndSay(href: string, check?: string): Promise<void> {
  return download(href, check).catch((error: unknown) => notify(describeError(error).detail, { id: 'download', isError: true, milliseconds: 12_000 }));
}

/**
 * A file of the server. Opened plainly it is saved once per session is there; its address can be copied and opened
 * elsewhere as any other.
 */
export function DownloadLink({ href, label, look = 'plain', check, children }: DownloadLinkProps) {
  const [isBusy, setBusy] = useState(false);
  const fetchFile = (event: MouseEvent) => {
    // With a modifier key the browser handles it: a new tab, or a file name.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    void downloadAndSay(href, check).finally(() => setBusy(false));
  };
  return (
    <a
      className={buttonClass(look)}
      href={href}
      download
      aria-busy={isBusy || undefined}
      data-pending={isBusy || undefined}
      onClick={fetchFile}
      {...(label ? { 'aria-label': label } : {})}
    >
      {children}
    </a>
  );
}
