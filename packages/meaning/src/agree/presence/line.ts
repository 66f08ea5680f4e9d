import { rootOf } from '../../read/names/roots.ts';
import { formOf } from '../forms.ts';
import { WAYS, type Way } from './ways.ts';

/** A line of `data/agree/presence.json`: columns of such names are empty in rows in which nothing of `where` holds. */
export type PresenceLine = {
  /** A form of names, see `formOf`. */
  readonly column: string;
  /** Which of the row's columns say whether it holds, the first that is found: names of `WAYS`. */
  readonly where: readonly string[];
  /** What must hold, if the name does not say it; one of these words. */
  readonly what?: string;
  /** Words of kinds that never have it, instead of `what`: a picture has no duration. */
  readonly not?: string;
  /** Words that never say what must hold. */
  readonly except?: string;
  /** Nouns of the tables whose columns are meant; absent: of any. */
  readonly rows?: string;
};

/** A line that can be applied. */
export type Presence = {
  /** What must hold for a column of that name, in words; undefined if the line is not about it. */
  readonly whatOf: (words: readonly string[]) => string | undefined;
  readonly ways: readonly Way[];
  /** Words of kinds that never have it. */
  readonly never: ReadonlySet<string>;
  /** Roots of words that never say what must hold. */
  readonly others: ReadonlySet<string>;
  /** Whether the line is about tables of that noun. */
  readonly isOf: (noun: string) => boolean;
};

/** Throws on a form that cannot be read, and on a way that there is not. */
export function readLine({ column, where, what, not, except = '', rows }: PresenceLine): Presence {
  const form = formOf(column);
  const nouns = rows === undefined ? undefined : new Set(rows.split(' '));
  const others = new Set(except.split(' ').filter(Boolean).map(rootOf));
  const ways = where.map((name) => {
    const way = WAYS.get(name);
    if (way === undefined) throw new Error(`"${column}" is there where "${name}" holds, which is none of ${[...WAYS.keys()].join(', ')}`);
    return way;
  });
  return {
    whatOf(words) {
      const places = form(words);
      const found = places ? (what ?? places.get('what') ?? '') : undefined;
      return found === undefined || others.has(rootOf(found)) ? undefined : found;
    },
    ways,
    never: new Set(not?.split(' ')),
    others,
    isOf: (noun) => nouns === undefined || nouns.has(noun),
  };
}
