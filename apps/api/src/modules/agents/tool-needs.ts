import {
  askQuestionRoute,
  askReviewRoute,
  createRevisionRoute,
  explainColumnRoute,
  generateRoute,
  inferRoute,
  keepAnswerRoute,
  listGeneratorsRoute,
  listRowsRoute,
  lookAtTargetRoute,
  proveRoute,
  rehearseRoute,
  startRunRoute,
  tryAnswerRoute,
  type Needs,
} from '@seedbed/contract';
import type { ToolAsk } from '@seedbed/runner/compute';
import { demand, demandForMembers, type Caller } from '../../http/caller.ts';

type Tool = ToolAsk['tool'];

/** The API call equivalent to each tool: the tool needs the same rights. */
const ROUTE_OF_TOOL: Readonly<Record<Tool, { readonly needs: Exclude<Needs, 'public'> }>> = {
  infer: inferRoute,
  preview: generateRoute,
  rows: listRowsRoute,
  unsure: listRowsRoute,
  question: askQuestionRoute,
  answer: tryAnswerRoute,
  review: askReviewRoute,
  keep: keepAnswerRoute,
  say: tryAnswerRoute,
  kinds: listGeneratorsRoute,
  check_rows: tryAnswerRoute,
  undo: createRevisionRoute,
  // As a target is looked at.
  shape: lookAtTargetRoute,
  plans: lookAtTargetRoute,
  explain: explainColumnRoute,
  edit: createRevisionRoute,
  generate: generateRoute,
  prove: proveRoute,
  rehearse: rehearseRoute,
  load: startRunRoute,
};

/** Throws Problem `forbidden` if the caller lacks the right for the tool or for its arguments. */
export function demandForTool(caller: Caller, tool: Tool, args: unknown): void {
  demand(caller, ROUTE_OF_TOOL[tool].needs, `The tool ${tool}`);
  if (tool === 'answer' && (args as { keep?: boolean }).keep) demand(caller, keepAnswerRoute.needs, 'Keeping an answer');
  if (tool === 'say' && (args as { accept?: unknown }).accept) demand(caller, keepAnswerRoute.needs, 'Keeping changes');
  if (tool === 'shape') demandForMembers(caller, args);
  // The operator's database is a target: callers who may not check a target with a run may not have a tool read it.
  if ((tool === 'infer' || tool === 'rehearse') && (args as { database?: boolean }).database)
    demand(caller, lookAtTargetRoute.needs, 'Reading the database of this server');
}
