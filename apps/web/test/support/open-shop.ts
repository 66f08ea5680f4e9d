import { createClient } from '@seedbed/client';
import { createDatasetRoute, proveRoute } from '@seedbed/contract';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../../../e2e/support/browser.ts';
import type { Product } from '../../../../e2e/support/server.ts';
import { sharedProduct } from '../../../../e2e/support/shared-product.ts';
import { SHOP } from './shop.ts';

/** A server with one proved dataset, and a browser to look at it. */
export type OpenShop = AsyncDisposable & {
  readonly product: Product;
  readonly browser: Browser;
  /** The path of the dataset. */
  readonly workspace: string;
};

/**
 * Makes a dataset and waits for its proof, so that no page of the test waits for one of its own. By the API, as a page costs two seconds of a processor:
 * `workspace.test.ts` and others make theirs by the start page.
 * @returns its path
 */
export async function provedDataset(product: Product, ddl: string): Promise<string> {
  const client = createClient({ baseUrl: product.url });
  const { dataset } = await client.request(createDatasetRoute, { body: { ddl, prove: 'later' } });
  await client.request(proveRoute, { params: { id: dataset.id }, body: {} });
  return `/datasets/${dataset.id}`;
}

/** Opens a server with a dataset of the shop. */
export async function openShop(): Promise<OpenShop> {
  const [product, browser] = await Promise.all([sharedProduct(), launchBrowser()]);
  const workspace = await provedDataset(product, SHOP);
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
