/**
 * Builds src/words/packs from the lists in words/sources, from @faker-js/faker's locale data and from GeoNames' cities.
 * Run: node packages/engine/words/build.ts
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readSources } from './read-sources.ts';
import { fakerLists, FAKER_LOCALES } from './from-faker.ts';
import { placeLists } from './from-geonames.ts';

const here = import.meta.dirname;
const out = join(here, '../src/words/packs');

/** Locales added in the second edition: blueprints of the first edition still use English there. */
const SINCE_SECOND: ReadonlySet<string> = new Set(['id']);

/** `en.subjects`: English texts by subject, separate from the data that every start needs. */
const locales = [...new Set(['en', 'en.subjects', ...Object.keys(FAKER_LOCALES)])];
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
for (const locale of locales) writePack(locale, await listsOf(locale));
writeFileSync(join(out, 'index.ts'), index(locales));

async function listsOf(locale: string): Promise<Map<string, string>> {
  const folder = join(here, 'sources', locale);
  const own = existsSync(folder) ? readSources(folder) : new Map<string, string>();
  const places = locale === 'en' ? placeLists() : new Map<string, string>();
  // Our own lists replace faker's of the same name; in lists of names, faker's follow.
  const all = new Map([...(await fakerLists(locale)), ...places, ...own]);
  for (const name of ['firstName.female', 'firstName.male', 'lastName']) joinTail(all, `person.${name}`, `faker.${name}`);
  const named = SINCE_SECOND.has(locale) ? [...all].map(([name, text]): [string, string] => [name.endsWith('@2') ? name : `${name}@2`, text]) : [...all];
  return new Map(named.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function joinTail(lists: Map<string, string>, head: string, tail: string): void {
  const own = lists.get(head)?.split('|') ?? ['~0.4'];
  // A list with its own readings cannot be extended.
  const more = lists.has(`${head}.latin`) ? [] : (lists.get(tail)?.split('|') ?? []).filter((word) => !own.includes(word));
  lists.delete(tail);
  if (own.length > 1 && more.length > 0) own[0] += `/${own.length - 1}`;
  if (own.length + more.length > 1) lists.set(head, [...own, ...more].join('|'));
}

function writePack(locale: string, lists: ReadonlyMap<string, string>): void {
  const body = [...lists].map(([name, text]) => `  ${JSON.stringify(name)}: ${JSON.stringify(text)},\n`).join('');
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 16);
  const code = `// Made by words/build.ts: do not edit.\nimport type { Pack } from '../pack.ts';\n\nexport const pack: Pack = { locale: '${locale}', hash: '${hash}', lists: {\n${body}} };\n`;
  writeFileSync(join(out, `${locale}.ts`), code);
  console.log(`${locale}: ${lists.size} lists, ${Math.round(gzipSync(code).length / 1024)} kB gz`);
}

function index(names: readonly string[]): string {
  const entries = names.map((name) => `  ${JSON.stringify(name)}: async () => (await import('./${name}.ts')).pack,\n`).join('');
  return `// Made by words/build.ts: do not edit.\nimport type { Pack } from '../pack.ts';\n\nexport const PACKS: Readonly<Record<string, () => Promise<Pack>>> = {\n${entries}};\n`;
}
