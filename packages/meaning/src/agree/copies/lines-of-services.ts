import { edit, type Draft } from '../../edits/draft.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { isFree, namesOf, parentsOf, type DeriveContext } from '../context.ts';
import { wordList, wordSet } from '../../read/words.ts';

const LINES = wordSet('lines of a bill');
const NAMES = wordSet('names on a line');
/** What lists work where nothing is in stock; the lines of an order or a basket are goods in any case. */
const BILLS = wordSet('bills of work');
const GOODS = wordSet('goods on sale');
const PRICES = wordSet('prices of a service');
/** Kinds whose parameters are the whole list of names. */
const LISTED: ReadonlySet<string> = new Set(['values', 'example']);
/** What anybody bills who sells work. */
const ANY_SERVICE = wordList('lines of any service').map((words) => words.charAt(0).toUpperCase() + words.slice(1));
/** Fewer names say nothing of what is billed. */
const MIN_NAMES = 3;

/** Lines of a bill name no goods where the schema sells none: what its tariffs, packages or courses are called, whichever has prices. */
export function billServices(table: TableView, context: DeriveContext): void {
  if (!LINES.has(namesOf(table, context).noun) || parentsOf(table, context).some(({ to }) => isGoods(to, context))) return;
  const goods = context.drafts
    .get(table)!
    .filter((draft) => draft.kind === 'commerce.productName' && NAMES.has(draft.words.join(' ')) && isFree(draft.column, table, context));
  if (goods.length === 0) return;
  const tables = [...context.drafts.keys()];
  if (tables.some((each) => isGoods(each, context))) return;
  const [sold] = tables.flatMap((each) => soldIn(each, context) ?? []).toSorted((one, other) => other.names.length - one.names.length);
  const isOfWork = context.names.language === undefined && [...namesOf(table, context).words].some((word) => BILLS.has(word));
  if (!sold && !isOfWork) return;
  for (const draft of goods)
    edit(draft, {
      kind: 'values',
      parameters: { values: sold?.names ?? ANY_SERVICE },
      entity: undefined,
      because: sold ? { code: 'relation', words: `names in ${sold.table.table.name}` } : { code: 'row', words: 'work and what it needs: no table has goods' },
    });
}

/** A programme's item is not for sale: goods have a price. */
function isGoods(table: TableView, context: DeriveContext): boolean {
  return [...namesOf(table, context).words].some((word) => GOODS.has(word)) && hasPrice(table, context);
}

function hasPrice(table: TableView, context: DeriveContext): boolean {
  return context.drafts.get(table)!.some(({ words }) => words.some((word) => PRICES.has(word)));
}

/** The names of what a table sells: it has a price, and names in a list. */
function soldIn(table: TableView, context: DeriveContext): { readonly table: TableView; readonly names: readonly string[] } | undefined {
  const drafts = context.drafts.get(table)!;
  if (LINES.has(namesOf(table, context).noun) || !hasPrice(table, context)) return undefined;
  const name = drafts.find((draft) => ['name', 'title'].includes(draft.words.join(' ')) && LISTED.has(draft.kind));
  const names = [...new Set(listOf(name))];
  return names.length >= MIN_NAMES ? { table, names } : undefined;
}

/** The names without those of several forms. */
function listOf(draft: Draft | undefined): string[] {
  const { values } = draft?.parameters ?? {};
  return Array.isArray(values) ? values.filter((value) => typeof value === 'string' && !value.includes('{')) : [];
}
