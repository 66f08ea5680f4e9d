import { notify } from './notify.ts';

/** Copies an address; where that is not to be had, it stands there to be copied by hand. */
export async function copyLink(link: string): Promise<void> {
  try {
    // Over plain http there is no clipboard at all, but on localhost: what that throws is caught too.
    await navigator.clipboard.writeText(link);
    notify('The link is copied', { id: 'copied', milliseconds: 2_000 });
  } catch {
    notify(`Copy it from here: ${link}`, { id: 'copied' });
  }
}
