import { edit, isListed, type Draft } from '../../edits/draft.ts';
import { literalOf } from '../../read/column/legend.ts';
import type { Link } from '../../schema/link.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { compute, isFree, isOpen, namesOf, parentsOf, type DeriveContext } from '../context.ts';
import { sameThing } from '../columns/polymorphic.ts';
import { isOneOf } from './only-when.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { canUseRowNumber, shareOfRow } from '../sums/row-share.ts';
import { pieces } from '../../read/names/tokens.ts';
import { matcher, wordSet, type Matcher } from '../../read/words.ts';
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

const DEED = wordSet('what was done to a row');
const CHANGES = wordSet('changes of a row');
/** What is done to rows, and how often; the second changes them. */
const DEEDS = ['create', 'update', 'delete'];
const CHANGED = /^(?:updated?|changed?|edit(?:ed)?|modif(?:y|ied))$/i;
const OFTEN = [35, 55, 10];
const MAX_CHANGES = 4;

/**
 * A log names the table of each row that it tells of: what was done to it is what may be done to any row, and its changes are those of columns of that table, where it was
 * changed at all.
 */
export function logDeeds(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  const [type, ofType] = typeOf(drafts, context) ?? [];
  const deed = drafts.find((draft) => DEED.has(draft.words.join(' ')) && PLAIN_TEXT_TYPES.has(draft.column.type.base) && isPlainName(draft.column.name));
  if (!type || !ofType || !deed) return;
  const deeds = () => labelsOf(deed.column.type.labels, deed.kind, deed.parameters);
  const hasRoom = DEEDS.every((label) => label.length <= (deed.column.type.length ?? Infinity));
  if (hasRoom && !isListed(deed.because) && isOpen(deed, table, context) && !deeds().some((label) => CHANGED.test(label)))
    edit(deed, {
      kind: 'values',
      parameters: { values: DEEDS, weights: OFTEN },
      entity: undefined,
      because: { code: 'relation', words: `done to a row that ${type.column.name} names` },
    });
  const changing = deeds().filter((label) => pieces(label).some((word) => CHANGED.test(word)));
  const changes = drafts.find((draft) => CHANGES.has(draft.words.join(' ')) && /^jsonb?$/.test(draft.column.type.base) && isOpen(draft, table, context));
  if (!changes || changing.length === 0) return;
  const cases = [...ofType].flatMap(([label, to]) => {
    const its = context.drafts.get(to)!;
    const flags = its.filter(({ column }) => column.type.base === 'bool').slice(0, MAX_FIELDS);
    const shapes = [
      ...fieldsOf(its, Infinity).flatMap(({ name, labels }) => labels.slice(1, MAX_CHANGES).map((after, i) => changeOf(name, labels[i]!, after))),
      ...flags.map(({ column }) => changeOf(column.name, true, false)),
    ];
    const when = `${type.column.name} == ${literalOf(type.column, label)} && (${isOneOf(deed, changing)})`;
    return shapes.length === 0 ? [] : [{ when, generator: { kind: 'json', parameters: { shape: { type: 'oneOf', shapes } } } }];
  });
  if (cases.length === 0) return;
  const otherwise = changes.column.notNull && { otherwise: { kind: 'json', parameters: { shape: { type: 'object', keys: {} } } } };
  edit(changes, {
    kind: 'cases',
    parameters: { cases, ...otherwise },
    nullRate: undefined,
    because: { code: 'relation', words: `columns of what ${type.column.name} names, where it was changed` },
  });
}

/** A column that names tables of the schema, with the table of each of its values. */
function typeOf(drafts: readonly Draft[], { schema, names }: DeriveContext): readonly [Draft, ReadonlyMap<string, TableView>] | undefined {
  for (const draft of drafts) {
    if (draft.words.length < 2 || !/^(?:type|kind)$/.test(draft.words.at(-1)!) || !isPlainName(draft.column.name)) continue;
    const labels = labelsOf(draft.column.type.labels, draft.kind, draft.parameters);
    const found = labels.flatMap((label) =>
      schema.tables.filter((table) => sameThing(label, names.tables.get(table)!)).map((table) => [label, table] as const),
    );
    if (found.length > 0 && found.length >= labels.length / 2) return [draft, new Map(found)];
  }
  return undefined;
}

function changeOf(field: string, before: string | boolean, after: string | boolean) {
  const constant = (value: string | boolean) => ({ kind: 'constant', parameters: { value } });
  return { type: 'object', keys: { [field]: { type: 'object', keys: { from: constant(before), to: constant(after) } } } };
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
    .map(({ column, parameters, kind }) => ({ name: column.name, labels: labelsOf(column.type.labels, kind, parameters).slice(0, MAX_LABELS) }))
    .filter(({ name, labels }) => labels.length >= 2 && name.length <= room && labels.every((label) => label.length <= room))
    .slice(0, MAX_FIELDS);
}

function labelsOf(labels: readonly string[] | undefined, kind: string, { values, steps, goals, ends }: Draft['parameters']): readonly string[] {
  const lists = labels ?? (kind === 'values' ? values : kind === 'life.state' ? [steps, goals, ends].flat() : []);
  const texts = Array.isArray(lists) ? lists.filter((each): each is string => typeof each === 'string') : [];
  return texts;
}

/** A label by the row's share; with a step, the one after it. */
function valueOf({ labels }: Field, share: string, step: 0 | 1): string {
  const ways = labels.length - 1;
  return Array.from({ length: ways }, (_, i) => JSON.stringify(labels[i + step]))
    .map((label, i) => (i === ways - 1 ? label : `${share} < ${((i + 1) / ways).toFixed(2)} ? ${label} : `))
    .join('');
}
