import { Blueprint, Problem, type Diagnostic } from '@seedbed/contract';
import { parseDate } from '../values/civil-date.ts';
import type { Words } from '../words/words.ts';
import { checkDomains } from './check-domains.ts';
import { shapeCheck } from './check-shape.ts';
import { finalNode } from './column-node.ts';
import { collectFaults, type Faults } from './faults.ts';
import { finishPlan, withDiagnostics } from './finish-plan.ts';
import { orderTables } from './order-tables.ts';
import type { Plan } from './plan.ts';
import { resolveRelations } from './resolve-relations.ts';
import { resolveTables } from './resolve-tables.ts';
import { checkTimesOfParents } from './times-of-parents.ts';
import { checkGivenValues } from './given-values/check-given-values.ts';
import { checkCells } from './set-cells.ts';
import { checkWritten } from './given-values/check-written.ts';
import { noteDirt } from './dirt/note-dirt.ts';
import { noteVip } from './relations/note-vip.ts';
import { noteNumbers } from './given-values/note-numbers.ts';
import { isSeenOtherwise } from './relations/demand.ts';
import { beganOtherwise } from './relations/there-then.ts';
import { settleRows } from './settle-rows.ts';
import { checkSlide, noteSlide } from './slide/check-slide.ts';
import { withExistingRows, type ExistingTables } from './existing/existing-rows.ts';
import { startWork } from './start-work.ts';
import type { Work } from './work.ts';

export type CompileOptions = {
  /**
   * Lower row counts that cannot be reached to the maximum, and report it in `plan.diagnostics`. Otherwise such a count
   * is a Problem `unsatisfiable`.
   */
  readonly cap?: boolean;
  /** Upper limit for the rows of every table, regardless of its count or its parents: for samples. */
  readonly mostRows?: number;
  /**
   * The same limit for tables with a few rows for every parent: truncated tables would leave the last parents without
   * children. Default `mostRows`.
   */
  readonly mostOwned?: number;
  /** The target's existing rows: new rows follow them and refer to them. */
  readonly existingTables?: ExistingTables;
  /** Tables, by qualified name, whose times are not moved when the blueprint slides. */
  readonly still?: ReadonlySet<string>;
};

/**
 * Compiles a blueprint into a plan. Throws Problem `invalid-blueprint` with every fault as a JSON Pointer and a message, or `unsatisfiable`
 * if the requested rows do not fit; other findings are in `diagnostics`.
 */
export function compile(given: Blueprint, words: Words, options: CompileOptions = {}): Plan {
  const largest = new Map<string, number>();
  const shortages: Diagnostic[] = [];
  let seen: Plan | null = null;
  for (let looks = 1; ;) {
    const { plan, work } = compileOnce(given, words, options, largest, seen);
    if (given.lookTwice && looks < MAX_LOOKS && looksOther(work, plan)) {
      seen = plan;
      looks++;
      continue;
    }
    const found = checkGivenValues(work, plan);
    if (found.length === 0) return shortages.length === 0 ? plan : withDiagnostics(plan, work, shortages);
    for (const { table, diagnostic } of found) {
      largest.set(table, diagnostic.largest);
      shortages.push(diagnostic);
    }
    if (!options.cap) stopAtUnsatisfiable(shortages);
  }
}

function looksOther(work: Work, plan: Plan): boolean {
  try {
    return isSeenOtherwise(work, plan) || beganOtherwise(work, plan);
  } catch {
    // Rows that cannot be made say so when they are asked for.
    return false;
  }
}

/** What is chosen by the state of a row that was itself chosen so takes another look. */
const MAX_LOOKS = 4;

/** One compile run in which no table gets more rows than `largest` allows. */
function compileOnce(
  given: Blueprint,
  words: Words,
  options: CompileOptions,
  largest: ReadonlyMap<string, number>,
  seen: Plan | null,
): { readonly plan: Plan; readonly work: Work } {
  const { existingTables = {} } = options;
  const faults = collectFaults();
  shapeCheck(Blueprint)(given, '', faults.add);
  stopAt(faults);
  const blueprint = withExistingRows(given, existingTables);
  checkDomains(blueprint, faults);
  stopAt(faults);
  const referenceDay = parseDate(blueprint.referenceDate);
  if (referenceDay === null) faults.add('/referenceDate', `${blueprint.referenceDate} is not a date of the calendar.`);
  const tables = resolveTables(blueprint, faults);
  const relations = resolveRelations(blueprint, tables, faults);
  stopAt(faults);

  const order = orderTables([...tables.values()]);
  const inOrder = order.steps.flat();
  const work = startWork(
    blueprint,
    words.inEdition(blueprint.edition ?? 1),
    referenceDay!,
    inOrder,
    relations,
    faults,
    options.mostRows,
    options.mostOwned,
    existingTables,
    options.still,
    seen,
  );
  settleRows(work, inOrder, largest);
  stopAt(faults);
  if (!options.cap) stopAtUnsatisfiable(work.diagnostics);
  for (const table of inOrder) for (const column of table.columns.values()) checkCells(column, faults);
  stopAt(faults);
  for (const table of inOrder) {
    for (const column of table.columns.values()) if (column.spec.generated === undefined) finalNode(work, column);
  }
  checkTimesOfParents(work);
  checkSlide(work);
  stopAt(faults);
  const plan = finishPlan(work, order);
  const warnings = checkWritten(work, plan);
  stopAt(faults);
  const notes = [...warnings, ...noteNumbers(work, plan), ...noteDirt(work, plan), ...noteVip(work), ...noteSlide(work, plan)];
  return { plan: notes.length === 0 ? plan : withDiagnostics(plan, work, notes), work };
}

function stopAt(faults: Faults): void {
  if (faults.places.length === 0) return;
  const [first] = faults.places;
  const more = faults.places.length > 1 ? ` (and ${faults.places.length - 1} more)` : '';
  throw new Problem('invalid-blueprint', `${first!.pointer || '/'}: ${first!.message}${more}`, { errors: faults.places });
}

function stopAtUnsatisfiable(diagnostics: readonly Diagnostic[]): void {
  const unsatisfiable = diagnostics.filter((diagnostic) => diagnostic.code === 'unsatisfiable' && diagnostic.level === 'warning');
  const [first] = unsatisfiable;
  if (!first) return;
  throw new Problem('unsatisfiable', first.message, {
    errors: unsatisfiable.map((diagnostic) => ({ pointer: diagnostic.pointer ?? '', message: diagnostic.message })),
    facts: { table: first.table, constraint: first.constraint, largest: first.largest },
  });
}
