import { globSync, readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { messagesOf } from './messages.mjs';
import { WORST_WORDS } from './worst-words.mjs';

const ROOT = resolve(import.meta.dirname, '..');

/** Code whose texts people read. Word lists, packs and vocabulary for a schema's names are data. */
const CODE = [
  'apps/{api,cli,library,web}/src/**/*.{ts,tsx}',
  'packages/{assist,client,constraints,contract,inference,postgres,runner}/src/**/*.ts',
  'packages/engine/src/{generators,plan,relations}/**/*.ts',
];
/** Pages for users and contributors. docs/workbench.md and docs/reliability.md quote titles of tests. */
const PAGES = [
  'README.md',
  'docs/manual/*.md',
  'docs/generators/*.md',
  'docs/{README,architecture,asvs,data-path,glossary,knowledge,request-path}.md',
  'docs/guides/*.md',
  'apps/*/README.md',
  'CHANGELOG.md',
];

interface Text {
  readonly place: string;
  readonly text: string;
}

function* texts(): Generator<Text> {
  for (const file of globSync(CODE, { cwd: ROOT, exclude: ['**/*.test.{ts,tsx}', '**/node_modules/**'] })) {
    const lang = extname(file) === '.tsx' ? 'tsx' : 'ts';
    for (const { line, text } of messagesOf(readFileSync(join(ROOT, file), 'utf8'), lang)) yield { place: `${file}:${line}`, text };
  }
  for (const file of globSync(PAGES, { cwd: ROOT })) {
    for (const [index, text] of readFileSync(join(ROOT, file), 'utf8').split('\n').entries()) yield { place: `${file}:${index + 1}`, text };
  }
}

/** Places of the texts that contain one of the words, each with a replacement. */
function worstOf(all: Iterable<Text>): string[] {
  return [...all].flatMap(({ place, text }) =>
    WORST_WORDS.filter(([word]) => word.test(text)).map(
      ([word, instead]) => `${place}: "${word.exec(text)![0]}" (write: ${instead}) in: ${text.slice(0, 120)}`,
    ),
  );
}

test('no text for people contains one of the forbidden words', () => {
  const all = [...texts()];
  expect(all.length).toBeGreaterThan(4_000);
  expect(worstOf(all)).toEqual([]);
});

test('a planted word is found in a string, a template and a JSX text, but not in a comment, an import or SQL', () => {
  const source = [
    "import x from './it is told.ts';",
    '// it is told in a comment',
    "const a = 'it is told here';",
    'const b = `it is ${x} and is said at the end`;',
    'const c = /* SQL */ `select 1 as "it is told"`;',
    'const d = <p title="Nothing to mend here">Rows stand here</p>;',
  ].join('\n');
  expect(worstOf(messagesOf(source, 'tsx').map(({ line, text }) => ({ place: String(line), text }))).map((found) => found.split(' (')[0])).toEqual([
    '3: "is told"',
    '4: "is said"',
    '6: "mend"',
    '6: "stand here"',
  ]);
});
