import { notify } from './notify.ts';

/** Copies an address; if the clipboard is not available, shows it for copying by hand. */
export async function copyLink(link: string): Promise<void> {
  try {
    // Over plain http there is no clipboard except on localhost: the exception is caught too.
    await navigator.clipboard.writeText(link);
    notify('The link is copied', { id: 'copied', milliseconds: 2_000 });
  } catch {
    notify(`Copy it from here: ${link}`, { id: 'copied' });
  }
}
