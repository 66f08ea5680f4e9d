import { expect, test } from 'vitest';
import { columnsOf } from '../columns-of.ts';

test('no placeholder is used for unknown columns', async () => {
  const columns = await columnsOf('gadgets', ['swivel_mode varchar(20)', 'porosity varchar(20)', 'flange varchar(12)', 'sprocket_type varchar(20)']);
  for (const [, { generator }] of columns) expect(JSON.stringify(generator)).not.toMatch(/standard|juniper/);
});

test('words that do not fit are dropped if others fit', async () => {
  const columns = await columnsOf('candidates', ['application_id bigint', 'source varchar(12)']);
  const values = columns.get('source')!.generator!.parameters!['values'] as string[];
  expect(values.length).toBeGreaterThan(1);
  for (const value of values) expect(value).toMatch(/^[a-z ]{3,12}$/);
});

test('an unknown thing is described by its own words, as written', async () => {
  const columns = await columnsOf('oficios', ['saudacao varchar(50)', 'cabecalho text', "quonk text default ';'"]);
  for (const name of ['saudacao', 'cabecalho']) expect(columns.get(name)!.generator?.kind, name).toBe('text.plain');
  expect(columns.get('quonk')!.generator).toEqual({ kind: 'constant', parameters: { value: ';' } });
  const named = await columnsOf('gizmos', ['name text']);
  expect(named.get('name')!.generator).toEqual({ kind: 'text.plain', parameters: { noun: 'gizmo' } });
});
