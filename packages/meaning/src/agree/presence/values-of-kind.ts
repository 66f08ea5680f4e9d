import { edit, type Draft } from '../../edits/draft.ts';
import { pieces } from '../../read/names/tokens.ts';
import { wordSet } from '../../read/words.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { isFree, parentsOf, type DeriveContext } from '../context.ts';
import { labelsAllowed } from '../copies/labels-of-state.ts';
import { isOneOf, makeOnlyWhen } from '../copies/only-when.ts';
import { pathTo } from '../../schema/parent-path.ts';
import { isListedKind } from './of-kind.ts';
import { rootsOfWord } from '../../read/names/forms-of-word.ts';
import { mayBeEmpty } from './may-be-empty.ts';

/** Types of values, by the labels that name them and the types of columns that hold them, the closest first. */
const CLASSES = [
  { labels: wordSet('labels of a date'), bases: ['date', 'timestamp', 'timestamptz'] },
  { labels: wordSet('labels of a moment'), bases: ['timestamptz', 'timestamp', 'date'] },
  { labels: wordSet('labels of a whole number'), bases: ['int4', 'int8', 'int2', 'numeric', 'float8', 'float4'] },
  { labels: wordSet('labels of a number'), bases: ['numeric', 'float8', 'float4', 'int8', 'int4', 'int2'] },
  { labels: wordSet('labels of yes or no'), bases: ['bool'] },
  { labels: wordSet('labels of a document'), bases: ['jsonb', 'json'] },
  { labels: wordSet('labels of a text'), bases: ['text', 'varchar', 'bpchar', 'citext'] },
] as const;

type Kind = { readonly draft: Draft; readonly path: string; readonly labels: readonly string[] };

/**
 * Columns of one value in several types: the one that the kind names is there, and no other (`text_value`, `number_value`, `date_value` beside attributes of the kind
 * `text`, `number` or `date`). The kind is of the row, or of what it refers to.
 */
export function fillValueOfKind(table: TableView, context: DeriveContext): void {
  const values = valuesOf(table, context);
  if (values.length < 2) return;
  for (const { draft, path, labels } of kindsOf(table, values, context)) {
    const columns = labels.map((label) => columnOf(label, values));
    const fallback = values.find(({ column }) => ['text', 'varchar'].includes(column.type.base));
    const chosen = columns.map((column) => column ?? fallback);
    if (chosen.includes(undefined) || columns.filter((column) => column !== undefined).length < 2 || !values.every((each) => chosen.includes(each))) continue;
    for (const value of values) {
      const own = labels.filter((_, i) => chosen[i] === value);
      makeOnlyWhen(value, isOneOf(draft, own, path));
      edit(value, { nullRate: undefined, entity: undefined });
    }
    return;
  }
}

/** The columns of which a CHECK wants exactly one, or that are called alike but for their types. */
function valuesOf(table: TableView, context: DeriveContext): readonly Draft[] {
  const drafts = context.drafts
    .get(table)!
    .filter((draft) => mayBeEmpty(draft) && CLASSES.some(({ bases }) => (bases as readonly string[]).includes(draft.column.type.base)));
  for (const { columns, variants = [], order, rows, constraints } of context.bounds.tables.get(table.name)!.groups) {
    const members = drafts.filter(({ column }) => columns.includes(column.name));
    const isOneOf = variants.every(
      (variant) => !variant.order && Object.values(variant.columns).every((says) => (says.null ?? says.notNull) === true && !says.domain),
    );
    const filled = variants.map((variant) => Object.values(variant.columns).filter((says) => says.notNull).length);
    if (
      constraints &&
      !order &&
      !rows &&
      isOneOf &&
      members.length === columns.length &&
      variants.length === columns.length &&
      filled.every((count) => count === 1)
    )
      return members;
  }
  const typed = drafts.filter((draft) => isFree(draft.column, table, context) && pieces(draft.column.name).some((piece) => VALUE.has(piece)));
  return new Set(typed.map(({ column }) => column.type.base)).size === typed.length ? typed : [];
}

const VALUE = wordSet('a value in any language');

/** Lists of labels that may say which type a value has, of the row and of its parents. */
function kindsOf(table: TableView, values: readonly Draft[], context: DeriveContext): readonly Kind[] {
  const listed = (of: TableView): readonly Draft[] =>
    context.drafts
      .get(of)!
      .filter((draft) => !values.includes(draft) && draft.nullRate === undefined && isPlainName(draft.column.name) && isListedKind(draft, of, context));
  const kindOf = (draft: Draft, of: TableView, path: string): Kind => ({ draft, path: path + draft.column.name, labels: labelsAllowed(draft, of, context) });
  const parents = parentsOf(table, context).flatMap((link) => {
    const path = pathTo(link, table, context);
    return path === null ? [] : listed(link.to).map((draft) => kindOf(draft, link.to, `${path}.`));
  });
  return [...listed(table).map((draft) => kindOf(draft, table, '')), ...parents].filter(({ labels }) => labels.length > 1);
}

/** The column of a label: by its name, otherwise by its type. */
function columnOf(label: string, values: readonly Draft[]): Draft | undefined {
  const words = pieces(label);
  const roots = words.flatMap((word) => rootsOfWord(word));
  const named = values.filter(({ column }) =>
    pieces(column.name).some((piece) => !VALUE.has(piece) && rootsOfWord(piece).some((root) => roots.includes(root))),
  );
  if (named.length === 1) return named[0];
  for (const { labels, bases } of CLASSES) {
    if (!words.some((word) => labels.has(word))) continue;
    for (const base of bases) {
      const typed = values.filter(({ column }) => column.type.base === base);
      if (typed.length === 1) return typed[0];
    }
  }
  return undefined;
}
