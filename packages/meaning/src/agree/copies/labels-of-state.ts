import { ownMember } from '@seedbed/contract';
import type { Draft } from '../../edits/draft.ts';
import { tellsOfState } from '../../propose/drafts/label-roles.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import type { TableView } from '../../schema/schema-view.ts';
import type { DeriveContext } from '../context.ts';

/** Whether a column is a state that each row has, under a name that can be in an expression. */
export function isStateOfRow({ column, words, kind, nullRate }: Draft): boolean {
  return (tellsOfState(words) || kind === 'life.state') && isPlainName(column.name) && nullRate === undefined;
}

/** The labels that a column of states or kinds may show, from its type, its list or its lifecycle. */
export function labelsOfState({ column, kind, parameters }: Draft): readonly string[] {
  if (column.type.labels) return column.type.labels;
  if (kind === 'cases') return [...new Set(armsOf(parameters).flatMap((arm) => labelsOfState({ column, ...arm } as Draft)))];
  const lists = kind === 'life.state' ? [parameters.steps, parameters.goals, parameters.ends] : kind === 'values' ? [parameters.values] : [];
  return lists.flat().filter((each): each is string => typeof each === 'string');
}

/** What the cases of a column's generator make, and what is made otherwise. */
export function armsOf({ cases, otherwise }: Draft['parameters']): Pick<Draft, 'kind' | 'parameters'>[] {
  const arms = (cases as { generator: Pick<Draft, 'kind' | 'parameters'> }[]).map(({ generator }) => generator);
  return otherwise === undefined ? arms : [...arms, otherwise as Pick<Draft, 'kind' | 'parameters'>];
}

/** The same, or what a CHECK lists where the column is made by something that does not list its labels. */
export function labelsAllowed(draft: Draft, table: TableView, { bounds }: DeriveContext): readonly string[] {
  const listed = ownMember(bounds.tables.get(table.name)!.domains, draft.column.name)?.in;
  return draft.column.type.labels ?? listed?.map(String) ?? labelsOfState(draft);
}
