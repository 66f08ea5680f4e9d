import type { ASTNode } from '@marcbachmann/cel-js';
import { stepAt } from '../values/walk-step.ts';
import { ExpressionFault } from './fault.ts';
import type { Compiled } from './scope.ts';

/** The name, for documentation and completion. */
export const WALK = 'walk';

/** `walk(["new", "open", "closed"], place(ticket_id), siblings(ticket_id))`: null for other calls. */
export function walkCall(node: ASTNode, name: string, given: readonly ASTNode[], compile: (node: ASTNode) => Compiled): Compiled | null {
  if (name !== WALK) return null;
  const [steps, ...numbers] = given;
  const texts = steps?.op === 'list' ? steps.args.map(({ op, args }) => (op === 'value' && typeof args === 'string' ? args : null)) : [];
  const [place, count] = numbers.map(compile);
  if (texts.length < 2 || texts.includes(null) || numbers.length !== 2 || place!.type !== 'int' || count!.type !== 'int')
    throw new ExpressionFault(
      'walk takes two texts at least, a place from 0, and how many there are: walk(["new", "open", "closed"], 0, 2).',
      node.start,
      node.end,
    );
  return {
    type: 'string',
    prepare(frame) {
      const [at, of] = [place!.prepare(frame), count!.prepare(frame)];
      return (row) => {
        const [nth, all] = [at(row), of(row)];
        return nth === null || all === null ? null : (texts[stepAt(Number(nth), Number(all), texts.length - 1)] ?? null);
      };
    },
  };
}
