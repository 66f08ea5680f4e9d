import { expect, test } from 'vitest';
import { columnsOf } from '../../test/columns-of.ts';
import { fewWords, mannersOf } from './few-words.ts';

test('what ends in a common word is one of a few, told by what stands before', () => {
  expect(fewWords(['swing', 'mode'], '')).toContain('automatic');
  expect(fewWords(['calibration', 'type'], '')).toContain('manual');
  expect(fewWords(['shed', 'type'], '')).toContain('internal');
  expect(fewWords(['calibration', 'status'], '')).toContain('completed');
  expect(fewWords(['shed', 'status'], '')).toBeNull();
  expect(fewWords(['colour'], '')).toBeNull();
});

test('what is thought is so much or so little, what is done is done wholly or in part', () => {
  expect(mannersOf('porosity')).toContain('low');
  expect(mannersOf('blinding')).toContain('partial');
});

test('no placeholder stands where nothing is known', async () => {
  const columns = await columnsOf('gadgets', ['swivel_mode varchar(20)', 'porosity varchar(20)', 'flange varchar(12)', 'sprocket_type varchar(20)']);
  for (const [, { generator }] of columns) expect(JSON.stringify(generator)).not.toMatch(/standard|juniper/);
});

test('words that do not fit are left out where some do', async () => {
  const columns = await columnsOf('candidates', ['application_id bigint', 'source varchar(12)']);
  const values = columns.get('source')!.generator!.parameters!['values'] as string[];
  expect(values.length).toBeGreaterThan(1);
  for (const value of values) expect(value).toMatch(/^[a-z ]{3,12}$/);
});
