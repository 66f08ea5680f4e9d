import type { Page } from 'playwright-core';

/** Everything that the page keeps in this browser, as text. */
export const keptText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const opening = indexedDB.open('seedbed');
    const db = await new Promise<IDBDatabase>((resolve) => (opening.onsuccess = () => resolve(opening.result)));
    const all = [...db.objectStoreNames].map((name) => {
      const asked = db.transaction(name).objectStore(name).getAll();
      return new Promise<unknown>((resolve) => (asked.onsuccess = () => resolve(asked.result)));
    });
    const kept = JSON.stringify([await Promise.all(all), { ...localStorage }, { ...sessionStorage }]);
    db.close();
    return kept;
  });
