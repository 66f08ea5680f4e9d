import { compile, loadWords, textRows, type Plan } from '@seedbed/engine';
import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../../test/make-catalog.ts';
import { infer } from '../infer.ts';

const words = await loadWords('en-US');
const CLUB: Parameters<typeof makeCatalog>[0] = [
  { name: 'users', columns: ['id bigint not null', 'email text not null'] },
  { name: 'clubs', columns: ['id bigint not null', 'name text not null'] },
  {
    name: 'memberships',
    columns: ['club_id bigint not null', 'user_id bigint not null'],
    key: ['club_id', 'user_id'],
    refers: ['club_id -> clubs.id', 'user_id -> users.id'],
  },
  {
    name: 'threads',
    columns: ['id bigint not null', 'club_id bigint not null', 'title text not null', 'last_reply_id bigint', 'created_at timestamp with time zone not null'],
    refers: ['club_id -> clubs.id', 'last_reply_id -> replies.id'],
  },
  {
    name: 'replies',
    columns: [
      'id bigint not null',
      'thread_id bigint not null',
      'author_id bigint not null',
      'parent_id bigint',
      'body text not null',
      'created_at timestamp with time zone not null',
    ],
    refers: ['thread_id -> threads.id', 'author_id -> users.id', 'parent_id -> replies.id'],
  },
];
const { blueprint } = await infer(makeCatalog(CLUB), noTools);
const plan = compile(blueprint, words, { cap: true });

const relationOf = (column: string) => plan.relations.find(({ columns, child }) => `${child}.${columns[0]}` === `public.${column}`)!;
const all = (table: string, columns: readonly string[]) => textRows(plan, plan.table(`public.${table}`), 0, plan.table(`public.${table}`).rows, [...columns]);

/** Children of every parent, found from the parent, are those that lead to it. */
function expectBothWays(column: string): void {
  const relation: Plan['relations'][number] = relationOf(column);
  const found = new Map<number, number[]>();
  for (let row = 0; row < plan.table(relation.child).rows; row++) {
    const parent = relation.parentOf(row);
    if (parent >= 0) found.set(parent, [...(found.get(parent) ?? []), row]);
  }
  for (let parent = 0; parent < plan.table(relation.parent).rows; parent++) {
    const { count, at } = relation.childrenOf(parent);
    const children = Array.from({ length: count }, (_, i) => at(i)).sort((a, b) => a - b);
    expect(children).toEqual(found.get(parent) ?? []);
  }
}

test('who acts in a place is one of its members, computed both ways', async () => {
  const pairs = new Set((await all('memberships', ['club_id', 'user_id'])).map((pair) => pair.join()));
  const clubs = new Map((await all('threads', ['id', 'club_id'])).map(([id, club]) => [id, club]));
  const replies = await all('replies', ['thread_id', 'author_id']);
  expect(replies.length).toBeGreaterThan(500);
  expect(replies.filter(([thread, author]) => !pairs.has(`${clubs.get(thread!)},${author}`))).toEqual([]);
  expectBothWays('replies.author_id');
});

test('a row points back at the last of its own', async () => {
  const replies = await all('replies', ['id', 'thread_id', 'created_at']);
  const threads = new Map(replies.map(([id, thread]) => [id, thread]));
  const pointing = (await all('threads', ['id', 'last_reply_id'])).filter(([, reply]) => reply !== null);
  expect(pointing.length).toBeGreaterThan(20);
  expect(pointing.filter(([id, reply]) => threads.get(reply!) !== id)).toEqual([]);
  const latest = new Map<string, string>();
  for (const [, thread, time] of replies) if (time! > (latest.get(thread!) ?? '')) latest.set(thread!, time!);
  const times = new Map(replies.map(([id, , time]) => [id, time]));
  expect(pointing.filter(([id, reply]) => times.get(reply!) !== latest.get(id!))).toEqual([]);
  expectBothWays('threads.last_reply_id');
});

test('an answer is later than what it answers, on the same thread', async () => {
  const replies = await all('replies', ['id', 'thread_id', 'parent_id', 'created_at']);
  const by = new Map(replies.map((reply) => [reply[0], reply]));
  const answers = replies.filter(([, , parent]) => parent !== null).map((reply) => [reply, by.get(reply[2]!)!] as const);
  expect(answers.length).toBeGreaterThan(200);
  expect(answers.filter(([reply, parent]) => reply[1] !== parent[1] || reply[3]! <= parent[3]!)).toEqual([]);
});
