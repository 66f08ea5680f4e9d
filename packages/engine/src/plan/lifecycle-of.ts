import { normal } from '../generators/life/label-roles.ts';
import { writtenLife } from '../generators/life/entity-life.ts';
import { workOf } from './finish-plan.ts';
import type { Plan } from './plan.ts';

/** A lifecycle as a graph. It starts in the first state; `moves` contain indices into `states`. */
export type Lifecycle = {
  readonly states: readonly {
    /** The name as spelled in the column. */
    readonly name: string;
    /** As parameters of the generator name it. */
    readonly key: string;
    /** The table's columns with the time at which the state was reached. */
    readonly timestamps: readonly string[];
  }[];
  /** The share of lifecycles in state `from` that move to `to`. */
  readonly moves: readonly { readonly from: number; readonly to: number; readonly share: number }[];
};

/**
 * The lifecycle whose states a column holds; null if it holds none. Throws Problem `not-found` for an unknown table.
 */
export function lifecycleOf(plan: Plan, table: string, column: string): Lifecycle | null {
  const { name } = plan.table(table);
  const work = workOf(plan);
  const tableWork = work && [...work.tables.values()].find(({ draft }) => draft.name === name);
  const draft = tableWork?.draft.columns.get(column);
  if (!tableWork || draft?.spec.generator?.kind !== 'life.state') return null;
  const { entity } = draft.spec;
  const found = writtenLife(tableWork.entities, entity ?? `column ${column}`);
  if (!found) return null;
  const { life, written } = found;
  const members = entity === undefined ? [] : [...tableWork.draft.columns.values()].filter(({ spec }) => spec.entity === entity);
  return {
    states: written.map((state, place) => ({
      name: state,
      key: life.states[place]!,
      timestamps: members.flatMap(({ name: member, spec: { generator } }) => {
        const reached = generator?.kind === 'life.stamp' ? normal(String(generator.parameters?.['step'])) === normal(life.states[place]!) : false;
        return reached || (place === 0 && generator?.kind === 'life.createdAt') ? [member] : [];
      }),
    })),
    moves: life.moves(),
  };
}
