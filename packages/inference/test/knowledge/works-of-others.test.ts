import { expect, test } from 'vitest';
import { makeCatalog } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';
import { libraryTools } from './small-library.ts';

type Tables = Parameters<typeof makeCatalog>[0];

async function titleOf(table: string, tables: Tables): Promise<{ kind: string }> {
  const { blueprint } = await infer(makeCatalog(tables), libraryTools);
  return blueprint.tables.find(({ name }) => name === table)!.columns.find(({ name }) => name === 'title')!.generator as { kind: string };
}

const authors = { name: 'authors', columns: ['id bigint not null', 'name text not null', 'nationality text'] };
const columns = ['id bigint not null', 'isbn text', 'title text not null', 'published_year int', 'pages int'];

test('no known book belongs to an author chosen by a reference', async () => {
  const books = { name: 'books', refers: ['author_id -> authors.id'], columns: [...columns, 'author_id bigint not null'] };
  expect((await titleOf('books', [authors, books])).kind).toBe('media.bookTitle');
});

test('a book with an author’s name may be a known one', async () => {
  expect((await titleOf('books', [{ name: 'books', columns: [...columns, 'author text not null'] }])).kind).toBe('example');
});

test('posts of an author are never known works', async () => {
  const posts = { name: 'posts', refers: ['author_id -> authors.id'], columns: ['id bigint not null', 'title text not null', 'body text', 'author_id bigint'] };
  expect((await titleOf('posts', [authors, posts])).kind).not.toMatch(/^media\./);
});
