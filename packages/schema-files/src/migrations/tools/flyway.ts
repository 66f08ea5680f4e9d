import { Problem } from '@seedbed/contract';
import { compare, filesBelow, type Folder, type SourceFile } from '../../files/folder.ts';
import { compareNumbers } from '../../files/natural-order.ts';
import { languageOf } from '../left-out.ts';
import { fillPlaceholders } from '../placeholders.ts';
import type { LeftOut, Tool } from '../tool.ts';

/** `V1_2__add_orders.sql` by version, from the last baseline on, then `R__views.sql`; undo files never. Refinery has the same names. */
export const FLYWAY: Tool = {
  form: 'Flyway (V1__*.sql)',
  read(folder) {
    if (!hasVersions(folder)) return undefined;
    const all = filesBelow(folder).filter(({ name }) => name.endsWith('.sql'));
    const baselines = versionsOf(all, 'B');
    const baseline = baselines.at(-1);
    const versions = versionsOf(all, 'V').filter(({ version }) => !baseline || compareVersions(version, baseline.version) > 0);
    requireDistinct(versions);
    const repeatable = all.filter(({ name }) => /^R__.*\.sql$/.test(name)).toSorted((one, other) => compare(one.name, other.name));
    const values = valuesOf(folder);
    const files = [...(baseline ? [baseline.file] : []), ...versions.map(({ file }) => file), ...repeatable];
    return { tool: 'Flyway', steps: files.map(({ path, text }) => ({ path, text: fillPlaceholders(text, values) })), left: codeOf(folder) };
  },
};

/** Versions may lie in folders below, by year or by release. Folders that repeat a version are for one database each. */
function hasVersions(folder: Folder): boolean {
  if (folder.files.some(({ name }) => VERSIONED.test(name))) return true;
  return folder.folders.length > 1 && folder.folders.every(hasVersions) && secondOf(versionsOf(filesBelow(folder), 'V')) === undefined;
}

const VERSIONED = /^[VB]\d[\d._]*__.*\.sql$/;

type Versioned = { readonly file: SourceFile; readonly version: readonly string[] };

/** In order. */
function versionsOf(files: readonly SourceFile[], prefix: 'V' | 'B'): Versioned[] {
  return files
    .filter(({ name }) => name.startsWith(prefix) && VERSIONED.test(name))
    .map((file) => ({ file, version: file.name.slice(1, file.name.indexOf('__')).match(/\d+/g)! }))
    .toSorted((one, other) => compareVersions(one.version, other.version));
}

function compareVersions(one: readonly string[], other: readonly string[]): number {
  for (let at = 0; at < Math.max(one.length, other.length); at++) {
    const order = compareNumbers(one[at] ?? '0', other[at] ?? '0');
    if (order !== 0) return order;
  }
  return 0;
}

/** The first file whose version occurs twice. */
function secondOf(versions: readonly Versioned[]): Versioned | undefined {
  return versions.find((each, at) => at > 0 && compareVersions(versions[at - 1]!.version, each.version) === 0);
}

function requireDistinct(versions: readonly Versioned[]): void {
  const second = secondOf(versions);
  if (!second) return;
  const first = versions[versions.indexOf(second) - 1]!.file.path;
  throw new Problem(
    'invalid-request',
    `${first} and ${second.file.path} have the same version. Name the folder of one database, or give one of them another version.`,
    { facts: { phase: 'schema', file: second.file.path } },
  );
}

/** Flyway's own placeholders, and those of a `flyway.conf` or `flyway.toml` in the folder. */
function valuesOf({ files }: Folder): ReadonlyMap<string, string> {
  const values = new Map([['flyway:defaultSchema', 'public']]);
  for (const { text } of files.filter(({ name }) => /^flyway\.(?:conf|toml|properties)$/.test(name)))
    for (const [, name, value] of text.matchAll(/^\s*(?:flyway\.)?placeholders\.([\w.-]+)\s*=\s*"?(.*?)"?\s*$/gm)) values.set(name!, value!);
  return values;
}

function codeOf(folder: Folder): LeftOut[] {
  return filesBelow(folder).flatMap(({ name, path }) => {
    const language = languageOf(name);
    return language !== undefined && /^[VR][\d._]*__/.test(name) ? [{ path, why: `it is ${language} code` }] : [];
  });
}
