import { signOutRoute, switchWorkspaceRoute } from '@seedbed/contract';
import { openApi } from '../lib/api.ts';
import { forgetValues } from '../lib/local-store.ts';
import { forgetRecent } from '../lib/recent.ts';
import { forgetTabNotes } from '../lib/tab-note.ts';

/**
 * Signs out, removes unsent input from this browser, and reloads. Unsaved edits stay, under
 * the account's own key.
 */
export async function signOut(): Promise<void> {
  // The session may have ended already.
  await openApi.request(signOutRoute).catch(() => null);
  await leave();
}

/** After the session ended. */
export async function leave(): Promise<void> {
  forgetRecent();
  forgetTabNotes();
  await forgetValues();
  window.location.assign('/');
}

/** Switches to another workspace of the account. Reloads, because everything on the page belongs to the old one. */
export async function switchWorkspace(id: string): Promise<void> {
  await openApi.request(switchWorkspaceRoute, { body: { id } });
  window.location.assign('/');
}
