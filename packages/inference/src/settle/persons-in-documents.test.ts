import { expect, test } from 'vitest';
import { compile, loadWords, textRows } from '@seedbed/engine';
import { makeCatalog, noTools } from '../../test/make-catalog.ts';
import { infer } from '../infer.ts';

const letters = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '');

test('a document about the person of the row names the person whose address the row has', async () => {
  const users = { name: 'users', columns: ['id uuid not null', 'email text not null', 'raw_user_meta_data jsonb not null'] };
  const { blueprint } = await infer(makeCatalog([users]), noTools, { rows: 50 });
  const plan = compile(blueprint, await loadWords(blueprint.locale), { cap: true });
  const rows = textRows(plan, 'public.users', 0, 50, ['email', 'raw_user_meta_data']);
  const names = rows.map(([email, data]) => [email!, (JSON.parse(data!) as { full_name: string }).full_name] as const);
  expect(names.filter(([email, name]) => !letters(email).includes(letters(name.split(' ').at(-1)!)))).toEqual([]);
});
