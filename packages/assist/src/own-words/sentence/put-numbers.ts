import type { BlueprintColumn, BlueprintTable, Generator } from '@seedbed/contract';
import type { Scope } from './scope.ts';

type Cases = { readonly cases: readonly { readonly when: string; readonly generator: Generator }[]; readonly otherwise?: Generator };

/** The statement that a generator produces the column's present values. NULLs stay, by their share or condition. */
export function putNumbers(
  { seen }: Scope,
  table: BlueprintTable,
  column: BlueprintColumn,
  generator: Generator,
): { readonly generator: Generator; readonly null?: number } {
  const { nullable, nullRate } = column;
  if (column.generator?.kind === 'cases') {
    const { cases, otherwise, ...others } = column.generator.parameters as Cases;
    const put = (one: Generator): Generator => (one.kind === 'null' ? one : generator);
    const parameters = { ...others, cases: cases.map((one) => ({ ...one, generator: put(one.generator) })), ...(otherwise && { otherwise: put(otherwise) }) };
    return { generator: { kind: 'cases', parameters }, ...(nullRate ? { null: nullRate } : {}) };
  }
  const cells = seen.cells(table, column);
  const share = nullRate ?? Math.round((100 * cells.filter((cell) => cell === null).length) / Math.max(1, cells.length)) / 100;
  return { generator, ...(nullable && share > 0 && share < 1 ? { null: share } : {}) };
}
