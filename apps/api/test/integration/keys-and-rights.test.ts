import { ROUTES, type Right, type Route, type Scope } from '@seedbed/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rightsOf } from '../../src/modules/api-keys/api-keys.service.ts';
import { newId } from '../../src/db/uuid.ts';
import { gist } from '../support/send.ts';
import { SMALL_DDL } from '../support/running-server.ts';
import { otherWorkspace, startTeam, type Person, type Team } from '../support/team.ts';

let team: Team;
let mounted: Set<string>;
beforeAll(async () => {
  team = await startTeam({ SEEDBED_REQUESTS_PER_MINUTE: '0', SEEDBED_WORK_PER_MINUTE: '0' });
  const document = (await (await fetch(`${team.baseUrl}/openapi.json`)).json()) as { paths: Record<string, Record<string, { operationId: string }>> };
  mounted = new Set(Object.values(document.paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId)));
});
afterAll(() => team[Symbol.asyncDispose]());

/** The call with these ids, or with unknown ids; with its example's query and body, or an empty body. */
async function tryCall(who: Person, route: Route, body: 'empty' | 'example', ids: Readonly<Record<string, string>> = {}) {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? (name === 'id' ? newId() : name === 'table' ? 'users' : '1'));
  const query = new URLSearchParams(Object.entries(route.examples.query ?? {}).map(([name, value]): [string, string] => [name, String(value)]));
  // A cursor is of a list that is there; the others are for sql alone, which the example is not.
  for (const name of ['cursor', 'statements', 'restrict_key']) query.delete(name);
  const ifMatch = route.headers && 'if-match' in route.headers.properties ? { 'if-match': '*' } : {};
  const sent = body === 'example' ? route.examples.body : {};
  return team.call(who, route.method, `${path.replace('/api/v1', '')}?${query}`, route.body ? sent : undefined, ifMatch);
}

const SCOPES: readonly (readonly Scope[])[] = [['read'], ['write'], ['run'], ['read', 'write', 'run']];

/** Written by hand, and not derived from the code that decides. */
function mayBy(scopes: readonly Scope[], { needs }: Route): boolean {
  const rights: Readonly<Record<Scope, readonly Right[]>> = { read: ['read'], write: ['write'], run: ['run', 'connect'] };
  if (needs === 'public' || needs === 'anyone') return true;
  return needs !== 'person' && scopes.some((scope) => rights[scope].includes(needs));
}

describe.each(SCOPES.map((scopes) => [scopes.join(' and '), scopes] as const))('sec-T18: a key with the scope %s', (_name, scopes) => {
  test('may call the operations of its scopes and no others', async () => {
    const key = await team.key(team.owner, scopes);
    const found: string[] = [];
    for (const route of ROUTES.filter(({ id, path }) => mounted.has(id) && path.startsWith('/api/'))) {
      const { status } = await tryCall(key, route, 'empty');
      const isIn = route.needs === 'public' ? status !== 403 : status !== 401 && status !== 403;
      if (isIn !== mayBy(scopes, route) || status >= 500) found.push(`${route.id}: ${status}, needs ${route.needs}`);
    }
    expect(found).toEqual([]);
  });
});

/** An id that nothing has. */
const NONE = '01900000-0000-7000-8000-000000000000';

test('sec-T18: a key of another workspace sees nothing of this one', async () => {
  const { dataset } = (await team.call(team.owner, 'POST', '/datasets', { name: 'Ours', ddl: SMALL_DDL, rows: 5 })).body;
  const connection = (await team.call(team.owner, 'POST', '/connections', { name: 'Ours', address: 'postgres://a@198.51.100.1/x' })).body;
  const run = (await team.call(team.owner, 'POST', '/runs', { datasetId: dataset.id, connectionId: connection.id })).body;
  const { share } = (await team.call(team.owner, 'POST', `/datasets/${dataset.id}/shares`, {})).body;
  const eve = await team.member('owner', 'Eve', await otherWorkspace(team, 'Elsewhere'));
  const hers = await team.key(eve, ['read', 'write', 'run']);
  const idOf: Readonly<Record<string, string>> = { datasets: dataset.id, connections: connection.id, runs: run.id };
  const found: string[] = [];
  let tried = 0;
  for (const route of ROUTES.filter(({ path }) => path.includes('{id}'))) {
    const id = idOf[route.path.split('/')[3]!];
    if (id === undefined || !mayBy(['read', 'write', 'run'], route)) continue;
    tried++;
    const answer = await tryCall(hers, route, 'example', { id, share: share.id });
    if (answer.status === 404) continue;
    // What the example asks for may need a right that no scope gives: then it is refused alike where there is nothing.
    const ofNone = await tryCall(hers, route, 'example', { id: NONE, share: NONE });
    if (answer.status !== 403 || ofNone.status !== 403) found.push(`${route.id}: ${answer.status}`);
  }
  expect([found, tried > 20]).toEqual([[], true]);
  // Named in a body they are not there either.
  expect(gist(await team.call(hers, 'POST', '/runs', { datasetId: dataset.id, connectionId: connection.id })).type).toBe('not-found');
  expect(gist(await team.call(hers, 'POST', '/infer', { connectionId: connection.id })).type).toBe('not-found');
  for (const path of ['/datasets', '/connections', '/runs']) expect((await team.call(hers, 'GET', path)).body.items).toEqual([]);
  expect((await team.call(eve, 'GET', '/api-keys')).body.items.map(({ id }: { id: string }) => id)).toEqual([hers.id]);
});

test('a key never has more rights than its owner, whatever its scopes', () => {
  expect(rightsOf(['read', 'write', 'run'], 'owner')).toEqual(['read', 'write', 'run', 'connect']);
  expect(rightsOf(['read', 'write', 'run'], 'viewer')).toEqual(['read', 'connect']);
  expect([rightsOf(['write'], 'viewer'), rightsOf([], 'owner')]).toEqual([[], []]);
});
