import { expect, test } from 'vitest';
import { countQuery } from './count-query.ts';

test('all values of a column are counted, names quoted where they have to be', () => {
  expect(countQuery('public.film', 'rating')).toBe('select rating, count(*)\nfrom public.film\ngroup by rating\norder by count(*) desc');
  expect(countQuery('public."My table"', 'Rating')).toContain('group by "Rating"');
  expect(countQuery('public.film', 'order')).toContain('group by "order"');
});
