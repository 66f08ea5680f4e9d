import type { Draft } from '../../edits/draft.ts';
import type { Link } from '../../schema/link.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { atLeast, compute, isAlwaysThere, isComputed, parentsOf, type DeriveContext } from '../context.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { pathTo } from '../copies/parent-path.ts';
import { canUseRowNumber, shareOfRow } from './row-share.ts';
import { wordSet } from '../../read/words.ts';

const LEAST = wordSet('least');
const MOST = wordSet('most');

const MONEY = wordSet('money between limits');

/** A salary lies between the `min_salary` and the `max_salary` of its position, a weight between those of the breed: any number whose limits are in a parent's row under its own name. */
export function keepBetweenLimits(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  if (!canUseRowNumber(drafts)) return;
  for (const draft of drafts) {
    const floor = isWideNumber(draft) && !isComputed(draft) ? atLeast(draft.column, table, context) : null;
    if (floor === null) continue;
    // Sums are round; measures have the digits of their limits.
    const digits = isMonetary(draft) ? 0 : Math.min(2, draft.column.type.scale ?? 0);
    for (const link of parentsOf(table, context)) {
      const [least, most] = [limitOf(draft, LEAST, link, context), limitOf(draft, MOST, link, context)];
      const path = least && most ? pathTo(link, table, context) : null;
      if (!least || !most || path === null) continue;
      const [low, high] = [`${path}.${least.column.name}`, `${path}.${most.column.name}`];
      const between = `round(${low} + (${high} - ${low}) * ${shareOfRow(draft, drafts)}, ${digits})`;
      const expression = floor === '' ? between : `greatest(${between}, ${floor})`;
      compute(draft, 'expression', { expression }, `between ${link.to.table.name}.${least.column.name} and ${most.column.name}`, 'relation');
      break;
    }
  }
}

/** By its generator, or by its name. */
function isMonetary({ kind, words }: Draft): boolean {
  return /^(?:finance\.|commerce\.(?:price|cost)$)/.test(kind) || words.some((word) => MONEY.has(word));
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
