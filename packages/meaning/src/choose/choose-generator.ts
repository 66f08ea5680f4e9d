import type { Domain, Reason } from '@seedbed/contract';
import type { ColumnContext } from '../read/column-context.ts';
import { columnContextOf } from '../read/column-context-of.ts';
import type { SchemaNames, TableNames } from '../read/schema-names.ts';
import { findQuantity } from '../propose/quantities/find-quantity.ts';
import type { Match } from '../read/rules/rule-index.ts';
import { universal as index } from '../read/rules/universal.ts';
import type { ColumnView, TableView } from '../schema/schema-view.ts';
import { formTold, rangeTold, withinTold } from '../propose/drafts/comment-form.ts';
import { commentNumbers } from '../propose/drafts/comment-numbers.ts';
import { namedByComment } from '../read/column/comment-name.ts';
import { commentValues } from '../read/column/comment-values.ts';
import { documentInText } from '../propose/drafts/document-in-text.ts';
import { documentOfDefault } from '../propose/drafts/document-of-default.ts';
import { literalDefault } from '../read/column/default-value.ts';
import type { Draft } from '../edits/draft.ts';
import { ofExtensionType } from '../propose/drafts/extension-types.ts';
import { fieldsOfComposite } from '../propose/drafts/fields-of-composite.ts';
import { isNumberedSlot } from '../propose/drafts/numbered-slot.ts';
import { calendarKey } from '../propose/drafts/calendar-key.ts';
import { keyGenerator } from '../propose/drafts/key-generator.ts';
import { labelsOf, yesAndNo } from '../read/column/labels.ts';
import { asOfOtherTable } from '../propose/drafts/of-other-table.ts';
import { readAgain } from '../propose/second-readings/read-again.ts';
import { readComment } from '../read/column/read-comment.ts';
import { translated } from '../propose/drafts/translated.ts';
import { withoutLanguage } from '../read/column/without-language.ts';
import { unknownDocument } from '../propose/drafts/unknown-document.ts';
import { treePath } from '../propose/drafts/tree-path.ts';
import { asDocument, listDocument, withDocument } from '../propose/drafts/document-draft.ts';
import { orPlainWord } from '../propose/drafts/plain-word.ts';
import { elementOf, listOf } from '../propose/drafts/list-draft.ts';
import { documentOfCheck } from '../propose/drafts/document-of-check.ts';
import { plainDraft, spokenOf } from '../propose/drafts/plain-draft.ts';
import { fromLabels } from '../propose/drafts/label-draft.ts';
import { fromRule } from '../propose/drafts/rule-draft.ts';

/** Facts first, then the rule of highest score, then the plain value of the type. */
export function chooseGenerator(column: ColumnView, table: TableView, names: TableNames, schema: SchemaNames, domain: Domain | undefined): Draft {
  const { words } = withoutLanguage(names.columns.get(column.name)!);
  const day = calendarKey(column, table, schema);
  if (day) return asKey(column, day, words);
  const key = keyGenerator(column, table, words, schema);
  if (key) return (key.isGuess && ofKnownForm(column, table, words, columnContextOf(column, names, schema))) || asKey(column, key, words);
  const tree = treePath(column, table, words);
  if (tree) return tree;
  const ofType = ofExtensionType(column, words);
  if (ofType) return ofType;
  const commented = readComment(column, columnContextOf(column, names, schema));
  const at = { ...commented, name: withoutLanguage(commented.name) };
  const composite = fieldsOfComposite(column, words, at, (field, view) => orQuantity(index.best(field), findQuantity(field, view, undefined)));
  if (composite) return composite;
  const read = readAgain(commented.name === at.name ? index.best(at) : translatedMatch(at), at, index);
  const named = documentInText(asDocument(orPlainWord(asOfOtherTable(read, at, names, schema, index) ?? read, at), at), at, index);
  const asText = () => orPlainWord(readAgain(index.best({ ...at, type: 'text' }), { ...at, type: 'text' }, index), { ...at, type: 'text' });
  const known = orQuantity(translated(named, asText, at), findQuantity(at, column, domain));
  const otherName = known ? null : namedByComment(column, at);
  const byName = known ?? (otherName && orQuantity(readAgain(index.best(otherName), otherName, index), findQuantity(otherName, column, domain)));
  const match = ofStatedFormat(column, isNumberedSlot(words) ? null : byName, at);
  const listed = column.type.kind === 'array' ? commentValues(column, domain, undefined) : null;
  if (listed)
    return {
      ...listOf(column, { kind: 'values', parameters: { values: [...listed] } }, null, words, 0.8),
      because: { code: 'comment', words: 'of the values that its comment lists' },
    };
  const element = elementOf(column, match, at);
  if (element) return element;
  const counted = commentNumbers(column, domain, names.noun, literalDefault(column.column));
  if (counted)
    return {
      ...plainDraft(column, words, false),
      kind: 'values',
      parameters: { values: [...counted.values], weights: [...counted.weights] },
      confidence: 0.9,
      because: { code: 'comment', words: 'the numbers that its comment lists' },
    };
  const declared = labelsOf(column, domain);
  const labels = declared ?? commentValues(column, domain, match?.rule.kind);
  if (labels && labels.length > 0)
    return fromLabels(column, labels, declared ? 'labels' : 'comment', yesAndNo(labels) ? (flagOf(at) ?? match) : match, names, words);
  const told = formTold(column, domain, match?.rule.kind);
  if (told)
    return {
      ...plainDraft(column, words, false),
      kind: told.kind,
      parameters: told.parameters,
      confidence: 0.9,
      because: { code: 'comment', words: told.words },
    };
  const usual = at.type === 'json' ? documentOfDefault(literalDefault(column.column), at, index) : null;
  if (usual)
    return {
      ...plainDraft(column, words, false),
      kind: 'json',
      parameters: { shape: usual },
      because: { code: 'default', words: 'the keys of its DEFAULT' },
      confidence: 0.6,
    };
  const asked = at.type === 'json' ? documentOfCheck(domain, at, index) : null;
  if (asked)
    return {
      ...plainDraft(column, words, false),
      kind: 'json',
      parameters: { shape: asked },
      because: { code: 'labels', words: 'the keys that its CHECK demands' },
      confidence: 0.6,
    };
  const list = !match && at.type === 'json' ? listDocument(at) : null;
  if (list) return { ...fromRule(column, list, table, words), confidence: 0.3 };
  if (!match && at.type === 'json' && words.length > 0) {
    const draft = plainDraft(column, words, false);
    const shape = unknownDocument(literalDefault(column.column), at, index, { column, table, schema });
    return { ...draft, kind: 'json', parameters: { shape }, because: { code: 'plain', words: 'a document of which nothing is known' }, confidence: 0.3 };
  }
  if (!match && at.type === 'xml' && words.length > 0) {
    // An unknown document has the usual content of the table's documents.
    const asMetadata = { words: ['metadata'], raw: ['metadata'] };
    const document = (at.type === 'xml' && index.best({ ...at, type: 'json' })) || index.best({ ...at, type: 'json', name: asMetadata });
    if (document) return { ...withDocument({ ...fromRule(column, document, table, words), kind: 'json' }, at), confidence: 0.3 };
  }
  const chosen = match
    ? withDocument(fromRule(column, match, table, words), at)
    : plainDraft(column, words, names.columns.get(column.name)!.raw.at(-1) !== words.at(-1), spokenOf(schema.domains));
  const range = rangeTold(column, domain);
  const within = range && withinTold(chosen.kind, chosen.parameters, column, range);
  return within ? { ...chosen, kind: within.kind, parameters: within.parameters, confidence: 0.9, because: { code: 'comment', words: within.words } } : chosen;
}

function asKey(
  column: ColumnView,
  { kind, parameters, because }: { kind: string; parameters: Record<string, unknown>; because: Reason },
  words: readonly string[],
): Draft {
  return { column, kind, parameters, because, nullRate: undefined, entity: undefined, confidence: 1, rest: [], words };
}

/** What code says that a text is, an email address or a URL, unless its name says which. */
function ofStatedFormat({ column }: ColumnView, match: Match | null, at: ColumnContext): Match | null {
  const format = [column.stated?.limits, ...(column.stated?.cases ?? []).map(({ limits }) => limits)].find((limits) => limits?.format)?.format;
  if (format === undefined || (match && (format === 'email' ? /^internet\.email$/ : /url|image\./i).test(match.rule.kind))) return match;
  return index.best({ ...at, name: { words: [format], raw: [format] } }) ?? match;
}

/** `name_sv` of reasons: names of people are not translated, so it names the row. */
function translatedMatch(at: ColumnContext): Match | null {
  const match = index.best(at);
  const noun = at.table.words.slice(-1);
  const ofNoun = match?.rule.kind.startsWith('person.') ? index.best({ ...at, name: { words: noun, raw: noun } }) : null;
  return ofNoun ? { ...ofNoun, rule: { ...ofNoun.rule, nullRate: undefined } } : match;
}

/** `room_id text PRIMARY KEY`: a key in a form that a rule knows. */
function ofKnownForm(column: ColumnView, table: TableView, words: readonly string[], at: ColumnContext): Draft | null {
  const match = words.length > 1 ? index.best(at) : null;
  if (!match || match.words.length < 2 || !(match.rule.kind === 'pattern' || match.rule.parameters.prefix !== undefined)) return null;
  return fromRule(column, { ...match, rule: { ...match.rule, nullRate: undefined } }, table, words);
}

/** The quantity in a number's name, if no rule knows the name better. */
function orQuantity(match: Match | null, quantity: Match | null): Match | null {
  return quantity && quantity.score + EVEN >= (match?.score ?? 0) ? quantity : match;
}

/** Between a rule and a quantity that know as much of a name, the quantity knows its unit. */
const EVEN = 4;

/** The generator of a boolean with that name: yes and no labels mean the same. */
function flagOf(at: ColumnContext): Match | null {
  const flag = index.best({ ...at, type: 'bool' });
  return flag?.rule.kind === 'datatype.boolean' ? flag : null;
}
