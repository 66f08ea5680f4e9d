import { resolveType, type BlueprintColumn, type BlueprintTable } from '@seedbed/contract';
import { readName } from '@seedbed/meaning/read';
import type { Claim, Is } from './claim.ts';
import { dividedBy } from './labels.ts';
import { countryOf, currencyOf, languageOf, writtenCountry, writtenLanguage } from './place-codes.ts';
import { best, columnsNamed, isReference, type Scope } from './scope.ts';
import { textOf, wordsOf, type Token } from './tokens.ts';

const FROM = /^(?:come|comes|coming|from|in|of|at|based|located|living|live|lives|speak|speaks|speaking|priced|billed|paid|registered|born)$/;
const CALLED = /^(?:called|named)$/;
/** `Frankfurt am Main`: capital letters and small words between them; no number and no verb is part of a town. */
const TOWN = /^\p{Lu}[\p{L}'’.-]*(?: (?:(?:am|an|der|de|di|la|le|les|el|del|upon|on|the|of|in|sur|do|da|dos) )*\p{Lu}[\p{L}'’.-]*){0,3}$/u;
/** Words for times, places and amounts, which are not values on their own. */
const NO_VALUE =
  /^(?:\d.*|%|in|on|at|of|the|a|an|and|or|to|than|more|less|most|many|no|not|with|without|per|each|every|all|any|is|are|be|have|has|than|between|before|after|last|next|year|years|month|months|day|days|week|weeks|random|realistic|different|valid|invalid|nice|better|good|bad|old|new|same)$/;

type Place = (texts: readonly string[], column: BlueprintColumn, cells: readonly (string | null)[], scope: Scope) => readonly string[] | null;

/** Kinds of columns that a bare value can refer to, by words of their names. */
const PLACES: readonly (readonly [RegExp, Place])[] = [
  [
    /^(?:country|nation|nationality)$/,
    (texts, { type }, cells, { blueprint }) => each(texts, countryOf, (code) => writtenCountry(code, cells, resolveType(type, blueprint.types).length)),
  ],
  [/^currency$/, (texts) => each(texts, currencyOf, (code) => code)],
  [/^(?:language|locale)$/, (texts, _, cells) => each(texts, languageOf, (code) => writtenLanguage(code, cells))],
];

function each(texts: readonly string[], codeOf: (text: string) => string | null, written: (code: string) => string): readonly string[] | null {
  const codes = texts.map(codeOf);
  return codes.includes(null) ? null : codes.map((code) => written(code!));
}

/** `from Germany and Austria`, `in GBP`, `live in London`, `called Smith`, `title is “Manager”`: values of a column, as it writes them. */
export function readValues(scope: Scope, table: BlueprintTable, tokens: readonly Token[]): Claim[] {
  let at = 0;
  while (at < tokens.length - 1 && (FROM.test(tokens[at]!.word) || /^(?:the|only)$/.test(tokens[at]!.word))) at++;
  if (CALLED.test(tokens[0]!.word) && tokens.length > 1)
    return called(scope, table, dividedBy(tokens.slice(1), ({ word }) => /^(?:and|or|&)$/.test(word)).map(textOf));
  const texts = dividedBy(tokens.slice(at), ({ word }) => /^(?:and|or|&)$/.test(word)).map(textOf);
  if (texts.length === 0) return [];
  const own = table.columns.filter((column) => !isReference(scope, table, column));
  const known = own.flatMap((column) =>
    PLACES.flatMap(([kind, placed]): Claim[] => {
      const values = readName(column.name).words.some((word) => kind.test(word)) ? placed(texts, column, scope.seen.cells(table, column), scope) : null;
      return values ? [{ table, column, is: { kind: 'values', values }, not: false, score: 0.9 }] : [];
    }),
  );
  return [...known, ...(at > 0 && known.length === 0 ? inTown(scope, table, tokens[0]!.word, texts) : []), ...named(scope, table, tokens)];
}

/** `live in London`: a town, where the words are no country. */
function inTown(scope: Scope, table: BlueprintTable, first: string, texts: readonly string[]): Claim[] {
  if (!/^(?:from|in|based|located|living|live|lives)$/.test(first) || !texts.every((text) => TOWN.test(text) && countryOf(text) === null)) return [];
  const towns = table.columns.filter(({ name }) => readName(name).words.some((word) => /^(?:city|town)$/.test(word)));
  return towns.length === 1 ? [{ table, column: towns[0]!, is: { kind: 'values', values: texts }, not: false, score: 0.8 }] : [];
}

/** A name of a person or thing. A person's whole name is not called `Smith`. */
function called(scope: Scope, table: BlueprintTable, texts: readonly string[]): Claim[] {
  // `with 12 orders` is of no name.
  if (texts.some((text) => /(?:^|\s)(?:with|having|who|that|whose)(?:\s|$)/.test(text))) return [];
  const isOne = texts.some((text) => !/\s/.test(text));
  const of = (words: readonly string[]): BlueprintColumn[] => best(columnsNamed(scope, words, table)).map(({ column }) => column);
  const last = isOne ? of(['last', 'name']).filter(({ generator }) => /lastName/.test(generator?.kind ?? '')) : [];
  const columns = last.length > 0 ? last : of(['name']).filter(({ generator }) => !isOne || !generator?.kind.startsWith('person.'));
  const found = columns.length > 0 ? columns : of(['title']);
  return found.map((column) => ({ table, column, is: { kind: 'values', values: texts } satisfies Is, not: false, score: 0.9 }));
}

/** A column of texts and what it is: `title is Manager`, `city = Paris`. */
function named(scope: Scope, table: BlueprintTable, tokens: readonly Token[]): Claim[] {
  const middle = tokens.findIndex(({ word }) => /^(?:is|are|=|:|equals|of)$/.test(word));
  if (middle < 1 || middle === tokens.length - 1) return [];
  const values = tokens.slice(middle + 1).filter(({ word }) => word !== 'always' && word !== 'all' && word !== 'only');
  if (values.length === 0 || values.length > 5 || values.some(({ word }) => NO_VALUE.test(word))) return [];
  return columnsNamed(scope, wordsOf(tokens.slice(0, middle)), table)
    .filter(({ column }) => /^(?:text|character|varchar|citext)/.test(column.type) && !isReference(scope, table, column) && column.domain?.in === undefined)
    .map(({ column, score }) => ({
      table,
      column,
      is: { kind: 'values', values: dividedBy(values, ({ word }) => word === 'or' || word === 'and').map(textOf) },
      not: false,
      score: score * 0.8,
    }));
}
