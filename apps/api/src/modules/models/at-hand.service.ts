import { createHash } from 'node:crypto';
import type { AnyModel, AskOptions } from '@seedbed/assist';
import { findEndpoints } from '@seedbed/assist/find-endpoints';
import { findPrograms } from '@seedbed/assist/find-programs';
import { ASSIST_LIMITS } from '@seedbed/assist/limits';
import { isCloudModel, Problem, type ModelsAtHand } from '@seedbed/contract';
import type { Database } from '../../db/client.ts';
import type { WorkspaceId } from '../../db/columns.ts';
import type { Caller } from '../../http/caller.ts';
import type { Recorder } from '../../http/recorder.ts';
import { objectName } from '../audit/object-name.ts';
import type { Askable } from './ask-model.service.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** One question of a person: to whom, about which dataset. */
type Asked = {
  readonly name: string;
  readonly model: string | undefined;
  readonly dataset: { readonly id: string; readonly name: string };
  readonly caller: Caller;
  readonly address: string;
};

export type AtHandService = ReturnType<typeof atHandService>;

const ELSEWHERE =
  'Programs are asked only by a Seedbed on your own computer, which nobody else reaches. On a server, an owner of the workspace sets a model endpoint instead.';

/** Programs and endpoints on this computer; `env` is null where others reach the server. */
export function atHandService(env: Environment | null, database: Database, recorder: Pick<Recorder, 'tell'>) {
  async function found(name: string, model: string | undefined): Promise<{ readonly model: AnyModel; readonly host: string }> {
    if (env === null) throw new Problem('forbidden', ELSEWHERE);
    const { endpointModel, programModel } = await import('@seedbed/assist');
    const program = findPrograms(env).find((one) => one.program.name === name);
    if (program) return { model: programModel(program, { env, model }), host: program.program.title };
    const endpoint = (await findEndpoints(env)).find((one) => one.name === name);
    if (!endpoint) throw unfit('/with', `There is no "${name}" on this computer any more. Install or start it, and look again.`);
    const chosen = model ?? (endpoint.models.length === 1 ? endpoint.models[0] : undefined);
    if (chosen === undefined) throw unfit('/model', `${endpoint.title} has ${endpoint.models.length === 0 ? 'no model yet' : 'several models; name one'}.`);
    return { model: endpointModel(endpoint, chosen), host: endpoint.title };
  }

  return {
    /** Starts nothing. */
    async list(): Promise<ModelsAtHand> {
      if (env === null) return { models: [], offers: false, reason: ELSEWHERE };
      const programs = findPrograms(env).map(({ program: { name, title }, path }) => ({
        name,
        title,
        kind: 'program' as const,
        place: path,
        models: [],
        how: `Started in an empty folder with the question on standard input, without tools, for one turn of at most ${ASSIST_LIMITS.programSeconds / 60} minutes`,
      }));
      const endpoints = (await findEndpoints(env)).map(({ name, title, url, models }) => ({
        name,
        title,
        kind: 'endpoint' as const,
        place: url,
        models: [...models],
        how: models.some(isCloudModel)
          ? 'Asked a table at a time on this computer. Models whose name ends in "cloud" get the whole question, which Ollama sends on to its own service'
          : 'Asked a table at a time. The questions stay on this computer. Small models know less, and no figure of ours is measured with them',
      }));
      return { models: [...programs, ...endpoints], offers: !env['CI'] && !env['SEEDBED_NO_OFFERS'], reason: null };
    },

    /** T1, T2: a program is started by a person's click alone, so a request has to come from one of our pages. T18: of another workspace's dataset it says nothing. Returns the dataset's name. */
    async demandPage(workspace: WorkspaceId, id: string, isFromOwnPage: boolean): Promise<string> {
      const name = await objectName(database, 'dataset', id, workspace);
      if (name === null) throw new Problem('not-found', 'There is no dataset with that id.', { facts: { id } });
      if (env === null) throw new Problem('forbidden', ELSEWHERE);
      if (!isFromOwnPage)
        throw new Problem(
          'forbidden',
          'Only a page of this server may ask a program on this computer. On the command line: seedbed assist schema.sql --with NAME',
        );
      return name;
    },

    /** Each call is in the audit log before it is made. */
    async open({ name, model: named, dataset, caller, address }: Asked): Promise<Askable> {
      const { model, host } = await found(name, named);
      const { askModel } = await import('@seedbed/assist');
      const ask = async (question: string, options: AskOptions = {}): Promise<string> => {
        const sent = [question, ...(options.turns ?? []).flatMap(({ answer, reply }) => [answer, reply])].join('\n\n');
        const details = { with: name, model: named ?? model.name, bytes: Buffer.byteLength(sent), sha256: createHash('sha256').update(sent).digest('hex') };
        await recorder.tell({ caller, address, via: 'browser' }, { action: 'dataset.model-asked', object: { kind: 'dataset', ...dataset }, details });
        return await askModel(model, question, options);
      };
      return { model: { name: model.name, path: host, ask }, seconds: ASSIST_LIMITS.programSeconds, host, isCoarse: false };
    },
  };
}

function unfit(pointer: string, message: string): Problem {
  return new Problem('invalid-request', message, { errors: [{ pointer, message }] });
}
