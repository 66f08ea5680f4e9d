import type { Draft } from '../../edits/draft.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { atLeast, compute, computeIn, isAlwaysThere, isComputed, namesOf, type DeriveContext } from '../context.ts';
import { callAlong, waysUp, type WayUp } from '../ways-up.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { literalDefault } from '../../read/column/default-value.ts';
import { amountName } from './bill-parts.ts';
import { pathTo } from '../../schema/parent-path.ts';
import { canUseRowNumber, shareOfRow } from './row-share.ts';
import { wordSet } from '../../read/words.ts';

const LEAST = wordSet('least');
const MOST = wordSet('most');

const MONEY = wordSet('money between limits');

/** A salary lies between the `min_salary` and the `max_salary` of its position, a weight between those of the breed: any number whose limits are under its own name in a row that it leads to. */
export function keepBetweenLimits(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  if (!canUseRowNumber(drafts)) return;
  for (const draft of drafts) {
    const floor = isWideNumber(draft) && !isComputed(draft) ? atLeast(draft.column, table, context) : null;
    if (floor === null) continue;
    // Sums are round; measures have the digits of their limits.
    const digits = isMonetary(draft) ? 0 : Math.min(2, draft.column.type.scale ?? 0);
    for (const way of waysUp(table, context)) {
      const [least, most] = [limitOf(draft, LEAST, way, table, context), limitOf(draft, MOST, way, table, context)];
      const parent = way.links.length === 1 ? pathTo(way.links[0]!, table, context) : undefined;
      if (!least || !most || parent === null) continue;
      // The lowest and the highest price of a product are those of its variants, and bind none of them.
      if (way.links[0] === context.relations.owners.get(table) && isToldOfChildren(draft, [least, most])) continue;
      const path = (name: string): string => (parent === undefined ? callAlong(way, name) : `${parent}.${name}`);
      const [low, high] = [path(least.column.name), path(most.column.name)];
      const between = `round(${low} + (${high} - ${low}) * ${shareOfRow(draft, drafts)}, ${digits})`;
      const expression = floor === '' ? between : `greatest(${between}, ${floor})`;
      const words = `between ${way.to.table.name}.${least.column.name} and ${most.column.name}`;
      const isSure = way.links.length === 1 && [least, most].every((each) => isAlwaysThere(way.links[0]!, each, draft.column, context));
      if (isSure) compute(draft, 'expression', { expression }, words, 'relation');
      else computeIn(draft, `${low} != null && ${high} != null`, expression, { code: 'relation', words: `${words}; ${draft.because.words}` });
      break;
    }
  }
}

/** Whether the limits of a price may be missing, or begin at nothing, where each row has that price. */
function isToldOfChildren({ words, column }: Draft, limits: readonly Draft[]): boolean {
  return (
    amountName(words) === 'price' &&
    column.notNull &&
    limits.every((each) => !each.column.notNull || Number(literalDefault(each.column.column) ?? Number.NaN) === 0)
  );
}

/** By its generator, or by its name. */
function isMonetary({ kind, words }: Draft): boolean {
  return /^(?:finance\.|commerce\.(?:price|cost)$)/.test(kind) || words.some((word) => MONEY.has(word));
}

/** The column of the same name with a word for a limit beside it; the amount of a salary is called by its table. */
function limitOf(draft: Draft, limits: ReadonlySet<string>, way: WayUp, table: TableView, context: DeriveContext): Draft | undefined {
  const { noun } = namesOf(table, context);
  const isAmount = draft.words.some((word) => AMOUNTS.has(word)) && draft.words.every((word) => AMOUNTS.has(word) || PERIODS.has(word));
  const names = new Set([draft.words.join(' '), ...(isAmount ? [noun] : [])]);
  return context.drafts
    .get(way.to)!
    .find(
      (each) =>
        isWideNumber(each) &&
        each.words.some((word, i) => limits.has(word) && names.has([...each.words.slice(0, i), ...each.words.slice(i + 1)].join(' '))) &&
        (way.links.length > 1 || !draft.column.notNull || isAlwaysThere(way.links[0]!, each, { ...draft.column, notNull: false }, context)),
    );
}

/** Names of what a row is about, by its table. */
const AMOUNTS = wordSet('sums by their table');
/** A yearly sum is compared, and no monthly one. */
const PERIODS = wordSet('sums of a year');

/** Wide enough for a sum between two others. */
function isWideNumber({ column: { name, type } }: Draft): boolean {
  return isPlainName(name) && /^(?:int[48]|numeric|float[48])$/.test(type.base);
}
