import {
  endpointModel,
  findEndpoints,
  findOnPath,
  findPrograms,
  LOCAL_ENDPOINTS,
  programModel,
  PROGRAMS,
  type AnyModel,
  type FoundEndpoint,
  type FoundProgram,
} from '@seedbed/assist';
import { UsageError } from '../exit-code.ts';
import type { Io } from '../io.ts';

/** The model that `--with` names: a program on the PATH, or an endpoint on this computer. */
export async function modelAtHand(io: Io, name: string, model: string | undefined): Promise<AnyModel> {
  if (model !== undefined && !/^[\w.@:/[][\w.@:/[\]-]*$/.test(model)) throw new UsageError(`--model takes the name of a model, not "${model}"`);
  const program = PROGRAMS.find((one) => one.name === name);
  if (program) {
    const path = findOnPath(name, io.env);
    if (path !== undefined) return programModel({ program, path }, { env: io.env, model, onLack: (words) => void io.stderr.write(`note: ${words}\n`) });
    const how = process.platform === 'win32' ? 'On Windows, run Seedbed under WSL to start programs' : `Install it (${program.install})`;
    throw new UsageError(`${program.title} is not installed: there is no "${name}" on the PATH. ${how}, or see what there is: seedbed models`);
  }
  const endpoint = LOCAL_ENDPOINTS.find((one) => one.name === name);
  if (!endpoint) throw new UsageError(`--with takes one of ${namesAtHand().join(', ')}; seedbed models lists what there is on this computer`);
  const found = (await findEndpoints(io.env)).find((one) => one.name === name);
  if (!found)
    throw new UsageError(`${endpoint.title} does not answer at 127.0.0.1:${endpoint.port}. Start it (${endpoint.start}), or see what there is: seedbed models`);
  return endpointModel(found, model ?? onlyModel(found));
}

/** What `--with` takes. */
export function namesAtHand(): readonly string[] {
  return [...PROGRAMS, ...LOCAL_ENDPOINTS].map(({ name }) => name);
}

/** Whether `--with` names an endpoint on this computer, not a program. */
export function isEndpointAtHand(name: string | undefined): boolean {
  return LOCAL_ENDPOINTS.some((one) => one.name === name);
}

function onlyModel({ title, models }: FoundEndpoint): string {
  if (models.length === 1) return models[0]!;
  throw new UsageError(
    models.length === 0 ? `${title} has no model yet; get one first` : `${title} has several models; say which with --model: ${models.join(', ')}`,
  );
}

/** The first program that could be asked, if there is one. */
export function offeredProgram(env: Io['env']): FoundProgram | undefined {
  return findPrograms(env)[0];
}
