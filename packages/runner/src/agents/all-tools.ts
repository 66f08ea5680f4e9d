import type { Session } from './session.ts';
import type { Answer, Call, Tool } from './tool.ts';
import { answer } from './tools/answer.ts';
import { checkRows } from './tools/check-rows.ts';
import { edit } from './tools/edit.ts';
import { explain } from './tools/explain.ts';
import { generate } from './tools/generate.ts';
import { infer } from './tools/infer.ts';
import { keep } from './tools/keep.ts';
import { kinds } from './tools/kinds.ts';
import { load } from './tools/load.ts';
import { plans } from './tools/plans.ts';
import { preview } from './tools/preview.ts';
import { prove } from './tools/prove.ts';
import { question } from './tools/question.ts';
import { rehearse } from './tools/rehearse.ts';
import { review } from './tools/review.ts';
import { rows } from './tools/rows.ts';
import { say } from './tools/say.ts';
import { shape } from './tools/shape.ts';
import { undo } from './tools/undo.ts';
import { unsure } from './tools/unsure.ts';

/** In the order shown to agents. */
export const TOOLS = {
  infer,
  preview,
  rows,
  unsure,
  question,
  answer,
  review,
  keep,
  say,
  explain,
  kinds,
  edit,
  check_rows: checkRows,
  undo,
  shape,
  generate,
  prove,
  load,
  plans,
  rehearse,
} as const;
export type ToolName = keyof typeof TOOLS;

/** Runs a tool with checked arguments. */
export function runTool(name: ToolName, session: Session, args: unknown, call: Call): Promise<Answer> {
  return (TOOLS[name] as Tool).run(session, args as never, call);
}
