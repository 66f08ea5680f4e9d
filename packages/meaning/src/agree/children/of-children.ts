import DATA from '../../../data/agree/of-children.json' with { type: 'json' };
import type { Draft } from '../../edits/draft.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { compute, isComputed, type DeriveContext } from '../context.ts';
import { formOf } from '../forms.ts';
import { AGGREGATES, type Aggregate } from './aggregates.ts';
import { rowsNamed, rowsOf, type Rows } from './rows-named.ts';

const LINES = DATA.lines.map(({ column, is, what }) => {
  const aggregate = AGGREGATES.get(is);
  if (!aggregate) throw new Error(`"${column}" is "${is}" of children, which is none of ${[...AGGREGATES.keys()].join(', ')}`);
  return { form: formOf(column), what, aggregate };
});

/**
 * The engine of what a row tells of its children, by the lines of `data/agree/of-children.json`: their number, a sum, an average, the first or the last time. The first line
 * that finds such children wins.
 */
export function tellOfChildren(table: TableView, context: DeriveContext): void {
  for (const draft of context.drafts.get(table)!) {
    if (isComputed(draft) || draft.kind === 'sequence' || draft.column.inKey || draft.column.column.identity) continue;
    for (const { form, what, aggregate } of LINES) {
      const places = aggregate.mayTell(draft) ? form(draft.words) : undefined;
      if (places && tell(draft, what ?? places.get('what')!, aggregate, table, context)) break;
    }
  }
}

function tell(draft: Draft, what: string, aggregate: Aggregate, table: TableView, context: DeriveContext): boolean {
  const toldOf = (rows: readonly Rows[]) => rows.flatMap((each) => aggregate.of(draft, what, each, { table, context }) ?? []);
  const [named] = toldOf(rowsNamed(what, table, context));
  // A column that several kinds of children have is of none of them.
  const [ofColumn, other] = named || !aggregate.byTheirColumns ? [] : toldOf(rowsOf(table, context));
  const told = named ?? (other ? undefined : ofColumn);
  if (!told) return false;
  compute(draft, told.kind, told.parameters, told.words, 'relation');
  return true;
}
