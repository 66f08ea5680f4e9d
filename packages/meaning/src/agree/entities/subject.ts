import { dictionary } from '@seedbed/contract';
import type { Draft } from '../../edits/draft.ts';
import { packOf } from './members.ts';
import type { TableNames } from '../../read/schema-names.ts';

const BY_NOUN: Readonly<Record<string, string>> = dictionary({
  order: 'order',
  purchase: 'order',
  sale: 'order',
  invoice: 'invoice',
  payment: 'payment',
  transaction: 'payment',
  product: 'product',
  item: 'product',
  company: 'company',
  organization: 'company',
  supplier: 'company',
  vendor: 'company',
  event: 'event',
  meeting: 'event',
  file: 'file',
  document: 'file',
  message: 'thread',
  post: 'thread',
  comment: 'thread',
  ticket: 'ticket',
  issue: 'ticket',
  address: 'place',
  location: 'place',
  city: 'place',
  request: 'request',
});

/** The subject of a row: the noun's own word, otherwise a person for actors, otherwise the entity of most columns. */
export function subjectOf(drafts: readonly Draft[], names: TableNames): string | undefined {
  const named = BY_NOUN[names.noun];
  if (named) return named;
  if (names.agent) return 'person';
  const counts = new Map<string, number>();
  for (const draft of drafts) {
    const pack = packOf(draft.kind);
    if (pack && (draft.entity === undefined || draft.entity === 'subject')) counts.set(pack, (counts.get(pack) ?? 0) + 1);
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  return best && best[1] >= 2 ? best[0] : undefined;
}
