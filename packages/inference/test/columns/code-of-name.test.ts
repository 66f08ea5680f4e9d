import { expect, test } from 'vitest';
import { columnsOf } from '../columns-of.ts';

test('a code wide enough for words equals its row’s name, a short one is an abbreviation', async () => {
  const made = await columnsOf('surcharges', ['name text not null', 'code character varying(60) not null']);
  expect(made.get('code')!.generator).toEqual({ kind: 'text.slug', parameters: { of: 'name' } });
  const short = await columnsOf('surcharges', ['name text not null', 'code character varying(8) not null']);
  expect(short.get('code')!.generator!.kind).not.toBe('text.slug');
});

test('unknown things are named by their noun, not by remarks', async () => {
  const made = await columnsOf('offices', ['furnishings text[]', 'client_ids text[]']);
  const element = (name: string) => (made.get(name)!.generator!.parameters as { element: { kind: string } }).element.kind;
  expect(element('furnishings')).not.toBe('text.note');
  expect(element('client_ids')).not.toBe('json');
});
