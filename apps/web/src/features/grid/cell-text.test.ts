import { expect, test } from 'vitest';
import { cellRuns } from './cell-text.ts';

const text = (value: string, kind: Parameters<typeof cellRuns>[1]) => cellRuns(value, kind).map((run) => `${run.look}:${run.text}`);

test('an empty text is never blank', () => expect(text('', 'text')).toEqual(['faint:""']));
test('edge blanks and breaks show', () => expect(text(' a\nb ', 'text')).toEqual([':·a↵b·']));
test('inner blanks stay', () => expect(text('a b', 'text')).toEqual([':a b']));
test('a midnight is dimmed, and so are parts of a second and UTC; other zones are not', () => {
  expect(text('2026-01-01 00:00:00+00', 'time')).toEqual([':2026-01-01', 'faint: 00:00:00+00']);
  expect(text('2026-01-01 00:00:01+00', 'time')).toEqual([':2026-01-01 00:00:01', 'faint:+00']);
  expect(text('2026-01-01 09:30:01.945+00', 'time')).toEqual([':2026-01-01 09:30:01', 'faint:.945+00']);
  expect(text('2026-01-01 09:30:01+02', 'time')).toEqual([':2026-01-01 09:30:01+02']);
  expect(text('09:30:01', 'time')).toEqual([':09:30:01']);
});
test('the first eight of a uuid are strong', () =>
  expect(text('9f2c1a00-0000-4000-8000-000000000000', 'uuid')).toEqual(['strong:9f2c1a00', 'faint:-0000-4000-8000-000000000000']));
test('keys of JSON are coloured, string values are not', () =>
  expect(text('{"a": "b", "c": 1}', 'json')).toEqual([':{', 'key:"a"', ':: "b", ', 'key:"c"', ':: 1}']));
test('bytes say their size', () => expect(text('\\x89504e470d0a1a0a', 'bytes')).toEqual([':\\x89504e470d…', 'faint: 8 B']));
test('200 characters at most', () => expect(cellRuns('x'.repeat(900), 'text')[0]!.text).toHaveLength(200));
test('arrays show their length and their elements unchanged', () => {
  expect(text('{red,"light, blue",NULL}', 'array')).toEqual(['faint:[3]', ': red · light, blue · NULL']);
  expect(text(String.raw`{"a \"b\"",""}`, 'array')).toEqual(['faint:[2]', ': a "b" · ']);
  expect(text('{}', 'array')).toEqual(['faint:[0]', ':']);
  expect(text('{{1,2},{3,4}}', 'array')).toEqual([':{{1,2},{3,4}}']);
});
test('brackets of a range are strong', () => expect(text('[1,10)', 'range')).toEqual(['strong:[', ':1,10', 'strong:)']));
