import type { Blueprint, Catalog, TrialTable } from '@seedbed/contract';
import { afterAllOthers } from './after-all-others.ts';
import { agreeingRows } from './agreeing-rows.ts';
import { apartFromFrozen } from './apart-from-frozen.ts';
import { blameEarlier, defaultsInCode } from './blame.ts';
import { columnRule } from './column-rules.ts';
import { drawnFreely } from './drawn-freely.ts';
import { dropCase } from './drop-case.ts';
import { evenSpread } from './even-spread.ts';
import { failing } from './failing.ts';
import { fewerInTime } from './fewer-in-time.ts';
import { fillsAnother, filledByOthers, waitsForAnother } from './filled-by-others.ts';
import { freezeCycle } from './freeze.ts';
import { growTree } from './grow-tree.ts';
import { plainerValues } from './invalid-values.ts';
import { leftToDefault } from './left-to-default.ts';
import { lookedUpRows } from './looked-up-rows.ts';
import { neverNull } from './never-null.ts';
import { notSetLater } from './not-set-later.ts';
import { filledIfNull, numberedByCode } from './numbered-by-code.ts';
import { replacedRows } from './replaced-rows.ts';
import { rereadParents } from './reread-parents.ts';
import { rootsOf } from './roots.ts';
import { rowByRow } from './row-by-row.ts';
import { unfoundNames } from './search-path.ts';
import { missingSetting } from './session-settings.ts';
import { freezeTaken, givenUpFirst } from './settle-refused.ts';
import { signedIn } from './signed-in.ts';
import { tryRows } from './try-rows.ts';
import type { Loaded, Repair, State, TrialSession } from './types.ts';

/** Repairs done already (`table how`), and tables without a rule, with their errors at that time. */
export type Tried = { readonly done: Set<string>; readonly hopeless: Map<string, string> };

/** Repairs for the tables that fail. Freezes rows, and gives up tables, only if no rule is left for any of them. */
export async function repairsFor(state: State, catalog: Catalog, session: TrialSession, tried: Tried, rules: boolean): Promise<Repair[]> {
  const { blueprint, loaded } = state;
  const refused = failing(loaded.report);
  const repairs: Repair[] = [];
  const left: TrialTable[] = [];
  for (const table of rules ? rootsOf(refused, blueprint, loaded.report) : refused) {
    const slow = rowByRow(table) ?? fewerInTime(blueprint, loaded, table);
    const signature = JSON.stringify([table.refused, table.counterexamples.map((one) => [one.sqlstate, one.constraint, one.message])]);
    if (slow) repairs.push(slow);
    else if (!rules || tried.hopeless.get(table.table) === signature) left.push(table);
    else {
      const rule = await ruleFor(blueprint, catalog, loaded, table, session, tried.done);
      if (rule) repairs.push(rule);
      else {
        tried.hopeless.set(table.table, signature);
        left.push(table);
      }
    }
  }
  if (repairs.length > 0) return repairs;
  for (const table of left) repairs.push(...(freezeCycle(blueprint, loaded, table) ?? [await lastResort(blueprint, catalog, loaded, table, session)]));
  return givenUpFirst(repairs);
}

/** Rules that hold for any number of rows, cheapest first, except those already tried. */
async function ruleFor(
  blueprint: Blueprint,
  catalog: Catalog,
  loaded: Loaded,
  table: TrialTable,
  session: TrialSession,
  done: ReadonlySet<string>,
): Promise<Repair | null> {
  const rules: readonly (() => Repair | null | Promise<Repair | null>)[] = [
    () => unfoundNames(blueprint, catalog, table),
    () => rereadParents(blueprint, catalog, loaded, table),
    () => notSetLater(blueprint, table),
    () => signedIn(blueprint, catalog, loaded, table),
    () => missingSetting(blueprint, catalog, loaded, table),
    () => leftToDefault(blueprint, catalog, table),
    () => numberedByCode(blueprint, catalog, table),
    () => filledIfNull(blueprint, catalog, table),
    () => neverNull(blueprint, catalog, table),
    () => filledByOthers(blueprint, loaded.report, table),
    () => fillsAnother(blueprint, table),
    () => waitsForAnother(blueprint, table),
    () => dropCase(blueprint, loaded, table),
    () => apartFromFrozen(blueprint, catalog, table),
    () => plainerValues(blueprint, loaded, table, session.tools),
    () => defaultsInCode(blueprint, catalog, table),
    () => blameEarlier(blueprint, catalog, loaded, table),
    () => evenSpread(blueprint, catalog, loaded, table),
    () => agreeingRows(blueprint, catalog, loaded, table, session),
    () => drawnFreely(blueprint, catalog, table),
    () => columnRule(blueprint, catalog, loaded, table, session.tools),
    () => growTree(blueprint, catalog, loaded, table, session.tools),
    () => lookedUpRows(blueprint, catalog, loaded, table),
    () => afterAllOthers(blueprint, table),
  ];
  for (const rule of rules) {
    const repair = await afresh(session, async () => await rule());
    if (repair && !done.has(`${repair.table} ${repair.how}`)) return repair;
  }
  return null;
}

async function lastResort(blueprint: Blueprint, catalog: Catalog, loaded: Loaded, table: TrialTable, session: TrialSession): Promise<Repair> {
  const taken = table.sent - new Set(table.missing).size;
  const agreeing = taken < table.sent ? await afresh(session, () => agreeingRows(blueprint, catalog, loaded, table, session)) : null;
  if (agreeing) return agreeing;
  const found = taken < 5 ? await tryRows(blueprint, catalog, loaded, table, session.tools) : null;
  return found ?? (await replacedRows(blueprint, loaded, table, session.tools)) ?? freezeTaken(blueprint, loaded, table);
}

function afresh<T>({ tools }: TrialSession, work: () => Promise<T>): Promise<T> {
  return tools.afresh ? tools.afresh(work) : work();
}
