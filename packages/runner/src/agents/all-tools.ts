import type { Session } from './session.ts';
import type { Answer, Call, Tool } from './tool.ts';
import { edit } from './tools/edit.ts';
import { explain } from './tools/explain.ts';
import { generate } from './tools/generate.ts';
import { infer } from './tools/infer.ts';
import { load } from './tools/load.ts';
import { preview } from './tools/preview.ts';
import { prove } from './tools/prove.ts';

/** In the order in which an agent is told of them. */
export const TOOLS = { infer, preview, explain, edit, generate, prove, load } as const;
export type ToolName = keyof typeof TOOLS;

/** What a tool does with arguments that were checked. */
export function runTool(name: ToolName, session: Session, args: unknown, call: Call): Promise<Answer> {
  return (TOOLS[name] as Tool).run(session, args as never, call);
}
