import type { SchemaView, TableView } from '../schema/schema-view.ts';
import { isProgram } from './names/agent-nouns.ts';
import { domainsOf, textDomainOf } from './subjects/domains.ts';
import { otherMeanings, withoutOthers } from './subjects/double-meanings.ts';
import { withoutEndingLetters } from './names/ending-letters.ts';
import { ofTables } from './languages/index.ts';
import { folded, languageOf, readIn, thingsOf } from './names/read-in.ts';
import { subjectsOf } from './subjects/subjects-of.ts';
import { leadingSubject, leaningsOf } from './subjects/text-subjects.ts';
import { homeLocale } from './home-country.ts';
import { spokenLanguage } from './spoken-language.ts';
import type { SchemaNames, TableNames } from './schema-names.ts';
import { cutPrefix, FEW_COLUMNS, keepsPrefixes, sharedPrefix } from './names/shared-affixes.ts';
import { pieces } from './names/tokens.ts';
import { describeTable } from './describe-table.ts';

export function describeSchema(schema: SchemaView): SchemaNames {
  const bare = new Map(
    schema.tables.map((view) => [
      view,
      withoutEndingLetters(
        view.table.name,
        view.columns.map((column) => column.name),
      ),
    ]),
  );
  const namesOf = (view: TableView) => [view.table.name, ...view.columns.map(({ name }) => bare.get(view)!.get(name) ?? name)];
  const whole = languageOf(schema.tables.flatMap(namesOf));
  const read = schema.tables.map((view) => {
    const own = languageOf(namesOf(view), whole);
    const language = own ?? whole;
    return { view, own, language, tokens: readIn(kept(view.table.name), language && ofTables(language)) };
  });
  const shared = sharedPrefix(read.map(({ tokens }) => tokens.words));
  const called = new Set(read.map(({ tokens }) => cutPrefix(tokens, shared).words.join(' ')));
  const spoken = new Set(schema.tables.flatMap(namesOf).flatMap(pieces));
  const pieced = schema.tables.flatMap((view) => pieces(folded(view.table.name)));
  const inTables = new Map(read.flatMap(({ language }) => (language ? [[language, ofTables(language, thingsOf(language, pieced))]] : [])));
  const least = keepsPrefixes(schema.tables) ? 2 : FEW_COLUMNS;
  const described = new Map(
    read.map(({ view, language, tokens }) => [
      view,
      describeTable(view, cutPrefix(tokens, shared), language, called, { least, bare: bare.get(view)!, spoken, inTables }),
    ]),
  );
  const others = otherMeanings(new Set([...described.values()].flatMap((table) => [...table.words, ...wordsOfColumns(table)])));
  const withOwnWords = [...described.values()].map((table) => ({ ...table, words: withoutOthers(table.words, others) }));
  const domains = domainsOf(withOwnWords);
  const meant = others.size === 0 ? described : withMeanings(described, others);
  const tables = domains.has('systems') ? withPrograms(meant) : meant;
  const textSubject = leadingSubject([...tables.values()]);
  const foreign = read.filter(({ own }) => own !== null && own === whole).length;
  const locale = foreign * 2 >= read.length ? whole?.locale : undefined;
  return {
    tables,
    subjects: subjectsOf(
      [...tables.values()],
      (table) => withoutOthers(table.words, others),
      (table) => withoutOthers(wordsOfColumns(table), others),
    ),
    domains,
    textDomain: textDomainOf(withOwnWords),
    textSubject,
    otherMeanings: others,
    locale: homeLocale(schema, locale?.slice(0, 2)) ?? locale,
    language: spokenLanguage(schema, locale),
  };
}

/** `temp_invoices` are temporary invoices; `temp_readings` may be temperatures. */
function kept(name: string): string {
  return name.replace(/^(?:temp|tmp)_+(?=\p{L})(?!(?:reading|sensor|log|measure|record|history|alert|probe|unit))/iu, '');
}

function wordsOfColumns({ columns }: Pick<TableNames, 'columns'>): ReadonlySet<string> {
  return new Set([...columns.values()].flatMap((tokens) => tokens.words));
}

/** Texts lean towards nothing because of a word that means something else here. */
function withMeanings(tables: ReadonlyMap<TableView, TableNames>, others: ReadonlySet<string>): Map<TableView, TableNames> {
  return new Map([...tables].map(([view, table]) => [view, { ...table, leanings: leaningsOf(table, others) }]));
}

/** In schemas about programs, builders, drivers and agents are programs. */
function withPrograms(tables: ReadonlyMap<TableView, TableNames>): Map<TableView, TableNames> {
  return new Map([...tables].map(([view, table]) => [view, { ...table, agent: table.agent && !isProgram(table.noun) }]));
}
