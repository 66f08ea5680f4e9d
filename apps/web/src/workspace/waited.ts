/** If the page opens with a dataset, the wait begins with the page request. */
const INITIAL_PATH = window.location.pathname;

let began: number | null = null;
let grown: { readonly id: string; readonly at: number } | null = null;
let isFirst = true;

/** Records that someone started to create a dataset. */
export function beginWait(): void {
  began = performance.now();
}

/** Records that the wait is for this dataset, which opens next. */
export function noteGrown(id: string): void {
  grown = { id, at: began ?? performance.now() };
}

/**
 * When the wait for a dataset that is opening began, in ms of the page: when it was created, otherwise when
 * it was opened.
 */
export function waitedSince(id: string): number {
  const isLanding = isFirst && INITIAL_PATH.startsWith(`/datasets/${id}`);
  const at = grown?.id === id ? grown.at : isLanding ? 0 : performance.now();
  isFirst = false;
  grown = null;
  return at;
}
