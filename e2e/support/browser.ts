import sparticuz from '@sparticuz/chromium';
import { chromium, type Browser } from 'playwright-core';
import { watchPages } from './witness.ts';

/**
 * A real Chromium that comes as a package. Its own argument list is not used: that one switches web security off.
 */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = await sparticuz.executablePath();
  return watchPages(await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] }));
}
