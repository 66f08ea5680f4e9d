import { compare, filesBelow, type Folder, type SourceFile } from '../../files/folder.ts';
import { compareNaturally } from '../../files/natural-order.ts';
import { fillPlaceholders } from '../placeholders.ts';
import type { LeftOut, Step, Tool } from '../tool.ts';
import { changelogsOf, isChangelog, type Changelog } from './liquibase-changelog.ts';

/**
 * Files that begin with `--liquibase formatted sql`: in the order of the changelog that includes them, otherwise by
 * name. Rollbacks are comments and never run.
 */
export const LIQUIBASE: Tool = {
  form: 'Liquibase (--liquibase formatted sql)',
  read(folder) {
    const all = filesBelow(folder);
    const logs = changelogsOf(all);
    const root = rootOf(logs);
    const isOwn = folder.files.some((file) => isFormatted(file) || isChangelog(file));
    if (!isOwn || !all.some(isFormatted)) return undefined;
    const ordered = root ? included(root, all, logs, new Set()) : all.filter(isFormatted).toSorted((one, other) => compareNaturally(one.path, other.path));
    const left: LeftOut[] = logs.flatMap(({ file, changes }) => (changes ? [{ path: file.path, why: 'its changes are not SQL' }] : []));
    return { tool: 'Liquibase', steps: ordered.map(stepOf), left };
  },
};

function isFormatted({ name, text }: SourceFile): boolean {
  return name.endsWith('.sql') && /^\s*--\s*liquibase\s+formatted\s+sql/i.test(text);
}

/** The changelog that no other includes; undefined if there is none, or several. */
function rootOf(logs: readonly Changelog[]): Changelog | undefined {
  const roots = logs.filter(({ file }) => !logs.some((other) => other.file !== file && other.includes.some(({ path }) => isSame(file, path))));
  return roots.length === 1 ? roots[0] : undefined;
}

/** A changelog names files relative to its own folder, or to a root that we do not know. */
function isSame({ path }: SourceFile, named: string): boolean {
  const plain = named.replace(/^(?:classpath:)?(?:\.{0,2}\/)*/, '');
  return path === plain || path.endsWith(`/${plain}`) || plain.endsWith(`/${path}`);
}

function included(log: Changelog, all: readonly SourceFile[], logs: readonly Changelog[], seen: Set<SourceFile>): SourceFile[] {
  return log.includes.flatMap(({ path, isFolder }) => {
    const found = isFolder ? all.filter((file) => isBelow(file, path)).toSorted((one, other) => compare(one.path, other.path)) : all.filter((file) => isSame(file, path));
    return found.flatMap((file) => {
      if (seen.has(file)) return [];
      seen.add(file);
      const nested = logs.find((each) => each.file === file);
      return nested ? included(nested, all, logs, seen) : file.name.endsWith('.sql') ? [file] : [];
    });
  });
}

function isBelow({ path }: SourceFile, folder: string): boolean {
  const plain = folder.replace(/^(?:classpath:)?(?:\.{0,2}\/)*/, '').replace(/\/$/, '');
  const own = path.slice(0, Math.max(0, path.lastIndexOf('/')));
  return plain === '' || own === plain || own.endsWith(`/${plain}`) || own.startsWith(`${plain}/`) || plain.endsWith(`/${own}`) || own === '';
}

/** Without the changesets of other databases. A changeset with a delimiter of its own has it on a line. */
function stepOf({ path, text }: SourceFile): Step {
  const values = new Map([...text.matchAll(/^--\s*property\s.*?\bname:(\S+)\s+value:(\S+)/gim)].map(([, name, value]) => [name!, value!] as const));
  let runs = true;
  let delimiter: string | undefined;
  let ignored = false;
  const lines = text.split('\n').map((line) => {
    const head = /^\s*--\s*changeset\s+(.*)$/i.exec(line)?.[1];
    if (head !== undefined) {
      runs = isForPostgres(/\bdbms:("[^"]*"|\S+)/i.exec(head)?.[1]);
      delimiter = /\bendDelimiter:(\S+)/i.exec(head)?.[1]?.replaceAll('"', '').replaceAll(/\\[nr]/g, '');
    }
    if (/^\s*--\s*ignoreLines:\s*start/i.test(line)) ignored = true;
    if (/^\s*--\s*ignoreLines:\s*end/i.test(line)) ignored = false;
    if (!runs || ignored) return '';
    return delimiter !== undefined && delimiter !== ';' && line.trimEnd().endsWith(delimiter) ? `${line.trimEnd().slice(0, -delimiter.length)};` : line;
  });
  return { path, text: fillPlaceholders(lines.join('\n'), values) };
}

function isForPostgres(dbms: string | undefined): boolean {
  if (dbms === undefined) return true;
  const names = dbms.replaceAll('"', '').toLowerCase().split(',').map((each) => each.trim());
  if (names.some((each) => each === '!postgresql')) return false;
  return names.some((each) => each === 'postgresql' || each === 'all') || names.every((each) => each.startsWith('!'));
}
