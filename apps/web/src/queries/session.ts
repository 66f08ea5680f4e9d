import { signOutRoute, switchWorkspaceRoute } from '@seedbed/contract';
import { openApi } from '../lib/api.ts';
import { forgetValues } from '../lib/local-store.ts';
import { forgetRecent } from '../lib/recent.ts';
import { forgetTabNotes } from '../lib/tab-note.ts';

/**
 * Signs out here, takes what was written and not sent out of this browser, and begins again. Unsaved edits stay, under
 * the account's own key.
 */
export async function signOut(): Promise<void> {
  // A session that has ended already is as good.
  await openApi.request(signOutRoute).catch(() => null);
  await leave();
}

/** What follows once there is no session any more. */
export async function leave(): Promise<void> {
  forgetRecent();
  forgetTabNotes();
  await forgetValues();
  window.location.assign('/');
}

/** Goes to another workspace of the account: nothing on the page is of that one, so it is begun again. */
export async function switchWorkspace(id: string): Promise<void> {
  await openApi.request(switchWorkspaceRoute, { body: { id } });
  window.location.assign('/');
}
