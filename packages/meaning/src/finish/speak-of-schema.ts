import { generatorByKind, spokenDomain, type TextSubject } from '@seedbed/engine';
import type { SchemaNames, TableNames } from '../read/schema-names.ts';
import { sharesWords, speaksOfAnArea } from '../read/subjects/domains.ts';
import { TRADES } from '../read/subjects/trades.ts';
import { withoutOthers } from '../read/subjects/double-meanings.ts';
import { edit, tune, type Draft } from '../edits/draft.ts';
import { wordList, wordSet } from '../read/words.ts';

/** Kinds with words of one trade. */
const SINGLE_TRADE_KINDS: ReadonlySet<string> = new Set(['text.clinicalNote', 'text.review', 'text.errorMessage', 'text.logLine', 'text.alert']);

/** Categories for a schema without one trade, by its things: goods first. */
const SORTED: readonly (readonly [word: string, domain: string])[] = [
  ['product', 'shop'],
  ['film', 'film'],
  ['movie', 'film'],
  ['book', 'books'],
  ['album', 'music'],
  ['post', 'blog'],
  ['article', 'blog'],
];

/** Domains of the engine's other texts (titles, messages, questions) by the subject of a table's texts. */
const DOMAIN_OF: ReadonlyMap<TextSubject, string | undefined> = new Map(TRADES.map(([subject, { domain }]) => [subject, domain]));

/** Tables whose rows are money that moves: only of these a description is a purpose of payment; the engine words plans and their like apart. */
const MOVES_MONEY = wordSet('tables of money that moves');

/** Terms of anything else that a company keeps books on. */
const TERMS = [
  'For domestic customers only',
  'Under the usual conditions',
  'As agreed in the contract',
  'Applies from the first of the month',
  'For internal accounting',
  'Checked once a year',
  'Agreed with the tax adviser',
  'Only with approval',
];

/**
 * Texts of a table with an uninformative name follow the schema's subject: `notes` of a clinic are not about offices. Without one they are
 * general.
 */
export function speakOfSchema(drafts: readonly Draft[], table: TableNames, schema: SchemaNames, subject: TextSubject = 'general'): void {
  // A table of accounts that are users is no bank's.
  const meant = table.tokens.raw.filter((_, i) => !schema.otherMeanings.has(table.tokens.words[i]!));
  const spoken = meant.length === 0 ? undefined : spokenDomain(meant.join('_'));
  const silent = schema.textDomain === undefined && spoken === undefined;
  const domain = silent ? (DOMAIN_OF.get(subject) ?? (isProduct(schema) ? 'software' : 'plain')) : schema.textDomain;
  if (
    domain === undefined ||
    (!silent && speaksOfAnArea({ words: withoutOthers(table.words, schema.otherMeanings) }) && !(spoken && sharesWords(table, spoken, domain)))
  )
    return;
  for (const draft of drafts) {
    if (!draft.kind.startsWith('text.') || SINGLE_TRADE_KINDS.has(draft.kind) || draft.parameters.domain !== undefined) continue;
    if (domain === 'finance' && draft.kind === 'text.description' && !MOVES_MONEY.has(table.noun)) {
      edit(draft, { kind: 'values', parameters: { values: TERMS } });
      continue;
    }
    const sorted = silent && draft.kind === 'text.category' ? sortedIn(schema) : undefined;
    if (Object.hasOwn((generatorByKind(draft.kind)?.parameters.properties ?? {}) as object, 'domain')) tune(draft, { domain: sorted ?? domain });
  }
}

/** Words that only software has. */
const SOFTWARE_PRODUCT_WORDS = wordList('only in software');

/** Several tables are there for the software itself. */
function isProduct({ tables }: SchemaNames): boolean {
  return SOFTWARE_PRODUCT_WORDS.filter((word) => [...tables.values()].some((table) => table.words.has(word))).length >= 2;
}

function sortedIn({ tables }: SchemaNames): string | undefined {
  return SORTED.find(([word]) => [...tables.values()].some((table) => table.words.has(word)))?.[1];
}
