import { indexPacks, packLibrary, type Pack } from '@seedbed/meaning';
import { noTools } from '../make-catalog.ts';

const title = (known: string, by: string, year: number) => ({ title: known, author: by, year });

/** A small trade of known works and lent items. */
const SMALL_LIBRARY: Pack = {
  pack: 'small-library',
  title: 'Library',
  cues: ['book', 'isbn', 'loan', 'author', 'shelf', 'reader', 'lending', 'library', 'fine', 'borrower'],
  concepts: [
    {
      concept: 'book title',
      tables: ['book'],
      attributes: {
        title: { names: ['title'], kind: 'text', identifying: true },
        author: { names: ['author', 'author name'], kind: 'text' },
        year: { names: ['published year'], kind: 'number', min: 1600, max: 2025, decimals: 0 },
        shelf: { names: ['shelf'], kind: 'label', values: { North: 60, South: 40 } },
      },
      rows: [
        title('Middlemarch', 'George Eliot', 1871),
        title('Walden', 'Henry David Thoreau', 1854),
        title('Effi Briest', 'Theodor Fontane', 1895),
        title('Nana', 'Émile Zola', 1880),
        title('Kim', 'Rudyard Kipling', 1901),
      ],
    },
    {
      concept: 'book loan',
      tables: ['loan', 'book loan'],
      attributes: {
        borrowed: { names: ['loaned on'], kind: 'time', moment: 'start' },
        due: { names: ['due on'], kind: 'time', moment: 'due', after: 'borrowed', within_days: 28 },
      },
      rows: [],
    },
  ],
};

/** Tools of an inference that knows this trade alone. */
export const libraryTools = { ...noTools, packs: packLibrary(indexPacks([SMALL_LIBRARY]), async () => SMALL_LIBRARY) };
