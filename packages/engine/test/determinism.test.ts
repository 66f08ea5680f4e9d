import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '../src');

/** Exact, or correctly rounded by the language's standard. */
const EXACT = new Set(['imul', 'clz32', 'floor', 'sqrt', 'abs', 'min', 'max', 'ceil', 'round', 'trunc', 'fround', 'sign', 'PI']);

/** Features whose results may differ between engines, machines, locations or times. */
const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/[\w)\]]\s*\*\*\s*[\w(-]/, 'the power operator need not be exact'],
  [/\bIntl\b|\.toLocale\w+\(|\.localeCompare\(/, 'texts and order by locale differ between engines'],
  [/\bnew Date\b|\bDate\.(now|parse|UTC)\b/, 'dates are days and microseconds of our own'],
  [/\bperformance\.|\bprocess\.|\bcrypto\./, 'there is no clock and no machine here'],
  [/\bnew Function\b|\beval\(/, 'pages forbid generated code'],
];

// The code of the registered faker is excluded: its exact version is part of the generator version.
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !/(^|\/)(packs|testing|faker)\//.test(path),
);

/** Without comments, texts and patterns, line by line. */
const code = (text: string) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/'(?:[^'\\\n]|\\.)*'/g, "''")
    .replace(/(^|\s)\/\/.*$/gm, '');

test('K4: no input of a cell differs between JavaScript engines', () => {
  const found: string[] = [];
  for (const path of files) {
    code(readFileSync(join(SOURCE, path), 'utf8'))
      .split('\n')
      .forEach((line, i) => {
        for (const [, name] of line.matchAll(/\bMath\.(\w+)/g)) if (!EXACT.has(name!)) found.push(`${path}:${i + 1} Math.${name}`);
        for (const [pattern, why] of FORBIDDEN) if (pattern.test(line)) found.push(`${path}:${i + 1} ${line.trim()}: ${why}`);
      });
  }
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
