import { expect, test } from 'vitest';
import { legendOf } from './legend.ts';

const read = (comment: string) => {
  const legend = legendOf(comment);
  return legend && Object.fromEntries(legend);
};

test.each([
  ['0 = inactive, 1 = active, 2 = banned', { inactive: '0', active: '1', banned: '2' }],
  ['enum: 0 planned, 1 active, 2 completed', { planned: '0', active: '1', completed: '2' }],
  ['0 todo, 1 in_progress, 2 in_review, 3 done', { todo: '0', in_progress: '1', in_review: '2', done: '3' }],
  ['0: offen, 1: bezahlt', { offen: '0', bezahlt: '1' }],
  ['Status: 0=offen; 1=in Arbeit; 2=erledigt', { offen: '0', 'in Arbeit': '1', erledigt: '2' }],
  ['{draft: 0, sent: 1}', { draft: '0', sent: '1' }],
  ['enum status: { draft: 0, sent: 1, paid: 2 }', { draft: '0', sent: '1', paid: '2' }],
  ['draft (0), sent (1)', { draft: '0', sent: '1' }],
  ['10 - Abierto | 20 - Cerrado', { Abierto: '10', Cerrado: '20' }],
  ['0=en attente / 1=payée / 2=annulée', { 'en attente': '0', payée: '1', annulée: '2' }],
  ['(0) open (1) closed', { open: '0', closed: '1' }],
  ['0 draft, 1 sent and 2 paid.', { draft: '0', sent: '1', paid: '2' }],
  ['1 -> open; 2 -> closed', { open: '1', closed: '2' }],
  ['enum: draft, sent, paid', { draft: '0', sent: '1', paid: '2' }],
  ['state of the job (0: queued, 1: running, 2: failed)', { queued: '0', running: '1', failed: '2' }],
])('%s', (comment, legend) => {
  expect(read(comment)).toEqual(legend);
});

test.each([
  'in cents',
  'from 1 to 10',
  'references orders(id), since 2019',
  '5 minutes',
  'see ticket 12: all of it',
  'after 3 days, 5 hours',
  'minutes / 60 * hourly rate, 0 if not billable',
  'between 0 and 100',
  '1, 2, 3, 4, 5+',
  'draft, sent, paid',
])('no legend: %s', (comment) => {
  expect(read(comment)).toBeNull();
});
