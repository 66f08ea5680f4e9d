import type { CompileContext, GeneratorDefinition } from '../definition.ts';
import { define, NONE } from '../kit/define.ts';
import type { Dice } from '../kit/dice.ts';
import { textSource } from '../kit/text-source.ts';

/** A name joined from two lists, as programs write it; numbered if names must be unique. */
function joined(kind: string, title: string, summary: string, one: string, other: string, between: string): GeneratorDefinition {
  return define({
    kind,
    group: 'code',
    title,
    summary,
    parameters: NONE,
    outputs: ['text', 'json', 'literal'],
    invertible: 'parts',
    compile(_, context: CompileContext) {
      const first = context.words.list(one).words.map(lower);
      const second = context.words.list(other).words.map(lower);
      const pairs = first.length * second.length;
      return textSource(context, {
        cardinality: 1e12,
        texts: () => (dice: Dice) => `${dice.pick(first)}${between}${dice.pick(second)}`,
        at(rank) {
          const name = `${first[rank % first.length]!}${between}${second[Math.floor(rank / first.length) % second.length]!}`;
          return rank < pairs ? name : `${name}_${Math.floor(rank / pairs) + 1}`;
        },
      });
    },
  });
}

const lower = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '_');

export const codeNames: readonly GeneratorDefinition[] = [
  joined('code.identifier', 'Identifier', 'A name in snake case, of tables and columns.', 'code.table', 'code.column', '_'),
  joined('code.eventName', 'Name of an event', 'A thing and what happened to it: order.created.', 'code.resource', 'code.eventVerb', '.'),
  joined('code.auditAction', 'Audited action', 'What was done: order.update.', 'code.resource', 'code.auditVerb', '.'),
];
