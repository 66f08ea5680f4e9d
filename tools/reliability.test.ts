import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reliabilityPage } from './reliability.mjs';
import { ROWS } from './reliability-rows.mjs';

test('docs/reliability.md matches the names of tests: `pnpm reliability` writes it', () => {
  expect(readFileSync(new URL('../docs/reliability.md', import.meta.url), 'utf8')).toBe(reliabilityPage().page);
});

test('every promise and threat has its row once', () => {
  const wanted = [...Array.from({ length: 18 }, (_, at) => `P${at + 1}`), ...Array.from({ length: 25 }, (_, at) => `T${at + 1}`)];
  expect(ROWS.map(([row]) => row)).toEqual(wanted);
});
