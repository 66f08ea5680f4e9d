import { expect, test } from 'vitest';
import { freshDatabase } from '../../test/support/cluster.ts';
import { foldConstants } from './fold-constants.ts';
import { parseExpressions } from './parse-expressions.ts';

test('one tree for each expression, in order', async () => {
  const trees = await parseExpressions(['(price > 0)', "(state = ANY (ARRAY['a'::text, 'b'::text]))", 'lower(email)']);
  expect(trees.map((tree) => Object.keys(tree)[0])).toEqual(['A_Expr', 'A_Expr', 'FuncCall']);
  expect(await parseExpressions([])).toEqual([]);
});

test('a comment at the end of an expression does not swallow the next', async () => {
  expect(await parseExpressions(['1 -- one', '2'])).toHaveLength(2);
});

test('4,500 expressions in some seconds', async () => {
  const many = Array.from({ length: 4500 }, (_, i) => `((c${i} >= ${i}) AND (c${i} <= ${i + 10}))`);
  expect(await parseExpressions(many)).toHaveLength(4500);
});

test('Postgres folds constants; one that fails is null and does not affect the others', async () => {
  await using db = await freshDatabase(
    `create type public.mood as enum ('sad', 'ok'); create function public.boom() returns int language plpgsql as $$ begin raise exception 'no'; end $$`,
  );
  const folded = await foldConstants(db.client, [
    '10 * 1024',
    "'2020-01-31'::date + '1 mon'::interval",
    '1 / 0',
    "'ok'::public.mood",
    'NULL::int',
    'public.boom()',
    "'{1,2}'::int[]",
    'true',
  ]);
  expect(folded).toEqual(['10240', '2020-02-29 00:00:00', null, 'ok', null, null, '{1,2}', 'true']);
});
