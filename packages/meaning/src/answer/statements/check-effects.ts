import { Problem, type Generator } from '@seedbed/contract';
import { compile, loadWords, textRows, type Plan, type TablePlan } from '@seedbed/engine';
import { withConditions } from '../rows/count-relations.ts';
import { expressionOf } from '../column/column.ts';
import { isNumeric, sameValue } from '../column/same-value.ts';
import { equality } from './equations.ts';
import { decidedBy } from '../rows/check-among.ts';
import type { ReferenceAnswer } from '../rows/references.ts';
import { columnNamed, lose, typeOf, type AnswerWork, type ColumnAnswer, type Stated, type TableWork } from '../work.ts';

/** How many rows of a table to look at. */
const ROWS_CHECKED = 1_000;

type Cell = string | null;
/** Where an answer says a part of a column, the number of its condition among the columns that are added, and the allowed cells. */
type Part = {
  /** JSON Pointer of the statement; null where the schema says it, and not the answer. */
  readonly place: string | null;
  readonly condition: number | null;
  /** The condition itself. */
  readonly when?: string;
  readonly allows: ((cell: Cell) => boolean) | null;
  /** Of a formula: the number of the condition that the cell is its result. */
  readonly equals: number | null;
  /** Of a reference: the share of NULL among the rows that meet the condition, and the columns that it asks. */
  readonly nulls?: { readonly share: number; readonly of: readonly string[] };
};
type Effects = { readonly table: TableWork; readonly name: string; readonly parts: readonly Part[] };

/**
 * Reports conditions that no row meets or that other conditions always precede, formulas that no row has, and rows whose cells are not what
 * their condition says: a CHECK, a key or another statement decides them. A statement is never dropped without a word.
 */
export async function checkEffects(work: AnswerWork): Promise<void> {
  const conditions: Stated[] = [];
  const effects = work.tables
    .flatMap((table) => [
      ...[...table.answers].map(([name, answer]): Effects => ({ table, name, parts: partsOf(work, table, name, answer, conditions) })),
      ...[...table.references].map(([name, answer]): Effects => ({ table, name, parts: partsOfReference(table, answer, conditions) })),
    ])
    .filter(({ parts }) => parts.length > 0);
  if (effects.length === 0) return;
  const plan = await planOf(work, conditions);
  for (const each of plan ? effects : []) {
    const planned = plan!.tables.find(({ name }) => name === each.table.name);
    if (planned && planned.rows > 0) checkParts(work, plan!, planned, each);
  }
}

/** A plan with a column for each condition; null if one cannot be computed, which is an error already. */
async function planOf({ blueprint }: AnswerWork, conditions: readonly Stated[]): Promise<Plan | null> {
  try {
    return compile(withConditions(blueprint, conditions), await loadWords(blueprint), { cap: true });
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

/** The parts in the order in which they count: NULL by a condition, the cases, the base for all other rows. */
function partsOf(work: AnswerWork, table: TableWork, name: string, { cases, nullWhen, base, basePlace, places }: ColumnAnswer, conditions: Stated[]): Part[] {
  if (cases.length + nullWhen.length === 0) return [];
  const numbered = numberedIn(table, conditions);
  const column = columnNamed(table, name)!;
  const type = typeOf(work, column);
  const equals = (generator: Generator): number | null => {
    const expression = expressionOf(generator);
    return expression === null ? null : numbered(equality(work, column, expression));
  };
  const allowedBy = (generator: Generator) => (isNumeric(type) || sameValue(type) ? allowed(generator, sameValue(type)) : null);
  return [
    ...nullWhen.map((when) => ({ place: places.get(when) ?? null, condition: numbered(when), allows: isNull, equals: null })),
    ...cases.map(({ when, generator }) => ({
      place: places.get(when)!,
      when,
      condition: numbered(when),
      allows: allowedBy(generator),
      equals: equals(generator),
    })),
    ...(base && basePlace !== undefined ? [{ place: basePlace, condition: null, allows: null, equals: equals(base) }] : []),
  ];
}

/** Numbers the conditions of a table among those that are added to it. */
function numberedIn({ name: table }: TableWork, conditions: Stated[]): (condition: string) => number {
  return (condition) => {
    conditions.push({ table, text: condition, condition });
    return conditions.filter((one) => one.table === table).length - 1;
  };
}

/** The cases of a reference, with their shares of NULL. */
function partsOfReference(table: TableWork, { cases = [] }: ReferenceAnswer, conditions: Stated[]): Part[] {
  const numbered = numberedIn(table, conditions);
  return cases.map(({ condition, place, when, nullShare }) => ({
    place,
    condition: numbered(condition),
    allows: null,
    equals: null,
    ...(nullShare !== undefined && { nulls: { share: nullShare, of: Object.keys(when) } }),
  }));
}

const isNull = (cell: Cell): boolean => cell === null;

/** The cells of an outcome; null if it is not a list of plain values. */
function allowed({ kind, parameters }: Generator, same: ((text: string) => string) | null): ((cell: Cell) => boolean) | null {
  if (kind === 'null') return isNull;
  const { min, max } = (parameters ?? {}) as { min?: unknown; max?: unknown };
  if (/^(?:number\.int|distribution)$/.test(kind) && typeof min === 'number' && typeof max === 'number')
    return (cell) => cell !== null && Number(cell) >= min - 1e-9 && Number(cell) <= max + 1e-9;
  if (kind !== 'values' || !same) return null;
  const values = new Set((parameters!['values'] as readonly unknown[]).map((value) => (value === null ? null : same(String(value)))));
  return (cell) => values.has(cell === null ? null : same(cell));
}

function checkParts(work: AnswerWork, plan: Plan, planned: TablePlan, { table, name, parts }: Effects): void {
  const count = Math.min(ROWS_CHECKED, planned.rows);
  const asked = parts.flatMap(({ condition, equals }) => [condition, equals].flatMap((one) => (one === null ? [] : [`#holds ${one}`])));
  const rows = textRows(plan, planned, 0, count, [name, ...asked]);
  const fixed = columnNamed(table, name)!.cells ?? {};
  const met = parts.map(() => 0);
  /** In how many rows both conditions hold. */
  const both = parts.map(() => parts.map(() => 0));
  /** The parts that take rows which meet another one's condition. */
  const takers = parts.map(() => new Set<number>());
  const chosen = parts.map((): Cell[] => []);
  const unequal = parts.map((): Cell[] => []);
  for (const [row, [cell = null, ...flags]] of rows.entries()) {
    if (Object.hasOwn(fixed, row)) continue;
    const flag = (condition: number): Cell | undefined => flags[asked.indexOf(`#holds ${condition}`)];
    const holds = parts.map(({ condition }) => condition === null || flag(condition)?.startsWith('t') === true);
    const first = holds.indexOf(true);
    for (const [at, isMet] of holds.entries()) {
      if (!isMet) continue;
      met[at]!++;
      takers[at]!.add(first);
      for (const [other, isToo] of holds.entries()) if (isToo) both[at]![other]!++;
    }
    if (first < 0) continue;
    chosen[first]!.push(cell);
    const { equals } = parts[first]!;
    // Of a formula that is NULL itself nothing is known.
    if (equals !== null && flag(equals)?.startsWith('f')) unequal[first]!.push(cell);
  }
  /** Whether a part says what is left over: in a ladder (`x < 10`, `x < 20`) whose rows all stop at narrower conditions before it, or what all others hold. */
  const isOnlyLast = (at: number): boolean =>
    parts[at]!.condition === null
      ? parts[at]!.place?.endsWith('/else') === true
      : met[at]! > 0 &&
        [...takers[at]!].every((before) => both[before]![at] === met[before] && (met[before]! < met[at]! || isRung(parts[before]!, parts[at]!)));
  const where = count < planned.rows ? `the first ${count} rows` : `${count} rows`;
  const { nullShare = 0, nullPart } = table.answers.get(name) ?? {};
  for (const [at, { place, condition, allows, nulls }] of parts.entries()) {
    // What the schema itself says, and not the answer.
    if (place === null) continue;
    const cells = chosen[at]!;
    const strays = allows === null ? unequal[at]! : cells.filter((cell) => !(cell === null && (nullShare > 0 || nullPart)) && !allows(cell));
    if (cells.length === 0 && isOnlyLast(at)) continue;
    if (cells.length === 0) lose(work, table, name, place, whyIdle(condition, met[at]!, where));
    else if (nulls) checkNulls(work, table, name, place, cells, nulls);
    else if (strays.length > 0 && !table.dirt.has(name))
      lose(
        work,
        table,
        name,
        place,
        `${strays.length} of ${cells.length} rows hold other values, such as ${strays[0] === null ? 'NULL' : JSON.stringify(strays[0])}: ${whyOf(work, table, name)}`,
      );
  }
}

/** Whether two conditions compare the same with other numbers. */
function isRung({ when: one = '' }: Part, { when: other = '' }: Part): boolean {
  const form = (when: string): string => when.replaceAll(/\d+(?:\.\d+)?/g, '#');
  return one !== other && form(one) === form(other);
}

/** A share of NULL that the rows of a case do not have, beyond chance. */
function checkNulls(work: AnswerWork, table: TableWork, name: string, place: string, cells: readonly Cell[], { share, of }: NonNullable<Part['nulls']>): void {
  const count = cells.filter(isNull).length;
  if (Math.abs(count - share * cells.length) <= 4 * Math.sqrt(cells.length * share * (1 - share)) + (share * (1 - share) === 0 ? 0 : 1)) return;
  const [why = whyOf(work, table, name)] = of.flatMap((each) => decidedBy(table.spec, each) ?? []);
  lose(work, table, name, place, `${count} of ${cells.length} rows are NULL, not ${Math.round(share * 100)} in 100: ${why}`);
}

function whyIdle(condition: number | null, met: number, where: string): string {
  if (condition === null) return `a condition of the column decides each of ${where}, so that none has it`;
  return met === 0 ? `none of ${where} meets its condition` : `another condition of the column comes first in all ${met} of ${where} that meet it`;
}

/** What else decides the column's cells. */
export function whyOf({ blueprint }: AnswerWork, { name: table, spec }: TableWork, name: string): string {
  const keys = [spec.primaryKey ?? [], ...(spec.uniqueKeys ?? []).map((key) => key.columns)].filter((key) => key.includes(name));
  if (keys.length > 0) return `the key (${keys[0]!.join(', ')}) needs more distinct values`;
  // Rows that only parents with some label have need such parents.
  const asking = blueprint.relations.filter(
    ({ to, where, cases = [] }) => to.table === table && [where, ...cases.map((each) => each.where)].some((one) => one && Object.hasOwn(one, name)),
  );
  if (asking.length > 0) return `rows of ${[...new Set(asking.map(({ from }) => from.table))].join(', ')} refer to some of them alone`;
  const group = (spec.groups ?? []).find((each) => each.columns.includes(name));
  if (!group) return 'its type or its own CHECK leaves no room for them';
  const others = group.columns.filter((column) => column !== name);
  return `${(group.constraints ?? ['a CHECK']).join(', ')} over ${others.join(', ')} leaves no room for them`;
}
