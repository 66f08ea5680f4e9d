import { expect, test } from 'vitest';
import { infer } from '../../src/infer.ts';
import { makeCatalog } from '../make-catalog.ts';
import { libraryTools } from './small-library.ts';

test('a borrowed book is due after the library’s loan period', async () => {
  const { blueprint } = await infer(
    makeCatalog([
      { name: 'books', columns: ['id bigint not null', 'isbn text', 'title text not null', 'author text', 'copies int'] },
      { name: 'members', columns: ['id bigint not null', 'name text not null', 'card_no text', 'joined_on date'] },
      {
        name: 'loans',
        refers: ['book_id -> books.id', 'member_id -> members.id'],
        columns: ['id bigint not null', 'book_id bigint', 'member_id bigint', 'loaned_on date not null', 'due_on date not null', 'returned_on date'],
      },
    ]),
    libraryTools,
  );
  const due = blueprint.tables.find(({ name }) => name === 'loans')!.columns.find(({ name }) => name === 'due_on')!;
  expect(due.generator).toMatchObject({ kind: 'date.due', parameters: { after: 'loaned_on', days: [14, 21, 28] } });
});
