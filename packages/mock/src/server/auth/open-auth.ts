import { randomUUID } from 'node:crypto';
import { MockFault, Answer, type RequestHeaders } from '../../core/index.ts';
import { accountByEmail, accountById, addAccount, type Account, type Run } from './accounts.ts';
import type { People } from './people.ts';
import { AuthRefusal } from './refusal.ts';
import { sessionJson, userJson } from './session.ts';
import { readToken, signToken, type Claims } from './token.ts';

type AuthOptions = {
  readonly people: People | null;
  /** The password of every person in the dataset. */
  readonly password: string;
  readonly secret: string;
  readonly readOnly: boolean;
  /** When people of the dataset were added, as ISO 8601. */
  readonly created: string;
};

type AuthRequest = {
  readonly method: string;
  /** The path segments after `auth/v1`. */
  readonly segments: readonly string[];
  readonly search: URLSearchParams;
  readonly headers: RequestHeaders;
  readonly body: Uint8Array;
  /** The mount point of `auth/v1`. */
  readonly issuer: string;
  readonly run: Run;
  /** The session of the mock. */
  readonly session: string;
};

export type Auth = {
  answer(request: AuthRequest): Promise<Answer>;
  /** Forgets passwords of people who signed up in a session of the mock. */
  reset(session: string): void;
};

/** The most people who signed up, and the most ended sessions, that are remembered. */
const MAX_KEPT = 10_000;

/** `auth/v1` as supabase-js calls it: sign in, sign up, refresh, user, sign out. */
export function openAuth({ people, password, secret, readOnly, created }: AuthOptions): Auth {
  const ownPasswords = new Map<string, string>();
  const ended = new Set<string>();
  const nameOf = (session: string, id: string) => `${session}\0${id}`;

  const signedIn = (account: Account, { issuer }: AuthRequest, sessionId: string = randomUUID()) =>
    Answer.json(sessionJson(account, sessionId, { sign: (claims) => signToken(claims, secret), issuer, now: Date.now(), created }));

  const byPassword = async (request: AuthRequest) => {
    const { email, password: given } = bodyOf(request);
    const account = typeof email === 'string' ? await accountByEmail(required(people), email, request.run) : null;
    const wanted = account && (ownPasswords.get(nameOf(request.session, account.id)) ?? password);
    if (!account || given !== wanted) throw new AuthRefusal(400, 'invalid_credentials', 'Invalid login credentials');
    return signedIn(account, request);
  };

  const byRefresh = async (request: AuthRequest) => {
    const { refresh_token: token } = bodyOf(request);
    const claims = typeof token === 'string' ? readToken(token, secret) : null;
    const sessionId = String(claims?.['session_id']);
    const account = claims?.['aud'] === 'refresh' && !ended.has(sessionId) ? await accountById(required(people), String(claims['sub']), request.run) : null;
    if (!account) throw new AuthRefusal(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
    return signedIn(account, request, sessionId);
  };

  const signUp = async (request: AuthRequest) => {
    const { email, password: given, data } = bodyOf(request);
    if (readOnly) throw new AuthRefusal(422, 'signup_disabled', 'Signups not allowed for this instance');
    if (email === undefined && given === undefined)
      throw new AuthRefusal(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled: a mock has none.');
    if (typeof email !== 'string' || !email.includes('@')) throw new AuthRefusal(400, 'validation_failed', 'Unable to validate email address: invalid format');
    if (typeof given !== 'string' || given.length < 6) throw new AuthRefusal(422, 'weak_password', 'Password should be at least 6 characters.');
    if (await accountByEmail(required(people), email, request.run)) throw new AuthRefusal(422, 'user_already_exists', 'User already registered');
    try {
      await addAccount(required(people), email, data !== null && typeof data === 'object' ? (data as Claims) : {}, request.run);
    } catch (error) {
      if (error instanceof MockFault) throw new AuthRefusal(422, 'unexpected_failure', `Database error saving new user: ${error.message}`);
      throw error;
    }
    const account = (await accountByEmail(required(people), email, request.run))!;
    ownPasswords.set(nameOf(request.session, account.id), given);
    if (ownPasswords.size > MAX_KEPT) ownPasswords.delete(ownPasswords.keys().next().value!);
    return signedIn(account, request);
  };

  const claimsOf = ({ headers }: AuthRequest): Claims => {
    const token = /^bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1];
    if (token === undefined) throw new AuthRefusal(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
    const claims = readToken(token, secret);
    if (!claims || claims['aud'] === 'refresh') throw new AuthRefusal(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature');
    if (typeof claims['exp'] === 'number' && claims['exp'] * 1000 <= Date.now()) throw new AuthRefusal(403, 'bad_jwt', 'invalid JWT: token is expired');
    if (typeof claims['sub'] !== 'string') throw new AuthRefusal(403, 'bad_jwt', 'invalid claim: missing sub claim');
    return claims;
  };

  const user = async (request: AuthRequest) => {
    const claims = claimsOf(request);
    const account = await accountById(required(people), String(claims['sub']), request.run);
    if (!account) throw new AuthRefusal(403, 'user_not_found', 'User from sub claim in JWT does not exist');
    return Answer.json(userJson(account, created));
  };

  const signOut = (request: AuthRequest) => {
    ended.add(String(claimsOf(request)['session_id']));
    if (ended.size > MAX_KEPT) ended.delete(ended.values().next().value!);
    return new Answer(null, { status: 204 });
  };

  const routed = async (request: AuthRequest): Promise<Answer> => {
    switch (`${request.method} ${request.segments.join('/')}`) {
      case 'POST token':
        switch (request.search.get('grant_type')) {
          case 'password':
            return await byPassword(request);
          case 'refresh_token':
            return await byRefresh(request);
          default:
            throw new AuthRefusal(400, 'unsupported_grant_type', 'A mock signs people in with grant_type=password or refresh_token.');
        }
      case 'POST signup':
        return await signUp(request);
      case 'GET user':
        return await user(request);
      case 'POST logout':
        return signOut(request);
      case 'GET health':
        return Answer.json({ name: 'GoTrue', description: 'Seedbed mock' });
      case 'GET settings':
        return Answer.json({ external: { email: true }, disable_signup: readOnly, mailer_autoconfirm: true, phone_autoconfirm: false });
      case 'GET .well-known/jwks.json':
        return Answer.json({ keys: [] });
      default:
        throw new AuthRefusal(404, 'not_found', `A mock has no ${request.method} auth/v1/${request.segments.join('/')}: people sign in, sign up and sign out.`);
    }
  };

  return {
    async answer(request) {
      try {
        return await routed(request);
      } catch (error) {
        if (error instanceof AuthRefusal) return error.response;
        throw error;
      }
    },
    reset(session) {
      for (const name of ownPasswords.keys()) if (name.startsWith(`${session}\0`)) ownPasswords.delete(name);
    },
  };
}

function required(people: People | null): People {
  if (people) return people;
  throw new AuthRefusal(422, 'email_provider_disabled', 'Nobody can sign in: no table has a key of one column and e-mail addresses.');
}

function bodyOf({ body }: AuthRequest): Claims {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(body));
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) return value as Claims;
  } catch {
    // Answered below.
  }
  throw new AuthRefusal(400, 'bad_json', 'Could not parse request body as JSON');
}
