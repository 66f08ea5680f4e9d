import type { SchemaView } from '../schema/schema-view.ts';
import { languageOf } from './names/read-in.ts';

/**
 * The language of a schema, by its names, otherwise by its functions' messages (`RAISE EXCEPTION 'Exemplaire déjà prêté
 * !'`); undefined for English.
 */
export function spokenLanguage(schema: SchemaView, locale: string | undefined): string | undefined {
  return (locale ?? languageOf(sentencesOf(schema))?.locale)?.slice(0, 2);
}

function sentencesOf({ catalog }: SchemaView): string[] {
  const texts = Object.values(catalog.functions).flatMap(({ body }) => [...body.matchAll(/'((?:[^']|'')*)'/g)].map(([, text]) => text!));
  return texts.filter((text) => /\p{L}\s/u.test(text)).flatMap((text) => text.match(/\p{L}+/gu) ?? []);
}
