import { parentNamed } from '../derived/row-scope.ts';
import type { ColumnDraft, TableDraft } from '../draft.ts';
import type { KeySpec } from './key-specs.ts';

/** Times that rise from one row of a parent to the next, and the row after, of which the last of a parent has none. */
const RISES = /^turn\((\w+), /;
const AFTER = /^next\((\w+), [^()]+\)(?: == null)?$|^addDays\(next\((\w+), [^()]+\), -1\)$/;

/** How expressions of a row's place satisfy a key: by a time that rises within each parent, or by a condition that only the last row of a parent meets. Null if they do not. */
export function keptByPlaces(table: TableDraft, key: KeySpec): string | null {
  const within = (column: ColumnDraft, form: RegExp): boolean => {
    const { kind, parameters } = column.spec.generator ?? { kind: '' };
    const found = kind === 'expression' ? form.exec(String(parameters?.['expression'])) : null;
    const relation = found && parentNamed(table, found[1] ?? found[2]!);
    return relation !== null && !relation.nullable && relation.columns.every((each) => key.columns.includes(each));
  };
  const rising = key.columns.find((column) => within(column, RISES));
  if (rising) return `${rising.name} rises within each parent`;
  const { when } = key;
  if (!when || !within(when.column, AFTER)) return null;
  const isFlag = String(when.column.spec.generator!.parameters!['expression']).endsWith('== null');
  return when.values.length === 1 && when.values[0] === (isFlag ? 'true' : null) ? `${when.column.name} tells the last row of each parent` : null;
}
