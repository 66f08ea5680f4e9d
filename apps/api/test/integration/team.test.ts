import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROUTES } from '@seedbed/contract';
import { answerChecker, type OpenApiDocument } from '../support/answer-checker.ts';
import { gist } from '../support/send.ts';
import { browser, type Browser } from '../support/browser.ts';
import { PASSWORD, SERVER_MODE, startTeam, tokenOf, type Team } from '../support/team.ts';
import { startServer } from '../support/running-server.ts';

const COOKIE = '__Host-seedbed';
const RULES = /^__Host-seedbed=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=34560000$/;

let team: Team;
beforeAll(async () => {
  team = await startTeam();
});
afterAll(() => team?.[Symbol.asyncDispose]());

async function signIn(email: string, password = PASSWORD, into: Browser = browser(team.baseUrl)) {
  return { browser: into, answer: await into.send('POST', '/session', { email, password }) };
}

test('sec-T4: of fifty simultaneous claims for the first owner one wins, and the link is used up', async () => {
  await using server = await startServer(SERVER_MODE);
  const { setUp } = server.services.people!;
  const token = (await setUp.token())!;
  const claim = (name: string, by = token) =>
    browser(server.baseUrl).send('POST', '/set-up', { token: by, name, email: `${name}@example.com`, password: PASSWORD, workspace: 'Acme' });
  expect(gist(await claim('nobody', 'A'.repeat(43)))).toMatchObject({ type: 'not-found', status: 404 });
  const options = async () => (await browser(server.baseUrl).send('GET', '/sign-in-options')).body;
  expect(await options()).toEqual({ mode: 'server', setUp: false, password: true, oidc: null, mail: false });
  const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => claim(`claimant-${at}`)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, ...Array.from({ length: 49 }, () => 404)]);
  expect((await server.services.people!.accounts.workspacesOf(answers.find(({ status }) => status === 201)!.body.user.id)).length).toBe(1);
  expect([(await claim('late')).status, await setUp.token(), (await options()).setUp]).toEqual([404, undefined, true]);
  expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain(token);
});

test('sec-T4: a link expires after an hour, and ends at the next start', async () => {
  await using server = await startServer(SERVER_MODE);
  const older = await server.services.people!.setUp.token();
  const token = await server.services.people!.setUp.token();
  const earlier = { token: older, name: 'Eve', email: 'eve@example.com', password: PASSWORD, workspace: 'Acme' };
  expect((await browser(server.baseUrl).send('POST', '/set-up', earlier)).status).toBe(404);
  await server.control.query(`UPDATE set_up_tokens SET expires_at = now() - interval '1 second'`);
  const late = await browser(server.baseUrl).send('POST', '/set-up', { token, name: 'Ana', email: 'ana@example.com', password: PASSWORD, workspace: 'Acme' });
  expect(late.status).toBe(404);
});

test('the first owner gets the data created on this machine before, and sees their name and workspace', async () => {
  expect((await team.owner.send('GET', '/me')).body).toEqual({
    mode: 'server',
    user: { id: expect.any(String), name: 'Ana', email: 'ana@example.com', hasPassword: true },
    session: { id: expect.any(String) },
    workspace: { id: '00000000-0000-7000-8000-000000000001', name: 'Acme' },
    role: 'owner',
    rights: ['read', 'write', 'run', 'connect', 'connections', 'people'],
    workspaces: [{ id: '00000000-0000-7000-8000-000000000001', name: 'Acme', role: 'owner' }],
    quota: null,
    version: expect.any(String),
  });
});

test('sec-T19: each session has a new token in a cookie that scripts cannot read and that expires with the session', async () => {
  const { email } = await team.join('viewer', 'vera');
  const own = browser(team.baseUrl);
  own.cookies.set(COOKIE, 'F'.repeat(43));
  const { answer } = await signIn(email, PASSWORD, own);
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([201, [expect.stringMatching(RULES)]]);
  // Fixation: the token from before the sign-in is worthless before and after.
  const fixed = browser(team.baseUrl);
  fixed.cookies.set(COOKIE, 'F'.repeat(43));
  expect((await fixed.send('GET', '/me')).status).toBe(401);
  // A stolen cookie is dead after the sign-out.
  const stolen = browser(team.baseUrl);
  stolen.cookies.set(COOKIE, own.cookies.get(COOKIE)!);
  expect((await stolen.send('GET', '/me')).status).toBe(200);
  expect((await own.send('DELETE', '/session')).status).toBe(204);
  expect([own.cookies.has(COOKIE), (await stolen.send('GET', '/me')).status]).toEqual([false, 401]);
});

test('sec-T19: neither the message nor the response time reveals whether an account exists; after five tries a minute all are rejected', async () => {
  const { email } = await team.join('viewer', 'vito');
  const wrong = (await signIn(email, 'wrong horse battery')).answer;
  const unknown = (await signIn('who@example.com', 'wrong horse battery')).answer;
  expect([wrong.status, wrong.body.detail, unknown.status]).toEqual([401, unknown.body.detail, 401]);
  for (let at = 0; at < 4; at++) expect((await signIn(email, 'wrong horse battery')).answer.status).toBe(401);
  const { answer } = await signIn(email);
  expect([gist(answer).type, Number(answer.headers.get('retry-after'))]).toEqual([
    'rate-limited',
    expect.toSatisfy((seconds: number) => seconds > 0 && seconds <= 60),
  ]);
  expect((await signIn('ana@example.com')).answer.status).toBe(201);
});

test('sec-T19: a new password ends all other sessions; "end all" ends this one as well', async () => {
  const member = await team.join('editor', 'edda');
  const other = (await signIn(member.email)).browser;
  expect((await member.send('GET', '/sessions')).body.items.map((session: { current: boolean }) => session.current).toSorted()).toEqual([false, true]);
  const before = member.cookies.get(COOKIE);
  const short = await member.send('PUT', '/me/password', { current: PASSWORD, password: 'short' });
  const wrong = await member.send('PUT', '/me/password', { current: 'not this one', password: 'staple and battery' });
  expect([gist(short), gist(wrong)]).toMatchObject([
    { status: 400, at: ['/password'] },
    { status: 400, at: ['/current'] },
  ]);
  expect((await member.send('PUT', '/me/password', { current: PASSWORD, password: 'staple and battery' })).status).toBe(204);
  expect([(await other.send('GET', '/me')).status, (await member.send('GET', '/me')).status, member.cookies.get(COOKIE) === before]).toEqual([401, 200, false]);
  expect([(await signIn(member.email)).answer.status, (await signIn(member.email, 'staple and battery')).answer.status]).toEqual([401, 201]);
  expect([(await member.send('DELETE', '/sessions')).status, (await member.send('GET', '/me')).status]).toEqual([204, 401]);
});

test('sec-T19: a change of role starts a new session', async () => {
  const member = await team.join('owner', 'otto');
  const { id } = member.me.user;
  expect((await team.owner.send('PATCH', `/members/${id}`, { role: 'viewer' })).body).toMatchObject({ id, role: 'viewer' });
  expect((await member.send('GET', '/members')).status).toBe(401);
  const { browser: again } = await signIn(member.email);
  expect((await again.send('GET', '/members')).status).toBe(403);
  expect((await team.owner.send('DELETE', `/members/${id}`)).status).toBe(204);
  expect([(await again.send('GET', '/me')).status, gist((await signIn(member.email)).answer)]).toMatchObject([401, { status: 403 }]);
});

test('the last owner cannot leave, and of two who leave at the same time one does', async () => {
  await using small = await startTeam();
  const { id } = (await small.owner.send('GET', '/me')).body.user;
  expect(gist(await small.owner.send('PATCH', `/members/${id}`, { role: 'editor' }))).toMatchObject({ type: 'conflict' });
  expect(gist(await small.owner.send('DELETE', `/members/${id}`))).toMatchObject({ type: 'conflict' });
  const second = await small.join('owner', 'second');
  const both = await Promise.all([small.owner.send('DELETE', `/members/${id}`), second.send('DELETE', `/members/${second.me.user.id}`)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
});

test('an invitation works once; a person with an account confirms it by their password', async () => {
  const invited = (await team.owner.send('POST', '/invitations', { email: 'Ida@Example.com', role: 'editor' })).body;
  expect([invited.mailed, invited.link]).toEqual([false, expect.stringMatching(/^https:\/\/seedbed\.example\.com\/accept-invitation#[\w-]{43}$/)]);
  const token = tokenOf(invited.link);
  const ida = browser(team.baseUrl);
  expect((await ida.send('POST', '/invitations/look', { token })).body).toMatchObject({
    workspace: 'Acme',
    role: 'editor',
    email: 'Ida@Example.com',
    invitedBy: 'Ana',
    known: false,
  });
  expect(gist(await ida.send('POST', '/invitations/accept', { token }))).toMatchObject({ status: 400, at: ['/name', '/password'] });
  const accepted = await ida.send('POST', '/invitations/accept', { token, name: 'Ida', password: PASSWORD });
  expect([accepted.status, accepted.body.role, (await ida.send('GET', '/datasets')).status]).toEqual([201, 'editor', 200]);
  expect((await browser(team.baseUrl).send('POST', '/invitations/accept', { token, name: 'Eve', password: PASSWORD })).status).toBe(404);
  expect(gist(await team.owner.send('POST', '/invitations', { email: 'ida@example.com', role: 'viewer' }))).toMatchObject({ type: 'conflict', at: ['/email'] });

  // For another workspace: the account exists, and nobody without its password can take it over.
  const stranger = await team.join('owner', 'stella');
  expect((await stranger.send('POST', '/workspaces', { name: 'Elsewhere' })).body.workspace.name).toBe('Elsewhere');
  const again = tokenOf((await stranger.send('POST', '/invitations', { email: 'ida@example.com', role: 'owner' })).body.link);
  const thief = browser(team.baseUrl);
  expect((await thief.send('POST', '/invitations/look', { token: again })).body.known).toBe(true);
  expect((await thief.send('POST', '/invitations/accept', { token: again, name: 'Eve', password: 'another password' })).status).toBe(401);
  expect((await ida.send('POST', '/invitations/accept', { token: again })).body).toMatchObject({
    user: { name: 'Ida' },
    role: 'owner',
    workspace: { name: 'Elsewhere' },
  });
  const { workspaces } = (await ida.send('GET', '/me')).body;
  expect(workspaces.map((workspace: { name: string; role: string }) => [workspace.name, workspace.role])).toEqual([['Acme', 'editor'], ['Elsewhere', 'owner']]); // prettier-ignore
  expect((await ida.send('PUT', '/me/workspace', { id: workspaces[0].id })).body.role).toBe('editor');
  // Her password opens both workspaces, so no owner of one of them can create a link for it.
  expect(gist(await team.owner.send('POST', `/members/${(await ida.send('GET', '/me')).body.user.id}/password-reset`))).toMatchObject({ type: 'conflict' });
});

test('an owner creates a link with which a member sets a new password', async () => {
  const member = await team.join('viewer', 'vera');
  const made = (await team.owner.send('POST', `/members/${member.me.user.id}/password-reset`)).body;
  const token = tokenOf(made.link);
  const somebody = browser(team.baseUrl);
  expect((await somebody.send('POST', '/password-resets/use', { token, password: 'staple and battery' })).status).toBe(204);
  expect([(await member.send('GET', '/me')).status, (await signIn(member.email, 'staple and battery')).answer.status]).toEqual([401, 201]);
  expect((await somebody.send('POST', '/password-resets/use', { token, password: 'staple and battery' })).status).toBe(404);
});

test('every answer about people matches the OpenAPI document', async () => {
  const document = (await (await fetch(`${team.baseUrl}/openapi.json`)).json()) as OpenApiDocument;
  expect(document.security).toEqual([{ session: [] }, { key: [] }]);
  const { check } = answerChecker(document);
  const faults: string[] = [];
  for (const { id, method, path, tags, params, body, needs } of ROUTES) {
    if (!tags.includes('People') || params || body || method !== 'GET' || needs === 'public') continue;
    const response = await fetch(team.baseUrl + path, { headers: { cookie: `${COOKIE}=${team.owner.cookies.get(COOKIE)}` } });
    faults.push(...(response.ok ? await check(id, response) : [`${id}: ${response.status}`]));
  }
  expect(faults).toEqual([]);
});
