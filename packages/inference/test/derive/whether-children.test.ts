import { expect, test } from 'vitest';
import { rowsOf } from './rows-of.ts';

const SCHOOL = [
  { name: 'people', columns: ['id integer not null', 'email text not null', 'is_trainer boolean not null', 'created_at timestamptz not null'] },
  { name: 'trainers', columns: ['person_id integer not null', 'headline text'], key: ['person_id'], refers: ['person_id -> people.id'] },
];

test('a flag says whether there is a profile of that name', async () => {
  const flags = await rowsOf(SCHOOL, 'people', ['id', 'is_trainer']);
  const trainers = new Set((await rowsOf(SCHOOL, 'trainers', ['person_id'])).map(([id]) => id));
  expect(flags.filter(([id, flag]) => (flag === 'true') !== trainers.has(id!))).toEqual([]);
  expect(trainers.size).toBeGreaterThan(5);
});

const SHOP = [
  { name: 'baskets', columns: ['id integer not null', 'converted_at timestamptz', 'created_at timestamptz not null'] },
  {
    name: 'orders',
    columns: ['id integer not null', 'basket_id integer', 'ordered_at timestamptz not null'],
    unique: [['basket_id']],
    refers: ['basket_id -> baskets.id'],
  },
];

test('a basket was converted where an order refers to it', async () => {
  const baskets = await rowsOf(SHOP, 'baskets', ['id', 'converted_at']);
  const orders = new Map((await rowsOf(SHOP, 'orders', ['basket_id', 'ordered_at'])).map(([basket, at]) => [basket, at]));
  expect(baskets.filter(([id, at]) => (orders.get(id!) ?? null) !== at)).toEqual([]);
  expect(orders.size).toBeGreaterThan(5);
});

const QUIZ = [
  { name: 'questions', columns: ['id integer not null', 'prompt text not null'] },
  {
    name: 'choices',
    columns: ['id integer not null', 'question_id integer not null', 'label text not null', 'is_correct boolean not null default false'],
    refers: ['question_id -> questions.id'],
  },
];

test('a question has one right choice', async () => {
  const right = new Map<string, number>();
  for (const [question, isRight] of await rowsOf(QUIZ, 'choices', ['question_id', 'is_correct'], {}, 10_000))
    right.set(question!, (right.get(question!) ?? 0) + (isRight === 'true' ? 1 : 0));
  expect(right.size).toBeGreaterThan(5);
  expect([...right.values()].every((many) => many === 1)).toBe(true);
});
