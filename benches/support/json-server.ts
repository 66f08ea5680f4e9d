import { readFile } from 'node:fs/promises';
// @ts-expect-error The package has no types.
import { createApp } from 'json-server-1/lib/app.js';

/** json-server 1.0 over the JSON file that is named. */
const data = JSON.parse(await readFile(process.argv[2]!, 'utf8')) as unknown;
const server = createApp({ data, write: async () => {} }).listen(
  0,
  () => {
    console.log(`at http://127.0.0.1:${(server.address() as { port: number }).port}`);
  },
  '127.0.0.1',
);
