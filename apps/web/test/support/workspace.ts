import type { Page } from 'playwright-core';

/** Pastes a schema on the start page and waits for rows. */
export async function grow(page: Page, url: string, ddl: string): Promise<void> {
  await page.goto(url);
  await page.getByLabel('Schema DDL').fill(ddl);
  await page.getByRole('button', { name: 'Generate' }).click();
  await page.getByRole('gridcell').first().waitFor();
  // By the engine in the browser: rows that the server makes in its place look the same.
  await page.getByText(/tables? ready in/).waitFor();
}

export async function openTable(page: Page, name: string): Promise<void> {
  await page.getByRole('option', { name: new RegExp(`^${name} `) }).click();
  const grid = page.getByRole('grid', { name: `Rows of public.${name}` });
  // Cells are empty until the plan is compiled.
  await grid.getByRole('gridcell').filter({ hasText: /./ }).first().waitFor();
}

/** Of an element, what is read here: benches are checked without the types of the DOM. */
type Cell = { getBoundingClientRect(): { readonly top: number }; readonly textContent: string };

/** Texts of a column in view, from the top. */
export async function cellsOf(page: Page, column: string): Promise<string[]> {
  const cells = page.locator(`[role="row"]:not([hidden]) > [role="gridcell"][data-column="${column}"]`);
  const rows = await cells.evaluateAll((all) =>
    (all as unknown as readonly Cell[]).map((cell) => ({ at: cell.getBoundingClientRect().top, text: cell.textContent })),
  );
  return rows.sort((a, b) => a.at - b.at).map((row) => row.text);
}
