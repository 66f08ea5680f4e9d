import type { Draft } from '../columns/draft.ts';
import type { Link } from '../schema/link.ts';
import type { TableView } from '../schema/schema-view.ts';
import { compute, isAlwaysThere, isOpen, isPlainName, parentsOf, type DeriveContext } from './context.ts';
import { pathTo } from './parent-path.ts';
import { knowsRow, shareOfRow } from './row-share.ts';

const LEAST: ReadonlySet<string> = new Set(['min', 'minimum', 'lowest', 'from']);
const MOST: ReadonlySet<string> = new Set(['max', 'maximum', 'highest', 'to']);

/** A salary lies between the `min_salary` and the `max_salary` of its position: any number whose limits are in a parent's row under its own name. */
export function keepBetweenLimits(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  if (!knowsRow(drafts)) return;
  for (const draft of drafts) {
    if (!isWideNumber(draft) || !isOpen(draft, table, context)) continue;
    for (const link of parentsOf(table, context)) {
      const [least, most] = [limitOf(draft, LEAST, link, context), limitOf(draft, MOST, link, context)];
      const path = least && most ? pathTo(link, table, context) : null;
      if (!least || !most || path === null) continue;
      const [low, high] = [`${path}.${least.column.name}`, `${path}.${most.column.name}`];
      const expression = `round(${low} + (${high} - ${low}) * ${shareOfRow(draft, drafts)}, 0)`;
      compute(draft, 'expression', { expression }, `between ${link.to.table.name}.${least.column.name} and ${most.column.name}`, 'relation');
      break;
    }
  }
}

/** The parent's column of the same name with a word for a limit beside it. */
function limitOf(draft: Draft, limits: ReadonlySet<string>, link: Link, context: DeriveContext): Draft | undefined {
  return context.drafts
    .get(link.to)!
    .find(
      (each) =>
        isWideNumber(each) &&
        each.words.length === draft.words.length + 1 &&
        each.words.some((word, i) => limits.has(word) && [...each.words.slice(0, i), ...each.words.slice(i + 1)].join(' ') === draft.words.join(' ')) &&
        isAlwaysThere(link, each, draft.column, context),
    );
}

/** Wide enough for a sum between two others. */
function isWideNumber({ column: { name, type } }: Draft): boolean {
  return isPlainName(name) && /^(?:int[48]|numeric|float[48])$/.test(type.base);
}
