import { edit, type Draft } from '../../edits/draft.ts';
import type { Link } from '../../schema/link.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { compute, isFree, namesOf, parentsOf, type DeriveContext } from '../context.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { canUseRowNumber, shareOfRow } from '../sums/row-share.ts';
import { matcher, type Matcher } from '../../read/words.ts';
import { PLAIN_TEXT_TYPES } from '../../schema/types.ts';

const FIELD = matcher('changed field');
const OLD = matcher('old value');
const NEW = matcher('new value');
/** Fields in a log, and values of each. */
const MAX_FIELDS = 4;
const MAX_LABELS = 5;

type Field = { readonly name: string; readonly labels: readonly string[] };

/** The changed field in a log is one of the referenced row's, and its values are values of that field. */
export function logChanges(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  const named = (pattern: Matcher) =>
    drafts.find(
      (draft) =>
        pattern.test(draft.words.join(' ')) &&
        PLAIN_TEXT_TYPES.has(draft.column.type.base) &&
        draft.column.type.kind !== 'array' &&
        isPlainName(draft.column.name) &&
        !draft.column.type.labels &&
        isFree(draft.column, table, context),
    );
  const [field, before, after] = [named(FIELD), named(OLD), named(NEW)];
  if (!field || !before || !after || !canUseRowNumber(drafts)) return;
  const link = subjectOf(table, context);
  const room = Math.min(...[field, before, after].map(({ column }) => column.type.length ?? Infinity));
  const fields = link ? fieldsOf(context.drafts.get(link.to)!, room) : [];
  if (fields.length === 0) return;
  const share = shareOfRow(before, drafts);
  const nullable = [field, before, after].map(({ column, nullRate }) => (column.notNull ? undefined : nullRate));
  edit(field, {
    kind: 'values',
    parameters: { values: fields.map(({ name }) => name) },
    entity: undefined,
    nullRate: undefined,
    confidence: 0.85,
    because: { code: 'relation', words: `fields of ${link!.to.table.name}` },
  });
  const textAt = (step: 0 | 1) =>
    fields.reduceRight(
      (rest, each) =>
        rest === '' ? valueOf(each, share, step) : `${field.column.name} == ${JSON.stringify(each.name)} ? (${valueOf(each, share, step)}) : (${rest})`,
      '',
    );
  compute(before, 'expression', { expression: textAt(0) }, `a value of ${field.column.name}`, 'relation');
  compute(after, 'expression', { expression: textAt(1) }, `another value of ${field.column.name}`, 'relation');
  if (nullable[1] !== undefined) edit(before, { nullRate: nullable[1] });
}

/** The changed row: its table is in the log's name, otherwise it is the log's owner. */
function subjectOf(table: TableView, context: DeriveContext): Link | undefined {
  const { words } = namesOf(table, context).tokens;
  const links = parentsOf(table, context).filter((link) => !namesOf(link.to, context).agent);
  return (
    links.find((link) => words.includes(namesOf(link.to, context).noun)) ??
    links.find((link) => context.relations.owners.get(table) === link) ??
    (links.length === 1 ? links[0] : undefined)
  );
}

function fieldsOf(drafts: readonly Draft[], room: number): Field[] {
  return drafts
    .map(({ column, parameters, kind }) => ({ name: column.name, labels: labelsOf(column.type.labels, kind, parameters) }))
    .filter(({ name, labels }) => labels.length >= 2 && name.length <= room && labels.every((label) => label.length <= room))
    .slice(0, MAX_FIELDS);
}

function labelsOf(labels: readonly string[] | undefined, kind: string, { values, steps, goals, ends }: Draft['parameters']): readonly string[] {
  const lists = labels ?? (kind === 'values' ? values : kind === 'life.state' ? [steps, goals, ends].flat() : []);
  const texts = Array.isArray(lists) ? lists.filter((each): each is string => typeof each === 'string') : [];
  return texts.slice(0, MAX_LABELS);
}

/** A label by the row's share; with a step, the one after it. */
function valueOf({ labels }: Field, share: string, step: 0 | 1): string {
  const ways = labels.length - 1;
  return Array.from({ length: ways }, (_, i) => JSON.stringify(labels[i + step]))
    .map((label, i) => (i === ways - 1 ? label : `${share} < ${((i + 1) / ways).toFixed(2)} ? ${label} : `))
    .join('');
}
