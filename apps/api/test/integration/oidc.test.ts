import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { openMailServer, type MailServer } from '@seedbed/testing';
import Provider from 'oidc-provider';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browser, type Browser } from '../support/browser.ts';
import { PASSWORD, startTeam, tokenOf, type Team } from '../support/team.ts';

/** The users of the organization's login. */
const PEOPLE: Readonly<Record<string, { email: string; email_verified: boolean; name: string }>> = {
  ana: { email: 'ana@example.com', email_verified: true, name: 'Ana of the organization' },
  noa: { email: 'noa@example.com', email_verified: true, name: 'Noa' },
  una: { email: 'una@example.com', email_verified: false, name: 'Una' },
  eve: { email: 'eve@example.com', email_verified: true, name: 'Eve' },
};
const PUBLIC_URL = 'https://seedbed.example.com';

let mail: MailServer;
let opened: AsyncDisposableStack;
let team: Team;
beforeAll(async () => {
  opened = new AsyncDisposableStack();
  const issuer = await openProvider(opened);
  mail = opened.use(await openMailServer());
  team = opened.use(
    await startTeam({
      SEEDBED_OIDC_ISSUER: issuer,
      SEEDBED_OIDC_CLIENT_ID: 'seedbed',
      SEEDBED_OIDC_CLIENT_SECRET: 'a secret of the client',
      SEEDBED_OIDC_NAME: 'Example',
      SEEDBED_SMTP_URL: mail.url,
    }),
  );
});
afterAll(() => opened?.disposeAsync());

/** A real provider that admits anyone by name. */
async function openProvider(stack: AsyncDisposableStack): Promise<string> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stack.defer(() => (server.closeAllConnections(), new Promise<void>((resolve) => server.close(() => resolve()))));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: 'seedbed', client_secret: 'a secret of the client', redirect_uris: [`${PUBLIC_URL}/api/v1/oidc/callback`] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    pkce: { required: () => true },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, ...PEOPLE[sub]! }) }),
    features: { devInteractions: { enabled: true } },
  });
  server.on('request', provider.callback());
  return issuer;
}

/** Follows the provider's redirects as that person until it redirects back; returns that address. */
async function atProvider(location: string, name: string): Promise<URL> {
  const cookies = new Map<string, string>();
  const origin = new URL(location).origin;
  const go = async (url: URL, body?: string): Promise<URL | string> => {
    const response = await fetch(url, {
      redirect: 'manual',
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(body === undefined ? {} : { body }),
    });
    for (const set of response.headers.getSetCookie()) {
      const [, key, value] = /^([^=]+)=([^;]*)/.exec(set)!;
      cookies.set(key!, value!);
    }
    const to = response.headers.get('location');
    return to === null ? await response.text() : new URL(to, url);
  };
  let at: URL | string = new URL(location);
  let form = at;
  for (let steps = 0; steps < 12; steps++) {
    if (at instanceof URL && at.origin !== origin) return at;
    if (at instanceof URL) {
      form = at;
      at = await go(at);
    } else {
      const login = at.includes('name="login"');
      at = await go(form, login ? `prompt=login&login=${name}&password=any` : 'prompt=consent');
    }
  }
  throw new Error(`the provider leads nowhere: ${String(at)}`);
}

/** The complete sign-in in that browser: to the provider, and back to the page. */
async function signInAs(name: string, into: Browser, to = '/datasets') {
  const start = await into.send('GET', `/oidc/start?to=${encodeURIComponent(to)}`);
  const back = await atProvider(start.headers.get('location')!, name);
  return { back, answer: await into.send('GET', back.pathname + back.search) };
}

test('a person with the organization’s verified address is signed in, and redirected to the page', async () => {
  expect((await browser(team.baseUrl).send('GET', '/sign-in-options')).body).toEqual({
    mode: 'server',
    setUp: true,
    password: true,
    oidc: { name: 'Example' },
    mail: true,
  });
  const ana = browser(team.baseUrl);
  const { answer, back } = await signInAs('ana', ana, '/datasets/7?tab=rows');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/datasets/7?tab=rows']);
  expect((await ana.send('GET', '/me')).body).toMatchObject({ user: { name: 'Ana', email: 'ana@example.com' }, role: 'owner' });
  const { items } = (await ana.send('GET', '/audit?action=session.begun&limit=1')).body;
  expect(items).toMatchObject([{ who: { kind: 'user', name: 'Ana' } }]);
  // The return address is valid only for the browser that started, and only once.
  expect(back.origin).toBe(PUBLIC_URL);
  const again = await ana.send('GET', back.pathname + back.search);
  expect([again.status, again.headers.get('location')]).toEqual([302, '/sign-in?problem=oidc-failed']);
});

test('sec-T19: a callback started by another person signs nobody in', async () => {
  const [eve, victim] = [browser(team.baseUrl), browser(team.baseUrl)];
  const start = await eve.send('GET', '/oidc/start');
  const back = await atProvider(start.headers.get('location')!, 'ana');
  await victim.send('GET', '/oidc/start');
  const answer = await victim.send('GET', back.pathname + back.search);
  expect([answer.headers.get('location'), (await victim.send('GET', '/me')).status]).toEqual(['/sign-in?problem=oidc-failed', 401]);
  expect((await victim.send('GET', '/oidc/start?to=https%3A%2F%2Fevil.example')).status).toBe(400);
  expect((await victim.send('GET', '/oidc/start?to=%2F%2Fevil.example')).status).toBe(400);
});

test('a person without an invitation, or with an unverified address, is refused; an invited one is admitted', async () => {
  const problemOf = async (name: string): Promise<string | null> => (await signInAs(name, browser(team.baseUrl))).answer.headers.get('location');
  expect([await problemOf('eve'), await problemOf('una')]).toEqual(['/sign-in?problem=oidc-not-invited', '/sign-in?problem=oidc-email-not-verified']);
  await team.owner.send('POST', '/invitations', { email: 'noa@example.com', role: 'editor' });
  const noa = browser(team.baseUrl);
  expect((await signInAs('noa', noa)).answer.headers.get('location')).toBe('/datasets');
  expect((await noa.send('GET', '/me')).body).toMatchObject({ user: { name: 'Noa', hasPassword: false }, role: 'editor' });
  expect((await browser(team.baseUrl).send('POST', '/session', { email: 'noa@example.com', password: PASSWORD })).status).toBe(401);
});

test('invitations and password links are sent by mail and reveal no more than necessary', async () => {
  mail.letters.length = 0;
  const invited = await team.owner.send('POST', '/invitations', { email: 'kai@example.com', role: 'viewer' });
  expect([invited.body.mailed, mail.letters.length]).toEqual([true, 1]);
  expect(mail.letters[0]!).toContain(`Ana invites you to the workspace Acme, as viewer.`);
  expect(mail.letters[0]!).toContain(invited.body.link);
  const kai = browser(team.baseUrl);
  await kai.send('POST', '/invitations/accept', { token: tokenOf(invited.body.link), name: 'Kai', password: PASSWORD });

  mail.letters.length = 0;
  const somebody = browser(team.baseUrl);
  const answers = [];
  for (const email of ['who@example.com', 'KAI@example.com']) answers.push(await somebody.send('POST', '/password-resets', { email }));
  expect(answers.map(({ status, body }) => [status, body])).toEqual([[202, ''], [202, '']]); // prettier-ignore
  await expect.poll(() => mail.letters.length, { timeout: 30_000 }).toBe(1);
  const [link] = /https:\S+/.exec(mail.letters[0]!)!;
  expect(mail.letters[0]).toMatch(/^To: kai@example\.com$/m);
  expect((await somebody.send('POST', '/password-resets/use', { token: tokenOf(link), password: 'staple and battery' })).status).toBe(204);
  expect((await kai.send('GET', '/me')).status).toBe(401);
  expect((await kai.send('POST', '/session', { email: 'kai@example.com', password: 'staple and battery' })).status).toBe(201);
});
