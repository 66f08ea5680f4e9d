import { expect, test } from 'vitest';
import type { TimelineMade } from '../../../engine/protocol.ts';
import { growthAsked, growthMade, whyMoved } from './made-words.ts';

const counts = (years: readonly number[]) => ({ years, months: [], weekdays: [], hours: [] });
const made = (more: Partial<TimelineMade>): TimelineMade => ({
  rows: 160,
  sampled: 160,
  hasHours: true,
  first: '2024-11-26 10:00',
  last: '2026-11-26 22:04',
  counts: counts([31, 129]),
  asked: counts([0.42, 0.58]),
  room: { months: [], weekdays: [] },
  yearStarts: ['2024-11', '2025-11'],
  falls: 0,
  again: null,
  elsewhere: 0,
  moved: [],
  ...more,
});
const moved = { columns: ['dsk_id'], parent: 'public.emp', times: ['hrd_on'], follows: false, rows: 70 };

test('moved rows are counted by the time that they were moved behind', () => {
  expect(whyMoved(made({ moved: [moved] }), 'public.hire')).toBe(
    '70 of 160 rows lie later than asked, since what they refer to had not begun: emp.hrd_on by dsk_id.',
  );
  expect(whyMoved(made({ moved: [{ ...moved, times: [], follows: true, rows: 150 }] }), 'public.hire')).toMatch(/^Rows come soon after their emp,/);
  expect(whyMoved(made({ again: 100 }), 'public.hire')).toBe('The timeline holds 100 rows of hire; further ones run over it again.');
  expect(whyMoved(made({}), 'public.hire')).toBeNull();
});

test('growth is computed from the rows of whole years', () => {
  expect(growthMade(made({}))).toBe('Made: 31 → 129 rows, 4.16 a year.');
  expect(growthMade(made({ counts: counts([100, 200, 10]), asked: counts([0.3, 0.68, 0.02]) }))).toBe('Made: 100 → 200 rows, 2 a year.');
  expect(growthMade(made({ counts: counts([0, 200]) }))).toBeNull();
  expect(growthMade(made({ counts: counts([200]), asked: counts([1]) }))).toBeNull();
});

test('whole years that are asked to grow otherwise than shown say so', () => {
  const usual = made({ sampled: 2171, asked: counts([854 / 2171, 1317 / 2171]) });
  expect(growthAsked(usual, 1.42)).toBe(
    'Asked: 854 → 1,317 rows, 1.54 a year. The usual growth is fastest in the middle; 1.42 is its mean from the first day to the last.',
  );
  expect(growthAsked(usual, 1.54)).toBeNull();
});
