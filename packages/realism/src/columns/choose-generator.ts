import type { Domain, Reason } from '@seedbed/contract';
import { isNamedNoun, typeDefault } from '@seedbed/engine';
import type { ColumnContext } from '../names/column-context.ts';
import { typeClass } from '../names/type-class.ts';
import { UNITS } from '../names/units-of-measure.ts';
import { columnContextOf, type SchemaNames, type TableNames } from '../names/describe-schema.ts';
import { findQuantity } from '../quantities/find-quantity.ts';
import { isParticiple } from '../names/participles.ts';
import type { Match } from '../names/rule-index.ts';
import { lastResort as lastIndex, universal as index } from '../names/universal.ts';
import type { ColumnView, TableView } from '../schema/schema-view.ts';
import { commentNumbers } from './comment-numbers.ts';
import { namedByComment } from './comment-name.ts';
import { commentValues } from './comment-values.ts';
import { composeDocument } from './compose-document.ts';
import { documentInText } from './document-in-text.ts';
import { documentOfDefault } from './document-of-default.ts';
import { literalDefault } from './default-value.ts';
import { isPlainName } from '../derive/context.ts';
import type { Draft } from './draft.ts';
import { ofExtensionType } from './extension-types.ts';
import { fewWords } from './few-words.ts';
import { fieldsOfComposite } from './fields-of-composite.ts';
import { keyGenerator } from './key-generator.ts';
import { labelWeights } from './label-weights.ts';
import { labelsOf, yesAndNo } from './labels.ts';
import { asOfOtherTable } from './of-other-table.ts';
import { readAgain } from './read-again.ts';
import { readComment } from './read-comment.ts';
import { readLooser, severalPeople } from './read-looser.ts';
import { translated } from './translated.ts';
import { withoutLanguage } from './without-language.ts';
import { unknownDocument } from './unknown-document.ts';
import { unknownOne, unknownText } from './unknown-text.ts';

/** Heads that say little by themselves: confidence × 0.7. */
const WEAK: ReadonlySet<string> = new Set([
  'name',
  'title',
  'value',
  'type',
  'code',
  'data',
  'info',
  'text',
  'number',
  'state',
  'key',
  'count',
  'kind',
  'message',
]);

/** Facts first, then the rule of highest score, then the plain value of the type (REALISM 1.1). */
export function chooseGenerator(column: ColumnView, table: TableView, names: TableNames, schema: SchemaNames, domain: Domain | undefined): Draft {
  const { words } = withoutLanguage(names.columns.get(column.name)!);
  const key = keyGenerator(column, table, words, schema);
  if (key) return (key.isGuess && ofKnownForm(column, table, words, columnContextOf(column, names, schema))) || asKey(column, key, words);
  const tree = treePath(column, table, words);
  if (tree) return tree;
  const ofType = ofExtensionType(column, words);
  if (ofType) return ofType;
  const told = readComment(column, columnContextOf(column, names, schema));
  const at = { ...told, name: withoutLanguage(told.name) };
  const composite = fieldsOfComposite(column, words, at, (field, view) => orQuantity(index.best(field), findQuantity(field, view, undefined)));
  if (composite) return composite;
  const read = readAgain(told.name === at.name ? index.best(at) : translatedMatch(at), at, index);
  const named = documentInText(asDocument(orPlainWord(asOfOtherTable(read, at, names, schema, index) ?? read, at), at), at, index);
  const asText = () => orPlainWord(readAgain(index.best({ ...at, type: 'text' }), { ...at, type: 'text' }, index), { ...at, type: 'text' });
  const known = orQuantity(translated(named, asText, at), findQuantity(at, column, domain));
  const otherName = known ? null : namedByComment(column, at);
  const match = known ?? (otherName && orQuantity(readAgain(index.best(otherName), otherName, index), findQuantity(otherName, column, domain)));
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
  const usual = at.type === 'json' ? documentOfDefault(literalDefault(column.column), at, index) : null;
  if (usual)
    return {
      ...plainDraft(column, words, false),
      kind: 'json',
      parameters: { shape: usual },
      because: { code: 'default', words: 'the keys of its DEFAULT' },
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
    // A document of which nothing is known holds what documents of such a table hold.
    const asMetadata = { words: ['metadata'], raw: ['metadata'] };
    const document = (at.type === 'xml' && index.best({ ...at, type: 'json' })) || index.best({ ...at, type: 'json', name: asMetadata });
    if (document) return { ...withDocument({ ...fromRule(column, document, table, words), kind: 'json' }, at), confidence: 0.3 };
  }
  if (!match) return plainDraft(column, words, names.columns.get(column.name)!.raw.at(-1) !== words.at(-1), spokenOf(schema.domains));
  return withDocument(fromRule(column, match, table, words), at);
}

function asKey(
  column: ColumnView,
  { kind, parameters, because }: { kind: string; parameters: Record<string, unknown>; because: Reason },
  words: readonly string[],
): Draft {
  return { column, kind, parameters, because, nullRate: undefined, entity: undefined, confidence: 1, rest: [], words };
}

/** `name_sv` of reasons: no one's name is written in several languages, so that it is what the row is. */
function translatedMatch(at: ColumnContext): Match | null {
  const match = index.best(at);
  const noun = at.table.words.slice(-1);
  const ofNoun = match?.rule.kind.startsWith('person.') ? index.best({ ...at, name: { words: noun, raw: noun } }) : null;
  return ofNoun ? { ...ofNoun, rule: { ...ofNoun.rule, nullRate: undefined } } : match;
}

/** `room_id text PRIMARY KEY`: a key that others write in a form of its own, where a rule knows the form. */
function ofKnownForm(column: ColumnView, table: TableView, words: readonly string[], at: ColumnContext): Draft | null {
  const match = words.length > 1 ? index.best(at) : null;
  if (!match || match.words.length < 2 || !(match.rule.kind === 'pattern' || match.rule.parameters.prefix !== undefined)) return null;
  return fromRule(column, { ...match, rule: { ...match.rule, nullRate: undefined } }, table, words);
}

/** What a number's name measures, where no rule knows its name better. */
function orQuantity(match: Match | null, quantity: Match | null): Match | null {
  return quantity && quantity.score + EVEN >= (match?.score ?? 0) ? quantity : match;
}

/** Between a rule and a quantity that know as much of a name, the quantity knows its unit. */
const EVEN = 4;

/** What a boolean of that name would be: labels of yes and no are one. */
function flagOf(at: ColumnContext): Match | null {
  const flag = index.best({ ...at, type: 'bool' });
  return flag?.rule.kind === 'datatype.boolean' ? flag : null;
}

/** A text of which no rule knows anything, or only that it is a remark, may be one of a few words of any trade. */
function orPlainWord(match: Match | null, at: ColumnContext): Match | null {
  if (match?.rule.kind === 'person.fullName') return severalPeople(at) ?? match;
  // A sentence has no room in so few letters.
  if (match && SENTENCES.test(match.rule.kind) && (at.length ?? Infinity) <= FEW_LETTERS) return lastIndex.best(at) ?? ofManner(match, at);
  const isGuess = !match || (match.rule.kind === 'text.note' && match.rule.phrases.length === 0);
  return at.type === 'text' && isGuess ? (lastIndex.best(at) ?? readLooser(at, index, lastIndex) ?? match) : match;
}

const SENTENCES = /^text\.(?:statement|note|about|review|comment|feedback)$/;
const FEW_LETTERS = 24;

function ofManner(match: Match, at: ColumnContext): Match {
  return { ...match, rule: { ...match.rule, ...unknownOne(nounOf(at.name.words)) } };
}

/** `deductions jsonb`, `risk_factors jsonb`: a document named in the plural, of which nothing more is known, lists what a text of the singular would hold. */
function listDocument(at: ColumnContext): Match | null {
  const { words, raw } = at.name;
  if (raw.at(-1) === words.at(-1)) return null;
  const single = orPlainWord(readAgain(index.best({ ...at, type: 'text' }), { ...at, type: 'text' }, index), { ...at, type: 'text' });
  if (
    !single ||
    !/^(?:values|enum\.|person\.fullName|health\.|food\.|location\.|hr\.|commerce\.|company\.|media\.)/.test(single.rule.kind) ||
    single.rule.kind === 'enum.byNoun'
  )
    return null;
  const shape = { type: 'array', items: { kind: single.rule.kind, parameters: withoutSiblings(single.rule.parameters) }, min: 1, max: 3 };
  return { ...single, rule: { ...single.rule, kind: 'json', parameters: { shape } } };
}

/** Words that say of a document only that it is one. */
const DOCUMENTS: ReadonlySet<string> = new Set([
  'data',
  'json',
  'info',
  'detail',
  'field',
  'blob',
  'payload',
  'meta',
  'object',
  'metadata',
  'config',
  'content',
]);

/** `sensor_data`, `reward_json`: the document that a column without that word would hold, where a rule knows one. */
function asDocument(match: Match | null, at: ColumnContext): Match | null {
  const { words, raw } = at.name;
  if (at.type !== 'json' || words.length < 2 || !DOCUMENTS.has(words.at(-1)!) || (match && match.words.length > 1)) return match;
  const bare = index.best({ ...at, name: { words: words.slice(0, -1), raw: raw.slice(0, -1) } });
  return bare?.rule.kind === 'json' && bare.words.length > 0 ? bare : match;
}

/**
 * The keys that a rule names for a document become its shape; a DEFAULT of `{}` or `[]` says whether it is one thing or a list. A text
 * that holds a document holds what a JSON column of its name would.
 */
function withDocument(draft: Draft, at: ColumnContext): Draft {
  if (draft.kind !== 'json') return draft;
  const asJson = typeof draft.parameters.keys === 'string' || at.type === 'json' ? null : index.best({ ...at, type: 'json' });
  const { keys, ...parameters } = asJson?.rule.kind === 'json' ? asJson.rule.parameters : draft.parameters;
  // A text of a few letters holds no document.
  if (at.type === 'text' && (at.length ?? Infinity) < SHORTEST_DOCUMENT) return plainDraft(draft.column, draft.words, false, spokenOf(at.domains));
  if (typeof keys !== 'string') return { ...draft, parameters };
  const shape = composeDocument(keys, at, index);
  const usual = literalDefault(draft.column.column);
  const isList = 'type' in shape && shape.type === 'array';
  const fitting =
    usual === '{}' && isList && 'type' in shape.items ? shape.items : usual === '[]' && !isList ? { type: 'array', items: shape, min: 1, max: 3 } : shape;
  return { ...draft, kind: at.type === 'xml' ? 'xml.record' : 'json', parameters: { ...parameters, shape: fitting } };
}

/** A varchar of fewer characters has no room for one. */
const SHORTEST_DOCUMENT = 200;

/** A list of the singular: `device_types text[]` holds what a column `device_type` would, where no rule for lists knows better. */
function elementOf(column: ColumnView, match: Match | null, at: ColumnContext): Draft | null {
  const { element } = column.type;
  // Labels are made of themselves.
  if (column.type.kind !== 'array' || !element || element.kind === 'array' || element.kind === 'enum' || match?.rule.parameters.element !== undefined)
    return null;
  // Whole lists, of which the words go together.
  const lists = match?.rule.kind === 'values' ? (match.rule.parameters.values as readonly unknown[]) : [];
  if (lists.length > 0 && lists.every((value) => typeof value === 'string' && value.startsWith('{'))) return null;
  // One of them is called by the singular, and no remark because of the plural: of `client_ids` an id, not a text of several.
  const type = typeClass(element);
  if (type === 'num' && VECTORS.has(at.name.words.at(-1)!)) return listOf(column, { kind: 'number.float', parameters: SMALL }, match, at.name.words, 0.6);
  const singular = withoutDeed(at).map((word) => (word === 'ids' && type === 'text' ? 'id' : word));
  const ofOne = { ...at, type, length: element.length, name: { words: singular, raw: type === 'text' ? singular : at.name.raw } };
  const single = readAgain(index.best(ofOne), { ...ofOne, name: { words: singular, raw: singular } }, index);
  const remark = single?.rule.kind === 'text.note' && single.rule.phrases.length === 0;
  const kind = remark ? undefined : single?.rule.kind;
  const plain = element.base === 'text' || element.base === 'varchar';
  if ((!single || remark) && !plain) return null;
  if (kind !== undefined && /^(?:sequence|null|array|life\.|date\.|sibling)/.test(kind)) return null;
  const words = at.name.words;
  const made = kind === undefined ? unknownOne(nounOf(singular)) : { kind, parameters: withoutSiblings(single!.rule.parameters) };
  return listOf(column, made, match, words, kind === undefined ? 0.2 : 0.5);
}

/** What a model makes of a text: many small numbers of both signs. */
const VECTORS: ReadonlySet<string> = new Set(['embedding', 'vector', 'centroid', 'vec']);
const SMALL = { min: -0.12, max: 0.12, fractionDigits: 5 };

/** `modules_searched text[]`, `tools_used text[]`: what was done to them says nothing of what they are. */
function withoutDeed({ name: { words, raw } }: ColumnContext): readonly string[] {
  return words.length > 1 && isParticiple(words.at(-1)!) && raw.at(-2) !== words.at(-2) ? words.slice(0, -1) : words;
}

function listOf(
  column: ColumnView,
  element: { kind: string; parameters: Record<string, unknown> },
  match: Match | null,
  words: readonly string[],
  confidence: number,
): Draft {
  return {
    column,
    kind: 'array',
    parameters: { ...match?.rule.parameters, element },
    nullRate: match?.rule.nullRate,
    entity: undefined,
    confidence,
    because: { code: 'name', words: `a list of ${words.join(' ')}` },
    rest: [],
    words,
  };
}

function withoutSiblings(parameters: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parameters).filter(([, value]) => typeof value !== 'string' || !value.startsWith('@')));
}

/**
 * An ltree begins as its DEFAULT says (`0`), and names the row below that, or below a row before it: of five rows two are on top, two answer
 * the second of these, and one answers an answer.
 */
function treePath(column: ColumnView, table: TableView, words: readonly string[]): Draft | null {
  const root = column.type.base === 'ltree' ? literalDefault(column.column) : null;
  const [key] = table.primaryKey;
  if (root === null || !/^[A-Za-z0-9_]+$/.test(root) || table.primaryKey.length !== 1 || !key || !isPlainName(key)) return null;
  if (!/^int[248]$/.test(table.column.get(key)!.type.base)) return null;
  const above = `(${key} % 5 == 2 ? string(${key} - 1) + '.' : ${key} % 5 == 3 ? string(${key} - 2) + '.' + string(${key} - 1) + '.' : ${key} % 5 == 4 ? string(${key} - 3) + '.' : '')`;
  const parameters = { expression: `'${root}.' + ${above} + string(${key})` };
  return {
    column,
    kind: 'expression',
    parameters,
    nullRate: undefined,
    entity: undefined,
    confidence: 0.6,
    because: { code: 'default', words: `below its DEFAULT ${root}` },
    rest: [],
    words,
  };
}

/** Whether the tables speak of a trade, or of what programs need. */
function spokenOf(domains: ReadonlySet<string>): 'trade' | 'systems' | undefined {
  if (domains.has('systems')) return 'systems';
  return domains.size > 0 && !domains.has('software') && !domains.has('game') ? 'trade' : undefined;
}

/** A value of the type, when the name says nothing; a literal DEFAULT says which one is usual. */
function plainDraft(column: ColumnView, words: readonly string[], plural: boolean, spoken?: 'trade' | 'systems'): Draft {
  const usual = literalDefault(column.column);
  const { kind, parameters = {} } = typeDefault(column.type);
  const draft: Draft = {
    column,
    kind,
    parameters,
    nullRate: undefined,
    entity: undefined,
    confidence: 0.2,
    because: { code: 'plain', words: `a plain value of ${column.type.name}` },
    rest: [],
    words,
  };
  if (kind === 'datatype.boolean') draft.parameters = { probability: usual === 'true' ? 0.85 : usual === 'false' ? 0.15 : 0.3 };
  else if (kind === 'number.plain' && column.type.base === 'int2' && (usual === '0' || usual === '1'))
    // Two bytes that are mostly 0 or 1 are a flag; as a count they would be small all the same.
    [draft.kind, draft.parameters] = ['datatype.boolean', { probability: usual === '1' ? 0.85 : 0.12 }];
  else if (kind === 'number.plain' && usual === '0') draft.kind = 'number.mostlyZero';
  else if (kind === 'number.plain' && column.type.base === 'int2') draft.kind = 'number.code';
  else if (kind === 'number.plain' && isShare(column)) [draft.kind, draft.parameters] = ['number.percent', { max: 1 }];
  else if (kind === 'text.plain' && isFixedCode(column)) [draft.kind, draft.parameters] = ['string.numeric', { length: column.type.length }];
  else if (kind === 'text.plain' && words.length > 0 && isNamedNoun(words.at(-1)!) && (column.type.length ?? Infinity) >= 20)
    [draft.kind, draft.parameters] =
      words.at(-1) === 'stage' || (words.length > 1 && words.at(-1) === 'group' && column.type.length !== undefined && column.type.length <= 20)
        ? ['values', { values: fewWords(words, '') }]
        : ['text.nounName', { noun: words.at(-1)! }];
  else if (kind === 'text.plain' && words.length > 0) [draft.kind, draft.parameters] = unknownText(column, words.at(-1)!, spoken);
  else if (kind === 'json') draft.parameters = { preset: plural ? 'records' : 'record', noun: nounOf(words) };
  return draft;
}

/** A bound is a round number that someone typed, whatever it bounds: `max_active_tasks`, `image_max_size`. */
function boundRule({ rule }: Match, words: readonly string[], { type }: ColumnView): Match['rule'] {
  // At least one, two or three: `min_approvals`, `minimum_reviewers`.
  const isLeast = words.length > 1 && (words[0] === 'min' || words[0] === 'minimum') && !words.some((word) => UNITS.has(word) || SPANS.has(word));
  if (isLeast && rule.kind === 'number.config' && rule.parameters.min === undefined)
    return { ...rule, kind: 'number.typical', parameters: { values: [1, 2, 3, 5, 10] } };
  const isBound = words.length > 1 && words.some((word) => word === 'max' || word === 'maximum' || word === 'limit');
  // `max_invites_allowed int` is no yes or no.
  const isCounted = COUNTED.has(rule.kind) || (rule.kind === 'datatype.boolean' && /^int[48]$/.test(type.base));
  if (!isBound || !isCounted || rule.parameters.min !== undefined) return rule;
  // Of things there are 5, 20 or 100 at most; 3600 are seconds.
  return words.some((word) => UNITS.has(word) || SPANS.has(word))
    ? { ...rule, kind: 'number.config', parameters: {} }
    : { ...rule, kind: 'number.typical', parameters: { values: [10, 5, 20, 50, 100, 3, 25] } };
}

const SPANS: ReadonlySet<string> = new Set([
  'time',
  'timeout',
  'age',
  'duration',
  'delay',
  'interval',
  'period',
  'lifetime',
  'ttl',
  'wait',
  'size',
  'length',
  'memory',
  'rate',
  'speed',
]);

const COUNTED: ReadonlySet<string> = new Set(['number.count', 'number.popularity', 'number.mostlyZero', 'number.config']);

/** `numeric(4,3)`: most digits stand behind the point, so that it is a part of one. */
function isShare({ type }: ColumnView): boolean {
  const { precision, scale = 0 } = type;
  return type.base === 'numeric' && precision !== undefined && precision - scale <= 1 && scale >= 3;
}

/** `char(15)`: a text of one length is a number of something. */
function isFixedCode({ type }: ColumnView): boolean {
  return type.base === 'bpchar' && type.length !== undefined && type.length >= 5;
}

/** The last two words that are letters. */
function nounOf(words: readonly string[]): string {
  return (
    words
      .filter((word) => /^\p{L}+$/u.test(word))
      .slice(-2)
      .join(' ') || 'item'
  );
}

/** Words that say of a whole number that it counts, whatever was done to what is counted: `count_received`. */
const COUNTS: ReadonlySet<string> = new Set(['count', 'number', 'quantity', 'total']);

/** Two bytes hold no timestamp: `trl_start smallint` is a small number. */
function fittingRule({ rule, rest }: Match, column: ColumnView): Match['rule'] {
  const isTimestamp = /^date\.(?:start|end|created|updated|event|past|recent|future|due|expires|scheduled|business|epoch|anytime)$/.test(rule.kind);
  if (isTimestamp && column.type.base === 'int2') return { ...rule, kind: 'number.int', parameters: { min: 1, max: 30 } };
  // `count_received` counts, where `count_updated_at bigint` is a time.
  if (isTimestamp && /^(?:int[48]|numeric)$/.test(column.type.base) && rest.some((word) => COUNTS.has(word)) && !TIME_AT_END.test(column.name))
    return { ...rule, kind: 'number.count', parameters: { median: 40, zeroShare: 0 } };
  // A time that is 0 unless someone says otherwise is one of several that have numbers: `billing_time int DEFAULT 0`.
  const isChoice = rule.kind === 'date.business' && column.type.base === 'int4' && literalDefault(column.column) === '0';
  return isChoice ? { ...rule, kind: 'number.code', parameters: { max: 3 } } : rule;
}

const TIME_AT_END = /(?:_(?:at|on|time|date|ts|epoch|timestamp|ms|secs?|seconds)|[a-z](?:At|On|Time|Date|Timestamp))$/;

/** DEFAULT true: most rows are so, whatever the word alone would say. */
function usualTruth(rule: Match['rule'], { column }: ColumnView): Match['rule'] {
  const share = rule.kind === 'datatype.boolean' ? (rule.parameters.probability as number | undefined) : undefined;
  return share !== undefined && share < 0.6 && literalDefault(column) === 'true' ? { ...rule, parameters: { ...rule.parameters, probability: 0.85 } } : rule;
}

function fromRule(column: ColumnView, match: Match, table: TableView, words: readonly string[]): Draft {
  const rule = usualTruth(fittingRule({ ...match, rule: boundRule(match, words, column) }, column), column);
  // Texts of several lengths cannot be distinguished by number.
  if (rule.kind === 'weighted' && (column.unique || column.inKey)) return fromRule(column, { ...match, rule: sealedKey(rule, column) }, table, words);
  return {
    column,
    kind: rule.kind,
    parameters: { ...rule.parameters },
    nullRate: rule.nullRate,
    entity: undefined,
    confidence: confidenceOf(match),
    because: { code: 'name', words: reason(match, table) },
    rest: match.rest,
    words,
  };
}

function sealedKey(rule: Match['rule'], { type }: ColumnView): Match['rule'] {
  return { ...rule, kind: 'string.base64', parameters: { length: Math.min(88, type.length ?? Infinity) } };
}

export function confidenceOf(match: Match): number {
  const weak = match.words.length === 1 && WEAK.has(match.words[0]!) ? 0.7 : 1;
  return Math.round(Math.max(0.1, match.score <= 0 ? 0.2 : (match.score / (match.score + 6)) * weak) * 100) / 100;
}

export function reason(match: Match, table: TableView): string {
  return `"${match.words.join(' ')}" in ${table.table.name}${match.rest.length > 0 ? `, ${match.rest.join(' ')}` : ''}`;
}

function fromLabels(
  column: ColumnView,
  labels: readonly string[],
  code: 'labels' | 'comment',
  match: Match | null,
  names: TableNames,
  words: readonly string[],
): Draft {
  const base = { column, nullRate: match?.rule.nullRate, entity: undefined, rest: [], words };
  const source = code === 'comment' ? 'the values that its comment lists' : column.type.labels ? "the enum's labels" : 'the labels of a CHECK';
  const pair = yesAndNo(labels);
  const usual = literalDefault(column.column);
  if (pair) {
    const share =
      match?.rule.kind === 'datatype.boolean' ? (match.rule.parameters.probability as number) : usual === pair[0] ? 0.85 : usual === pair[1] ? 0.15 : 0.3;
    return {
      ...base,
      kind: 'values',
      parameters: { values: [...pair], weights: [Math.round(share * 100), Math.round((1 - share) * 100)] },
      confidence: 0.9,
      because: { code, words: `${source}: yes and no` },
    };
  }
  if (labels.length === 1)
    return { ...base, kind: 'constant', parameters: { value: labels[0] }, confidence: 1, because: { code, words: `${source}: only one` } };
  // A person's sex agrees with the first name, in the words of the labels.
  if (match?.rule.kind === 'person.sex' && isSexes(labels))
    return { ...base, kind: 'person.sex', parameters: {}, confidence: 0.9, because: { code, words: `${source}, by the name` } };
  // The old status of a row is one as well.
  const at = words.findLastIndex((word) => !WHICH_OF_TWO.has(word));
  const head = words[at] ?? '';
  const isState = ['status', 'state', 'stage', 'phase', 'lifecycle'].includes(head) || match?.rule.kind === 'life.state';
  const noun = at > 0 && isState && !WHICH_OF_TWO.has(words[at - 1]!) ? words[at - 1]! : names.noun;
  return {
    ...base,
    kind: 'values',
    parameters: { values: [...labels], weights: labelWeights(labels, noun, isState, usual) },
    confidence: 0.9,
    because: { code, words: `${source}${isState ? ', weighed by what they say' : ''}` },
  };
}

/** Words that say which of two states is meant. */
const WHICH_OF_TWO: ReadonlySet<string> = new Set(['old', 'new', 'previous', 'current', 'last', 'from', 'to', 'before', 'after', 'prior', 'original', 'final']);

/** A few labels, with one for women and one for men among them. */
function isSexes(labels: readonly string[]): boolean {
  return labels.length <= 5 && labels.some((label) => /^(?:f|w)/i.test(label)) && labels.some((label) => /^m(?!s)/i.test(label));
}
