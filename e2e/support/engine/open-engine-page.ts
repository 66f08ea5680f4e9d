import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { PATIENCE } from '../patience.ts';

/** Any address that browsers trust without a certificate: nothing listens there, the page is answered from memory. */
const ORIGIN = 'http://localhost';

/** A page with the engine in it, bundled as the web client bundles it, at `globalThis.engine`. */
export async function openEnginePage(browser: Browser): Promise<Page> {
  const files = await bundle();
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.route(`${ORIGIN}/**`, (route) => {
    const code = files.get(new URL(route.request().url()).pathname.slice(1));
    return code === undefined
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><script type="module" src="/page.js"></script>' })
      : route.fulfill({ contentType: 'text/javascript', body: code });
  });
  await page.goto(`${ORIGIN}/`);
  await page.waitForFunction(() => 'engine' in globalThis);
  return page;
}

async function bundle(): Promise<Map<string, string>> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rollupOptions: { input: join(import.meta.dirname, 'page.ts'), output: { entryFileNames: 'page.js' } },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((each) => ('output' in each ? each.output : []));
  return new Map(outputs.map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)]));
}
