import { FREE, type Clause, type UnreadLiteral } from '../../checks/index.ts';
import { accepted, evaluate, type CandidateColumn } from './evaluate.ts';
import type { PoolContext } from './pool-context.ts';
import { fixed } from './pool-domains.ts';

export async function poolSingle(
  typed: readonly CandidateColumn[],
  condition: string,
  literals: readonly UnreadLiteral[],
  values: readonly string[],
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
  if (found.length === 0) return nullPasses && !context.scope.notNull.has(name) ? [{ ...FREE, columns: new Map([[name, fixed(null)]]) }] : [];
  return [{ ...FREE, columns: new Map([[name, { domain: { in: found }, ...(nullPasses ? {} : { notNull: true as const }) }]]) }];
}
