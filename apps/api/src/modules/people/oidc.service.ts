import { Problem } from '@seedbed/contract';
import type * as Oidc from 'openid-client';
import type { Config } from '../../config.ts';
import { newId } from '../../db/uuid.ts';
import type { Caller } from '../../http/caller.ts';
import type { From } from '../../http/mount.ts';
import type { Sealer } from '../../secrets/sealer.ts';
import type { AccountsRepository, UserRow } from './accounts.repository.ts';
import type { InvitationsRepository } from './invitations.repository.ts';
import { NO_ERRAND, errandCookie, openErrand, type Errand } from './oidc-errand.ts';
import type { SignedIn } from './sessions.service.ts';
import type { SignInService } from './sign-in.service.ts';

type OidcSettings = NonNullable<Config['oidc']>;
type Tools = {
  readonly settings: OidcSettings;
  readonly publicUrl: URL;
  readonly sealer: Sealer;
  readonly accounts: AccountsRepository;
  readonly invitations: InvitationsRepository;
  readonly signIn: SignInService;
  readonly clock: () => Date;
  readonly report: (error: unknown) => void;
};
/** The browser's next address and cookies, and its caller. */
export type Onward = { readonly location: string; readonly cookies: readonly string[]; readonly caller?: Caller };
type Claims = { readonly sub: string; readonly name?: unknown; readonly email?: unknown; readonly email_verified?: unknown };

/** Why the login failed, for the page's message. */
type OidcProblem = 'oidc-failed' | 'oidc-email-not-verified' | 'oidc-not-invited';

const TIMEOUT_SECONDS = 10;

export type OidcService = ReturnType<typeof oidcService>;

/** The organization's own login, by OpenID Connect: authorization code with PKCE, state and nonce, with a certified library loaded on demand. */
export function oidcService({ settings, publicUrl, sealer, accounts, invitations, signIn, clock, report }: Tools) {
  const callback = new URL('/api/v1/oidc/callback', publicUrl);
  let discovered: Promise<{ oidc: typeof Oidc; provider: Oidc.Configuration }> | undefined;

  /** Requested once; again if it did not answer. */
  function discover() {
    return (discovered ??= discoverAt(settings).catch((error: unknown) => {
      discovered = undefined;
      report(error);
      throw new Problem('overloaded', `The login of ${settings.name} does not answer. Try again in a moment.`, { facts: { retryAfter: 5 } });
    }));
  }

  async function claimsOf(from: From, errand: Errand): Promise<Claims> {
    const { oidc, provider } = await discover();
    const { state, nonce, verifier } = errand;
    const tokens = await oidc.authorizationCodeGrant(provider, new URL(from.url, publicUrl), { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true }); // prettier-ignore
    const claims = tokens.claims()!;
    // Some providers put the address into the token, others into the user info.
    if (claims.email !== undefined || !provider.serverMetadata().userinfo_endpoint) return claims as Claims;
    return { ...(await oidc.fetchUserInfo(provider, tokens.access_token, claims.sub)), sub: claims.sub };
  }

  /** The account linked to this login; or the one with its verified address, linked from now on; or an invited one. */
  async function accountFor({ sub, name, email, email_verified: verified }: Claims): Promise<UserRow | OidcProblem> {
    const known = await accounts.findByLogin(settings.issuer, sub);
    if (known) return known;
    if (typeof email !== 'string' || verified !== true) return 'oidc-email-not-verified';
    const now = clock();
    const user = await accounts.findByEmail(email);
    if (user) {
      if (user.oidcSubject !== null) return 'oidc-not-invited';
      await accounts.update(user.id, { oidcIssuer: settings.issuer, oidcSubject: sub });
      return user;
    }
    const [invitation] = await invitations.toEmail(email, now);
    if (!invitation) return 'oidc-not-invited';
    const called = typeof name === 'string' && name.trim() !== '' ? name.trim().slice(0, 200) : email;
    const made = { id: newId(), email, name: called, passwordHash: null, oidcIssuer: settings.issuer, oidcSubject: sub, createdAt: now };
    return (await invitations.accept(invitation, made.id, made, now)) ? made : 'oidc-not-invited';
  }

  async function signedIn(from: From, errand: Errand): Promise<SignedIn | OidcProblem> {
    const user = await accountFor(await claimsOf(from, errand));
    return typeof user === 'string' ? user : signIn.enter(user, from);
  }

  return {
    name: settings.name,

    async start(to: string | undefined): Promise<Onward> {
      const { oidc, provider } = await discover();
      const errand = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier(), to: to ?? '/', at: clock().getTime() };
      const location = oidc.buildAuthorizationUrl(provider, {
        redirect_uri: callback.href,
        scope: 'openid email profile',
        code_challenge: await oidc.calculatePKCECodeChallenge(errand.verifier),
        code_challenge_method: 'S256',
        state: errand.state,
        nonce: errand.nonce,
      });
      return { location: location.href, cookies: [errandCookie(errand, sealer)] };
    },

    /** Never throws for an invalid return: redirects to a page with the message. */
    async finish(from: From): Promise<Onward> {
      const errand = openErrand(from.cookies, sealer, clock());
      const outcome = errand
        ? await signedIn(from, errand).catch((error: unknown): OidcProblem => {
            if (error instanceof Problem && error.type === 'forbidden') return 'oidc-not-invited';
            report(error);
            return 'oidc-failed';
          })
        : 'oidc-failed';
      return typeof outcome === 'string'
        ? { location: `/sign-in?problem=${outcome}`, cookies: [NO_ERRAND] }
        : { location: errand!.to, cookies: [NO_ERRAND, outcome.cookie], caller: outcome.caller };
    },
  };
}

async function discoverAt({ issuer, clientId, clientSecret }: OidcSettings) {
  const oidc = await import('openid-client');
  const url = new URL(issuer);
  // http is allowed on this machine only (`config-values.ts`).
  const execute = url.protocol === 'http:' ? [oidc.allowInsecureRequests] : [];
  return { oidc, provider: await oidc.discovery(url, clientId, clientSecret, undefined, { execute, timeout: TIMEOUT_SECONDS }) };
}
