import { afterAll, beforeAll, expect, test } from 'vitest';
import { PATIENCE } from '../../../e2e/support/patience.ts';
import { violations } from './support/axe.ts';
import { openShop, type OpenShop } from './support/open-shop.ts';
import { openPage } from './support/screens.ts';

let shop: OpenShop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.[Symbol.asyncDispose]());

test('a share of values is dragged or moved by keys, the others take the rest, and one undo restores all', async () => {
  const page = await openPage(shop.browser);
  await page.goto(`${shop.product.url}${shop.workspace}?t=public.orders&c=state`);
  const bars = page.getByRole('complementary', { name: 'Inspector' }).getByRole('slider', { name: /^Share of value/ });
  await bars.first().waitFor();
  const shares = () => bars.evaluateAll((all) => all.map((bar) => Number((bar as { ariaValueNow?: string | null }).ariaValueNow)));
  const sum = (all: readonly number[]) => Math.round(all.reduce((whole, one) => whole + one, 0));
  const before = await shares();
  await bars.first().scrollIntoViewIfNeeded();
  const box = (await bars.first().boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await shares())[0]!, { timeout: PATIENCE }).toBeLessThan(before[0]!);
  const after = await shares();
  expect(sum(after)).toBe(100);
  // The others keep their proportion.
  expect(after[1]! / after[2]!).toBeCloseTo(before[1]! / before[2]!, 1);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('grid').press('Control+z');
  await expect.poll(shares, { timeout: PATIENCE }).toEqual(before);
  await bars.nth(1).focus();
  await page.keyboard.press('Home');
  await expect.poll(async () => (await shares())[1], { timeout: PATIENCE }).toBe(0);
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(async () => (await shares())[1], { timeout: PATIENCE }).toBe(10);
  expect(sum(await shares())).toBe(100);
  await page.close();
});
