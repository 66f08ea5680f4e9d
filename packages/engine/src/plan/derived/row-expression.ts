import { compileExpression } from '../../expressions/compile-expression.ts';
import { ExpressionFault, messageIn } from '../../expressions/fault.ts';
import type { Compiled } from '../../expressions/scope.ts';
import type { RowExpression } from '../../generators/definition.ts';
import type { ColumnDraft } from '../draft.ts';
import type { Frame } from '../frame.ts';
import { ParameterFault } from '../parameter-fault.ts';
import type { Work } from '../work.ts';
import { rowScope } from './row-scope.ts';

/** An expression inside a column's generator. The columns that it reads are built first, as for a derived column. */
export function rowExpression(work: Work, column: ColumnDraft, text: string, pointer: string): RowExpression {
  let needs = work.derivedNeeds.get(column);
  if (!needs) work.derivedNeeds.set(column, (needs = new Set()));
  const compiled = compile(work, column, needs, text, pointer);
  return {
    type: compiled.type,
    prepare: (siblings) => compiled.prepare(siblings as Frame),
    others(siblings, rows, capacity) {
      const frame = (siblings as Frame).other(`rows beside ${column.name}`, column.table.name, capacity);
      frame.reset({ first: 0, count: rows.length, at: rows });
      return compiled.prepare(frame);
    },
  };
}

function compile(work: Work, column: ColumnDraft, needs: Set<ColumnDraft>, text: string, pointer: string): Compiled {
  try {
    return compileExpression(text, rowScope(work, column.table, needs));
  } catch (error) {
    if (!(error instanceof ExpressionFault)) throw error;
    throw new ParameterFault(pointer, messageIn(text, error));
  }
}
