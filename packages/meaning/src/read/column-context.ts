import type { Subjects } from './subjects/subjects-of.ts';
import type { Tokens } from './names/tokens.ts';
import type { TypeClass } from './rules/type-class.ts';

/** The context of a rule besides the name. */
export type ColumnContext = {
  readonly type: TypeClass;
  /** Declared length of a text, if any. */
  readonly length: number | undefined;
  /** A number that may well be yes or no: two bytes, or DEFAULT 0 or 1. */
  readonly small?: boolean;
  /** A number of eight bytes, or of thirteen digits, without a DEFAULT, which holds a timestamp rather than a yes or no. */
  readonly wide?: boolean;
  readonly name: Tokens;
  /** The table's name; the last word is its noun. */
  readonly table: Tokens;
  readonly tableWords: ReadonlySet<string>;
  /** All words of the other columns' names. */
  readonly siblingWords: ReadonlySet<string>;
  /** Subject areas that the whole schema speaks of. */
  readonly domains: ReadonlySet<string>;
  /** The subjects of the table and the schema, with their extra score for a matching rule. */
  readonly subjects?: Subjects;
  /** The subject of the table's texts (fitness, farm, law …), by its own words, otherwise the schema's. */
  readonly textSubject?: string;
  /** The table's rows are people (`waiters`, `librarians`, `customers`). */
  readonly agent: boolean;
};
