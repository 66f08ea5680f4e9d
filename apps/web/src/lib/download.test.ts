import { expect, test, vi } from 'vitest';
import { download, nameOf } from './download.ts';

test.each([
  [`attachment; filename="shop.csv.zip"`, 'shop.csv.zip'],
  [`attachment; filename="_.csv"; filename*=UTF-8''Gr%C3%B6%C3%9Fe.csv`, 'Größe.csv'],
  [`attachment; filename="a \\"b\\".csv"`, 'a "b".csv'],
  [null, 'download'],
])('%s is saved as %s', (disposition, name) => expect(nameOf(disposition, '/api/v1/datasets/7/download?format=csv')).toBe(name));

test('an error is shown in the server’s words, also for a file too large for memory', async () => {
  const refusal = {
    type: '/docs/errors/invalid-request',
    title: 'Not right',
    status: 400,
    detail: 'public.alltypes has no binary form. Take copy.',
    instance: '',
  };
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return new Response(JSON.stringify(refusal), { status: 400, headers: { 'content-type': 'application/problem+json' } });
  });
  try {
    await expect(download('/all')).rejects.toThrow(refusal.detail);
    await expect(download('/all', '/few')).rejects.toThrow(refusal.detail);
    expect(asked).toEqual(['/all', '/few']);
  } finally {
    vi.unstubAllGlobals();
  }
});
