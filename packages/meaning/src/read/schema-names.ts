import type { TableView } from '../schema/schema-view.ts';
import type { TextSubject } from '@seedbed/engine';
import type { Subjects } from './subjects/subjects-of.ts';
import type { Tokens } from './names/tokens.ts';
import type { Leanings } from './subjects/text-subjects.ts';

/** The names of a schema, read once. */
export type SchemaNames = {
  readonly tables: ReadonlyMap<TableView, TableNames>;
  /** The subjects of each table. */
  readonly subjects: ReadonlyMap<TableNames, Subjects>;
  /** Subject areas that the tables speak of: shop, health, school … */
  readonly domains: ReadonlySet<string>;
  /** The domain of texts in tables whose own name matches none. */
  readonly textDomain: string | undefined;
  /** The text subject of most tables. */
  readonly textSubject: TextSubject | undefined;
  /** Words that name something of software here, and not of the trade that they are of elsewhere. */
  readonly otherMeanings: ReadonlySet<string>;
  /** The locale of the names' language and of the country that DEFAULTs name, if either tells. */
  readonly locale: string | undefined;
  /** The language for texts to people, if it is not English: `fr`. */
  readonly language: string | undefined;
};

export type TableNames = {
  readonly tokens: Tokens;
  readonly words: ReadonlySet<string>;
  /** The row's noun: the last word that is not a suffix like `history`. */
  readonly noun: string;
  readonly columns: ReadonlyMap<string, Tokens>;
  readonly agent: boolean;
  /** The text subjects of the table by its own words. */
  readonly leanings: Leanings;
};
