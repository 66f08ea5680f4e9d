import { countOf, firstOf, type StatedColumn } from '@seedbed/contract';
import { codeFile, type CodeFile, type Project } from './constants.ts';
import { FRAMEWORKS, type Framework } from './frameworks.ts';
import { codeOf, projectAround, type Code } from './project.ts';
import { statedColumn, type Statement } from './stated.ts';
import type { Language } from './tokens.ts';

export type StatedInCode = {
  readonly columns: readonly StatedColumn[];
  /** What was read, in one line, and a few lines of what was not. */
  readonly summary: string;
};

/**
 * The values that the code of the project around a schema states for its columns. Parses files, and never runs them. Undefined if there is no project, or if
 * its code states none. A project that was read in the last seconds is not read again: tests ask for their schema often.
 */
export function readStated(path: string, within?: string): StatedInCode | undefined {
  const root = projectAround(path, within);
  if (root === undefined) return undefined;
  if (last?.root !== root || performance.now() - last.at > KEPT_MS) last = { root, at: performance.now(), stated: readProject(root) };
  return last.stated;
}

const KEPT_MS = 5_000;
let last: { readonly root: string; readonly at: number; readonly stated: StatedInCode | undefined } | undefined;

function readProject(root: string): StatedInCode | undefined {
  const { files, left } = codeOf(root);
  const found = statedIn(files);
  const columns = found.map(({ column }) => column);
  if (columns.length === 0) return undefined;
  const frameworks = [...new Set(found.map(({ framework }) => framework))].join(', ');
  const counted = (what: string, count: number): string[] => (count === 0 ? [] : [`${what} of ${countOf(count, 'column')}`]);
  const what = [
    ...counted('values', columns.filter(({ values }) => values.length > 0).length),
    ...counted('limits', columns.filter(({ limits }) => limits).length),
  ];
  const read = [...new Set(columns.map(({ from }) => from.slice(0, from.lastIndexOf(':'))))];
  const more = left > 0 ? `; ${left} ${left === 1 ? 'file was' : 'files were'} not read, being too large or too many` : '';
  return {
    columns,
    summary: [`Code of ${frameworks}: ${what.join(' and ') || 'nothing'} in ${firstOf(read, MAX_NAMED)}${more}`, ...unreadOf(columns)].join('\n'),
  };
}

const MAX_NAMED = 3;

/** What is not understood of them, a line each, but for columns whose values other code states. */
function unreadOf(columns: readonly StatedColumn[]): string[] {
  const nameOf = ({ tables, columns: names }: StatedColumn): string => `${tables[0]}.${names[0]}`.toLowerCase();
  const known = new Set(columns.filter(({ values }) => values.length > 0).map(nameOf));
  const lines = columns.flatMap((one) =>
    (one.unread ?? []).flatMap(({ what, from }) => (known.has(nameOf(one)) && VALUES.test(what) ? [] : [`not read: ${from} ${one.columns[0]}: ${what}`])),
  );
  return [...lines.slice(0, MAX_NAMED), ...(lines.length > MAX_NAMED ? [`not read: ${lines.length - MAX_NAMED} more, which explain names by column`] : [])];
}

/** What would say which values there are. */
const VALUES = /^(?:choices|enum|inclusion|cast)\b/;

type Found = { readonly framework: string; readonly column: StatedColumn };

/** The same of files that were read. Of two statements about a column, only the first one. */
export function statedIn(files: readonly Code[]): Found[] {
  const parsed = new Map<Code, CodeFile | undefined>();
  const parse = (file: Code): CodeFile | undefined => {
    if (!parsed.has(file)) parsed.set(file, codeFile(file.path, file.text, file.language));
    return parsed.get(file);
  };
  let defined: ReadonlyMap<string, readonly Code[]> | undefined;
  /** Files that may define a list of that name, wherever they are. */
  const find = (name: string, language: Language): readonly CodeFile[] => {
    defined ??= definitionsIn(files);
    return (defined.get(`${language} ${name}`) ?? []).flatMap((file) => parse(file) ?? []);
  };
  const known = new Set<string>();
  return FRAMEWORKS.flatMap(({ name, language, sign, path, read }): Found[] => {
    const own = files.filter((file) => file.language === language && (!path || path.test(file.path)) && sign.test(file.text));
    if (own.length === 0) return [];
    const project: Project = { files: own.flatMap((file) => parse(file) ?? []), find };
    return statementsOf(read, project).flatMap((statement): Found[] => {
      const column = statedColumn(statement, statement.path);
      // Limits may be in a statement each: `validates :title, length: …` after another line about it.
      const own = column?.values.length ? '' : [...Object.keys(column?.limits ?? {}), ...(column?.unread ?? []).map(({ what }) => what)].join();
      const key = column && `${column.tables[0]}.${column.columns[0]} ${own} ${(column.for?.values ?? []).join()}`.toLowerCase();
      if (!column || known.has(key!)) return [];
      known.add(key!);
      return [{ framework: name, column }];
    });
  });
}

/** Code of a form that a reader cannot follow, however odd, ends no command: its framework then states nothing. */
function statementsOf(read: Framework['read'], project: Project): (Statement & { readonly path: string })[] {
  try {
    return [...read(project)];
  } catch {
    return [];
  }
}

const DEFINITIONS = /\b(?:class|enum|type)\s+([\p{L}_$][\p{L}\p{N}_$]*)|(?:^|[\s@])([\p{L}_$][\p{L}\p{N}_$]*)\s*(?::[^=\n]{0,100})?=(?![=>])/gmu;
/** `@kinds ~w(a b)` of Elixir. */
const ATTRIBUTES = /^\s*@([\p{L}_][\p{L}\p{N}_]*)\s/gmu;

/** Files by language and the names that they define. */
function definitionsIn(files: readonly Code[]): ReadonlyMap<string, readonly Code[]> {
  const defined = new Map<string, Set<Code>>();
  for (const file of files)
    for (const match of file.text.matchAll(file.language === 'elixir' ? ATTRIBUTES : DEFINITIONS)) {
      const key = `${file.language} ${match[1] ?? match[2]}`;
      const known = defined.get(key);
      if (known) known.add(file);
      else defined.set(key, new Set([file]));
    }
  return new Map([...defined].map(([name, all]) => [name, [...all]]));
}
