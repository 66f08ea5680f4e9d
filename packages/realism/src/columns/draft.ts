import type { Reason } from '@seedbed/contract';
import type { ShownLife } from '../life/keeps-group.ts';
import type { ColumnView } from '../schema/schema-view.ts';

/** A column's generator while its table is being worked out. */
export type Draft = {
  readonly column: ColumnView;
  kind: string;
  parameters: Record<string, unknown>;
  nullRate: number | undefined;
  entity: string | undefined;
  confidence: number;
  because: Reason;
  /** On a state that constraints bind: the life that it would show with its stamps, if it were free. */
  told?: ShownLife;
  /** The text before the words that the rule knew: `billing` of `billing_city`. */
  readonly rest: readonly string[];
  /** The name's words, for rules about neighbours. */
  readonly words: readonly string[];
};

/** Whether an enum, a CHECK or a comment lists the values, so that nothing else may be put in their place. */
export function isListed({ code }: Reason): boolean {
  return code === 'labels' || code === 'comment';
}
