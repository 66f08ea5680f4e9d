import { qualifiedName, type Blueprint, type BlueprintTable, type Knowledge } from '@seedbed/contract';
import type { Wish } from '../wishes.ts';
import { FORMS, inPercent, shareOf, SHARES } from './compiled-forms.ts';
import { saysOfShares, shareOfLabel, type LabelShare } from './label-shares.ts';
import { READERS, type Said } from './sayings.ts';

export type OwnWords = {
  /** Wishes that are understood without a model. */
  readonly changes: readonly Wish[];
  /** The others, for a model; empty where there is none. */
  readonly rest: readonly string[];
};

/**
 * Wishes in a language of `languages/` that follow a known form and name tables, columns and labels of the blueprint: "10 % of orders refunded, 2 to 5 items per order". Shares
 * of labels of one column are one change; where together they come to more than all rows, the change says so instead.
 */
export function ownWords(blueprint: Blueprint, words: string): OwnWords {
  const wishes: Read[] = [];
  for (const wish of wishesIn(words)) wishes.push({ wish, said: saidBy(blueprint, wish) ?? saidAfter(blueprint, wish, wishes.at(-1)?.said) });
  const changes: Wish[] = [];
  const rest: string[] = [];
  const done = new Set<string>();
  for (const { wish, said } of wishes) {
    if (done.has(wish)) continue;
    const alike = said && 'share' in said ? sharesOfColumn(wishes, said.share) : [];
    const together = alike.length > 0 ? alike.map((one) => one.wish) : [wish];
    for (const one of together) done.add(one);
    if (!said) rest.push(...together);
    else if (!('share' in said)) changes.push({ wish, knowledge: knowledgeOf(said) });
    else changes.push({ wish: together.join(', '), ...saidByShares(alike.map(({ share }) => share)) });
  }
  return { changes, rest };
}

/** One wish a clause. A comma within a number divides nothing, and neither does `and` of `between 1 and 3`. */
function wishesIn(words: string): string[] {
  return words
    .split(
      /[;\n]|[.!](?=\s|$)|,(?!\d{3}\b)(?!\d)|,(?=\s)|(?<=\s)(?<!(?:between|zwischen|entre) [\d.,]+ )(?:and|und|et|y|e) (?=\d[\d.,]* ?[%a-z]|(?:no|keine?|sin|sem|pas de|aucune?) )/,
    )
    .map((wish) => wish.trim())
    .filter((wish) => wish !== '');
}

function saidBy(blueprint: Blueprint, wish: string): Said | null {
  for (const { form, name, language } of FORMS) {
    const found = form.exec(inPercent(wish.replaceAll(/\s+/g, ' '), language));
    const said = found && READERS[name](blueprint, found.groups ?? {}, language);
    if (said) return said;
  }
  return null;
}

/** `5 % written off` behind `20 % of invoices dunned`: another label of the same table. */
function saidAfter(blueprint: Blueprint, wish: string, before: Said | null | undefined): Said | null {
  if (!before || !('share' in before)) return null;
  const { schema, name } = before.share.table;
  for (const { form, language } of SHARES) {
    const { share, label } = form.exec(wish)?.groups ?? {};
    const said = label && shareOfLabel(blueprint, shareOf(share!, language), qualifiedName(schema, name), label);
    if (said) return said;
  }
  return null;
}

type Read = { readonly wish: string; readonly said: Said | null };

function sharesOfColumn(wishes: readonly Read[], { table, column }: LabelShare): { readonly wish: string; readonly share: LabelShare }[] {
  return wishes.flatMap(({ wish, said }) =>
    said && 'share' in said && said.share.table === table && said.share.column === column ? [{ wish, share: said.share }] : [],
  );
}

/** The change, or why there is none. */
function saidByShares(shares: readonly LabelShare[]): { readonly knowledge: Knowledge } | { readonly cannot: string } {
  const [{ table, column }] = shares as [LabelShare];
  const says = saysOfShares(shares);
  if ('sum' in says) return { cannot: `the percentages of ${table.name}.${column.name} come to ${Math.round(says.sum * 1000) / 10} %, more than all rows` };
  return { knowledge: ofTable(table, { columns: { [column.name]: says.said } }) };
}

function knowledgeOf(said: Exclude<Said, { readonly share: LabelShare }>): Knowledge {
  return 'schema' in said ? ({ format: 2, ...said.schema, tables: {} } as Knowledge) : ofTable(said.table, said.says);
}

function ofTable({ schema, name }: BlueprintTable, says: object): Knowledge {
  return { format: 2, tables: { [qualifiedName(schema, name)]: says } } as Knowledge;
}
