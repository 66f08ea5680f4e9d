import { emptyBlueprint, type Blueprint } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { guessesOf } from './use-problems.ts';
import { unsureColumns } from './unsure.ts';

const blueprint: Blueprint = {
  ...emptyBlueprint(),
  tables: [
    {
      schema: 'public',
      name: 'films',
      rows: 5,
      columns: [
        { name: 'active', type: 'boolean', generator: { kind: 'boolean' }, confidence: 0.2, because: 'plain booleans' },
        { name: 'mood', type: 'text', generator: { kind: 'text.note' }, confidence: 0.55 },
        { name: 'title', type: 'text', generator: { kind: 'text.title' }, confidence: 0.9 },
        { name: 'chosen', type: 'text', generator: { kind: 'text.note' } },
      ],
    },
  ],
  relations: [],
};

test('the list has exactly the columns of the review, whatever the server reports about them', () => {
  const said = [
    { level: 'info', code: 'plain-value', table: 'public.films', column: 'mood', message: 'What mood means is a guess: its words.' },
    { level: 'info', code: 'plain-value', table: 'public.films', column: 'chosen', message: 'What chosen means is a guess.' },
  ] as const;
  const guesses = guessesOf(blueprint, said);
  expect(guesses.map(({ column }) => column)).toEqual(unsureColumns(blueprint).map(({ column }) => column.name));
  expect(guesses.map(({ code, message }) => [code, message])).toEqual([
    ['unrecognised', 'Not recognised: plain booleans.'],
    ['plain-value', 'What mood means is a guess: its words.'],
  ]);
});
