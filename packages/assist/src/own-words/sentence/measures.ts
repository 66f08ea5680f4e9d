import { resolveType, type BlueprintColumn, type BlueprintTable } from '@seedbed/contract';
import { readName, singular } from '@seedbed/meaning/read';
import type { Claim } from './claim.ts';
import { spanAt } from './numbers.ts';
import { best, columnsNamed, isOwn, type NamedColumn, type Scope } from './scope.ts';

const NUMBERS = /^(?:int[248]|numeric|money|float[48])$/;
const MONEY = /^(?:amount|total|price|value|fee|cost|sum|balance|charge|premium|rent|salary|wage)$/;
const UNITS = /^(?:eur|euros?|usd|dollars?|gbp|pounds?|£|\$|€|chf|francs?)$/;

export function isNumber({ blueprint }: Scope, { type }: BlueprintColumn): boolean {
  return NUMBERS.test(resolveType(type, blueprint.types).base);
}

/** The least step between two numbers of a column. */
export function stepOf({ blueprint }: Scope, { type }: BlueprintColumn): number {
  const { base, scale } = resolveType(type, blueprint.types);
  return base.startsWith('int') ? 1 : scale === undefined ? 0.01 : 1 / 10 ** scale;
}

/** `amount 0`, `a total over 500`, `more than 800 pages`, and of a table with one amount of money `under 20`. */
export function readNumbers(scope: Scope, table: BlueprintTable, words: readonly string[]): Claim[] {
  return best(
    splits(words).flatMap(({ named, number }) => {
      const columns = named.length === 0 ? mainAmount(scope, table) : columnsNamed(scope, named, table);
      return columns.flatMap((one) => rangeOf(scope, one, number));
    }),
  );
}

/** Quantities that are 0 when used up; a length or an age is not. */
const COUNTED = /^number\.(?:count|stock|popularity|points)$/;
const LEFT = /^(?:stock|inventory|left|remaining|available|count|credit|point)s?$/;

/** `out of stock`, `have no seats left`, `sold out`: a count that is 0. `in stock` is the opposite. */
export function readEmptiness(scope: Scope, table: BlueprintTable, words: readonly string[], had: boolean): Claim[] {
  const [first = ''] = words;
  const named = words.join(' ') === 'sold out' || words.join(' ') === 'available' ? ['stock'] : words.slice(first === 'out' && words[1] === 'of' ? 2 : 1);
  const isEmpty = words.join(' ') === 'sold out' || (first === 'out' && words[1] === 'of') || (first === 'no' && had);
  if ((!isEmpty && first !== 'in' && words.join(' ') !== 'available') || named.length === 0 || /^\d/.test(named[0]!)) return [];
  return columnsNamed(scope, named, table).flatMap(({ column, score }): Claim[] => {
    // `no discount`, if rows have a discount of 0 now.
    const isZero = first === 'no' && scope.seen.cells(table, column).some((cell) => cell !== null && Number(cell) === 0);
    const isNamed = first !== 'no' || isZero || COUNTED.test(column.generator?.kind ?? '') || readName(column.name).words.some((word) => LEFT.test(word));
    const isCount = isNamed && isNumber(scope, column) && (isZero || stepOf(scope, column) === 1) && column.nullable !== true && isOwn(scope, table, column);
    // A column that may be negative is not a count.
    const counts = isCount && scope.seen.cells(table, column).every((cell) => cell === null || Number(cell) >= 0);
    if (!counts || Number(column.domain?.min ?? 0) > 0) return [];
    return [{ table, column, is: { kind: 'range', low: 0, high: 0 }, not: !isEmpty, score }];
  });
}

/** The words for a column before or after a number. */
function splits(words: readonly string[]): { named: readonly string[]; number: readonly string[] }[] {
  const found: { named: readonly string[]; number: readonly string[] }[] = [];
  for (let at = 0; at <= words.length - 1; at++)
    found.push({ named: words.slice(0, at).filter((word) => !/^(?:of|is|are|a|an|the|costs?|:)$/.test(word)), number: words.slice(at) });
  for (let at = words.length - 1; at > 0; at--) found.push({ named: words.slice(at), number: words.slice(0, at) });
  return found;
}

/** The range in the words for a numeric column; none if some words mean something else. */
export function rangeOf(scope: Scope, { table, column, score }: NamedColumn, words: readonly string[]): Claim[] {
  if (!isNumber(scope, column) || !isOwn(scope, table, column)) return [];
  const span = spanAt(words, 0, stepOf(scope, column));
  if (!span) return [];
  const rest = words.slice(span.length).filter((word) => !UNITS.test(word) && !readName(column.name).words.includes(singular(word)));
  return rest.length === 0 ? [{ table, column, is: { kind: 'range', low: span.low, high: span.high }, not: false, score }] : [];
}

/** The only amount of money of a table, which need not be named. */
export function mainAmount(scope: Scope, table: BlueprintTable): NamedColumn[] {
  const found = table.columns.filter((column) => isNumber(scope, column) && readName(column.name).words.some((word) => MONEY.test(word)));
  return found.length === 1 ? [{ table, column: found[0]!, score: 0.7 }] : [];
}

/** `older than 65`, `over 18`, `18 to 30 years old`, `adults`: by the date of birth, or a column with the age. */
export function readAges(scope: Scope, table: BlueprintTable, words: readonly string[]): Claim[] {
  const [first = ''] = words;
  const [comparison, rest] = first === 'older' ? ['over', words.slice(2)] : first === 'younger' ? ['under', words.slice(2)] : ['', words];
  if (comparison !== '' && words[1] !== 'than') return [];
  const sought = comparison === '' ? (/^(?:aged|age)$/.test(first) ? words.slice(1) : rest) : [comparison, ...rest];
  const grown = /^(?:adults?|grown-ups?)$/.test(words.join(' '))
    ? { low: 18, high: Infinity, length: 1 }
    : /^(?:minors?|underage)$/.test(words.join(' '))
      ? { low: -Infinity, high: 17, length: 1 }
      : null;
  const span = grown ?? spanAt(sought, 0, 1);
  if (!span) return [];
  const behind = (grown ? words : sought).slice(span.length).join(' ');
  if (!/^(?:|years?|years? old|years? of age|yrs?|or older|or younger)$/.test(behind)) return [];
  const isSure = comparison !== '' || grown !== null || sought !== rest || behind !== '';
  const born = table.columns.filter((column) => isBirth(scope, column));
  const ages = table.columns.filter((column) => column.name.toLowerCase() === 'age' && isNumber(scope, column));
  const is = { low: span.low, high: span.high };
  return [
    ...(ages.length === 1 ? [{ table, column: ages[0]!, is: { kind: 'range' as const, ...is }, not: false, score: 0.95 }] : []),
    ...(ages.length === 0 && born.length === 1
      ? [{ table, column: born[0]!, is: { kind: 'age' as const, ...is }, not: false, score: isSure ? 0.95 : 0.75 }]
      : []),
  ];
}

export function isBirth({ blueprint }: Scope, { name, type, generator }: BlueprintColumn): boolean {
  return (
    /^(?:date|timestamp)/.test(resolveType(type, blueprint.types).base) && (generator?.kind === 'person.birthDate' || readName(name).words.includes('birth'))
  );
}

/** Whether the rows of a table are people. */
export function isPeopleTable(scope: Scope, { columns }: BlueprintTable): boolean {
  return columns.some((column) => isBirth(scope, column) || column.generator?.kind.startsWith('person.') === true);
}
