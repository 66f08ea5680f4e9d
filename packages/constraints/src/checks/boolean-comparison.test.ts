import { resolveType } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { call, column, type Expression } from './expression.ts';
import type { Mode } from './mode.ts';
import { normalForm } from './normal-form.ts';
import type { Scope } from './scope.ts';

const bool = resolveType('boolean');
const scope = {
  columns: new Map([
    ['a', bool],
    ['b', bool],
  ]),
  notNull: new Set<string>(),
  types: {},
} as unknown as Scope;

const VALUES = [null, 'false', 'true'] as const;
type Value = (typeof VALUES)[number];

/** Whether a row satisfies one of the cases. */
function meets(ways: ReturnType<typeof normalForm>, row: Record<string, Value>): boolean {
  return ways.some((way) =>
    [...way.columns].every(([name, says]) => {
      const value = row[name]!;
      if (says.null) return value === null;
      return value === null ? !says.notNull : (says.domain.in?.includes(value) ?? true);
    }),
  );
}

/** Postgres' answer: NULL if a side is NULL; false sorts before true. */
function answer(operator: string, a: Value, b: Value): boolean | null {
  if (a === null || b === null) return null;
  const [left, right] = [a === 'true', b === 'true'];
  return { '=': left === right, '<>': left !== right, '<=': left <= right, '>=': left >= right, '<': left < right, '>': left > right }[operator]!;
}

const ASKS: Record<Mode, (outcome: boolean | null) => boolean> = {
  true: (outcome) => outcome === true,
  false: (outcome) => outcome === false,
  notFalse: (outcome) => outcome !== false,
  notTrue: (outcome) => outcome !== true,
};

test.each(['=', '<>', '<=', '>=', '<', '>'])('booleans compared by %s', (operator) => {
  const comparison: Expression = call(operator, column('a'), column('b'));
  for (const mode of Object.keys(ASKS) as Mode[]) {
    const ways = normalForm(comparison, mode, scope);
    expect(ways.flatMap((way) => way.unread)).toEqual([]);
    for (const a of VALUES)
      for (const b of VALUES) {
        const wanted = ASKS[mode](answer(operator, a, b));
        // If a side is NULL, a case may require more than the condition, never less.
        if (meets(ways, { a, b })) expect({ mode, a, b, wanted }).toEqual({ mode, a, b, wanted: true });
        else if (a !== null && b !== null) expect({ mode, a, b, wanted }).toEqual({ mode, a, b, wanted: false });
      }
  }
});
