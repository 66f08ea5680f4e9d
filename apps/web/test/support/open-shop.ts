import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../../../e2e/support/browser.ts';
import type { Product } from '../../../../e2e/support/server.ts';
import { sharedProduct } from '../../../../e2e/support/shared-product.ts';
import { openPage } from './screens.ts';
import { SHOP } from './shop.ts';
import { grow } from './workspace.ts';

/** A server with one proved dataset, and a browser to look at it. */
export type OpenShop = AsyncDisposable & {
  readonly product: Product;
  readonly browser: Browser;
  /** The path of the dataset. */
  readonly workspace: string;
};

/** Makes a dataset of the shop and waits for its proof, so that no page of the test waits for one of its own. */
export async function openShop(): Promise<OpenShop> {
  const [product, browser] = await Promise.all([sharedProduct(), launchBrowser()]);
  const page = await openPage(browser);
  await grow(page, product.url, SHOP);
  const workspace = new URL(page.url()).pathname;
  await page.getByRole('link', { name: /^proved/ }).waitFor();
  await page.close();
  return {
    product,
    browser,
    workspace,
    [Symbol.asyncDispose]: async () => {
      await browser.close();
      await product[Symbol.asyncDispose]();
    },
  };
}
