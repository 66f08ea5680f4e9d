import type { TableView } from '../schema/schema-view.ts';
import type { TextSubject } from '@seedbed/engine';
import type { Subjects } from './subjects/subjects-of.ts';
import type { Tokens } from './tokens.ts';
import type { Leanings } from './text-subjects.ts';

/** The names of a schema, read once. */
export type SchemaNames = {
  readonly tables: ReadonlyMap<TableView, TableNames>;
  /** What each table is about. */
  readonly subjects: ReadonlyMap<TableNames, Subjects>;
  /** Subject areas that the tables speak of: shop, health, school … */
  readonly domains: ReadonlySet<string>;
  /** The domain of texts in tables whose own name matches none. */
  readonly textDomain: string | undefined;
  /** What texts of most tables speak of. */
  readonly textSubject: TextSubject | undefined;
  /** Words that name something of software here, and not of the trade that they are of elsewhere. */
  readonly otherMeanings: ReadonlySet<string>;
  /** The locale of the language that names are written in, where it is not English. */
  readonly locale: string | undefined;
  /** The language in which people are spoken to, where it is not English: `fr`. */
  readonly language: string | undefined;
};

export type TableNames = {
  readonly tokens: Tokens;
  readonly words: ReadonlySet<string>;
  /** What a row is, in one word: the last that is not a suffix like `history`. */
  readonly noun: string;
  readonly columns: ReadonlyMap<string, Tokens>;
  readonly agent: boolean;
  /** What the texts of the table speak of by its own words. */
  readonly leanings: Leanings;
};
