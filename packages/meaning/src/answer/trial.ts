import { isObject, Problem, qualifiedName, type Blueprint, type BlueprintColumn, type BlueprintTable } from '@seedbed/contract';
import { compile, loadWords, type Plan } from '@seedbed/engine';
import { columnNamed, fault, lose, pointer as pointerOf, type AnswerWork, type ColumnAnswer } from './work.ts';

const MAX_ROUNDS = 60;

/** The columns of a circle in the engine's message. */
const CIRCLE = /made from itself: (.*)\.$/;

/** Compiles the answered blueprint. A column that the engine refuses is restored, dropping only its statement. Null if nothing compiles. */
export async function tryBlueprint(work: AnswerWork, before: Blueprint): Promise<Plan | null> {
  const words = await loadWords(work.blueprint);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    try {
      return compile(work.blueprint, words, { cap: true });
    } catch (error) {
      if (!(error instanceof Problem) || !(takeBack(work, before, error) || takeCycleBack(work, before, error))) throw error;
    }
  }
  return null;
}

/** Whether a fault was in an answered column, which is now restored. */
function takeBack(work: AnswerWork, before: Blueprint, problem: Problem): boolean {
  let any = false;
  const dropped = new Set<ColumnAnswer>();
  for (const { pointer, message } of problem.errors ?? []) {
    const [, t, c, row] = /^\/tables\/(\d+)\/columns\/(\d+)(?:\/cells\/(\d+))?/.exec(pointer) ?? [];
    const table = work.blueprint.tables[Number(t)];
    const column = table?.columns[Number(c)];
    if (table && column && row !== undefined && takeCellBack(work, table, column, row, message)) {
      any = true;
      continue;
    }
    const tableWork = work.tables.find(({ spec }) => spec === table);
    const answer = column && tableWork?.answers.get(column.name);
    if (!table || !column || !tableWork || !answer) continue;
    if (dropped.has(answer)) continue;
    dropped.add(answer);
    const { place, at } = placeOf(answer, column, pointer);
    fault(work, place, message + goingRound(work, message, place));
    if (at !== undefined && answer.cases.length > 1) {
      answer.cases.splice(at, 1);
      any = true;
      continue;
    }
    tableWork.answers.delete(column.name);
    for (const other of new Set([answer.basePlace, ...answer.places.values()]))
      if (other !== undefined && other !== place)
        lose(work, tableWork, column.name, other, `it is left out with ${place}, which says something of the same column`);
    // Dirt is added on top of any generator.
    table.columns[Number(c)] = { ...structuredClone(originalOf(before, work.blueprint, table, column)), ...(column.dirt && { dirt: column.dirt }) };
    any = true;
  }
  return any;
}

/** The statement that made the part of a column at a pointer; `at` if it is one of several cases, which can be dropped alone. */
function placeOf({ cases, places, nullWhen, base, basePlace, place }: ColumnAnswer, column: BlueprintColumn, pointer: string): { place: string; at?: number } {
  const names = pointer.split('/').slice('/tables/0/columns/0'.split('/').length);
  let inside: unknown = column;
  for (const [i, name] of names.entries()) {
    inside = isObject(inside) || Array.isArray(inside) ? (inside as Record<string, unknown>)[name] : undefined;
    if (inside === cases) {
      const at = Number(names[i + 1]);
      return { place: places.get(cases[at]!.when) ?? place, at };
    }
    if (inside === base) return { place: basePlace ?? place };
  }
  const [only, ...more] = nullWhen;
  return { place: (names.at(-1) === 'when' && more.length === 0 ? places.get(only ?? '') : cases.length === 0 ? basePlace : undefined) ?? place };
}

/**
 * An unanswered column may depend on itself through answered ones: restores the last of them on the path. If none is on it, an answer changed what a
 * column of the path is made from, as of columns under one CHECK: restores the last answer of a table on the path, or of any. Returns whether there was any.
 */
function takeCycleBack(work: AnswerWork, before: Blueprint, problem: Problem): boolean {
  for (const { message } of problem.errors ?? []) {
    const path = CIRCLE.exec(message)?.[1]?.split(' → ');
    if (!path) continue;
    for (const step of path.toReversed()) {
      const owner = work.tables.find(({ name, answers }) => step.startsWith(`${name}.`) && answers.has(step.slice(name.length + 1)));
      if (owner && restore(work, before, owner, step.slice(owner.name.length + 1), message)) return true;
    }
    const answered = work.tables.filter(({ answers }) => answers.size > 0);
    const owner = answered.findLast(({ name }) => path.some((step) => step.startsWith(`${name}.`))) ?? answered.at(-1);
    if (owner && restore(work, before, owner, [...owner.answers.keys()].at(-1)!, message)) return true;
  }
  return false;
}

/** Where the answer states the other columns of a circle, of which one statement is left out. */
function goingRound(work: AnswerWork, message: string, left: string): string {
  const path = CIRCLE.exec(message)?.[1]?.split(' → ') ?? [];
  const places = work.tables.flatMap(({ name, answers, stated, place }) => [
    ...[...answers].flatMap(([column, answer]) => (path.includes(`${name}.${column}`) ? [answer.basePlace ?? answer.place, ...answer.places.values()] : [])),
    // An order between numbers is a condition of the row, and not of a column.
    ...(stated.orders ?? []).flatMap((text, at) =>
      (text.match(/[A-Za-z_]\w*/g) ?? []).some((column) => path.includes(`${name}.${column}`)) ? [place + pointerOf('orders', at)] : [],
    ),
  ]);
  const others = [...new Set(places)].filter((each) => each !== left);
  return others.length === 0 ? '' : ` What leads round is said here and in ${others.slice(0, 4).join(', ')}.`;
}

/** Values that a key cannot choose, since conditions decide them in each row. */
const DECIDED: ReadonlySet<string> = new Set(['cases', 'null']);

/**
 * Takes statements about members of a key back if conditions leave a table fewer rows than it had: the table keeps its rows. Returns whether
 * there was any.
 */
export function takeShortBack(work: AnswerWork, before: Blueprint, plan: Plan, short: Plan['diagnostics']): boolean {
  let any = false;
  for (const { table: name, constraint, message } of short) {
    const table = work.tables.find((each) => each.name === name);
    if (!table) continue;
    const key = plan.tables.find((each) => each.name === name)?.keys.find((each) => each.name === constraint);
    const decided = (key?.columns ?? []).filter((column) => table.answers.has(column) && DECIDED.has(columnNamed(table, column)!.generator?.kind ?? ''));
    for (const column of decided) any = restore(work, before, table, column, message, 'conditions with a value of its own in each row') || any;
  }
  return any;
}

/** Takes a statement about a column back. Returns whether the table has the column. */
function restore(
  work: AnswerWork,
  before: Blueprint,
  { spec, answers }: AnswerWork['tables'][number],
  name: string,
  message: string,
  instead = 'a statement that does not go round',
): boolean {
  const at = spec.columns.findIndex((column) => column.name === name);
  const column = spec.columns[at];
  if (!column) return false;
  const { place } = answers.get(name)!;
  fault(work, place, message + goingRound(work, message, place), instead);
  answers.delete(name);
  spec.columns[at] = { ...structuredClone(originalOf(before, work.blueprint, spec, column)), ...(column.dirt && { dirt: column.dirt }) };
  return true;
}

/** A cell of a scenario that the column refuses is generated like any other. */
function takeCellBack(work: AnswerWork, table: BlueprintTable, column: BlueprintColumn, row: string, message: string): boolean {
  const name = qualifiedName(table.schema, table.name);
  const [scenario] = Object.entries(work.blueprint.scenarios ?? {}).find(([, tables]) => tables[name]?.includes(Number(row))) ?? [];
  if (scenario === undefined || column.cells?.[row] === undefined) return false;
  fault(work, pointerOf('scenarios', scenario), `${table.name}.${column.name}: ${message}`);
  const { [row]: _, ...cells } = column.cells;
  if (Object.keys(cells).length > 0) column.cells = cells;
  else delete column.cells;
  return true;
}

function originalOf(before: Blueprint, blueprint: Blueprint, table: Blueprint['tables'][number], { name }: BlueprintColumn): BlueprintColumn {
  return before.tables[blueprint.tables.indexOf(table)]!.columns.find((column) => column.name === name)!;
}
