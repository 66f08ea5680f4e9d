import { createClient } from '@seedbed/client';

/** The API of the server that served this page. */
export const api = createClient();
