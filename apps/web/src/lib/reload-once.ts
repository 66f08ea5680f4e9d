const MARK = 'seedbed.reloaded';
/** Within this time a reload that changed nothing is not made again. */
const AGAIN_MS = 60_000;

/** Reloads the page, unless that was done for this very address a moment ago: then it would not help. */
export function reloadOnce(now = Date.now()): void {
  const { href } = window.location;
  try {
    const [at, where] = (sessionStorage.getItem(MARK) ?? '').split(' ');
    if (where === href && now - Number(at) < AGAIN_MS) return;
    sessionStorage.setItem(MARK, `${now} ${href}`);
  } catch {
    // Nowhere to note it: then it is left to the person.
    return;
  }
  window.location.reload();
}
