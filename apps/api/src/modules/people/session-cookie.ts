/** `__Host-`: set by this host over TLS alone, for no other host, for all of its paths. */
const NAME = '__Host-seedbed';
const RULES = 'Path=/; Secure; HttpOnly; SameSite=Lax';
/** As long as browsers keep a cookie. The server decides when a session ends. */
const MAX_AGE_SECONDS = 400 * 24 * 60 * 60;

export function sessionCookie(token: string): string {
  return `${NAME}=${token}; ${RULES}; Max-Age=${MAX_AGE_SECONDS}`;
}

export const NO_COOKIE = `${NAME}=; ${RULES}; Max-Age=0`;

/** The token that a browser sends; undefined if it sends none, or several. */
export function tokenFrom(cookies: string | undefined): string | undefined {
  const found = (cookies ?? '').split(/;\s*/).filter((cookie) => cookie.startsWith(`${NAME}=`));
  return found.length === 1 ? found[0]!.slice(NAME.length + 1) : undefined;
}
