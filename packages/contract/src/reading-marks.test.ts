import { expect, test } from 'vitest';
import { fileMark, partsByFile } from './file-marks.ts';
import { markReading, readingDiagnostics, readingOf } from './reading-marks.ts';

const files = `${fileMark('1.sql')}\nselect 1;\n`;

test('a script reports how it was read, and lines keep the numbers of their files', () => {
  const script = markReading(files, { summary: 'SQL: 1 file', notes: ['not read: 2.go (it is Go code)', 'two\nlines'] }, 'sqlite');
  expect(readingOf(script)).toEqual({ summary: 'SQL: 1 file', notes: ['not read: 2.go (it is Go code)', 'two lines'], dialect: 'sqlite' });
  expect(partsByFile(script).at(-1)).toEqual({ file: '1.sql', text: 'select 1;\n' });
  expect(readingDiagnostics(readingOf(script)).map(({ code }) => code)).toEqual(['schema-read', 'files-not-read', 'files-not-read']);
});

test('a script written by a person has no marks', () => {
  expect([readingOf(files), readingOf('select 1; -- seedbed:read x'), readingDiagnostics(undefined)]).toEqual([undefined, undefined, []]);
  expect(readingOf('-- seedbed:read SQL: 1 file')).toEqual({ summary: 'SQL: 1 file', notes: [] });
});
