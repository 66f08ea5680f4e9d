import type { Blueprint } from '@seedbed/contract';
import { blueprintOf } from '../../../src/plan/testing/blueprint-of.ts';
import { derivedTables } from './derived-tables.ts';
import { entityTables, generatorTables } from './generator-tables.ts';
import { keyTables } from './key-tables.ts';
import { relationTables } from './relation-tables.ts';
import { typeTables, TYPES } from './type-tables.ts';

/** Every language that has a pack, regions that differ, and several languages at once. */
const FIRST_EDITION: Readonly<Record<string, Blueprint['locale']>> = {
  'en-US': 'en-US',
  'en-GB': 'en-GB',
  de: 'de',
  'de-CH': 'de-CH',
  es: 'es',
  'es-MX': 'es-MX',
  fr: 'fr',
  it: 'it',
  ja: 'ja',
  nl: 'nl',
  pl: 'pl',
  pt: 'pt',
  sv: 'sv',
  tr: 'tr',
  mixed: { 'en-US': 5, de: 3, ja: 1, fr: 1 },
};

/** The same in the second edition of the word lists: languages with their own texts. */
const SECOND_EDITION: Readonly<Record<string, Blueprint['locale']>> = {
  'de-DE': 'de-DE',
  'es-CO': 'es-CO',
  'fr-FR': 'fr-FR',
  'id-ID': 'id-ID',
  'pt-BR': 'pt-BR',
};

export const LOCALES: Readonly<Record<string, Blueprint['locale']>> = { ...FIRST_EDITION, ...SECOND_EDITION };

/** One blueprint that uses every feature: every kind of generator, every type, every spread, every kind of key. */
export function wholeBlueprint(name = 'en-US'): Blueprint {
  const locale = LOCALES[name]!;
  const related = [relationTables(), keyTables(), derivedTables()];
  const blueprint = blueprintOf(
    Object.assign({}, ...related.map((part) => part.tables)) as Parameters<typeof blueprintOf>[0],
    related.flatMap((part) => part.relations),
    { locale, types: TYPES },
  );
  return {
    ...blueprint,
    ...(Object.hasOwn(SECOND_EDITION, name) ? { edition: 2 } : {}),
    tables: [...generatorTables(), ...entityTables(), ...typeTables(), ...blueprint.tables],
  };
}
