import type { Draft } from '../columns/draft.ts';

/** The labels that a column of states or kinds may show, from its type, its list or its lifecycle. */
export function labelsOfState({ column, kind, parameters }: Draft): readonly string[] {
  if (column.type.labels) return column.type.labels;
  if (kind === 'cases') return [...new Set(armsOf(parameters).flatMap((arm) => labelsOfState({ column, ...arm } as Draft)))];
  const lists = kind === 'life.state' ? [parameters.steps, parameters.goals, parameters.ends] : kind === 'values' ? [parameters.values] : [];
  return lists.flat().filter((each): each is string => typeof each === 'string');
}

function armsOf({ cases, otherwise }: Draft['parameters']): Pick<Draft, 'kind' | 'parameters'>[] {
  const arms = (cases as { generator: Pick<Draft, 'kind' | 'parameters'> }[]).map(({ generator }) => generator);
  return otherwise === undefined ? arms : [...arms, otherwise as Pick<Draft, 'kind' | 'parameters'>];
}
