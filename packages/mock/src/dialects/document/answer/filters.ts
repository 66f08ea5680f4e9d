import { fitsType, folded, type Cond, type Key, type MockColumn } from '../../../core/index.ts';
import type { Laid } from '../mapping/laid.ts';
import type { Part } from '../mapping/part.ts';
import { storedText } from '../values/shown.ts';
import { pagingOf } from './slice.ts';

export type Filters = {
  readonly conditions: readonly Cond[];
  readonly order: readonly Key[];
  /** Parameters that name no column. */ readonly ignored: readonly string[];
};

/** Query parameters that name a column, by the property that shows it or by its own name. Several values, or one with commas, are alternatives. */
export function filtersOf(laid: Laid, search: URLSearchParams): Filters {
  const conditions: Cond[] = [];
  const ignored: string[] = [];
  let order: readonly Key[] = [];
  for (const name of new Set(search.keys())) {
    if (pagingOf(name) !== undefined && laid.operation.parameters.some((each) => each.name === name)) continue;
    const values = search.getAll(name);
    if (/^(sort|sortby|orderby|order|ordering)$/.test(folded(name))) {
      order = orderOf(laid, values[0]!, search);
      if (order.length === 0 && !/^(asc|desc)/i.test(values[0]!)) ignored.push(name);
      continue;
    }
    if (/^(direction|sortdirection|sortorder|orderdirection|dir)$/.test(folded(name))) continue;
    const column = columnNamed(laid, name.replace(/\[\]$/, ''));
    if (column) conditions.push(equal(column, values));
    else ignored.push(name);
  }
  return { conditions, order, ignored };
}

function equal(column: MockColumn, values: readonly string[]): Cond {
  const wanted = values
    .flatMap((value) => (column.type.base === 'text' && values.length > 1 ? [value] : value.split(',')))
    .map((value) => storedText(column, value));
  const possible = wanted.filter((value) => fitsType(column.type, value));
  return possible.length === 1
    ? { kind: 'column', column: column.name, op: 'eq', value: possible[0]! }
    : { kind: 'column', column: column.name, op: 'in', value: possible };
}

function orderOf(laid: Laid, text: string, search: URLSearchParams): Key[] {
  const direction = [...search].find(([name]) => /^(direction|sortdirection|sortorder|orderdirection|dir|order)$/.test(folded(name)))?.[1] ?? '';
  return text.split(',').flatMap((each): Key[] => {
    const [, sign, name, , word = ''] = /^([+-]?)([\w.-]+)([ :]+(\w+))?$/.exec(each.trim()) ?? [];
    const column = name === undefined ? undefined : columnNamed(laid, name);
    return column ? [{ column: column.name, descending: sign === '-' || /^desc/i.test(word) || (word === '' && /^desc/i.test(direction)) }] : [];
  });
}

/** The column for a name: the one that the property of that name shows, otherwise the column of that name. */
function columnNamed({ row, table }: Laid, name: string): MockColumn | undefined {
  return shownAs(row, folded(name)) ?? table!.columns.find((column) => folded(column.name) === folded(name));
}

function shownAs(part: Part | null, wanted: string): MockColumn | undefined {
  if (part?.kind !== 'object') return undefined;
  for (const member of part.members) if (folded(member.name) === wanted && member.part.kind === 'column') return member.part.column;
  return undefined;
}
