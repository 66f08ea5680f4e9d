import type { Browser, BrowserContext, ConsoleMessage, Page, Request } from 'playwright-core';

/** What a page printed, requested and was denied, for the report of a failed test. */
type Seen = { readonly page: Page; readonly notes: string[]; readonly asked: Set<Request> };

const seen = new Set<Seen>();

/** Maximum number of lines kept per page: the newest. */
const MAX_NOTES = 20;

/** Watches all pages of a browser from now on. */
export function watchPages(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => watchContext(await newContext(options));
  return browser;
}

function watchContext(context: BrowserContext): BrowserContext {
  context.on('page', watchPage);
  return context;
}

function watchPage(page: Page): void {
  const one: Seen = { page, notes: [], asked: new Set() };
  const note = (text: string): void => {
    one.notes.push(text);
    if (one.notes.length > MAX_NOTES) one.notes.shift();
  };
  seen.add(one);
  page.on('close', () => seen.delete(one));
  page.on('crash', () => note('the page crashed'));
  page.on('pageerror', (error) => note(`error: ${error.stack ?? error.message}`));
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warning') note(`console: ${message.text()}`);
  });
  page.on('request', (request) => one.asked.add(request));
  page.on('requestfinished', (request) => one.asked.delete(request));
  page.on('requestfailed', (request) => {
    one.asked.delete(request);
    note(`no answer: ${request.method()} ${request.url()} (${request.failure()?.errorText})`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()}: ${response.request().method()} ${response.url()}`);
  });
}

/** For each open page: its address, its text, unanswered requests, and errors. */
export async function describePages(): Promise<string> {
  return (await Promise.all([...seen].map(describe))).join('\n');
}

async function describe({ page, notes, asked }: Seen): Promise<string> {
  const text = await page
    .locator('body')
    .innerText({ timeout: 5_000 })
    .catch((error: Error) => `(no text: ${error.message.split('\n')[0]})`);
  return [
    `page ${page.url()}`,
    `  shows: ${text.replaceAll(/\s+/g, ' ').slice(0, 1_000)}`,
    ...[...asked].map((request) => `  waits for: ${request.method()} ${request.url()}`),
    ...notes.map((note) => `  ${note}`),
  ].join('\n');
}
