import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PATIENCE } from '../../../../e2e/support/patience.ts';

/**
 * What a key in a field did: components that were made in the commit right after it, in the one after the engine's answer, and in the largest one since; and what was
 * sent to the engine.
 */
export type KeyWork = { readonly onKey: number; readonly onRows: number; readonly later: number; readonly compiles: number; readonly tables: number };

/** Before the page is opened. Counts by React's own record of a commit, and by the messages to the engine's worker. */
export async function countWork(page: Page): Promise<void> {
  await page.addInitScript(COUNT);
}

/** The work of one key, once the engine has answered, its answer is on the page, and what `until` waits for has happened. */
export async function workOfKey(page: Page, press: () => Promise<void>, until?: () => Promise<void>): Promise<KeyWork> {
  await page.evaluate('globalThis.work = { onKey: 0, onRows: 0, later: 0, compiles: 0, tables: 0, next: null }');
  await press();
  // Not `waitForFunction`: what it repeats in the page is code in a string, which the page's content security policy refuses.
  await expect.poll(() => page.evaluate<number>('work.onRows'), { timeout: PATIENCE }).toBeGreaterThan(0);
  await until?.();
  return page.evaluate<KeyWork>('work');
}

const COUNT = /* JavaScript */ `{
  globalThis.work = null;
  // Function components, forward references and memos.
  const COMPONENTS = [0, 11, 14, 15];
  const made = (next, before) => {
    let count = COMPONENTS.includes(next.tag) && (before === null || next.flags & 1) ? 1 : 0;
    if (before && next.child === before.child) return count;
    for (let child = next.child; child; child = child.sibling) count += made(child, child.alternate);
    return count;
  };
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
    onCommitFiberRoot(_, { current }) {
      if (!work?.next && !work?.onRows) return;
      const count = made(current, current.alternate);
      if (work.next) work[work.next] += count;
      else work.later = Math.max(work.later, count);
      work.next = null;
    },
  };
  addEventListener('keydown', () => work && (work.next = 'onKey'), { capture: true });
  const Plain = Worker;
  globalThis.Worker = class extends Plain {
    compiles = new Set();
    constructor(...given) {
      super(...given);
      // Before the page's own listener, whose work follows it at once.
      this.addEventListener('message', ({ data }) => work && this.compiles.delete(data.id) && (work.next = 'onRows'));
    }
    postMessage(message, ...rest) {
      if (work && message.call === 'compile') {
        this.compiles.add(message.id);
        work.compiles++;
        work.tables += message.args[1].tables?.length ?? Infinity;
      }
      return super.postMessage(message, ...rest);
    }
  };
}`;
