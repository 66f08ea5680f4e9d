import { createClient } from '@seedbed/client';
import { fetchSignedIn } from './session.ts';

/**
 * The API of the server that served this page. A call that finds the session ended waits until someone has signed in.
 */
export const api = createClient({ fetch: fetchSignedIn });

/** For calls that create a session or need none: their 401 is an ordinary answer. */
export const openApi = createClient();
