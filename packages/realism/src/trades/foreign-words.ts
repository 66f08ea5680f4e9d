import type { ColumnContext } from '../names/column-context.ts';
import type { Match } from '../names/rule-index.ts';
import { tradesOfRule } from './trades-of-rule.ts';

/** A rule whose trades are spoken of less than this is of another trade. Chosen by the judged columns of strangers' schemas. */
const LEAST = 0.2;
/** How much the words of a name speak for a rule by themselves, beside what the schema speaks of: `unit` says nothing, `medication` that it is one. */
const OF_WORDS = 0.25;

/** What a schema tells of trades: nothing is known of them where no packs are. */
type At = Pick<ColumnContext, 'trades'>;

/**
 * Whether the words that a rule gives are of trades of which the schema does not speak, but for the names of this table and column: systemd's units for the
 * `unit` of a vaccination site.
 */
export function isForeign(match: Match, at: At): boolean {
  const spoken = isTold(match) ? undefined : spokenOf(match, at);
  return spoken !== undefined && spoken < LEAST;
}

/** Generators that say the same in any trade. */
const OF_ANY =
  /^(?:person\.(?!jobTitle|bio)|phone\.|internet\.|location\.(?!venue|room|area|school)|date\.|number\.|string\.|code\.(?!setting)|image\.|color\.|language\.|company\.name|finance\.|text\.(?:errorMessage|description|note|statement))/;

/** Whether a rule may stand in for one of another trade: what it makes is of any trade, or of one that is spoken of. */
export function isNative(match: Match, at: At): boolean {
  if (OF_ANY.test(match.rule.kind) || tradesOfRule(match.rule)?.length === 0) return true;
  const spoken = spokenOf(match, at, 0);
  return spoken !== undefined && spoken >= LEAST;
}

/** What every trade has lists of; their words stand in the packs of those that keep such lists. */
const OF_EVERYBODY: ReadonlySet<string> = new Set(['file', 'currency', 'language', 'country', 'continent', 'region', 'document', 'identity']);

/** Rules of so much weight in tables of a name are written for them. */
const WRITTEN_FOR = 8;

/** A rule that was told by its neighbours as well, by the subject of the schema, or for just such a table, knows where it is. */
function isTold({ rule: { when }, words }: Match): boolean {
  const isWrittenFor = when.of !== undefined && (when.plus ?? 0) >= WRITTEN_FOR;
  return isWrittenFor || when.by !== undefined || when.subject !== undefined || words.some((word) => OF_EVERYBODY.has(word));
}

/** How much is spoken of the trade that has most of a rule's words; undefined where they are of any trade, or nothing is known of them. */
function spokenOf({ rule, words }: Match, { trades }: At, ofWords = OF_WORDS): number | undefined {
  const own = trades && tradesOfRule(rule)?.filter(({ pack }) => trades.has(pack));
  if (!own || own.length === 0) return undefined;
  return ofWords * trades.told(words) + Math.max(...own.map(({ pack, share }) => share * trades.strength(pack)));
}
