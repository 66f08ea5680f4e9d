import type { KnowledgeColumn } from '@seedbed/contract';
import { fault, pointer, type AnswerWork } from './work.ts';

type Member = keyof KnowledgeColumn;

/** Ways to make a column, the first stated one counts; each with its companion members. */
export const MAKERS: readonly (readonly [maker: Member, companions: readonly Member[]])[] = [
  ['generator', []],
  ['formula', []],
  ['template', ['running']],
  ['after', []],
  ['before', []],
  ['range', ['shape']],
  ['regex', []],
  ['shape', []],
  ['of', ['count']],
  ['true', []],
  ['value', []],
  ['values', ['shares']],
  ['shares', []],
  ['low', ['middle', 'high', 'step', 'shape']],
  ['middle', ['high', 'step', 'shape']],
  ['high', ['step', 'shape']],
];
/** Members for readers, or allowed with any other. */
export const COMPATIBLE_MEMBERS: ReadonlySet<Member> = new Set<Member>(['kind', 'unit', 'note', 'null', 'dirt', 'when', 'else', 'among', 'future', 'said']);

/** Members of a column without effect next to its generator are errors: no part of an answer is ignored silently. */
export function findIdleMembers(work: AnswerWork, statement: KnowledgeColumn, place: string): void {
  const [maker, companions] = MAKERS.find(([member]) => isMaker(member, statement)) ?? [];
  for (const member of Object.keys(statement) as Member[]) {
    if (COMPATIBLE_MEMBERS.has(member) || member === maker || companions?.includes(member)) continue;
    const why = maker === undefined ? 'by itself' : `beside "${maker}"`;
    fault(work, place + pointer(member), `"${member}" changes nothing ${why}.`, maker === undefined ? NEEDS[member] : 'one of both');
  }
  if (maker !== undefined && statement.else !== undefined)
    fault(work, place + pointer(maker), `"else" says what all other rows hold, not "${maker}".`, 'one of both');
}

/** The member that each member needs. */
const NEEDS: { readonly [M in Member]?: string } = {
  running: 'a template with {running} in it',
  count: '"of" with it',
  step: '"low" and "high" with it',
  shape: '"low" and "high" with it, or an object of members',
};

/** A one-word shape is for numbers or times, and defines no generator. */
export function isMaker(member: Member, statement: KnowledgeColumn): boolean {
  return statement[member] !== undefined && (member !== 'shape' || typeof statement.shape === 'object');
}
