import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './process.mjs';

const PAGE = join(ROOT, 'docs', 'architecture.md');
const BEGIN = '<!-- made by `pnpm architecture` from the imports of the code -->';
const END = '<!-- end of what is made -->';
const IMPORTED = /(?:from|import\()\s*'(@seedbed\/[a-z-]+|seedbed-cli)/g;
/** Shared test support, which no product code imports. */
const NOT_DRAWN = new Set(['@seedbed/testing']);

/** The page with its picture and its table of packages as the code is now. `pnpm architecture` writes it. */
export function architecturePage(page = readFileSync(PAGE, 'utf8')) {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`docs/architecture.md needs the lines "${BEGIN}" and "${END}".`);
  const rooms = packages();
  return [before, BEGIN, '\n\n', picture(rooms), '\n\n', table(rooms), '\n\n', END, after].join('');
}

/** Every package with the packages that its product code imports, lowest floor first. */
function packages() {
  const rooms = globSync('{packages,apps}/*/package.json', { cwd: ROOT })
    .map((file) => {
      const { name, description } = JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
      return { name, description, folder: dirname(file), imports: importsOf(dirname(file), name) };
    })
    .filter(({ name }) => !NOT_DRAWN.has(name));
  const floors = new Map();
  const floorOf = (name) => {
    if (!floors.has(name)) floors.set(name, 1 + Math.max(-1, ...rooms.find((room) => room.name === name).imports.map(floorOf)));
    return floors.get(name);
  };
  return rooms.map((room) => ({ ...room, floor: floorOf(room.name) })).toSorted((a, b) => a.floor - b.floor || (a.folder < b.folder ? -1 : 1));
}

function importsOf(folder, self) {
  const named = new Set();
  for (const file of globSync('src/**/*.{ts,tsx}', { cwd: join(ROOT, folder) })) {
    if (/\.test\.tsx?$/.test(file)) continue;
    for (const [, name] of readFileSync(join(ROOT, folder, file), 'utf8').matchAll(IMPORTED)) named.add(name);
  }
  return [...named].filter((name) => name !== self && !NOT_DRAWN.has(name)).toSorted();
}

/** A Mermaid graph. An arrow that others already imply is left out: a → c where a → b → c. */
function picture(rooms) {
  const byName = new Map(rooms.map((room) => [room.name, room]));
  const reach = (name) => new Set(byName.get(name).imports.flatMap((next) => [next, ...reach(next)]));
  const lines = rooms.map(({ name, folder }) => `  ${id(name)}["${folder}"]`);
  for (const { name, imports } of rooms) {
    const implied = new Set(imports.flatMap((next) => [...reach(next)]));
    for (const next of imports) if (!implied.has(next)) lines.push(`  ${id(name)} --> ${id(next)}`);
  }
  return ['```mermaid', 'flowchart BT', ...lines, '```'].join('\n');
}

function table(rooms) {
  const short = new Map(rooms.map(({ name, folder }) => [name, relative('packages', folder).startsWith('..') ? folder : folder.slice('packages/'.length)]));
  const rows = rooms.map(
    ({ folder, description, imports }) => `| \`${folder}\` | ${description} | ${imports.map((name) => short.get(name)).join(', ') || '–'} |`,
  );
  return ['| package | what it holds | imports |', '|---|---|---|', ...rows].join('\n');
}

const id = (name) => name.replace('@seedbed/', '').replace(/\W/g, '_');

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(PAGE, architecturePage());
