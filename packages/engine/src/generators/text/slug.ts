import { cellText } from '../../plan/cell-text.ts';
import { define, field, parameters } from '../kit/define.ts';
import { inner } from '../kit/inner.ts';
import { shorten, textSource } from '../kit/text-source.ts';
import { longest } from '../kit/type-families.ts';
import { wordsOf } from '../../text/index.ts';
import type { CompileContext } from '../definition.ts';
import { slugOf } from '../structure/transforms.ts';

const TEXT = { name: 'text', kind: 'base', base: 'text' } as const;

export const slug = define<{ of?: string; unique: boolean }>({
  kind: 'text.slug',
  group: 'text',
  title: 'Slug',
  summary: 'Another column’s text in letters of an address; a title’s where none is named.',
  parameters: parameters({ of: field.column('Text column'), unique: field.flag('Unique, by adding the row number', false) }),
  outputs: ['text'],
  invertible: 'parts',
  compile({ of, unique }, context) {
    if (of !== undefined && !context.sibling(of)) return context.fail('/of', `There is no other column "${of}" in this table.`);
    const title = of === undefined ? inner(context, { kind: 'text.title' }, TEXT, 'title') : null;
    const adjectives = context.words.list('word.adjective').words;
    const nouns = context.words.list('word.noun').words;
    const room = longest(context.type, context.domain.maxLength);
    const cut = (text: string) => (text.length <= room ? text : slugOf(shorten(text.replaceAll('-', ' '), room)));
    const pairs = adjectives.length * nouns.length;
    const numbered = unique ? numberedSlugs(context, room) : null;
    const source = textSource(context, {
      needs: of === undefined ? [] : [of],
      texts(siblings, rows) {
        const column = of === undefined ? title!.fill(rows, siblings) : siblings.column(of);
        const text = (i: number) => slugOf(cellText(column, i));
        return numbered ? (_, row, i) => numbered(text(i), row) : (_, __, i) => cut(text(i));
      },
      cardinality: room >= 24 ? 1e12 : Number(`1e${Math.max(1, Math.min(12, room - 1))}`),
      at(rank) {
        if (room < 24) return `s${rank}`.slice(0, room);
        const name = slugOf(`${adjectives[rank % adjectives.length]!} ${nouns[Math.floor(rank / adjectives.length) % nouns.length]!}`);
        return rank < pairs ? name : `${name}-${Math.floor(rank / pairs) + 1}`;
      },
    });
    return numbered ? { ...source, distinct: Number.MAX_SAFE_INTEGER } : source;
  },
});

/**
 * `a-quiet-morning-27`: the text and the number of the row, so that slugs are unique. Without the text if the column's
 * conditions reject it (`item-27`); null if they reject that too, since the number alone would not make slugs unique.
 */
function numberedSlugs(context: CompileContext, room: number): ((text: string, row: number) => string) | null {
  const words = wordsOf(context.domain, context.type);
  const accepts = (text: string) => words?.accepts(text) ?? false;
  const plain = (row: number) => `item-${row + 1}`;
  if (room < plain(Number.MAX_SAFE_INTEGER - 1).length || ![0, 8, 98, 12_344, 1e9, 1e13].every((row) => accepts(plain(row)))) return null;
  return (text, row) => {
    const most = Math.min(room, LONGEST) - String(row + 1).length - 1;
    for (const length of [most, most >> 1]) {
      const slugged = `${slugOf(shorten(text.replaceAll('-', ' '), length))}-${row + 1}`;
      if (accepts(slugged)) return slugged;
    }
    return plain(row);
  };
}

/** Maximum length of a readable slug. */
const LONGEST = 72;

export const tags = define<{ min: number; max: number }>({
  kind: 'text.tags',
  group: 'text',
  title: 'Tags',
  summary: 'A few tags, parted by commas.',
  parameters: parameters({ min: field.integer('Minimum', 1, { minimum: 0, maximum: 10 }), max: field.integer('Maximum', 4, { minimum: 0, maximum: 10 }) }),
  outputs: ['text', 'array', 'json'],
  invertible: 'none',
  compile: ({ min, max }, context) =>
    context.inner({ kind: 'array', parameters: { element: { kind: 'text.tag' }, min, max: Math.max(min, max) } }, context.type, 'tags'),
});
