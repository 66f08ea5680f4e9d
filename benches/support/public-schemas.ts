import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A schema of a public repository, as docs/lab/public-schemas.json lists it. */
export type PublicSchema = {
  readonly name: string;
  /** OWNER/NAME on GitHub. */
  readonly repository: string;
  readonly commit: string;
  /** Joined in this order into one script, each ended as `psql --file` ends it. A `*` stands for names within a folder, `**` for folders too, in natural order. */
  readonly files?: readonly string[];
  /** Instead of `files`: a folder to take whole, and what of it to load (`.` for all of it). */
  readonly folder?: string;
  readonly load?: string;
  /** Placeholders that the project's installer replaces in `files`. */
  readonly replace?: Readonly<Record<string, string>>;
  /** Statements before `files`: what the project's installer makes first. */
  readonly before?: string;
  /** SQL that an operator runs in the target beforehand, as a superuser. */
  readonly operator?: readonly string[];
  /** As psql makes it, for a schema that has not been loaded yet. */
  readonly size?: Pick<Figures, 'tables' | 'triggers'>;
  readonly last?: Figures;
};

export type Figures = {
  /** The day, and the revision of Seedbed. */
  readonly measured: string;
  /** Major version of the target's Postgres. */
  readonly server: number;
  readonly exit: number;
  readonly tables: number;
  readonly filled: number;
  readonly triggers: number;
  readonly rows: number;
  /** Of the whole command with the private Postgres. */
  readonly cpu: number;
  readonly mb: number;
  /** The last line on stderr of a command that failed. */
  readonly message?: string;
};

/** Growth of CPU below this many seconds or this share is noise. */
const CPU_SECONDS = 1;
const CPU_SHARE = 0.2;

/** What is worse than remembered, what costs more, and what is better or only differs. */
export function compareFigures(
  last: Figures,
  now: Figures,
): { readonly fell: readonly string[]; readonly grew: readonly string[]; readonly other: readonly string[] } {
  const fell: string[] = [];
  const other: string[] = [];
  if (now.exit !== last.exit) (now.exit === 0 ? other : fell).push(`exit ${last.exit} → ${now.exit}`);
  for (const what of ['filled', 'rows'] as const)
    if (now[what] !== last[what]) (now[what] < last[what] ? fell : other).push(`${what} ${last[what]} → ${now[what]}`);
  if (now.message !== last.message && now.message !== undefined) (last.message === undefined ? fell : other).push(now.message);
  const grew = now.cpu - last.cpu > CPU_SECONDS && now.cpu > last.cpu * (1 + CPU_SHARE) ? [`CPU ${last.cpu} → ${now.cpu} s`] : [];
  return { fell, grew, other };
}

/** One line for the terminal. */
export function lineOf(schema: PublicSchema, now: Figures): string {
  const figures = `${`${now.filled}/${now.tables}`.padStart(9)} tables ${String(now.rows).padStart(7)} rows ${now.cpu.toFixed(1).padStart(6)} CPU s ${String(now.mb).padStart(5)} MB`;
  if (schema.last === undefined) return `${schema.name.padEnd(26)} exit ${now.exit} ${figures}  new${now.message === undefined ? '' : `  ${now.message}`}`;
  const { fell, grew, other } = compareFigures(schema.last, now);
  const words = [...fell.map((each) => `FELL ${each}`), ...grew.map((each) => `GREW ${each}`), ...other];
  return `${schema.name.padEnd(26)} exit ${now.exit} ${figures}  ${words.length === 0 ? 'as before' : words.join('; ')}`;
}

/** The page of the list with its remembered figures. */
export function publicPage(schemas: readonly PublicSchema[]): string {
  const known = schemas.flatMap(({ last }) => (last === undefined ? [] : [last]));
  const sum = (of: (figures: Figures) => number): string => String(known.reduce((total, each) => total + of(each), 0)).replace(/\B(?=(\d{3})+$)/g, ',');
  const sizes = schemas.flatMap(({ last, size }) => (last?.tables ? [last] : size ? [size] : []));
  const sized = (is: (size: Pick<Figures, 'tables' | 'triggers'>) => boolean): number => sizes.filter(is).length;
  const lines = schemas
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, repository, commit, size, last }) =>
      [
        `[${name}](https://github.com/${repository}/tree/${commit})`,
        ...(last === undefined
          ? [size?.triggers ?? '', size?.tables ?? '', '', '', '', '', 'not yet measured']
          : [last.triggers || (size?.triggers ?? 0), last.tables || (size?.tables ?? 0), last.filled, last.rows, last.cpu.toFixed(1), last.mb, last.measured]),
        (last?.message ?? '').replaceAll('|', '\\|'),
      ].join(' | '),
    );
  return `# Public schemas that are loaded before a change is done

Made by \`pnpm corpus:public --write\` from [public-schemas.json](public-schemas.json), which names repository, commit and files of each. Nothing of the repositories is in the
project: the program takes them from a folder of clones, or fetches the one commit. Each is loaded at 200 rows a table by \`seedbed load FILE --create\` of the built bundle, by a
plain owner, into a fresh database. Tables, triggers and rows are counted in that database. CPU and memory are of the whole command with its private Postgres (memory: its
largest process), on a machine that had other work.

- ${known.length} schemas measured, ${known.filter(({ exit }) => exit === 0).length} load: ${sum(({ filled }) => filled)} of ${sum(({ tables }) => tables)} tables hold rows; ${sum(({ rows }) => rows)} rows; ${sum(({ cpu }) => Math.round(cpu))} CPU seconds.
- Of ${schemas.length} in the list, ${sized(({ tables }) => tables > 200)} have more than 200 tables, and ${sized(({ triggers }) => triggers > 60)} more than 60 triggers.

\`pnpm corpus:public\` loads them again, prints what fell or grew beside these figures, and exits with 1 if a table, a row or a load was lost. A schema that does not load has the
tables and triggers of its last load, or those that psql makes.

| schema | triggers | tables | filled | rows | CPU, s | MB | measured | message |
|---|---:|---:|---:|---:|---:|---:|---|---|
${lines.map((line) => `| ${line} |`).join('\n')}
`;
}

/** Writes the files of a schema below `into`, and returns the path to give to `seedbed load`. */
export function extractSchema(schema: PublicSchema, git: string, into: string): string {
  const all = execFileSync('git', ['-C', git, 'ls-tree', '-r', '-z', '--name-only', schema.commit], { maxBuffer: 1e9 }).toString().split('\0').filter(Boolean);
  if (schema.folder !== undefined) {
    const root = join(into, schema.name);
    rmSync(root, { recursive: true, force: true });
    // With the names of the folders above it: by them Seedbed knows whose migrations they are.
    for (const [path, content] of filesOf(
      schema,
      git,
      all.filter((each) => each.startsWith(`${schema.folder}/`)),
    )) {
      const file = join(root, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
    return join(root, schema.folder, schema.load ?? '.');
  }
  const paths = (schema.files ?? []).flatMap((pattern) => matching(all, pattern));
  let sql = filesOf(schema, git, paths)
    .map(([, content]) => content.toString('utf8'))
    .join('\n;\n');
  for (const [from, to] of Object.entries(schema.replace ?? {})) sql = sql.replaceAll(from, to);
  mkdirSync(into, { recursive: true });
  const file = join(into, `${schema.name}.sql`);
  writeFileSync(file, `${schema.before === undefined ? '' : `${schema.before}\n`}${sql}`);
  return file;
}

/** Paths with their contents, read by one process of git. */
function filesOf({ commit }: PublicSchema, git: string, paths: readonly string[]): (readonly [string, Buffer])[] {
  const input = paths.map((path) => `${commit}:${path}\n`).join('');
  const output = execFileSync('git', ['-C', git, 'cat-file', '--batch'], { input, maxBuffer: 1e9 });
  let at = 0;
  return paths.map((path) => {
    const head = output.indexOf('\n', at);
    // "ID blob SIZE", the content, and a line feed.
    const size = Number(output.toString('utf8', at, head).split(' ')[2]);
    at = head + 1 + size + 1;
    return [path, output.subarray(head + 1, head + 1 + size)];
  });
}

/** The paths of a pattern in natural order: 2 before 10. */
export function matching(paths: readonly string[], pattern: string): readonly string[] {
  const source = pattern
    .split(/(\*\*\/|\*)/)
    .map((part) => (part === '**/' ? '(?:.*/)?' : part === '*' ? '[^/]*' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')))
    .join('');
  const found = paths.filter((path) => new RegExp(`^${source}$`).test(path)).toSorted(new Intl.Collator('en', { numeric: true }).compare);
  if (found.length === 0) throw new Error(`no file is named ${pattern}`);
  return found;
}

/** The clone of a schema's repository in `clones`, named OWNER+NAME or OWNER/NAME. Without one, fetches the commit alone. */
export function cloneOf({ repository, commit }: PublicSchema, clones: string): string {
  const known = [repository.replace('/', '+'), repository].map((name) => join(clones, name)).find((path) => existsSync(path));
  if (known !== undefined) return known;
  const path = join(clones, repository.replace('/', '+'));
  const git = (...args: string[]) => execFileSync('git', ['-C', path, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
  mkdirSync(path, { recursive: true });
  try {
    git('init', '--quiet');
    git('remote', 'add', 'origin', `https://github.com/${repository}.git`);
    git('config', 'remote.origin.promisor', 'true');
    git('config', 'remote.origin.partialclonefilter', 'blob:none');
    git('fetch', '--quiet', '--depth', '1', '--filter=blob:none', 'origin', commit);
    return path;
  } catch (error) {
    rmSync(path, { recursive: true });
    throw new Error(`cannot fetch ${commit} of ${repository}; put a clone at ${path}`, { cause: error });
  }
}
