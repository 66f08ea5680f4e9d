import type { Sealer } from '../../secrets/sealer.ts';

/** The data that a browser takes to the organization's login and returns: sealed, so that only we can read or create it. */
export type Errand = {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** Path of the page to return to. */
  readonly to: string;
  /** When it was sent, in milliseconds. */
  readonly at: number;
};

const NAME = '__Host-seedbed-oidc';
const RULES = 'Path=/; Secure; HttpOnly; SameSite=Lax';
const SECONDS = 10 * 60;
const PLACE = 'oidc:errand';

export function errandCookie(errand: Errand, sealer: Sealer): string {
  return `${NAME}=${sealer.seal(JSON.stringify(errand), PLACE).toString('base64url')}; ${RULES}; Max-Age=${SECONDS}`;
}

export const NO_ERRAND = `${NAME}=; ${RULES}; Max-Age=0`;

/** Undefined if there is none, or if it is invalid or too old. */
export function openErrand(cookies: string | undefined, sealer: Sealer, now: Date): Errand | undefined {
  const found = (cookies ?? '').split(/;\s*/).find((cookie) => cookie.startsWith(`${NAME}=`));
  const text = found && sealer.open(Buffer.from(found.slice(NAME.length + 1), 'base64url'), PLACE);
  if (!text) return undefined;
  const errand = JSON.parse(text) as Errand;
  return now.getTime() - errand.at < SECONDS * 1000 ? errand : undefined;
}
