import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calledIn } from '../../tools/lanes/reached-functions.mjs';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

/**
 * In a run that records which functions each test file reaches (`npm run test:record`): writes what V8 saw called in the pages of this
 * browser into the folder that SEEDBED_TEST_REACHED names, as Node does for processes. Otherwise nothing is changed.
 */
export function recordPages(browser: Browser): Browser {
  if (process.env['SEEDBED_TEST_REACHED'] === undefined) return browser;
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => recordContext(await newContext(options));
  const close = browser.close.bind(browser);
  browser.close = async (options) => {
    await Promise.all(browser.contexts().map(writeContext));
    await close(options);
  };
  browser[Symbol.asyncDispose] = () => browser.close();
  return browser;
}

const sessions = new WeakMap<Page, CDPSession>();

function recordContext(context: BrowserContext): BrowserContext {
  const newPage = context.newPage.bind(context);
  context.newPage = async () => recordPage(await newPage());
  const close = context.close.bind(context);
  context.close = async (options) => {
    await writeContext(context);
    await close(options);
  };
  context[Symbol.asyncDispose] = () => context.close();
  return context;
}

async function recordPage(page: Page): Promise<Page> {
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: false, detailed: false });
  sessions.set(page, session);
  const close = page.close.bind(page);
  page.close = async (options) => {
    await writePage(page);
    await close(options);
  };
  return page;
}

const writeContext = (context: BrowserContext): Promise<unknown> => Promise.all(context.pages().map(writePage));

async function writePage(page: Page): Promise<void> {
  const session = sessions.get(page);
  const folder = process.env['SEEDBED_TEST_REACHED'];
  if (!session || !folder) return;
  sessions.delete(page);
  // A page that crashed, or that the browser has closed already, has nothing to say any more.
  const taken = await session.send('Profiler.takePreciseCoverage').catch(() => undefined);
  if (taken) await writeFile(join(folder, `page-${randomUUID()}.json`), JSON.stringify(calledIn(taken.result)));
}
