import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

export const ROOT = join(import.meta.dirname, '../../..');

/** A group of the sidebar: pages by their path below `docs/`. */
type Group = { readonly text: string; readonly pages: readonly string[] };

/** The pages for users, in reading order. A page of the manual that is missing here fails a test. */
export const GROUPS: readonly Group[] = [
  {
    text: 'Start',
    pages: [
      'manual/first-minutes.md',
      'manual/your-schema.md',
      'manual/frameworks.md',
      'manual/sqlite.md',
      'manual/mysql.md',
      'manual/duckdb.md',
      'manual/buckets.md',
      'manual/troubleshooting.md',
    ],
  },
  { text: 'Tests and CI', pages: ['guides/test-data.md', 'manual/mock.md', 'manual/ci.md', 'guides/agents.md'] },
  {
    text: 'Shape the data',
    pages: [
      'manual/look.md',
      'manual/filter.md',
      'manual/sort.md',
      'manual/sql.md',
      'manual/linked.md',
      'manual/model.md',
      'manual/share.md',
      'manual/overlay.md',
      'manual/wishes.md',
      'manual/import.md',
      'manual/relations.md',
      'manual/shape.md',
      'manual/time.md',
      'manual/expressions.md',
      'guides/add-a-pack.md',
    ],
  },
  {
    text: 'Run it',
    pages: [
      'manual/lock.md',
      'manual/databases.md',
      'manual/situations.md',
      'manual/refresh.md',
      'manual/rehearse.md',
      'guides/into-a-database-with-rows.md',
      'guides/shards.md',
      'guides/team-server.md',
      'guides/team-compose.md',
    ],
  },
  {
    text: 'Reference',
    pages: [
      'manual/command-line.md',
      'manual/configuration.md',
      'manual/reference/blueprint.md',
      'manual/reference/overlay.md',
      'manual/versions.md',
      'manual/comparison.md',
    ],
  },
];

/** The start page, and the index of generators. */
const INDEXES = { 'manual/README.md': 'index', 'generators/README.md': 'generators/index' } as const;

/** Address of each page on the site, without an extension, by its path below `docs/`. Pages of the manual are at the root. */
export const ADDRESSES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(INDEXES),
  ...GROUPS.flatMap(({ pages }) => pages).map((page) => [page, page.replace(/^manual\//, '').replace(/\.md$/, '')] as const),
]);

export const readPage = (page: string): string => readFileSync(join(ROOT, 'docs', page), 'utf8');

/** The text of a page's first heading. */
export const titleOf = (text: string): string => /^# (.+)$/m.exec(text)?.[1]?.replaceAll('`', '') ?? '';

/** Resolves a page's link: a path below `docs/`, or one that begins with `..` outside it. */
export const targetOf = (page: string, path: string): string => (path ? posix.join(posix.dirname(page), path) : page);

/** The anchor of a heading, as GitHub makes it. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
