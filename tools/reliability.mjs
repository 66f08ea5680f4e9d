import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROWS } from './reliability-rows.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PAGE = join(ROOT, 'docs', 'reliability.md');
const PLACES = ['apps', 'packages', 'tools', 'benches', 'e2e'];
const NAMED = /\b(?:sec-)?([PT]\d{1,2})\b/g;
/** The engine numbers its own properties P1, P2 …: there only `sec-` counts. */
const OWN_NUMBERS = /^packages\/(engine|inference)\//;
/** Tests of one row that are named one by one. */
const SHOWN = 4;

/** The intended page, and the rows without a test. `node tools/reliability.mjs --write` writes it. */
export function reliabilityPage() {
  const tests = new Map(ROWS.map(([row]) => [row, []]));
  for (const { file, name } of namedTests()) {
    for (const [, row] of name.matchAll(NAMED)) if (!OWN_NUMBERS.test(file) || name.includes(`sec-${row}`)) tests.get(row)?.push({ file, name });
  }
  const untested = ROWS.map(([row]) => row).filter((row) => tests.get(row).length === 0);
  const lines = ROWS.map(([row, words, figure = '–']) => `| ${row} | ${words} | ${cell(tests.get(row))} | ${figure} |`);
  const page = `# Promises and threats, and their tests

\`pnpm reliability\` (\`tools/reliability.mjs\`) writes this page. It finds tests by \`P10\`, \`T11\` or \`sec-T7\` in their names. The descriptions and the latest
measurements are in \`tools/reliability-rows.mjs\`. Every promise needs a passing test. Rows without one: ${untested.join(', ') || 'none'}.

| | promise or threat | tests | latest measurement |
|---|---|---|---|
${lines.join('\n')}
`;
  return { page, untested };
}

function cell(found) {
  if (found.length === 0) return '**none yet**';
  const byFile = Map.groupBy(found, ({ file }) => file);
  const files = [...byFile].map(([file, tests]) => `[${file.split('/').at(-1)}](../${file}) (${tests.length})`);
  return files.length > SHOWN ? `${files.slice(0, SHOWN).join(', ')} and ${files.length - SHOWN} more` : files.join(', ');
}

/** Names of tests that name a row, in the order of files: a text that stands first in the brackets of a call. */
function* namedTests() {
  for (const file of PLACES.flatMap((place) => [...testFiles(join(ROOT, place))]).toSorted()) {
    const text = readFileSync(file, 'utf8');
    for (const [, , name] of text.matchAll(/\((['"`])((?:(?!\1)[^\n])*?\b(?:sec-)?[PT]\d{1,2}\b(?:(?!\1)[^\n])*)\1,/g))
      yield { file: relative(ROOT, file), name };
  }
}

function* testFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist') continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* testFiles(path);
    else if (/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { page, untested } = reliabilityPage();
  if (process.argv.includes('--write')) writeFileSync(PAGE, page);
  process.stdout.write(`${ROWS.length - untested.length} of ${ROWS.length} rows have a test; without one: ${untested.join(', ') || 'none'}\n`);
}
