import type { Generator } from '@seedbed/contract';
import { plainState } from '../../propose/drafts/label-roles.ts';
import type { OwnTable } from './own-table.ts';
import { sharesOf } from './say-values.ts';

/**
 * Shares of states from the pack. A detected lifecycle keeps its timestamps; otherwise each state sets the pack's
 * columns.
 */
export function sayStates({ link, columns, knowledge }: OwnTable): void {
  const { states, attributes } = link.concept;
  const state = states && columns.get(states.of);
  if (!states || !state) return;
  const { column, domain } = state.at;
  const values = attributes[states.of]!.values ?? {};
  const generator = state.spec.generator;
  const labels = (column.type.labels ?? domain?.in)?.map(String) ?? lifeLabels(generator) ?? Object.keys(values);
  const shares = sharesOf(labels, values);
  const sum = Object.values(shares).reduce((all, share) => all + share, 0);
  if (sum === 0) return;
  if (generator?.kind === 'life.state') {
    const exact = Object.fromEntries(Object.entries(shares).map(([label, share]) => [label, Math.floor((share / sum) * 1e6) / 1e6]));
    knowledge.columns[column.name] = { generator: { kind: generator.kind, parameters: { ...generator.parameters, shares: exact } } };
    return;
  }
  const spelled = (label: string): string | undefined => Object.keys(shares).find((each) => plainState(each) === plainState(label));
  const path = states.path.flatMap((label) => spelled(label) ?? []);
  const reached = Object.entries(states.brings ?? {}).flatMap(([label, brought]) => {
    const own = spelled(label);
    const times = brought.flatMap((name) => columns.get(name) ?? []).filter(({ at }) => !at.column.notNull);
    return own === undefined || times.length === 0 ? [] : [[own, times.map(({ at }) => at.column.name)] as const];
  });
  knowledge.states = { of: column.name, shares, ...(path.length > 0 ? { path } : {}), ...(reached.length > 0 ? { reached: Object.fromEntries(reached) } : {}) };
}

/** Labels of a lifecycle, on the way and at its ends. */
export function lifeLabels(generator: Generator | undefined): string[] | null {
  if (generator?.kind !== 'life.state') return null;
  const { steps = [], goals = [], ends = [], labels } = (generator.parameters ?? {}) as Partial<Record<'steps' | 'goals' | 'ends' | 'labels', string[]>>;
  const all = labels ?? [...steps, ...goals, ...ends];
  return all.length > 0 ? all : null;
}
