import { fewWords } from './few-words.ts';
import { unitOfQuantity } from './unit-of-quantity.ts';
import { slugsInSystems } from './names-in-systems.ts';
import { isAgentNoun, isProgram } from '../names/agent-nouns.ts';
import { isParticiple } from '../names/participles.ts';
import { made } from './made-match.ts';
import { readDone, readOneLetter, readShortAnswer } from './read-answers.ts';
import { readSealed } from './read-sealed.ts';
import { readTimestampInText } from './timestamps-in-text.ts';
import { asDoneThings, readCount } from './read-counts.ts';
import { SPANS_OF_TIME } from './spans-of-time.ts';
import { isNoTimestamp, readTimestamp } from './read-timestamps.ts';
import type { Match, RuleIndex } from '../names/rule-index.ts';
import type { ColumnContext } from '../names/column-context.ts';
import { UNITS } from '../names/units-of-measure.ts';

const BOUNDS: ReadonlySet<string> = new Set([
  'min',
  'max',
  'minimum',
  'maximum',
  'lower',
  'upper',
  'lowest',
  'highest',
  'high',
  'low',
  'average',
  'target',
  'expected',
  'estimated',
  'actual',
  'planned',
  'current',
  'previous',
  'old',
  'new',
  'original',
  'proposed',
  'final',
  'initial',
  'peak',
  'default',
  'today',
]);
/** Kinds that say no more than "a number", "a name", "a setting". */
const VAGUE: ReadonlySet<string> = new Set([
  'number.config',
  'number.plain',
  'text.nounName',
  'number.lognormal',
  'number.code',
  'text.plain',
  'enum.byNoun',
  'text.tag',
  'text.short',
  'code.short',
  'date.past',
  'date.epoch',
]);
/** Nouns of tables that list the values which other tables' columns hold: `room_types.name` is a room type. */
const LISTS: ReadonlySet<string> = new Set([
  'type',
  'status',
  'kind',
  'method',
  'reason',
  'mode',
  'level',
  'stage',
  'state',
  'priority',
  'role',
  'frequency',
  'severity',
  'source',
  'channel',
  'condition',
  'unit',
  'format',
]);
const NAMES: ReadonlySet<string> = new Set(['name', 'title', 'label', 'type', 'status', 'value', 'description', 'code', 'method', 'reason', 'mode', 'role']);

/**
 * A second look where the first found nothing or something vague: `max_salary` is a salary, `rainfall_mm` is rainfall,
 * `invigilator_name` is a person's, `room_types.type_name` is what a column `room_type` would hold. Keeps the first where the second
 * is no better.
 */
export function readAgain(found: Match | null, at: ColumnContext, index: RuleIndex): Match | null {
  const first = isNoTimestamp(found, at) ? null : found;
  const plain = readSealed(first, at) ?? readOneLetter(first, at, index) ?? readShortAnswer(first, at) ?? readDone(first, at);
  if (plain) return plain;
  const timestamp = readTimestamp(first, at, index) ?? readTimestampInText(first, at, index);
  if (timestamp) return timestamp;
  const counted = readCount(first, at);
  if (counted) return counted;
  const unit = unitOfQuantity(first, at);
  if (unit) return unit;
  const span = asSpan(first, at) ?? (knowsWhole(first, at) ? null : asDoneThings(at)) ?? asTimeTaken(first, at);
  if (span) return span;
  const done = stateOfDone(first, at);
  if (done) return done;
  if (first && !VAGUE.has(first.rule.kind) && first.rule.kind !== 'text.category' && !isCountOfFlags(first, at))
    return first.rule.kind === 'text.description' ? (asBare(at, index) ?? first) : first;
  const better =
    asCategory(first, at, index) ??
    asTreatedAfter(first, at, index) ??
    (knowsWhole(first, at) ? null : asFlag(first, at, index)) ??
    asCoded(first, at, index) ??
    asQualified(first, at, index) ??
    asNumber(first, at, index) ??
    asPerson(first, at) ??
    asListed(at, index) ??
    asEvent(first, at) ??
    asBare(at, index) ??
    asRemark(first, at);
  return better ?? plainKinds(first, at) ?? first;
}

/** Nouns whose categories are those of goods, texts and money, which have lists of their own. */
const CATEGORIZED: ReadonlySet<string> = new Set(
  'product item article post book film movie expense transaction budget video song game menu recipe course news blog document file ticket task service category store shop business company'.split(
    ' ',
  ),
);

/** `exhibits.category`: where the kinds of a thing are known, its categories are these. */
function asCategory(first: Match | null, at: ColumnContext, index: RuleIndex): Match | null {
  const { words } = at.name;
  if (first?.rule.kind !== 'text.category' || at.type !== 'text' || words.at(-1) !== 'category') return null;
  const noun = words.length > 1 ? words.at(-2)! : (at.table.words.at(-1) ?? '');
  if (noun === '' || CATEGORIZED.has(noun) || at.table.words.some((word) => CATEGORIZED.has(word))) return first;
  const kind = [noun, 'type'];
  const match = index.best({ ...at, name: { words: kind, raw: kind } });
  return match?.rule.kind === 'values' && match.words.length === 2 ? match : first;
}

/** `review_due_in_days integer` is a number of days, whatever stands before. */
function asSpan(first: Match | null, at: ColumnContext): Match | null {
  const { words } = at.name;
  if (at.type !== 'int' || words.at(-2) !== 'in' || words.length < 3 || !/^(?:date\.|number\.(?:config|plain|count|code))/.test(first?.rule.kind ?? ''))
    return null;
  const values = SPANS_OF_TIME[words.at(-1)!.replace(/s$/, '')];
  return values ? made({ kind: 'values', parameters: { values } }, words.slice(-1), 8) : null;
}

/** `ring_time integer`: a time of which nothing says that something happened then is one that something takes. */
function asTimeTaken(first: Match | null, at: ColumnContext): Match | null {
  const { words } = at.name;
  if (at.type !== 'int' || first?.rule.kind !== 'date.epoch' || first.words.join() !== 'time' || words.length < 2 || words.at(-1) !== 'time') return null;
  if (words.some((word) => isParticiple(word) || HAPPENING.has(word))) return null;
  return made({ kind: 'number.duration', parameters: { unit: 's', median: 90, sigma: 0.7 } }, words.slice(-1), 8);
}

/** One of a few words, the first of them mostly. */
function oneOf(values: readonly string[], words: readonly string[], score: number): Match {
  return made({ kind: 'values', parameters: { values, weights: values.map((_, i) => Math.round(60 / (i + 1))) } }, words, score);
}

/** What happens at a time rather than for one. */
const HAPPENING: ReadonlySet<string> = new Set(
  'start begin end finish stop create creation add insert update modify modification change edit delete remove login logon logout sign register registration join leave expire expiry expiration publish post release send sent receive pay payment order delete access visit view see seen last first next previous event log record sync upload download open close launch schedule departure arrival check in out birth death submit approve audit cancel refund ship deliver apply bind active activate lock ban mute read reply effective valid due deadline trigger fire crawl fetch report sample measure date stamp unix epoch server client local device system message msg comment post transaction block now current utc gmt at on reset refresh heartbeat online offline boot startup invite confirm verify grant issue purchase sale checkin checkout entry exit notify remind hit click request response'.split(
    ' ',
  ),
);

/** Nouns whose kinds the engine lists, and their synonyms. */
const WITH_KINDS: ReadonlySet<string> = new Set(
  'room vehicle property event alert document order customer product activity asset media contract device notification payment ticket incident membership pet tax expense leave question store booking reservation apartment listing house building alarm file attachment image user client account company organization member subscription item article equipment machine sensor transaction issue task case request employee car animal patient cost absence branch shop location message log interaction survey'.split(
    ' ',
  ),
);

/** `sync_state`, of which only the states of any thing are known: what is done is under way or over. */
function stateOfDone(first: Match | null, at: ColumnContext): Match | null {
  const isGeneral = first?.rule.kind === 'values' && String(first.rule.parameters.values) === 'active,inactive,pending,archived';
  const noun = at.table.words.findLast((word) => !KEEPS.has(word)) ?? '';
  const values = isGeneral && at.type === 'text' ? fewWords(at.name.words, noun) : null;
  return values && oneOf(values, at.name.words, 5);
}

/** Tables of what was done are called after it. */
const KEEPS: ReadonlySet<string> = new Set(['log', 'logs', 'history', 'record', 'info', 'entry']);

const OF_KIND: ReadonlySet<string> = new Set(['type', 'kind', 'category', 'class', 'subtype', 'policy']);

/** Kinds of a thing that has no list, and states of which only the general ones are known: few words that any may have. */
function plainKinds(first: Match | null, at: ColumnContext): Match | null {
  if (first?.rule.kind !== 'enum.byNoun' || at.type !== 'text') return null;
  const told = at.name.words.length > 1 ? at.name.words.slice(0, -1) : at.table.words;
  // What stands before the last noun says of which kind of it: costs of machines are no machines.
  if (OF_KIND.has(at.name.words.at(-1)!) && WITH_KINDS.has(told.findLast((word) => !OF_KIND.has(word)) ?? '')) return null;
  const values = fewWords(at.name.words, at.table.words.at(-1) ?? '') ?? ['default', 'custom'];
  return oneOf(values, at.name.words, 4);
}

/** Heads that say how a thing is written, not what it is: `species_cd`, `breed_desc`, `card_type_name`. */
const FORMS: ReadonlySet<string> = new Set(['code', 'description', 'type', 'class', 'kind', 'category', 'name', 'value', 'text', 'label', 'company', 'flag']);
const NAMED =
  /^(?:values|enum\.|person\.(?:sex|gender)|animal\.|food\.|vehicle\.|health\.|media\.|science\.|logistics\.|color\.|hr\.|edu\.|location\.|company\.|language\.|finance\.paymentMethod)/;

/** A rule that knows all of a name of several words knows whether it counts: `no_votes` beside `yes_votes` are no flag. */
function knowsWhole(first: Match | null, { name }: ColumnContext): boolean {
  return first !== null && name.words.length > 1 && first.words.length >= name.words.length && COUNTED.test(first.rule.kind);
}

const COUNTED = /^number\.(?:lognormal|mostlyZero)$/;

/** What only says how much is told: a long description is one, and no longitude. */
const HOW_LONG: ReadonlySet<string> = new Set(['long', 'short', 'full', 'brief', 'extended']);

/** A short text whose name without its last word says what it holds: the list itself, abbreviated where only codes fit. */
function asBare(at: ColumnContext, index: RuleIndex): Match | null {
  const { words, raw } = at.name;
  if (at.type !== 'text' || words.length < 2 || !FORMS.has(words.at(-1)!) || (at.length ?? 40) > 80 || HOW_LONG.has(words.at(-2)!)) return null;
  const match = index.best({ ...at, name: { words: words.slice(0, -1), raw: raw.slice(0, -1) } });
  // The names of things are no codes of them.
  if (words.at(-1) === 'code' && match?.rule.kind === 'values' && (match.rule.parameters.values as unknown[]).some((value) => /\s/.test(String(value))))
    return null;
  return match && !VAGUE.has(match.rule.kind) && NAMED.test(match.rule.kind) && match.words.length > 0 ? match : null;
}

/** A long text about what was done or found, or about several things: a remark, of which nothing more is known. */
function asRemark(first: Match | null, at: ColumnContext): Match | null {
  const { words, raw } = at.name;
  if (first || at.type !== 'text' || (at.length ?? Infinity) < 100) return null;
  // Several things of a program are a list of them.
  if (at.domains.has('systems') && raw.at(-1) !== words.at(-1) && !REMARKS.has(words.at(-1)!)) return listed(words);
  const told = words.some(isParticiple) || raw.at(-1) !== words.at(-1) || REMARKS.has(words.at(-1)!);
  return told ? made({ kind: 'text.note', nullRate: 0.4 }, words, 5) : null;
}

/** `candidate_nodes text`: two or three of them, as programs write them down. */
function listed(words: readonly string[]): Match {
  const items = { kind: 'values', parameters: { values: slugsInSystems(words.at(-1)!) } };
  return made({ kind: 'json', parameters: { shape: { type: 'array', items, min: 1, max: 3 } }, nullRate: 0.2 }, words, 5);
}

const REMARKS: ReadonlySet<string> = new Set(
  'assessment reaction impact performance finding evaluation analysis background history outlook situation feedback action measure response plan progress risk interpretation narrative opinion observation testimony circumstances justification comment argument context reasoning critique explanation motivation symptom concern suggestion warning restriction arrangement experience achievement obligation agreement consideration'.split(
    ' ',
  ),
);

/** A whole number where a text of that name would be one of a few words: their number (`temperament`, `billing_time` stay small). */
function asCoded(first: Match | null, at: ColumnContext, index: RuleIndex): Match | null {
  if (at.type !== 'int' || (first && first.rule.kind !== 'number.plain')) return null;
  const rule = index.best({ ...at, type: 'text', length: undefined })?.rule;
  const few = rule?.kind === 'values' ? (rule.parameters.values as unknown[]).length : rule?.kind.startsWith('enum.') && rule.kind !== 'enum.byNoun' ? 5 : 0;
  const max = few >= 2 && few <= 12 ? Math.min(few, 6) : CODED.has(at.name.words.at(-1)!) ? 3 : 0;
  return max > 0 ? made({ kind: 'number.code', parameters: { max } }, at.name.words, 6) : null;
}

/** Heads of whole numbers that stand for a few words. */
const CODED: ReadonlySet<string> = new Set(['mode', 'type', 'kind', 'class', 'policy', 'phase', 'stage', 'strategy', 'method']);

/** Words in front that say how a text was treated, not what it is: `normalized_address`, `original_title`. */
const TREATED: ReadonlySet<string> = new Set(
  'normalized normalised canonical raw original translated unconfirmed pending former formatted display friendly explicit unique full preferred suggested requested desired proposed detected predicted computed masked'.split(
    ' ',
  ),
);

/** A text whose name without such a word says what it holds. */
function asQualified(first: Match | null, at: ColumnContext, index: RuleIndex): Match | null {
  const { words, raw } = at.name;
  if (at.type !== 'text' || words.length < 2 || !TREATED.has(words[0]!) || (first && first.words.length >= words.length)) return null;
  const match = index.best({ ...at, name: { words: words.slice(1), raw: raw.slice(1) } });
  return match && !VAGUE.has(match.rule.kind) ? match : null;
}

/** `content_encoded`, `lang_detected`: a text that is something, said to have been treated behind it. */
function asTreatedAfter(first: Match | null, at: ColumnContext, index: RuleIndex): Match | null {
  const { words, raw } = at.name;
  if (first || at.type !== 'text' || words.length < 2 || !TREATED_AFTER.has(words.at(-1)!)) return null;
  const match = index.best({ ...at, name: { words: words.slice(0, -1), raw: raw.slice(0, -1) } });
  return match && !VAGUE.has(match.rule.kind) && match.words.at(-1) === words.at(-2) ? match : null;
}

/** What was done to what stands before, without making it anything else. */
const TREATED_AFTER: ReadonlySet<string> = new Set(
  'encoded decoded detected normalized normalised formatted translated parsed cleaned raw original computed calculated extracted sanitized rendered used matched found preferred requested selected'.split(
    ' ',
  ),
);

/** One letter, a number of two bytes, or a text of which nothing else is known, that is yes or no. */
function asFlag(first: Match | null, at: ColumnContext, index: RuleIndex): Match | null {
  if (at.type === 'int' && at.small === true) return asSmallFlag(at, index);
  if (at.type === 'text' && !first && (at.length ?? Infinity) > 2) return asWordFlag(at, index);
  if (at.type !== 'text' || at.length === undefined || at.length > 1) return null;
  const match = index.best({ ...at, type: 'bool' });
  if (match?.rule.kind === 'datatype.boolean') return match;
  return at.name.words.some(isParticiple) ? made({ kind: 'datatype.boolean', parameters: { probability: 0.3 } }, at.name.words, 8) : null;
}

/** `anonymous text`: in a text, too, what would be a flag is one, in words. */
function asWordFlag(at: ColumnContext, index: RuleIndex): Match | null {
  const match = index.best({ ...at, type: 'bool' });
  const last = match?.words.at(-1);
  if (match?.rule.kind !== 'datatype.boolean' || last === undefined || ALSO_THINGS.has(last)) return null;
  if ((last !== at.name.words.at(-1) && last !== at.name.raw.at(-1)) || OF_TIMES.has(at.name.words[0]!)) return null;
  const share = Math.round((match.rule.parameters.probability as number) * 100);
  return made({ kind: 'values', parameters: { values: ['yes', 'no'], weights: [share, 100 - share] } }, match.words, 6);
}

/** Words in front that tell a time or a number: `last_seen`, `days_overdue`. */
const OF_TIMES: ReadonlySet<string> = new Set(['last', 'first', 'next', 'day', 'date', 'time', 'hour', 'number', 'amount', 'total', 'count', 'when']);

/** Words for flags that are things as well: a text of that name holds one. */
const ALSO_THINGS: ReadonlySet<string> = new Set(
  'show hide summary video manual set exist only local guest bot staff manager supervisor moderator test gift override consent subscribe newsletter marketing repeat use need default main primary remote system template premium trial return custom headline highlight opt private public'.split(
    ' ',
  ),
);

/** `anon_only smallint DEFAULT 0`: what would be a flag as boolean, or is named after something done or allowed. */
function asSmallFlag(at: ColumnContext, index: RuleIndex): Match | null {
  const { words, raw } = at.name;
  if (words.length > 1 && TOLD_TO.has(words[0]!) && !COUNTING.has(words.at(-1)!))
    return made({ kind: 'datatype.boolean', parameters: { probability: 0.2 } }, words, 12);
  // `methods_passed int DEFAULT 0` counts them.
  if (COUNTING.has(words.at(-1)!) || (words.length > 1 && raw[0] !== words[0])) return null;
  const match = index.best({ ...at, type: 'bool' });
  if (match?.rule.kind === 'datatype.boolean') return match;
  return words.some(isParticiple) || words.some((word) => FLAG_WORDS.has(word))
    ? made({ kind: 'datatype.boolean', parameters: { probability: 0.2 } }, words, 8)
    : null;
}

/** What a row is told to do, or not to do: `obsess_over_host`, `inherits_parent`, `no_more_notifications`. */
const TOLD_TO: ReadonlySet<string> = new Set(
  'no inherit obsess retain stalk escalate notify use has is can should must do does allow require force enable disable show hide ignore skip keep include exclude send accept permit prevent suppress process'.split(
    ' ',
  ),
);

const COUNTING: ReadonlySet<string> = new Set([
  'count',
  'number',
  'total',
  'level',
  'id',
  'by',
  'at',
  'time',
  'second',
  'minute',
  'hour',
  'day',
  'amount',
  'size',
  'byte',
  'bytes',
  'file',
  'ordering',
  'position',
  'rank',
  'score',
]);

const FLAG_WORDS: ReadonlySet<string> = new Set(
  'only auto allow enable disable use accept require force once readonly any local minor own visible valid on off'.split(' '),
);

function asNumber(first: Match | null, at: ColumnContext, index: RuleIndex): Match | null {
  if (at.type !== 'int' && at.type !== 'num' && at.type !== 'money') return null;
  const { words, raw } = at.name;
  for (const [from, to] of withoutBounds(words)) {
    const match = index.best({ ...at, name: { words: words.slice(from, to), raw: raw.slice(from, to) } });
    if (match && !VAGUE.has(match.rule.kind) && match.rule.kind !== 'number.int') return match;
  }
  // Beside a maximum it is the least, else minutes.
  if (at.type === 'int' && words.length > 1 && words.at(-1) === 'min' && !at.siblingWords.has('max') && (!first || VAGUE.has(first.rule.kind)))
    return made({ kind: 'number.duration', parameters: { unit: 'min', median: 25, sigma: 0.6 } }, words.slice(-1), 8);
  // A rule that knew the whole name knows better than its unit does.
  const unit = words.length > 1 && (first?.words.length ?? 0) < words.length ? UNITS.get(words.at(-1)!) : undefined;
  if (unit) return made(unit, words.slice(-1), 8);
  // `pallets`, `deliveries_completed`: a whole number with a plural is a count.
  if (at.type === 'int' && (!first || isCountOfFlags(first, at)) && raw.some((word, i) => word !== words[i]))
    return made({ kind: 'number.count', parameters: { median: 6, sigma: 0.7 } }, words, 8);
  return null;
}

/** Spans of the name without its unit, and without its bounds as well. */
function* withoutBounds(words: readonly string[]): Iterable<readonly [from: number, to: number]> {
  let [from, to] = [0, words.length];
  if (to - from > 1 && UNITS.has(words[to - 1]!)) yield [from, --to];
  if (to - from > 1 && BOUNDS.has(words[from]!)) yield [++from, to];
  else if (to - from > 1 && BOUNDS.has(words[to - 1]!)) yield [from, --to];
}

/** `deliveries_completed integer` was taken for a flag. */
function isCountOfFlags(first: Match, at: ColumnContext): boolean {
  return first.rule.kind === 'datatype.boolean' && at.type === 'int' && at.name.words.length > 1 && at.name.raw[0] !== at.name.words[0];
}

/** A person by the noun: `farmer`, `invigilator_name`. */
function asPerson(first: Match | null, at: ColumnContext): Match | null {
  if (at.type !== 'text' || (first && first.rule.kind !== 'text.nounName')) return null;
  const { words } = at.name;
  const noun = words.at(-1) === 'name' ? words.at(-2) : first ? undefined : words.at(-1);
  if (noun !== undefined && at.domains.has('systems') && isProgram(noun)) return null;
  return noun !== undefined && isAgentNoun(noun) ? made({ kind: 'person.fullName' }, words, 12) : null;
}

function asListed(at: ColumnContext, index: RuleIndex): Match | null {
  const noun = at.table.words.at(-1) ?? '';
  if (at.type !== 'text' || !LISTS.has(noun) || at.table.words.length < 2 || !at.name.words.every((word) => NAMES.has(word) || at.tableWords.has(word)))
    return null;
  const match = index.best({ ...at, name: at.table, table: { words: [], raw: [] } });
  return match &&
    (match.rule.kind === 'values' || (!VAGUE.has(match.rule.kind) && /^(?:enum|list|hr|health|insurance|property|media|finance)\./.test(match.rule.kind)))
    ? match
    : null;
}

/** `planted_on`, `solved`: something that was done to the row at a time. */
function asEvent(first: Match | null, at: ColumnContext): Match | null {
  if ((at.type !== 'stamp' && at.type !== 'date') || (first && (first.rule.kind !== 'date.past' || first.rule.parameters.days !== undefined))) return null;
  return at.name.words.some(isParticiple) ? made({ kind: 'date.event', parameters: { after: '@created' }, nullRate: 0.2 }, at.name.words, 9) : null;
}
