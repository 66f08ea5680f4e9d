import { columnsOf } from './columns-of.ts';
import { frameOf, waysOf } from './frame.ts';
import { countryOf, languageOf } from './place-codes.ts';
import { reading, type Reading } from './reading.ts';
import type { Scope } from './scope.ts';
import { textOf, type Token } from './tokens.ts';

const FROM = frameOf('(all|the)? {column} (are|is|come|should be) (all|always|only)? (from|of)? {place}');

/** `phone numbers are German`: they are those of the dataset's languages. */
export function phoneCountries(scope: Scope, tokens: readonly Token[]): Reading[] {
  return [...waysOf(FROM, tokens)].flatMap(({ column, place }) => {
    const meant = textOf(place!);
    if (countryOf(meant) === null && languageOf(meant) === null) return [];
    return columnsOf(scope, column!).flatMap(({ table, column: one, score }) => {
      if (one.generator?.kind !== 'phone.number') return [];
      return reading(
        {
          cannot: `${table.name}.${one.name} has the phone numbers of the dataset's languages: there is no language for one column. Set the languages of the dataset`,
        },
        score,
      );
    });
  });
}
