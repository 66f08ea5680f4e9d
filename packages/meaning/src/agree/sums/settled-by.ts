import type { Draft } from '../../edits/draft.ts';
import { plainLabel, plainState, tellsOfState } from '../../propose/drafts/label-roles.ts';
import type { TableView } from '../../schema/schema-view.ts';
import type { DeriveContext } from '../context.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { labelsAllowed } from '../copies/labels-of-state.ts';
import { isOneOf } from '../copies/only-when.ts';
import { wordSet } from '../../read/words.ts';

/** Conditions on the row's state for full payment and for part payment. */
export type Settled = { readonly wholly: string; readonly partly: string | null };

const WHOLLY = wordSet('states of a wholly paid bill');
const PARTLY =
  /^part(?:ial|ially|ly|iel|ielle)?_?(?:paid)?$|^parcial$|^parziale$|^delvis|^gedeeltelijk|^partial_payment$|^partiellement_pay|^teil(?:weise)?_?bezahlt|^parcial(?:mente)?_pag|^pago_parcial$|^cz[eę][sś]ciow/;

/** The payment status in the row's state, by its labels; null without such a state. A payment's own state comes first. */
export function settledBy(table: TableView, context: DeriveContext): Settled | null {
  const drafts = context.drafts.get(table)!;
  const states = drafts.filter(
    (draft) => tellsOfState(draft.words) && draft.column.type.kind !== 'array' && draft.nullRate === undefined && isPlainName(draft.column.name),
  );
  const ranked = [...states].sort((one, other) => Number(other.words.includes('payment')) - Number(one.words.includes('payment')));
  for (const state of ranked) {
    const labels = labelsAllowed(state, table, context);
    const wholly = labels.filter((label) => WHOLLY.has(plainLabel(label)) || ['paid', 'settled'].includes(plainState(label)));
    if (wholly.length === 0) continue;
    const partly = labels.filter((label) => PARTLY.test(plainLabel(label)) || plainState(label) === 'partially_paid');
    return { wholly: anyOf(state, wholly), partly: partly.length === 0 ? null : anyOf(state, partly) };
  }
  return null;
}

function anyOf(state: Draft, labels: readonly string[]): string {
  return labels.length === 1 ? isOneOf(state, labels) : `(${isOneOf(state, labels)})`;
}
