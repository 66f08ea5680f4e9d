import { restart } from '../../columns/arena-writer.ts';
import type { ColumnSource } from '../../columns/source.ts';
import { allocColumn, rowsOf } from '../../columns/allocate.ts';
import type { Column } from '../../columns/column.ts';
import { cellText } from '../../plan/cell-text.ts';
import { copyCell } from '../kit/copy-cell.ts';
import { define, field, parameters } from '../kit/define.ts';
import { domainOf, DOMAINS, type TextDomain } from './domains.ts';
import { grammarSource } from './grammar-source.ts';

/** The subject of a review: a product that was bought, or a service. */
const OF = ['product', 'service'] as const;
const MOODS = ['Bad', 'Mixed', 'Good'] as const;

export const review = define<{ stars?: string; max: number; title: boolean; domain?: TextDomain; of: (typeof OF)[number] }>({
  kind: 'text.review',
  group: 'text',
  title: 'Review',
  summary: 'A review that agrees with the stars of the row.',
  parameters: parameters({
    stars: field.column('Stars'),
    max: field.integer('Maximum stars', 5, { minimum: 2 }),
    title: field.flag('Only the title', false),
    domain: field.choice('Topic of the words', DOMAINS),
    of: field.choice('What is reviewed', OF, 'product'),
  }),
  outputs: ['text', 'json'],
  invertible: 'none',
  compile({ stars, max, title, domain, of }, context): ColumnSource {
    const own = domainOf(context.table);
    const words = domain ?? (own === 'work' || own === 'hr' ? 'shop' : own);
    const lists = of === 'service' ? 'text.serviceReview' : 'text.review';
    const sources = MOODS.map((mood) =>
      title
        ? grammarSource(context, { templates: `${lists}Title${mood}`, sentences: [1, 1] })
        : grammarSource(context, { templates: `${lists}${mood}`, domain: words, sentences: [1, 3] }),
    );
    if (stars === undefined) return sources[2]!;
    if (!context.sibling(stars)) return context.fail('/stars', `There is no other column "${stars}" in this table.`);
    let columns: Column[] = [];
    return {
      shape: sources[0]!.shape,
      cardinality: Infinity,
      needs: [stars],
      fill(rows, out, siblings) {
        if (columns.length === 0 || rowsOf(columns[0]!) < rows.count) columns = sources.map((source) => allocColumn(source.shape, rows.count));
        sources.forEach((source, i) => source.fill(rows, columns[i]!, siblings));
        const given = siblings.column(stars);
        restart(out);
        for (let i = 0; i < rows.count; i++) {
          const share = Number(cellText(given, i)) / max;
          copyCell(columns[share <= 0.45 ? 0 : share <= 0.65 ? 1 : 2]!, i, out, i);
        }
      },
    };
  },
});
