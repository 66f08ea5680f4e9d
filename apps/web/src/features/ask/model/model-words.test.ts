import { expect, test } from 'vitest';
import { stateWords, wordsAfter, wordsBefore, wordsBeforeAtHand } from './model-words.ts';

const endpoint = { model: 'small', host: '127.0.0.1:11434', seconds: 180, prices: null };
const prices = { sent: 3, received: 15, currency: 'USD' };

test('an estimate is marked as one, and has two digits', () => {
  expect(wordsBefore(12_345, 1, endpoint)).toBe(
    'Sends about 12,000 tokens to 127.0.0.1:11434. That is an estimate from its size. What does not hold is asked again: at most 3 calls.',
  );
  expect(wordsBefore(12_345, 2, { ...endpoint, prices })).toMatch(/about \$0\.037 plus the answer\..*3 calls for each of 2 parts/);
});

test('shows the tokens that the service counted, or that it counted none', () => {
  expect(wordsAfter({ call: 1, sent: 12_000, received: 3_000 }, prices)).toBe('1 call, 12,000 tokens sent, 3,000 received, $0.081');
  expect(wordsAfter({ call: 2, sent: null, received: 3_000 }, prices)).toBe('2 calls; the service did not say how many tokens');
});

test('wrong statements and rejected corrections are named', () => {
  const step = { name: '', state: 'answered', call: 3, sent: 1, received: 1, faults: 2, refused: 'it is no knowledge', tables: [] } as const;
  expect(stateWords(step)).toBe('answered, 2 statements wrong; its last correction was not used: it is no knowledge');
});

test('a table at a time: the current table, and those without a usable answer', () => {
  const table = { kind: 'table', table: 'public.orders', state: 'asking', at: 3, of: 12, why: null } as const;
  const step = { name: '', state: 'asking', call: 3, sent: 1, received: 1, faults: 0, refused: null, tables: [table] } as const;
  expect(stateWords(step)).toBe('asking about public.orders, 3 of 12');
  expect(stateWords({ ...step, state: 'answered', tables: [{ ...table, table: 'public.items', state: 'left', why: 'The answer is no JSON document.' }] })).toBe(
    'answered; 1 question without a usable answer: public.items: The answer is no JSON document.',
  );
  expect(wordsBeforeAtHand(2_345, 'qwen3:14b of Ollama', 'endpoint', false, true)).toMatch(
    /^Sends to qwen3:14b of Ollama on this computer a table at a time.*2,300 tokens/,
  );
});
