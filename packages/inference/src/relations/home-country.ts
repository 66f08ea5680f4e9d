import type { Relation } from '@seedbed/contract';
import { homeCountry } from '@seedbed/engine';
import { isRequired, type ColumnView, type Link, type SchemaNames, type TableView } from '@seedbed/meaning/decide';

const COUNTRIES: ReadonlySet<string> = new Set(['country', 'nation']);
/** Names of parts of an address. With one of them, the row has an address. */
const WHERE = /^(?:city|town|street|street address|zip|zip code|postal code|postcode|latitude|longitude|lat|lng|lon)$/;
const CODE = /(?:^| )(?:code|iso|alpha)(?: |$)|^id$/;

/**
 * The country of an address is the country of its city. Addresses of a dataset are in the country of its language, so a reference to a list
 * of countries, by their codes, refers to that country. Undefined if the list has no codes of two letters, or if the country is unknown.
 */
export function inHomeCountry(link: Link, links: readonly Link[], names: SchemaNames, locale: unknown): Relation['where'] {
  const { from, to, columns, toColumns } = link;
  const home = typeof locale === 'string' ? homeCountry(locale) : undefined;
  if (home === undefined || columns.length !== 1 || !COUNTRIES.has(names.tables.get(to)!.noun)) return undefined;
  const words = (name: string): string => names.tables.get(to)!.columns.get(name)!.words.join(' ');
  const hasAddress = (table: TableView): boolean => [...names.tables.get(table)!.columns.values()].some((each) => WHERE.test(each.words.join(' ')));
  const tellsCountry = (table: TableView): boolean => links.some((each) => each.from === table && each.to === to);
  // The operators of a place are those of its country.
  const serves = (): boolean => links.some((each) => each.to === from && isRequired(each) && hasAddress(each.from) && tellsCountry(each.from));
  if (!hasAddress(from) && !serves()) return undefined;
  const isCode = ({ type }: ColumnView): boolean => /^(?:bpchar|varchar)$/.test(type.base) && type.length === 2;
  const key = to.column.get(toColumns[0]!);
  const code = key && isCode(key) ? key : to.columns.find((column) => isCode(column) && CODE.test(words(column.name)));
  return code && { [code.name]: { in: [home] } };
}
