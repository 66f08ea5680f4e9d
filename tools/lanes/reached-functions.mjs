import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../process.mjs';

/** The line before each source file in what rolldown bundles, unless it minifies. */
const REGION = /^\/\/ (\S+\.[cm]?[jt]sx?)(?:\?\S*)?$/gm;
/** Code of the product: tests, and what helps them, are not. */
const OURS = /^(?:packages\/(?!testing\/)|apps\/)[^/]+\/src\/.*(?<!\.test)\.tsx?$/;

const regions = new Map();

/**
 * V8's coverage of a thread by functions, in the mode that slows the thread least: each function is seen once after `begin`.
 * @param session a new session of `node:inspector`
 */
export function openCoverage(session) {
  session.connect();
  session.post('Profiler.enable');
  return {
    isBegun: false,
    begin() {
      this.isBegun = true;
      session.post('Profiler.stopPreciseCoverage');
      session.post('Profiler.startPreciseCoverage', { callCount: false, detailed: false });
    },
    /** The scripts of ours with the functions that were called. */
    take() {
      let scripts;
      session.post('Profiler.takePreciseCoverage', (error, answer) => {
        if (error) throw new Error(error.message);
        scripts = answer.result;
      });
      return calledIn(scripts);
    },
  };
}

/** What is kept of V8's answer: the called functions, with their places. */
export function calledIn(scripts) {
  return scripts
    .filter(({ url }) => url && !url.includes('/node_modules/'))
    .map(({ url, functions }) => ({
      url,
      functions: functions
        .toSorted((one, other) => one.ranges[0].startOffset - other.ranges[0].startOffset)
        .map(({ functionName, ranges: [range] }, index) => ({ name: functionName, index, start: range.startOffset, called: range.count > 0 }))
        .filter(({ called }) => called),
    }));
}

/**
 * The functions of ours among those that were called, as `FILE#NAME`: the same name for source and bundle, for Node and a browser.
 * @param scripts of `calledIn`
 * @param anonymous files whose functions without a name count too, by their place in the file
 */
export function reachedFunctions(scripts, { anonymous } = {}) {
  const reached = new Set();
  for (const { url, functions } of scripts) {
    const sourceAt = sourceOf(url);
    if (!sourceAt) continue;
    for (const { name, index, start } of functions) {
      const source = sourceAt(start);
      if (!source || !OURS.test(source)) continue;
      // A bundler tells functions of one name apart by a number at the end.
      const called = name.replace(/\$\d+$/, '') || (anonymous?.test(source) ? `at ${index}` : '');
      if (called) reached.add(`${source}#${called}`);
    }
  }
  return reached;
}

/** @returns what tells the source file of a place in a script, or nothing where the script is none of ours */
function sourceOf(url) {
  const bundled = /\/dist\/([^/?]+\.mjs)$/.exec(url)?.[1];
  if (bundled) return regionsOf(join(ROOT, 'dist', bundled));
  const served = /^https?:.*(\/assets\/[^/?]+\.js)$/.exec(url)?.[1];
  if (served) return regionsOf(join(ROOT, 'apps/web/dist', served));
  const path = url.startsWith('file://') ? fileURLToPath(url) : url;
  if (!path.startsWith(ROOT) || path.includes('/node_modules/')) return undefined;
  const source = relative(ROOT, path.replace(/\?.*$/, ''));
  return () => source;
}

function regionsOf(file) {
  if (!existsSync(file)) return undefined;
  if (!regions.has(file)) {
    // Paths of the client are relative to it.
    const folder = file.includes('/apps/web/') ? join(ROOT, 'apps/web') : ROOT;
    const found = [...readFileSync(file, 'utf8').matchAll(REGION)].map((match) => ({ from: match.index, source: relative(ROOT, join(folder, match[1])) }));
    regions.set(file, found);
  }
  const list = regions.get(file);
  return (offset) => list.findLast(({ from }) => from <= offset)?.source;
}
