import type { SchemaNames, TableNames } from '../../read/schema-names.ts';
import type { RuleIndex } from '../../read/rules/rule-index.ts';
import type { ColumnContext } from '../../read/column-context.ts';
import { typeClass } from '../../read/rules/type-class.ts';
import type { ColumnView, TableView } from '../../schema/schema-view.ts';
import { composeDocument, type Shape } from './compose-document.ts';
import { matcher } from '../../read/words.ts';

/** Suffixes of nouns for sentences. */
const SENTENCES = matcher('endings of sentences in a document', 'ending');
/** Suffixes of nouns for settings. */
const SETTINGS = matcher('endings of settings in a document', 'ending');

/** Where the column is. */
type Place = { readonly column: ColumnView; readonly table: TableView; readonly schema: SchemaNames };

/**
 * A document with an unknown name: a plural (or DEFAULT `[]`) is a list, otherwise an object. It has the keys of the
 * table with that name, or those found in its own row; without such, a plural lists sentences or things with a name and
 * a kind, and actions or settings have a few switches.
 */
export function unknownDocument(usual: string | null, at: ColumnContext, index: RuleIndex, place: Place): Shape {
  const { words, raw } = at.name;
  const noun = words.at(-1)!;
  const isList = usual === '[]' || (usual !== '{}' && raw.at(-1) !== noun);
  const called = tableCalled(words, place);
  const there = called ? keysOf(called[0], null) : '';
  if (called && there !== '') return composeDocument(isList ? `[${there}]` : there, { ...at, ...inTable(called[1]) }, index);
  if (isList && SENTENCES.test(noun)) return composeDocument(LIST_OF_SENTENCES, at, index);
  if (!isList && SETTINGS.test(noun)) return composeDocument(SWITCHES, at, index);
  const own = keysOf(place.table, place.column);
  if (own !== '') return composeDocument(isList ? `[${own}]` : own, at, index);
  return composeDocument(isList ? LIST : THING, at, index);
}

/** The other table with that name: `iterations` for `experiment_iterations`. */
function tableCalled(words: readonly string[], { table, schema }: Place): [TableView, TableNames] | null {
  const noun = words.at(-1)!;
  for (const [view, names] of schema.tables) {
    const called = names.tokens.words;
    if (view !== table && called.at(-1) === noun && (called.length === 1 || words.length === 1 || called.at(-2) === words.at(-2))) return [view, names];
  }
  return null;
}

function inTable(names: TableNames): Partial<ColumnContext> {
  const siblingWords = new Set([...names.columns.values()].flatMap(({ words }) => words));
  return { table: names.tokens, tableWords: names.words, siblingWords, agent: names.agent };
}

/** Up to four plain values of a row, in the notation of documents; none if there are fewer than two. */
function keysOf(table: TableView, but: ColumnView | null): string {
  const found: string[] = [];
  for (const column of table.columns) {
    const type = typeClass(column.type);
    if (column === but || table.primaryKey.includes(column.name) || !/^[a-z]\w*$/i.test(column.name) || INTERNAL_COLUMNS.test(column.name)) continue;
    if (type === 'text' || type === 'int' || type === 'num' || type === 'bool' || type === 'stamp' || type === 'date') found.push(`${column.name}:${type}`);
  }
  return found.length < 2 ? '' : found.slice(0, 4).join(' ');
}

/** Internal columns of a row: references, its own timestamps, secrets. */
const INTERNAL_COLUMNS =
  /(?:^|_|[a-z](?=I))id$|^(?:created|updated|deleted|inserted|modified|archived)|password|secret|token|hash|salt|position$|sort_?order$/i;

const LIST_OF_SENTENCES = '[]=Check+the+address+first|Keep+a+copy|Ask+the+owner|Answer+within+a+day|Use+the+short+form|Read+the+guide';
const LIST = '[id=1|2|3|4|7 name=Default|Standard|Custom|Extended|Basic type=internal|external|manual? enabled=true|true|false]';
const SWITCHES = 'enabled=true|true|false mode=auto|manual|off level=1|2|3 updated_at:stamp?';
const THING = 'id=string.nanoid name=Default|Standard|Custom|Extended|Basic type=internal|external|manual version=1|2|3? active=true|true|false';
