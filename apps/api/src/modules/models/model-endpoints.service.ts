import type { Model } from '@seedbed/assist';
import { pinnedFetch } from '@seedbed/assist/pinned-fetch';
import {
  isOtherOrigin,
  MODEL_SECONDS,
  Problem,
  type AskableModel,
  type ModelEndpoint,
  type ModelEndpointSettings,
  type ModelEndpointTest,
} from '@seedbed/contract';
import { checkHost, type AddressPolicy } from '@seedbed/postgres/address';
import type { WorkspaceId } from '../../db/columns.ts';
import type { Bulkhead } from '../../http/bulkhead.ts';
import type { Sealer } from '../../secrets/sealer.ts';
import { modelEndpointTag, toAskable, toModelEndpoint } from './model-endpoints.mapper.ts';
import type { ModelEndpointRow, ModelEndpointsRepository } from './model-endpoints.repository.ts';
import type { Endpoint } from './model-failed.ts';
import { testModel } from './test-model.ts';

/** An endpoint, and the ETag of its state. */
type Tagged = { readonly endpoint: ModelEndpoint; readonly tag: string };

/** A model whose address was checked; only that address is contacted. */
export type OpenModel = Endpoint & { readonly model: Model; readonly seconds: number };

export type ModelEndpointsService = ReturnType<typeof modelEndpointsService>;

/** The model of each workspace. Nothing here calls it without a request. */
export function modelEndpointsService(repository: ModelEndpointsRepository, sealer: Sealer, policy: AddressPolicy, gate: Bulkhead, clock: () => Date) {
  async function find(workspace: WorkspaceId): Promise<ModelEndpointRow> {
    const row = await repository.find(workspace);
    if (!row) throw new Problem('not-found', 'This workspace has no model endpoint. An owner sets one under Settings, Model.');
    return row;
  }

  async function openRow(row: ModelEndpointRow): Promise<OpenModel> {
    const key = row.sealedKey === null ? undefined : sealer.open(row.sealedKey, placeOf(row.workspaceId));
    if (key === null)
      throw new Problem('model-failed', "The stored key of the model endpoint cannot be decrypted: the server's key has changed. Enter the key again.");
    const url = new URL(row.url);
    const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
    const { ip, isCoarse = false } = await checkHost({ host: url.hostname.replace(/^\[|\]$/g, ''), port }, policy);
    return { model: { url: row.url, name: row.model, key, fetch: pinnedFetch(ip) }, seconds: row.seconds, host: url.host, isCoarse };
  }

  return {
    async get(workspace: WorkspaceId): Promise<Tagged> {
      return tagged(await find(workspace));
    },

    async askable(workspace: WorkspaceId): Promise<AskableModel> {
      return toAskable(await repository.find(workspace));
    },

    async put(workspace: WorkspaceId, ifMatch: string | undefined, settings: ModelEndpointSettings): Promise<Tagged> {
      const before = await repository.find(workspace);
      checkTag(before, ifMatch);
      const url = checkedUrl(settings.url);
      const { model, key, seconds = MODEL_SECONDS, prices = null } = settings;
      const keeps = key === undefined && before !== undefined && before.sealedKey !== null;
      if (keeps && isOtherOrigin(before.url, url)) throw keyAgain(before.url);
      const sealedKey = keeps ? before.sealedKey : key ? sealer.seal(key, placeOf(workspace)) : null;
      const row: ModelEndpointRow = {
        workspaceId: workspace,
        url,
        model: model.trim(),
        sealedKey,
        seconds,
        prices,
        state: 'untested',
        message: null,
        testedAt: null,
        updatedAt: clock(),
      };
      await repository.put(row);
      return tagged(row);
    },

    async remove(workspace: WorkspaceId, ifMatch: string | undefined): Promise<void> {
      checkTag(await find(workspace), ifMatch);
      await repository.remove(workspace);
    },

    async test(workspace: WorkspaceId, signal: AbortSignal): Promise<ModelEndpointTest> {
      const row = await find(workspace);
      const { ok, message, sent, received } = await gate.run(signal, () => testModel(() => openRow(row), signal));
      const found = { state: ok ? ('ok' as const) : ('failing' as const), message, testedAt: clock() };
      await repository.noteTest(row, found);
      return { ok, message, sent, received, endpoint: toModelEndpoint({ ...row, ...found }) };
    },

    /** Throws Problem `not-found` if there is none, and the policy's error for a forbidden address. */
    async open(workspace: WorkspaceId): Promise<OpenModel> {
      return openRow(await find(workspace));
    },
  };
}

function tagged(row: ModelEndpointRow): Tagged {
  return { endpoint: toModelEndpoint(row), tag: modelEndpointTag(row) };
}

function placeOf(workspace: WorkspaceId): string {
  return `model-endpoint:${workspace}`;
}

function checkTag(row: ModelEndpointRow | undefined, ifMatch: string | undefined): void {
  if (ifMatch === undefined || ifMatch === '*' || (row && ifMatch === modelEndpointTag(row))) return;
  throw new Problem('precondition-failed', 'The model endpoint has changed. Read it again and send its new ETag.');
}

/** Names the error without repeating the address, which may hold a password by mistake. */
function checkedUrl(text: string): string {
  const fault = (message: string) => new Problem('invalid-request', `The address does not fit: ${message}.`, { errors: [{ pointer: '/url', message }] });
  if (!URL.canParse(text)) throw fault('it is no address, such as http://127.0.0.1:11434/v1');
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') throw fault('it holds a user or a password; send the key as key');
  if (url.search !== '' || url.hash !== '') throw fault('it holds a query or a fragment; send the address where the API begins');
  return url.href.replace(/\/+$/, '').replace(/\/chat\/completions$/, '');
}

function keyAgain(url: string): Problem {
  const message = `After a change of scheme, host or port, enter the key again: the stored one belongs to ${new URL(url).origin}.`;
  return new Problem('invalid-request', message, { errors: [{ pointer: '/key', message: 'must be sent again' }] });
}
