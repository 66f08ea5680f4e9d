import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './process.mjs';

const CLIENT = 'apps/web/dist/.vite/licences.json';

/**
 * Text distributed with a bundle: our own NOTICE, and the licence and copyright of each package with one of these modules, or
 * in the client next to it.
 */
export function noticeOf(modules) {
  const packages = new Map();
  for (const id of modules) add(packages, packageOf(id));
  for (const one of existsSync(join(ROOT, CLIENT)) ? JSON.parse(readFileSync(join(ROOT, CLIENT), 'utf8')) : []) add(packages, clientPackage(one));
  // Vite reports imports of the page's scripts, but not those of its workers, nor styles and fonts.
  for (const folder of dependenciesOf(join(ROOT, 'apps/web'))) add(packages, packageIn(folder));
  for (const folder of siteDependencies()) add(packages, packageIn(folder));
  const unnamed = [...packages.values()].filter(({ licence }) => !licence);
  if (unnamed.length > 0) throw new Error(`no licence is named by ${unnamed.map(({ name }) => name).join(', ')}: it cannot be bundled`);
  const sorted = [...packages.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1));
  // Many are identical: each text occurs once.
  const byText = Map.groupBy(sorted, ({ text }) => text);
  const parts = [...byText].map(([text, those]) => `${those.map(({ key, licence }) => `${key} (${licence})`).join('\n')}\n\n${text.trim()}`);
  return `${readFileSync(join(ROOT, 'NOTICE'), 'utf8').trim()}\n\n${[HEAD, ...parts].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

const HEAD = 'Packages that are a part of the files beside this one, with their licences (made by tools/bundle.mjs)';

function add(packages, found) {
  if (found) packages.set(found.key, found);
}

/** The external package that a module comes from. */
function packageOf(id) {
  const file = id.replace(/^\0/, '').split('?')[0];
  const at = file.lastIndexOf('/node_modules/');
  if (at < 0) return undefined;
  return packageIn(folderOf(file, at));
}

function packageIn(folder) {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { key: `${name} ${version}`, name, licence: license?.type ?? license, text: licenceText(folder) ?? bare(license?.type ?? license, author) };
}

/** Folders of all packages from elsewhere that a package of ours depends on, directly or through others. */
function* dependenciesOf(folder, seen = new Set()) {
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const [name, version] of Object.entries(dependencies)) {
    const found = version.startsWith('workspace:') ? undefined : installed(folder, name);
    if (found === undefined || seen.has(found)) continue;
    seen.add(found);
    yield found;
    yield* dependenciesOf(found, seen);
  }
}

/** Packages of which some code is in the manual's pages; VitePress itself builds them and brings their theme. */
const IN_PAGES = ['vue', '@vueuse/core', '@vueuse/integrations', 'focus-trap', 'mark.js', 'minisearch'];

function siteDependencies() {
  const builder = installed(join(ROOT, 'apps/docs'), 'vitepress');
  return builder ? [builder, ...IN_PAGES.map((name) => installed(builder, name)).filter((found) => found !== undefined)] : [];
}

/** Where Node would find it, following links. */
function installed(folder, name) {
  for (let at = folder; at !== dirname(at); at = dirname(at)) {
    const there = join(at, 'node_modules', name);
    if (existsSync(join(there, 'package.json'))) return realpathSync(there);
  }
  return undefined;
}

function folderOf(file, at) {
  const [scope, name] = file.slice(at + '/node_modules/'.length).split('/');
  return join(file.slice(0, at), 'node_modules', scope, scope.startsWith('@') ? name : '');
}

function licenceText(folder) {
  const name = readdirSync(folder).find((each) => /^(licen[sc]e|copying)([.-].*)?$/i.test(each));
  return name && readFileSync(join(folder, name), 'utf8');
}

/** For a package without a licence text. */
function bare(licence, author) {
  const who = typeof author === 'object' ? author?.name : author;
  return `Licence: ${licence}${who ? `\nAuthor: ${who}` : ''}`;
}

function clientPackage({ name, version, identifier, text }) {
  return { key: `${name} ${version}`, name, licence: identifier, text: text ?? bare(identifier) };
}

/** Folders of packages from which a file is copied unchanged. */
export function copiedPackage(file) {
  return { moduleIds: [`${dirname(file)}/package.json`] };
}
