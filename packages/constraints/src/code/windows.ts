import { dictionary, qualifiedName, resolveType, type Catalog, type CatalogTable } from '@seedbed/contract';
import { columnsOf, type Expression } from '../checks/expression.ts';
import type { Equation } from './equations.ts';
import type { LookUp } from './look-ups.ts';
import { formulaName, printFormula } from './print-formula.ts';

/** One bound of the stretch for a column: from a looked-up row. */
export type Bound = { readonly column: string; readonly side: 'lower' | 'upper'; readonly strict: boolean; readonly value: Expression };

const MIRRORED: Readonly<Record<string, string>> = dictionary({ '<': '>', '<=': '>=', '>': '<', '>=': '<=' });

/**
 * The error beyond a looked-up bound: `NEW.day < t.starts OR (t.ends IS NOT NULL AND NEW.day > t.ends)`. Null if it
 * contains anything else.
 */
export function boundsIn(e: Expression, holds: boolean, lookUps: ReadonlyMap<string, LookUp>): Bound[] | null {
  if (e.kind === 'not') return boundsIn(e.item, !holds, lookUps);
  if (e.kind === 'case' && !holds && e.clauses.length === 1 && isTrue(e.clauses[0]!.then)) return boundsIn(e.clauses[0]!.when, false, lookUps);
  if (e.kind === (holds ? 'or' : 'and')) {
    const parts = e.items.map((item) => boundsIn(item, holds, lookUps));
    return parts.every((part) => part !== null) ? parts.flatMap((part) => part!) : null;
  }
  // An optional bound.
  if (e.kind === (holds ? 'and' : 'or')) {
    const rest = e.items.filter((item) => !isNullTest(item, lookUps));
    return rest.length === 1 && rest.length < e.items.length ? boundsIn(rest[0]!, holds, lookUps) : null;
  }
  if (e.kind !== 'call' || e.items.length !== 2 || !MIRRORED[e.name]) return null;
  const [left, right] = e.items as [Expression, Expression];
  return boundOf(left, e.name, right, holds, lookUps) ?? boundOf(right, MIRRORED[e.name]!, left, holds, lookUps);
}

function isTrue(e: Expression): boolean {
  return e.kind === 'constant' && e.text === 'true';
}

function isNullTest(e: Expression, lookUps: ReadonlyMap<string, LookUp>): boolean {
  return e.kind === 'is' && e.test === 'null' && columnsOf(e.item).every((name) => lookUps.has(name));
}

function boundOf(own: Expression, operator: string, value: Expression, holds: boolean, lookUps: ReadonlyMap<string, LookUp>): Bound[] | null {
  const plain = own.kind === 'cast' ? own.item : own;
  const there = unwrapOptionalRow(value);
  if (plain.kind !== 'column' || plain.view || lookUps.has(plain.name) || there.kind !== 'column' || !lookUps.has(there.name)) return null;
  const isBelow = operator.startsWith('<');
  // An error below a bound makes it a lower bound.
  const side = isBelow === holds ? 'lower' : 'upper';
  return [{ column: plain.name, side, strict: operator.endsWith('=') === holds, value: there }];
}

/** A value of an optional row: if the row does not exist, there is no error. */
function unwrapOptionalRow(value: Expression): Expression {
  if (value.kind === 'cast') return unwrapOptionalRow(value.item);
  const isNone = value.kind === 'case' && value.otherwise.kind === 'constant' && value.otherwise.text === null;
  return isNone && value.clauses.length === 1 ? value.clauses[0]!.then : value;
}

/** The step between rows, for days, moments and numbers, and the maximum distance if there is only one end. */
const STEPS = { date: { unit: 1, reach: 28 }, timestamp: { unit: 3600, reach: 48 }, number: { unit: 1, reach: 10 } } as const;

/**
 * A column between two columns of another row (a booking within its tariff's days): its distance from the lower end
 * follows from the row number and wraps at the upper end.
 */
export function windowOf(
  bounds: readonly Bound[],
  table: CatalogTable,
  lookUps: ReadonlyMap<string, LookUp>,
  trigger: string,
  catalog: Catalog,
  place: (name: string) => string | null,
): Equation | null {
  const { column: name } = bounds[0]!;
  const column = table.columns.find((one) => one.name === name)!;
  const step = stepOf(column.type, catalog);
  const sides = (['lower', 'upper'] as const).map((side) => bounds.find((one) => one.side === side));
  const known = sides.map((bound) => bound && lookUps.get((bound.value as { name: string }).name)!);
  const paths = sides.map((bound) => (bound ? printFormula(bound.value, place) : undefined));
  const types = known.flatMap((lookUp) => (lookUp ? [lookUp.table.columns.find((one) => one.name === lookUp.column)!] : []));
  if (!step || paths.includes(null) || types.some((type) => stepOf(type.type, catalog) !== step)) return null;
  const [lower, upper] = paths as (string | undefined)[];
  const mayLack = known.map((lookUp) => lookUp && (!lookUp.table.columns.find((one) => one.name === lookUp.column)!.notNull || mayLeadNowhere(lookUp, table)));
  const { unit, reach } = STEPS[step];
  const turn = turnOf(table, catalog);
  const offset = (over: string): string => (turn === null ? '0' : over === '' ? `${turn} % ${reach} * ${unit}` : `${turn} * ${unit} % greatest(${over}, 1)`);
  const first = lower && (sides[0]!.strict ? `${lower} + ${unit}` : lower);
  const last = upper && (sides[1]!.strict ? `${upper} - ${unit}` : upper);
  const behind = first && `${first} + ${offset('')}`;
  const before = last && `${last} - ${offset('')}`;
  const between = first && upper && `${first} + ${offset(`${upper} - ${first}`)}`;
  const formula =
    between === undefined
      ? (behind ?? before!)
      : [mayLack[0] ? `${lower} == null ? ${before}` : '', mayLack[1] ? `${upper} == null ? ${behind}` : '', between].filter(Boolean).join(' : ');
  // Without any end there is no condition, and only the column's own bounds apply.
  const lacks = mayLack.every((one) => one !== false) ? paths.flatMap((path) => (path ? [`${path} == null`] : [])).join(' && ') : undefined;
  if (column.notNull && lacks !== undefined && step !== 'number') return null;
  return {
    table: qualifiedName(table.schema, table.name),
    trigger,
    column: name,
    formula: formula!,
    ...(first === undefined || last === undefined ? { edge: (first ?? last)! } : {}),
    ...(step === 'number'
      ? {
          stretch: {
            ...(first === undefined ? {} : { first }),
            ...(last === undefined ? {} : { last }),
            ...(lacks === undefined ? {} : { lacks }),
            turn: `${turn ?? '0'} % ${reach}`,
          },
        }
      : {}),
    sources: known.flatMap((one, i) =>
      one ? [{ table: qualifiedName(one.table.schema, one.table.name), column: one.column, side: (['lower', 'upper'] as const)[i]! }] : [],
    ),
  };
}

/** Optional references may have no row. */
function mayLeadNowhere({ path }: LookUp, table: CatalogTable): boolean {
  return path[0]!.columns.some((name) => !table.columns.find((one) => one.name === name)?.notNull);
}

function stepOf(type: string, catalog: Catalog): keyof typeof STEPS | null {
  const { base } = resolveType(type, catalog.types);
  if (base === 'date') return 'date';
  if (base.startsWith('timestamp')) return 'timestamp';
  return /^(int[248]|numeric|float[48])$/.test(base) ? 'number' : null;
}

/** A whole number that is different in most rows. */
function turnOf(table: CatalogTable, catalog: Catalog): string | null {
  const whole = table.columns.filter((column) => column.notNull && !column.generated && /^int[48]$/.test(resolveType(column.type, catalog.types).base));
  const keys = table.uniqueKeys.find((key) => key.primary)?.columns ?? [];
  const chosen = whole.find((column) => keys.includes(column.name)) ?? whole[0];
  return chosen ? formulaName(chosen.name) : null;
}
