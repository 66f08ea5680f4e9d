import type { TableNames, SchemaNames } from '../../read/schema-names.ts';
import type { Match, RuleIndex } from '../../read/rules/rule-index.ts';
import type { ColumnContext } from '../../read/column-context.ts';
import { readAgain } from '../second-readings/read-again.ts';
import { wordSet } from '../../read/words.ts';

/** Last words of columns with a row's name. */
const NAME_COLUMN_WORDS = wordSet("last words of a row's name");

/** `project_name` among API keys, `project` in a log: a text named after another table holds that table's names, if no rule knows the noun itself. */
export function asOfOtherTable(match: Match | null, at: ColumnContext, own: TableNames, schema: SchemaNames, index: RuleIndex): Match | null {
  const { words } = at.name;
  if (at.type !== 'text' || (at.length ?? Infinity) < 12) return null;
  const isCalled = words.length > 1 && NAME_COLUMN_WORDS.has(words.at(-1)!);
  const noun = isCalled ? words.at(-2)! : words.at(-1)!;
  if (noun === undefined || noun.length < 3 || (match && match.rule.kind !== 'text.plain' && match.words.includes(noun))) return null;
  // Without a word for names, only entirely unknown columns.
  if (!isCalled && match) return null;
  const tableName = isCalled ? words.slice(0, -1) : words;
  const other = tableCalled(tableName, own, schema);
  if (!other) return null;
  const head = isCalled ? words.at(-1)! : 'name';
  const found =
    [...other.columns].find(([, tokens]) => tokens.words.join(' ') === head) ?? [...other.columns].find(([, tokens]) => tokens.words.join(' ') === 'name');
  if (!found) return null;
  const there = { ...at, ...elsewhere(other, found[1].words, schema) };
  const known = readAgain(index.best(there), there, index);
  return known && !/^(?:sibling|date\.|life\.|sequence|null)/.test(known.rule.kind) ? { ...known, rest: [] } : null;
}

function elsewhere(table: TableNames, name: readonly string[], schema: SchemaNames): Partial<ColumnContext> {
  const siblingWords = new Set([...table.columns.values()].flatMap((tokens) => tokens.words).filter((word) => !name.includes(word)));
  return {
    name: { words: name, raw: name },
    table: table.tokens,
    tableWords: table.words,
    siblingWords,
    domains: schema.domains,
    subjects: schema.subjects.get(table)!,
    agent: table.agent,
  };
}

/** The table whose whole name ends the words, that with the longest name first. */
function tableCalled(words: readonly string[], own: TableNames, schema: SchemaNames): TableNames | null {
  let best: TableNames | null = null;
  for (const table of schema.tables.values()) {
    const called = table.tokens.words;
    if (table === own || called.length === 0 || called.length > words.length || called.length <= (best?.tokens.words.length ?? 0)) continue;
    if (called.every((word, i) => word === words[words.length - called.length + i]) && !own.words.has(called.at(-1)!)) best = table;
  }
  return best;
}
