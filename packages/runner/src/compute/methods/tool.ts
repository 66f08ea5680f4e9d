import type { Pack } from '@seedbed/contract';
import { runTool, type ToolName } from '../../agents/all-tools.ts';
import type { Held, Session } from '../../agents/session.ts';
import { ClientWanted, replayedClient, type ClientAsk, type ClientCan, type ClientReplies } from '../../agents/replayed-client.ts';
import type { TargetChoice } from '../../agents/target-of.ts';
import type { Answer } from '../../agents/tool.ts';
import { openRunner } from '../../operations/open-runner.ts';
import type { TargetPolicy } from '../../source/servers/target.ts';
import type { Context } from '../method.ts';
import type { ThrowawayPlace } from '../throwaway-server.ts';
import { serverOf } from './server-of.ts';

export type ToolArgs = {
  readonly tool: ToolName;
  /** Checked. */
  readonly args: unknown;
  /** The blueprint of the call with its source, as JSON. */
  readonly held?: { readonly name: string; readonly json: string } | undefined;
  /** The name for a blueprint that the call creates. */
  readonly nextName: string;
  readonly target: TargetChoice;
  /** Own packs as JSON, for a schema that it infers. */
  readonly packs?: readonly string[];
  /** What the client can do, and what it said so far. */
  readonly can?: ClientCan;
  readonly replies?: ClientReplies;
  readonly policy?: TargetPolicy | undefined;
  readonly server?: ThrowawayPlace | undefined;
};

export type ToolDone = {
  readonly answer: readonly string[];
  /** The session's new state. */
  readonly kept: { readonly name: string; readonly json: string } | undefined;
  /** The call ended here: it is to be made again with the client's reply to this. Nothing was done. */
  readonly wanted?: ClientAsk;
};

export type ToolProgress = { readonly done: number; readonly total: number; readonly message: string };

/** One tool call for a session elsewhere: the session's state is passed and returned as text. */
export async function runInThread(
  { tool, args, held, nextName, target, packs, can, replies = [], policy, server }: ToolArgs,
  { mark, signal, tell }: Context,
): Promise<ToolDone> {
  await using runner = openRunner({
    ...(server && { throwaway: serverOf(server, mark) }),
    ...(policy && { policy }),
    ...(packs && { packs: async () => packs.map((json) => JSON.parse(json) as Pack) }),
  });
  let kept: ToolDone['kept'];
  const keep = (name: string, made: Held): void => void (kept = { name, json: JSON.stringify(made) });
  const session: Session = {
    runner,
    folder: undefined,
    target,
    policy,
    keep(made) {
      keep(nextName, made);
      return nextName;
    },
    find: () => ({ name: held!.name, held: JSON.parse(held!.json) as Held }),
    replace: keep,
  };
  const progress = (done: number, total: number, message: string): void => tell({ done, total, message } satisfies ToolProgress);
  let answer: Answer;
  try {
    answer = await runTool(tool, session, args, { signal, progress, ...(can && { client: replayedClient(can, replies) }) });
  } catch (error) {
    if (error instanceof ClientWanted) return { answer: [], kept: undefined, wanted: error.ask };
    throw error;
  }
  return { answer: answer.map((part) => (typeof part === 'string' ? part : JSON.stringify(part))), kept };
}
