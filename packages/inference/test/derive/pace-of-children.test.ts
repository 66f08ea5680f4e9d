import { expect, test } from 'vitest';
import { rowsOf } from './rows-of.ts';

const HOUR = 3_600_000;
const time = (text: string | null): number => Date.parse(`${text!.replace(' ', 'T').slice(0, 23)}Z`);

const TICKETS = { name: 'tickets', columns: ['id integer not null', 'subject text not null', 'created_at timestamp not null'] };
const REPLIES = {
  name: 'replies',
  columns: ['id integer not null', 'ticket_id integer not null', 'body text not null', 'created_at timestamp not null'],
  refers: ['ticket_id -> tickets.id'],
};

test('replies come one after the other, minutes to days after the ticket, however old it is', async () => {
  const tickets = new Map((await rowsOf([TICKETS, REPLIES], 'tickets', ['id', 'created_at'], {}, 100_000)).map(([id, at]) => [id, time(at!)]));
  const replies = await rowsOf([TICKETS, REPLIES], 'replies', ['ticket_id', 'created_at']);
  const after = replies.map(([ticket, at]) => time(at!) - tickets.get(ticket!)!);
  expect(replies.length).toBeGreaterThan(100);
  expect(Math.min(...after)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...after)).toBeLessThanOrEqual(72 * HOUR);
  expect(after.filter((each) => each > HOUR).length).toBeGreaterThan(after.length / 3);
  const last = new Map<string, number>();
  for (const [ticket, at] of replies) {
    expect(time(at!)).toBeGreaterThanOrEqual(last.get(ticket!) ?? 0);
    last.set(ticket!, time(at!));
  }
});
