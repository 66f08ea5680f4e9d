/** A page that begins with a dataset is waited for since it was requested. */
const INITIAL_PATH = window.location.pathname;

let began: number | null = null;
let grown: { readonly id: string; readonly at: number } | null = null;
let isFirst = true;

/** Someone pressed what makes a dataset. */
export function beginWait(): void {
  began = performance.now();
}

/** What was waited for is this dataset, which is opened next. */
export function noteGrown(id: string): void {
  grown = { id, at: began ?? performance.now() };
}

/**
 * When someone began to wait for a dataset that is being opened, in ms of the page: with what made it, otherwise with
 * what led to it.
 */
export function waitedSince(id: string): number {
  const isLanding = isFirst && INITIAL_PATH.startsWith(`/datasets/${id}`);
  const at = grown?.id === id ? grown.at : isLanding ? 0 : performance.now();
  isFirst = false;
  grown = null;
  return at;
}
