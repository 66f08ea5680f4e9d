import { editionFor, Problem, type Blueprint, type Locale } from '@seedbed/contract';
import { columnNamed, nameOf, tableNamed } from './named.ts';

/** The blueprint in which tables and columns (`customers`, `customers.last_name`) have locales of their own. */
export function withLocales(given: Blueprint, locales: Readonly<Record<string, Locale>>): Blueprint {
  return Object.entries(locales).reduce((blueprint, [name, locale]) => withLocale(blueprint, name, locale), given);
}

function withLocale(blueprint: Blueprint, name: string, locale: Locale): Blueprint {
  const place = `locales: ${name}`;
  const isTable = blueprint.tables.some((table) => [nameOf(table), `${table.schema}.${table.name}`, table.name].includes(name));
  const [table, column] = isTable || !name.includes('.') ? [tableNamed(blueprint, name, place)] : columnNamed(blueprint, name, place);
  if (column && !column.generator)
    throw new Problem('invalid-request', `${place}: the column takes its values from elsewhere. Name the column that they come from.`);
  const next = column ? { ...table, columns: table.columns.map((one) => (one === column ? { ...one, locale } : one)) } : { ...table, locale };
  // A blueprint in English has no edition, since English is the same in all of them.
  const edition = blueprint.edition === undefined && Object.keys(editionFor(blueprint.locale)).length === 0 ? editionFor(locale) : {};
  return { ...blueprint, ...edition, tables: blueprint.tables.map((one) => (one === table ? next : one)) };
}
