import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/**
 * A list by text that is an object literal answers `constructor` and `toString` with what every object has, and `list['__proto__'] = …`
 * writes nothing: names of tables, columns and labels are people's. Lists by text are a Map, or made by `dictionary` of the contract; of
 * parsed documents `ownMember` reads. T13.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const sources = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'], { cwd: root })
  .filter((file) => !file.includes('.test.') && !file.includes('/testing/'))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8').replace(/\/\*[^]*?\*\/|(?<=^\s*)\/\/.*$/gm, '') }));

function offenders(pattern: RegExp): string[] {
  return sources.flatMap(({ file, text }) => [...text.matchAll(pattern)].map((match) => `${file}: ${match[0].trim().split('\n')[0]!.slice(0, 120)}`));
}

test('lists by text are not object literals', () => {
  expect(sources.length).toBeGreaterThan(500);
  const byText = String.raw`: (?:Readonly<|Partial<)*Record<\s*string\b[^=;]*?`;
  // Module-level lists, and empty ones that are filled later.
  expect(offenders(new RegExp(String.raw`^(?:export )?const \w+${byText} = (?:\{|Object\.fromEntries)`, 'gm'))).toEqual([]);
  expect(offenders(new RegExp(String.raw`\b(?:const|let) \w+${byText} = \{\};`, 'g'))).toEqual([]);
});

test('members looked up by text are own members', () => {
  expect(offenders(/[\s(!][a-z]\w*(?:\.\w+)* in [A-Z_]{2,}(?=[;)]| [?&|])/g)).toEqual([]);
  expect(offenders(/\b(?:domains|generators)\[(?!['"\d\]]|i\])[^\]]+\](?! =)/g)).toEqual([]);
  expect(offenders(/\bvariants?(?:\[\w+\])?\.columns\[/g).filter((each) => !each.includes('group-work.ts'))).toEqual([]);
});
