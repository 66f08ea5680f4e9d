import type { Decided, Draft } from '../../edits/draft.ts';
import type { TableView } from '../../schema/schema-view.ts';
import type { DeriveContext } from '../context.ts';
import { ofFlag } from './of-flag.ts';
import { ofComment } from './of-comment.ts';
import { ofCount } from './of-count.ts';
import { ofKind } from './of-kind.ts';
import { ofLabel } from './of-label.ts';
import { insteadOfPercent, ofAmount } from './of-money.ts';
import { ofState, whileGoing } from './of-state.ts';
import { ofStep } from './of-step.ts';
import { byDoer, byStem, byEnd, byTime } from './with-others.ts';

/** Where a way looks. `whatOf` reads other names as the line reads the column's. */
export type At = {
  readonly table: TableView;
  readonly context: DeriveContext;
  readonly drafts: readonly Draft[];
  /** Before the names of `drafts`, where these are of a step that the row is at: `stage.`; '' where they are its own. */
  readonly path: string;
  readonly whatOf: (words: readonly string[]) => string | undefined;
  readonly never: ReadonlySet<string>;
  /** Roots of words that never say what must hold. */
  readonly others: ReadonlySet<string>;
};

/** A condition under which a column is there, in words if it is not plain, and what else changes with it. `isAlways`: a list of examples has no gaps there. */
export type Holds = { readonly condition: string; readonly words?: string; readonly changes: Partial<Decided>; readonly isAlways?: boolean };

/** Finds the condition that `what` holds among the columns of the row; undefined without one, and for columns that cannot depend on it. */
export type Way = (draft: Draft, what: string, at: At) => Holds | undefined;

/** How a row may show that something holds. */
export const WAYS: ReadonlyMap<string, Way> = new Map([
  ['flag', ofFlag],
  ['state', ofState],
  ['kind', ofKind],
  ['label', ofLabel],
  ['comment', ofComment],
  ['count', ofCount],
  ['no percentage', insteadOfPercent],
  ['amount', ofAmount],
  ['going on', whileGoing],
  ['doer', byDoer],
  ['time', byTime],
  ['end', byEnd],
  ['stem', byStem],
  ['step', ofStep],
]);
