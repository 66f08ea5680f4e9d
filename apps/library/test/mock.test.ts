import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { mock } from '../src/mock-entry.ts';

test('mock answers a client in process, and forgets writes at a reset', async () => {
  const fetch = await mock('create table notes (id int primary key, body text not null);', { rows: 4, cache: false });
  const supabase = createClient('http://mock.local', 'any-key', { global: { fetch } });
  expect(fetch.tables).toEqual(['notes']);
  expect((await supabase.from('notes').select('id')).data).toHaveLength(4);
  expect((await supabase.from('notes').insert({ id: 100, body: 'new' })).error).toBeNull();
  expect((await supabase.from('notes').select('id,body').eq('id', 100)).data).toEqual([{ id: 100, body: 'new' }]);
  fetch.reset();
  expect((await supabase.from('notes').select('id').eq('id', 100)).data).toEqual([]);
});
