/**
 * How the server lets people in, who was signed in last, and what they may: kept in this browser so that the next page is right before its
 * first answer. No secret: the server decides by the session alone.
 */
type RememberedMe = { readonly mode: 'local' | 'server'; readonly user: string; readonly rights: readonly string[] };

const KEY = 'seedbed.me';
let held: RememberedMe | null | undefined;

export function rememberedMe(): RememberedMe | null {
  if (held === undefined) held = read();
  return held;
}

export function rememberMe(me: RememberedMe): void {
  held = me;
  try {
    localStorage.setItem(KEY, JSON.stringify(me));
  } catch {
    // Storage is unavailable: every page asks the server.
  }
}

function read(): RememberedMe | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as RememberedMe | null;
    return kept && Array.isArray(kept.rights) ? kept : null;
  } catch {
    return null;
  }
}
