import { LIMITS, type Blueprint, type Diagnostic } from '@seedbed/contract';
import { compile, type CompileOptions } from './plan/compile.ts';
import type { Plan } from './plan/plan.ts';
import { loadWords, speaksOfSubjects } from './words/index.ts';

/**
 * Loads the words that a blueprint uses, and compiles it; impossible counts are lowered and reported in the plan's
 * diagnostics. faker itself is loaded only for a blueprint that names one of its methods.
 */
export async function compileBlueprint(blueprint: Blueprint, options: CompileOptions = {}): Promise<Plan> {
  const words = await loadWords(blueprint, { subjects: speaksOfSubjects(blueprint) });
  if (JSON.stringify(blueprint.tables).includes('"faker:')) await (await import('./faker/lend-faker.ts')).lendFaker();
  const plan = compile(blueprint, words, { cap: true, ...options });
  compiledFrom.set(plan, { blueprint, options });
  return plan;
}

const compiledFrom = new WeakMap<Plan, { readonly blueprint: Blueprint; readonly options: CompileOptions }>();

/** The blueprint and options of a plan from `compileBlueprint`: a plan's own blueprint already contains existing rows. */
export function sourceOfPlan(plan: Plan): { readonly blueprint: Blueprint; readonly options: CompileOptions } {
  return compiledFrom.get(plan) ?? { blueprint: plan.blueprint, options: {} };
}

/** The same plan, with further diagnostics. */
export function withDiagnostics(plan: Plan, diagnostics: readonly Diagnostic[]): Plan {
  if (diagnostics.length === 0) return plan;
  const next = { ...plan, diagnostics: [...plan.diagnostics, ...diagnostics] };
  compiledFrom.set(next, sourceOfPlan(plan));
  return next;
}

/** A blueprint's plan at its requested counts. */
export type Compile = (blueprint: Blueprint) => Promise<Plan>;

/**
 * Compiles each blueprint once, however often its plan is requested. Intended for a single request, because it keeps
 * every plan.
 */
export function compileOnce(): Compile {
  const plans = new WeakMap<Blueprint, Promise<Plan>>();
  return (blueprint) => {
    const plan = plans.get(blueprint) ?? compileBlueprint(blueprint);
    plans.set(blueprint, plan);
    return plan;
  };
}

/**
 * How many times more rows than others a table has in a sample if each row of its parents has a few: a deferred trigger
 * may require them.
 */
const OWNED = 16;

/**
 * The blueprint cut to a trial's size: no table has more rows, neither by its own count nor through its parents.
 * Parents keep all of their children if these are few.
 */
export function compileSample(blueprint: Blueprint): Promise<Plan> {
  return compileBlueprint(blueprint, { mostRows: LIMITS.trial.rowsPerTable, mostOwned: OWNED * LIMITS.trial.rowsPerTable });
}

/** Whether its sample would differ from it. */
export function isBeyondSample({ tables }: Plan): boolean {
  return tables.some((table) => table.rows > LIMITS.trial.rowsPerTable);
}
