import { dictionary } from '@seedbed/contract';
import { edit, type Draft } from '../edits/draft.ts';

/** States of a known lifecycle in fewer letters, for short columns: the length of the longest, and the others. */
const SHORT: Readonly<Record<string, readonly [longest: number, states: string]>> = dictionary({
  order: [9, 'shipped paid pending open void'],
  payment: [9, 'paid pending failed void'],
  invoice: [13, 'paid open draft void'],
  subscription: [8, 'active trial ended'],
  account: [9, 'active pending closed locked'],
  job: [9, 'done running failed queued'],
  ticket: [11, 'closed open solved waiting'],
  content: [9, 'live draft review'],
  message: [9, 'sent read queued failed'],
  shipment: [16, 'sent packed transit arrived lost'],
  booking: [9, 'booked done no_show open'],
  funnel: [9, 'new open won lost'],
});

/**
 * `status varchar(8)` of an order holds no `delivered`: where the states of a lifecycle do not fit and no stamp is
 * bound to them, shorter words say the same.
 */
export function shortenStates(drafts: readonly Draft[]): void {
  if (drafts.some(({ kind }) => kind === 'life.stamp')) return;
  for (const draft of drafts) {
    const { vocabulary } = draft.parameters;
    const room = draft.column.type.length ?? Infinity;
    if (draft.kind !== 'life.state' || typeof vocabulary !== 'string' || room < 4) continue;
    const [longest, states] = SHORT[vocabulary] ?? [0, ''];
    const values = states.split(' ').filter((state) => state.length <= room);
    if (longest <= room || values.length < 2) continue;
    edit(draft, { kind: 'values', parameters: { values, weights: values.map((_, i) => Math.round(60 / (i + 1))) }, entity: undefined });
  }
}
