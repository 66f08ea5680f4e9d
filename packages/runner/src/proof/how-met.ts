import { qualifiedName, type BlueprintTable, type Diagnostic, type Tier } from '@seedbed/contract';
import type { Plan, TablePlan } from '@seedbed/engine';
import type { SolvedTable } from '@seedbed/inference';
import type { ListedConstraint } from './listed-constraints.ts';

type HowMet = { readonly tier: Tier; readonly how: string };

/** How one table's rows are generated, as far as known. */
export type TableMaking = {
  readonly blueprint: BlueprintTable;
  readonly plan: Plan;
  readonly table: TablePlan;
  readonly solved: SolvedTable | undefined;
  /** A trial's changes to the table, in words: a rule for a column, a table left to its writers, a table given up. */
  readonly repairs: readonly Diagnostic[];
  /** Why it can have no rows, if known. */
  readonly noRows: string | undefined;
};

/** The tier by which a constraint is satisfied, and a description. */
export function howMet(constraint: ListedConstraint, making: TableMaking): HowMet {
  const frozen = making.blueprint.groups?.find((group) => group.tier === 'F' && group.rows && covers(group.columns, constraint.columns));
  if (frozen) return { tier: 'F', how: `by trial: one of the ${frozen.rows!.length} rows that Postgres was seen to take` };
  const solved = making.solved?.constraints.find((each) => each.name === constraint.name);
  switch (constraint.kind) {
    case 'not null':
      return { tier: 'A', how: 'never NULL' };
    case 'primary key':
    case 'unique':
      return solved ?? { tier: 'B', how: keyWords(constraint, making) };
    case 'foreign key':
      return reference(constraint, making);
    case 'exclusion':
      return solved ?? exclusion(constraint, making);
    case 'trigger':
      if (givenUp(making)) return { tier: 'G', how: givenUp(making)! };
      return making.repairs.length > 0
        ? { tier: 'F', how: `by trial: ${making.repairs.map((repair) => repair.message).join('; ')}` }
        : { tier: 'A', how: 'observed: nothing had to be changed for it' };
    case 'rule':
      return { tier: 'A', how: 'observed: rows go in by INSERT, since COPY passes rules by' };
    case 'row limit':
      return making.solved?.maxRows === 0
        ? { tier: 'G', how: making.solved.nowhere ?? 'no row can meet its constraints' }
        : { tier: 'B', how: 'its row count is kept to it' };
    default:
      return solved ?? { tier: 'B', how: 'by the domain of its columns' };
  }
}

/** Why a trial left the table empty. */
export function givenUp({ repairs, table }: TableMaking): string | undefined {
  return table.rows > 0 ? undefined : repairs.find((repair) => repair.code === 'given-up')?.message;
}

function covers(columns: readonly string[], required: readonly string[] | undefined): boolean {
  return required === undefined || required.every((name) => columns.includes(name));
}

function keyWords({ columns }: ListedConstraint, { table }: TableMaking): string {
  const wanted = columns?.toSorted().join();
  const key = table.keys.find((each) => each.columns.toSorted().join() === wanted);
  return key ? `distinct by construction: ${key.how}` : 'distinct by construction';
}

function reference({ columns }: ListedConstraint, { blueprint, plan, table }: TableMaking): HowMet {
  const relation = blueprintRelation(plan, table.name, columns ?? []);
  if (!relation) return { tier: 'B', how: 'by the values of its columns' };
  const inCycle = plan.loadSteps.some((step) => step.kind === 'cycle' && step.tables.includes(table.name) && step.tables.includes(relation.to.table));
  const late = plan.loadSteps.some((step) => step.kind === 'update' && step.table === table.name && columns?.every((name) => step.columns.includes(name)));
  if (relation.period) return { tier: 'D', how: `each row takes its slot within that of its row of ${relation.to.table}` };
  if (relation.within)
    return {
      tier: 'D',
      how: `a row of ${relation.to.table} with the same ${relation.alike ? [relation.alike, ...(relation.alike.also ?? [])].map(({ own }) => own).join(' and ') : relation.scope ? `row of ${relation.scope}` : 'parent'} as that of ${relation.within}`,
    };
  if (relation.nullShare === 1) return { tier: 'B', how: 'always NULL' };
  if (isEmpty(plan.table(relation.to.table)) && relation.to.table !== table.name)
    return { tier: 'B', how: `always NULL, because ${relation.to.table} has no rows` };
  if (inCycle && relation.to.table !== table.name)
    return { tier: 'D', how: `rows of the cycle are made together: ${relation.to.table} goes in by the same statement` };
  if (late) return { tier: 'B', how: `NULL at first, set when ${relation.to.table} is loaded` };
  if (relation.mates) return { tier: 'B', how: 'rows of the same table refer to each other in pairs' };
  if (relation.to.table === qualifiedName(blueprint.schema, blueprint.name)) return { tier: 'B', how: 'an earlier row of the same table, or itself' };
  return { tier: 'B', how: `a row of ${relation.to.table}, which is loaded before` };
}

/** No generated rows, and no kept ones. */
function isEmpty(table: TablePlan): boolean {
  return table.rows === 0 && table.mode !== 'keep';
}

function blueprintRelation(plan: Plan, table: string, columns: readonly string[]) {
  const wanted = columns.join();
  return plan.blueprint.relations.find((relation) => relation.from.table === table && relation.from.columns.join() === wanted);
}

function exclusion({ name }: ListedConstraint, { blueprint }: TableMaking): HowMet {
  const made = blueprint.exclusions?.find((each) => each.name === name);
  if (made?.same?.length) return { tier: 'B', how: `one value of ${made.same.join(', ')} for all rows` };
  if (!made || made.span.length === 0) return { tier: 'B', how: 'rows lie apart' };
  const apart = `no two rows${made.equal.length > 0 ? ` of equal ${made.equal.join(', ')}` : ''} share a slot of the line`;
  return { tier: made.span.length === 2 ? 'D' : 'B', how: apart };
}
