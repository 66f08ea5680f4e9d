const MARK = 'seedbed.reloaded';
/** Minimum time between two reloads of the same address. */
const AGAIN_MS = 60_000;

/** Reloads the page, unless the same address was reloaded a moment ago. */
export function reloadOnce(now = Date.now()): void {
  const { href } = window.location;
  try {
    const [at, where] = (sessionStorage.getItem(MARK) ?? '').split(' ');
    if (where === href && now - Number(at) < AGAIN_MS) return;
    sessionStorage.setItem(MARK, `${now} ${href}`);
  } catch {
    // Storage is unavailable, so a loop could not be detected: the person reloads.
    return;
  }
  window.location.reload();
}
