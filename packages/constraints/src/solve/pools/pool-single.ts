import { FREE, type Clause, type UnreadLiteral } from '../../checks/index.ts';
import { isText } from '../../checks/type-of.ts';
import { withCheckLetters } from './check-letters.ts';
import { accepted, evaluate, type CandidateColumn } from './evaluate.ts';
import type { PoolContext } from './pool-context.ts';
import { fixed } from './pool-domains.ts';

/** Fewer values than this are few for a unique column. */
const FEW = 200;

export async function poolSingle(
  typed: readonly CandidateColumn[],
  condition: string,
  literals: readonly UnreadLiteral[],
  values: readonly string[],
  constants: readonly string[] | null,
  context: PoolContext,
): Promise<Clause[]> {
  const own = literals.find((one) => one.equation)?.equation;
  // `c = f(c)`: applied once, an idempotent function returns its own fixpoints.
  const settled = own
    ? (
        await evaluate(
          typed,
          own.expression,
          values.map((value) => [value]),
          context.tools,
        )
      ).filter((one) => one !== null)
    : [];
  const different = [...new Set([...settled, ...values])];
  const kept = (
    await accepted(
      typed,
      condition,
      [...different, null].map((value) => [value]),
      context.tools,
    )
  ).map(([value]) => value ?? null);
  const { name } = typed[0]!;
  const nullPasses = kept.includes(null);
  const found = kept.filter((value) => value !== null);
  const type = context.scope.columns.get(name);
  if (constants && type && isText(type) && type.length !== 1 && found.length < (context.unique.has(name) ? FEW : 1))
    found.push(...(await withCheckLetters(typed[0]!, type, condition, found, constants, context)).filter((value) => !found.includes(value)));
  if (found.length === 0) return nullPasses && !context.scope.notNull.has(name) ? [{ ...FREE, columns: new Map([[name, fixed(null)]]) }] : [];
  return [{ ...FREE, columns: new Map([[name, { domain: { in: found }, ...(nullPasses ? {} : { notNull: true as const }) }]]) }];
}
