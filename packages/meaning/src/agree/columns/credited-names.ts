import type { TableNames, SchemaNames } from '../../read/schema-names.ts';
import type { Link } from '../../schema/link.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { chooseGenerator } from '../../choose/choose-generator.ts';
import { literalDefault } from '../../read/column/default-value.ts';
import { edit, type Draft } from '../../edits/draft.ts';
import { wordSet, wordList } from '../../read/words.ts';
import { TEXT_TYPES } from '../../schema/types.ts';

/** How another row names this one: `entity0_credit`, `artist_credited_as`. */
const CREDITS = wordList('credits');
/** Columns with a row's name. */
const NAME_COLUMNS = wordSet('full names of a row');
/** How often someone bothers to give another name than the row's own. */
const OWN_NAME = 0.7;

/**
 * `entity0_credit` beside a reference `entity0`: the name of the referenced row, so an instrument's for an instrument and a place's for a
 * place. Rows without names get no credit.
 */
export function creditedNames(drafts: readonly Draft[], links: readonly Link[], own: TableNames, schema: SchemaNames): void {
  for (const draft of drafts) {
    const reference = referenceOf(draft);
    if (reference === undefined) continue;
    const link = links.find(({ columns }) => columns.length === 1 && referenceMeant(own.columns.get(columns[0]!)!.words) === reference);
    if (!link) continue;
    const name = nameOf(link.to, schema);
    if (name && TEXT_TYPES.has(name.column.type.base) && !/^(?:sequence|sibling|distinct)/.test(name.kind)) {
      edit(draft, {
        kind: name.kind,
        parameters: name.parameters,
        nullRate: OWN_NAME,
        because: { code: 'relation', words: `what ${link.to.table.name} is called` },
      });
    } else if (!name && draft.column.notNull && literalDefault(draft.column.column) === '') {
      edit(draft, {
        kind: 'constant',
        parameters: { value: '' },
        nullRate: undefined,
        because: { code: 'relation', words: `${link.to.table.name} has no names` },
      });
    }
  }
}

function referenceOf({ words, column }: Draft): string | undefined {
  if (!TEXT_TYPES.has(column.type.base)) return undefined;
  const phrase = words.join(' ');
  const credit = CREDITS.find((each) => phrase.endsWith(` ${each}`));
  return credit === undefined ? undefined : phrase.slice(0, -credit.length - 1);
}

function referenceMeant(words: readonly string[]): string {
  return (words.at(-1) === 'id' ? words.slice(0, -1) : words).join(' ');
}

/** Chosen before: of a table to which many refer, each of them asks for it. */
const namesBefore = new WeakMap<SchemaNames, Map<TableView, Draft | undefined>>();

/** The name column of a table. */
export function nameOf(table: TableView, schema: SchemaNames): Draft | undefined {
  let known = namesBefore.get(schema);
  if (!known) namesBefore.set(schema, (known = new Map()));
  if (!known.has(table)) known.set(table, chosenName(table, schema));
  const name = known.get(table);
  // Passes write into parameters of a draft.
  return name && { ...name, parameters: structuredClone(name.parameters) };
}

function chosenName(table: TableView, schema: SchemaNames): Draft | undefined {
  const names = schema.tables.get(table)!;
  const column = table.columns.find(({ name }) => NAME_COLUMNS.has(names.columns.get(name)!.words.join(' ')));
  return column && chooseGenerator(column, table, names, schema, undefined);
}
