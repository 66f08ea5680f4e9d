import sparticuz from '@sparticuz/chromium';
import { chromium, type Browser } from 'playwright-core';

/**
 * A real Chromium that comes as a package. Its own argument list is not used: that one switches web security off.
 */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await sparticuz.executablePath(), args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] });
}
