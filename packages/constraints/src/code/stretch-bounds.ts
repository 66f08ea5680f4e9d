import type { BlueprintColumn, BlueprintTable, Domain } from '@seedbed/contract';
import type { Equation } from './equations.ts';

/** The minimum and maximum of a number, ends included. */
type Ends = { readonly min?: number; readonly max?: number };

/** Margin beyond an end for both a row and its counterpart. */
const MARGIN = 1;

/**
 * A number within the bounds of another row and its own bounds (a quantity above zero, at most the stock): the formula
 * respects its own bounds, and the other row's column has bounds that leave room for them. Ends in different rows are
 * independent: a number in between separates them.
 */
export function withinOwnBounds(
  tables: ReadonlyMap<string, BlueprintTable>,
  equation: Equation,
): { readonly formula: string; readonly required: ReadonlyMap<string, Ends> } | null {
  const { formula, stretch, sources } = equation;
  if (!stretch) return { formula, required: new Map() };
  const column = tables.get(equation.table)!.columns.find((one) => one.name === equation.column)!;
  const { min, max } = endsOf(column.domain);
  const { first, last, lacks, turn } = stretch;
  const alone = column.nullable ? 'null' : (min ?? max);
  if (lacks !== undefined && alone === undefined) return null;
  const required = new Map<string, Ends>();
  const ask = (side: 'lower' | 'upper', ends: Ends): void => {
    const one = sources.find((each) => each.side === side && mayBeBounded(tables, each));
    if (one) required.set(`${one.table} ${one.column}`, ends);
  };
  const isOfTwo = first !== undefined && last !== undefined && sources[0]!.table !== sources[1]!.table;
  const between = isOfTwo ? middleOf({ ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }) : undefined;
  if (last !== undefined && (between ?? min) !== undefined) ask('upper', { min: (between ?? min!) + MARGIN });
  if (first !== undefined && (between ?? max) !== undefined) ask('lower', { max: (between ?? max!) - MARGIN });
  const within = first === undefined && min !== undefined ? `least(${last}, ${min} + ${turn})` : clamped(formula, min, max);
  return { formula: lacks === undefined ? within : `${lacks} ? ${alone} : ${within}`, required };
}

/** Each column with the bounds that others require in addition to its own. */
export function withEnds(column: BlueprintColumn, { min, max }: Ends): BlueprintColumn {
  const own = endsOf(column.domain);
  const least = [own.min, min].filter((one) => one !== undefined);
  const most = [own.max, max].filter((one) => one !== undefined);
  const ends = { ...(least.length > 0 ? { min: Math.max(...least) } : {}), ...(most.length > 0 ? { max: Math.min(...most) } : {}) };
  // If its own bounds leave no room, the trials decide.
  if (ends.min !== undefined && ends.max !== undefined && ends.min > ends.max) return column;
  const { minExclusive: _least, maxExclusive: _most, ...rest } = column.domain ?? {};
  return { ...column, domain: { ...rest, ...ends } };
}

function clamped(formula: string, min: number | undefined, max: number | undefined): string {
  const least = min === undefined ? formula : `greatest(${min}, ${formula})`;
  return max === undefined ? least : `least(${max}, ${least})`;
}

function endsOf(domain: Domain | undefined): Ends {
  const end = (value: number | string | undefined, open: boolean | undefined, step: number): number | undefined => {
    const number = value === undefined ? NaN : Number(value);
    return Number.isFinite(number) ? number + (open ? step : 0) : undefined;
  };
  const [min, max] = [end(domain?.min, domain?.minExclusive, 1), end(domain?.max, domain?.maxExclusive, -1)];
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

function middleOf({ min, max }: Ends): number {
  if (min !== undefined && max !== undefined) return Math.floor((min + max) / 2);
  return min === undefined ? (max === undefined ? 100 : max - 10) : Math.max(min * 2, min + 10);
}

/** Columns of a group, of a key or computed from other columns are unchanged. */
function mayBeBounded(tables: ReadonlyMap<string, BlueprintTable>, { table: name, column: of }: { readonly table: string; readonly column: string }): boolean {
  const table = tables.get(name);
  const column = table?.columns.find((one) => one.name === of);
  if (!table || !column?.generator || column.domain?.in) return false;
  const isKey = [table.primaryKey ?? [], ...(table.uniqueKeys ?? []).map((key) => key.columns)].some((key) => key.includes(of));
  return !isKey && !table.groups?.some((group) => group.columns.includes(of)) && !MADE.has(column.generator.kind);
}

const MADE: ReadonlySet<string> = new Set(['derived', 'expression', 'split', 'lookup', 'sibling', 'sequence', 'null']);
