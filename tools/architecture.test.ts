import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { architecturePage } from './architecture.mjs';

const page = readFileSync(new URL('../docs/architecture.md', import.meta.url), 'utf8');

test('the picture and the table of docs/architecture.md match the code: `pnpm architecture` writes them', () => {
  expect(page).toBe(architecturePage(page));
});

test('every arrow of the picture points to a lower floor', () => {
  const drawn = [...page.matchAll(/^ {2}(\w+)\["(.+)"\]$/gm)].map(([, id]) => id);
  const arrows = [...page.matchAll(/^ {2}(\w+) --> (\w+)$/gm)];
  expect(arrows.length).toBeGreaterThan(8);
  expect(arrows.filter(([, from, to]) => drawn.indexOf(from!) <= drawn.indexOf(to!)).map(([line]) => line)).toEqual([]);
});
