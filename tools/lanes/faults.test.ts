import { expect, test } from 'vitest';
import { faultsIn } from './faults.mjs';

const SOURCE = `const LIMIT = 3;
export function fits(count: number, list: readonly string[]): boolean {
  if (count > LIMIT && list.length === 0) return false;
  record(count);
  return count + 1 < list.length || \`\${count}\` + 'x' === list[0];
}
`;

test('faults are of functions alone: operators turned, conditions negated, numbers one too large, returns and calls left out', () => {
  const planted = faultsIn(SOURCE).map(({ name, line, kind, start, end, text }) => [name, line, kind, SOURCE.slice(start, end), text]);
  expect(new Set(planted.map(([name]) => name))).toEqual(new Set(['fits']));
  expect(planted.map(([, ...rest]) => rest).toSorted()).toEqual(
    [
      [3, '> to >=', '>', '>='],
      [3, '&& to ||', '&&', '||'],
      [3, '=== to !==', '===', '!=='],
      [3, 'one more', '0', '1'],
      [3, 'condition negated', 'count > LIMIT && list.length === 0', '!(count > LIMIT && list.length === 0)'],
      [3, 'return left out', 'return false;', '{}'],
      [4, 'call left out', 'record(count);', ';'],
      [5, '|| to &&', '||', '&&'],
      [5, '< to <=', '<', '<='],
      [5, '+ to -', '+', '-'],
      [5, 'one more', '1', '2'],
      [5, '=== to !==', '===', '!=='],
      [5, 'one more', '0', '1'],
    ].toSorted(),
  );
});
