import { expect, test } from 'vitest';
import { withArticle } from './with-article.ts';

test('an article follows the sound of the noun', () => {
  const said = ['accounting invoice', 'invoice', 'hire', 'unit', 'user', 'utility bill', 'order', 'one-off fee', 'URL', 'umbrella'].map(withArticle);
  expect(said).toEqual([
    'an accounting invoice',
    'an invoice',
    'a hire',
    'a unit',
    'a user',
    'a utility bill',
    'an order',
    'a one-off fee',
    'a URL',
    'an umbrella',
  ]);
});
