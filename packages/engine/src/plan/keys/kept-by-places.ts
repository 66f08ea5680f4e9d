import { fullKeys } from '@seedbed/contract';
import { parentNamed } from '../derived/row-scope.ts';
import type { ColumnDraft, TableDraft } from '../draft.ts';
import type { KeySpec } from './key-specs.ts';

/** Times that rise from one row of a parent to the next, and the row after, of which the last of a parent has none. */
const RISES = /^turn\((\w+), /;
const AFTER = /^next\((\w+), [^()]+\)(?: == null)?$|^addDays\(next\((\w+), [^()]+\), -1\)$/;

/** Numbers of a nested set, and the place among rows with the same values, or in a text with the one value that they have in common. */
const NESTED = /^(?:enter|leave)\((\w+)\)$/;
/** Which tree a row is in, and such numbers within it. */
const TREE = /^root\((\w+), \w+\)$/;
const WALKED = /^(?:enter|leave)\((\w+)\) - root\(\w+, enter\(\w+\)\) \+ 1$/;
const PLACE = /^place\((\w+)\)(?: \+ \d+)?$/;
const RANK = /^rank\(\w+, (\w+(?:, \w+)*)\)(?: \+ \d+)?$/;
const NUMBER = /^(?:"[^"]*" \+ )?string\((\w+|year\(\w+\))\) \+ "[^"\d]+" \+ pad\((\w+|rank\(\w+, [^,]+\) \+ \d+), \d+\)$/;

function nameIn({ spec: { generator } }: ColumnDraft, form: RegExp): string | undefined {
  const found = generator?.kind === 'expression' ? form.exec(String(generator.parameters?.['expression'])) : null;
  return found ? (found[1] ?? found[2]) : undefined;
}

/** Whether a text is a value, and the number of the row among those with that value. */
function isNumbered(table: TableDraft, column: ColumnDraft): boolean {
  const { kind, parameters } = column.spec.generator ?? { kind: '' };
  const [, by, number] = (kind === 'expression' && NUMBER.exec(String(parameters?.['expression']))) || [];
  if (by === undefined || number === undefined) return false;
  const counter = table.columns.get(number);
  return counter ? nameIn(counter, RANK) === by : number.replace(/ \+ \d+$/, '').endsWith(`, ${by})`);
}

/** A text of numbers, each behind a sign that is none, and perhaps of another text before them: each number is read off again from its end. */
const WRITTEN = /^(?:[\w.]+ \+ )?(?:"[^"]*[^"\d]" \+ )?(?:(?:string|pad)\(\w+(?:, \d+)?\)(?: \+ "[^"]*[^"\d]" \+ (?=string|pad))?)+$/;

/** Whether a text is made of numbers that differ together: a key, or the place among the rows of a parent and that parent. */
function isWrittenOfKey(table: TableDraft, column: ColumnDraft): boolean {
  const { kind, parameters } = column.spec.generator ?? { kind: '' };
  const expression = String(parameters?.['expression']);
  if (kind !== 'expression' || !WRITTEN.test(expression)) return false;
  const names = [...expression.matchAll(/(?:string|pad)\((\w+)/g)].map(([, name]) => name!);
  const numbers = names.filter((name) => /^(?:small|big)?int/.test(table.columns.get(name)?.spec.type ?? ''));
  if (numbers.length < names.length) return false;
  return (
    fullKeys(table.spec).some((key) => key.every((each) => names.includes(each))) ||
    names.some((name) => {
      const by = nameIn(table.columns.get(name)!, PLACE);
      const relation = by === undefined ? null : parentNamed(table, by);
      return relation !== null && !relation.nullable && relation.columns.every((each) => names.includes(each.name));
    })
  );
}

/** Whether a column has another value in each of its stretches of rows. */
function isApart({ spec: { generator } }: ColumnDraft): boolean {
  return generator?.kind === 'repeated' && generator.parameters?.['once'] === true;
}

/** How expressions of a row's place satisfy a key: by a time that rises within each parent, or by a condition that only the last row of a parent meets. Null if they do not. */
export function keptByPlaces(table: TableDraft, key: KeySpec): string | null {
  const within = (column: ColumnDraft, form: RegExp): boolean => {
    const name = nameIn(column, form);
    if (name === undefined) return false;
    const stretched = table.columns.get(name);
    if (stretched && isApart(stretched)) return key.columns.includes(stretched);
    const relation = parentNamed(table, name);
    return relation !== null && !relation.nullable && relation.columns.every((each) => key.columns.includes(each));
  };
  const tree = key.columns.find((column) => nameIn(column, TREE) !== undefined);
  const walked = tree && key.columns.find((column) => nameIn(column, WALKED) === nameIn(tree, TREE));
  if (walked && table.spec.primaryKey?.length === 1) return `${walked.name} differs in every row of a tree`;
  const nested = key.columns.find((column) => nameIn(column, NESTED) !== undefined);
  if (nested) return `${nested.name} differs in every row of a nested set`;
  const counted = key.columns.find((column) =>
    nameIn(column, RANK)
      ?.split(', ')
      .every((name) => key.columns.some((each) => each.name === name)),
  );
  if (counted) return `${counted.name} counts the rows of each value`;
  const numbered = key.columns.find((column) => isNumbered(table, column));
  if (numbered) return `${numbered.name} has the row's number in its group`;
  const written = key.columns.find((column) => isWrittenOfKey(table, column));
  if (written) return `${written.name} is written of numbers that differ`;
  const turn = key.columns.find((column) => {
    const by = table.columns.get(nameIn(column, PLACE) ?? '');
    return by !== undefined && isApart(by) && key.columns.includes(by);
  });
  if (turn) return `${turn.name} counts the rows of one value`;
  const rising = key.columns.find((column) => within(column, RISES));
  if (rising) return `${rising.name} rises within each parent`;
  const { when } = key;
  if (!when || !within(when.column, AFTER)) return null;
  const isFlag = String(when.column.spec.generator!.parameters!['expression']).endsWith('== null');
  return when.values.length === 1 && when.values[0] === (isFlag ? 'true' : null) ? `${when.column.name} tells the last row of each parent` : null;
}
