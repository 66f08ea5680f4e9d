import { meRoute } from '@seedbed/contract';
import { api } from './api.ts';

/**
 * Lets the browser fetch a file and save it. What it fetches by itself waits for nobody: an answer of 401 would be the file. So a call is made before, which
 * waits until somebody has signed in where the session has ended.
 */
export async function download(url: string): Promise<void> {
  await api.request(meRoute);
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
