import { ASSIST_LIMITS, findEndpoints, findOnPath, findPrograms, LOCAL_ENDPOINTS, PROGRAMS, withoutControls } from '@seedbed/assist';
import { isCloudModel } from '@seedbed/contract';
import type { Io } from '../io.ts';

/** What can be asked on this computer, and how. */
export type ModelsAtHand = {
  readonly models: readonly {
    readonly name: string;
    readonly title: string;
    readonly kind: 'program' | 'endpoint' | 'configured';
    /** Of the program, or the address. */
    readonly place: string;
    readonly models?: readonly string[];
    readonly command: string;
    readonly how: string;
  }[];
  readonly notFound: readonly string[];
};

/** Looks at the PATH, the environment and the lists of models on loopback. Starts no program. */
export async function modelsAtHand({ env }: Pick<Io, 'env'>): Promise<ModelsAtHand> {
  const [programs, endpoints] = [findPrograms(env), await findEndpoints(env)];
  const [url, name] = [env['SEEDBED_MODEL_URL'], env['SEEDBED_MODEL_NAME']];
  const models = [
    ...programs.map(({ program, path }) => ({
      name: program.name,
      title: program.title,
      kind: 'program' as const,
      place: path,
      command: `seedbed assist schema.sql --with ${program.name}`,
      how: `starts ${program.name} in an empty folder, with the question on standard input, no tools, one turn and at most ${ASSIST_LIMITS.programSeconds / 60} minutes; you are signed in there, or not: it is not tried`,
    })),
    ...endpoints.map((endpoint) => ({
      name: endpoint.name,
      title: endpoint.title,
      kind: 'endpoint' as const,
      place: endpoint.url,
      models: endpoint.models.map(withoutControls),
      command: `seedbed assist schema.sql --with ${endpoint.name}${endpoint.models.length === 1 ? '' : ' --model NAME'}`,
      how: endpoint.models.some(isCloudModel)
        ? 'asks a table at a time (--short), on this computer; models whose name ends in "cloud" get the whole question, which Ollama sends on to its own service'
        : 'asks a table at a time (--short), on this computer only; small models know less, and no figure of ours is measured with them',
    })),
    ...(url && name
      ? [
          {
            name,
            title: 'SEEDBED_MODEL_URL',
            kind: 'configured' as const,
            place: withoutPassword(url),
            command: 'seedbed assist schema.sql',
            how: 'sends the question to this address, with SEEDBED_MODEL_KEY if it is set',
          },
        ]
      : []),
  ];
  const found = new Set(models.map((one) => one.name));
  const missing = [...PROGRAMS, ...LOCAL_ENDPOINTS].flatMap(({ name: one }) => (found.has(one) ? [] : [one]));
  return { models, notFound: missing };
}

export function modelsText({ models, notFound }: ModelsAtHand, env: Io['env']): string {
  const lines = models.map(({ name, title, place, models: names, command, how }) => {
    const list = names === undefined ? '' : `\n  models: ${names.length > 0 ? names.join(', ') : 'none yet'}`;
    return `${name}  ${title}, ${place}${list}\n  ${command}\n  ${how}\n`;
  });
  const isStopped = notFound.includes('ollama') && findOnPath('ollama', env) !== undefined;
  const hint = isStopped ? 'ollama is installed, but does not answer: ollama serve\n' : '';
  const none = models.length === 0 ? 'No program and no endpoint found. seedbed assist schema.sql --ask prints the question for any chat.\n' : '';
  return `${lines.join('\n')}${none}${lines.length > 0 && notFound.length > 0 ? '\n' : ''}${notFound.length > 0 ? `not found: ${notFound.join(', ')}\n` : ''}${hint}`;
}

function withoutPassword(url: string): string {
  if (!URL.canParse(url)) return url;
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}
