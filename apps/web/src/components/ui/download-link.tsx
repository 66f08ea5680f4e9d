import type { MouseEvent, ReactNode } from 'react';
import { describeError } from '../../lib/describe-error.ts';
import { download } from '../../lib/download.ts';
import { notify } from '../../lib/notify.ts';
import { buttonClass, type ButtonLook } from './button.tsx';

type DownloadLinkProps = {
  href: string;
  /** Where what it shows does not say which file. */ label?: string;
  look?: ButtonLook;
  children: ReactNode;
};

/** A file of the server. Opened plainly it is saved once a session is there; its address can be copied and opened elsewhere as any other. */
export function DownloadLink({ href, label, look = 'plain', children }: DownloadLinkProps) {
  const fetchFile = (event: MouseEvent) => {
    // With a key held it is the browser's: a new tab, a name to save under.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void download(href).catch((error: unknown) => notify(describeError(error).detail, { isError: true }));
  };
  return (
    <a className={buttonClass(look)} href={href} download onClick={fetchFile} {...(label ? { 'aria-label': label } : {})}>
      {children}
    </a>
  );
}
