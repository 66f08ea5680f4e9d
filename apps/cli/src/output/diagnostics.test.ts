import { expect, test } from 'vitest';
import type { Diagnostic } from '@seedbed/contract';
import type { Io } from '../io.ts';
import { printFewerRows } from './diagnostics.ts';

function printed(diagnostics: readonly Diagnostic[]): string {
  let text = '';
  printFewerRows({ stderr: { write: (part: string) => (text += part) } } as unknown as Io, diagnostics);
  return text;
}

test('a table that a key keeps below its planned rows is reported by its diagnostic', () => {
  const message = 'its key has 15 values';
  expect(printed([{ level: 'info', code: 'unsatisfiable', table: 'public.seats', message, largest: 15 }])).toBe(
    'note: public.seats has fewer rows than planned: its key has 15 values\n',
  );
});

test('tables cut by a trial are reported, unless a warning already names them', () => {
  const left = 'the 6 rows of 9 that Postgres took, as they are';
  expect(printed([{ level: 'info', code: 'mended', table: 'public.seats', message: left, largest: 6 }])).toBe(
    `note: public.seats has fewer rows than planned: ${left}\n`,
  );
  const message = 'the 6 rows of 9 that Postgres took, with id drawn anew for each';
  expect(printed([{ level: 'info', code: 'mended', table: 'public.seats', message }])).toBe('');
  expect(printed([{ level: 'warning', code: 'fewer-rows', table: 'public.seats', message: 'public.seats gets 6 rows, not 9.', largest: 6 }])).toBe('');
});
