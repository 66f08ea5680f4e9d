import { ownMember, type Domain, type Generator } from '@seedbed/contract';
import { acceptor, generatorByKind } from '@seedbed/engine';
import type { Role } from '../schema/relations.ts';
import { edit, generatorOf, tune, type Draft } from '../edits/draft.ts';
import { isMadeUp } from '../propose/drafts/name-things.ts';
import { wordSet } from '../read/words.ts';
import { ANY_TEXT_TYPES } from '../schema/types.ts';

/** A system's settings, once each. */
const SETTING_KEYS =
  'app.name app.base_url app.language app.timezone app.maintenance_mode mail.from_address mail.smtp_host mail.smtp_port mail.tls_enabled security.two_factor_required security.session_timeout_minutes security.password_min_length security.allow_signup storage.provider storage.bucket storage.max_upload_mb billing.currency billing.invoice_prefix billing.tax_rate billing.trial_days notifications.weekly_digest notifications.slack_webhook_url ui.theme ui.items_per_page ui.date_format ui.logo_url privacy.cookie_banner privacy.retention_days api.rate_limit api.cors_origins search.enabled backup.enabled backup.interval_hours'.split(
    ' ',
  );

const NAMES = wordSet('names of a row');
const CODES = wordSet('names of a code');
/** Names of places that a list may hold once each. */
const OF_PLACES = /^location\.(?:state|country|city)$/;
/** Generators for any code, without more knowledge. */
const ANY_CODE: ReadonlySet<string> = new Set([
  'code.short',
  'code.reference',
  'code.mask',
  'code.settingKey',
  'text.slug',
  'text.plain',
  'text.tag',
  'text.short',
]);
const ABBREVIATED = wordSet('short names');
/** A table with more rows is not a list that people maintain by hand. */
const MAX_ROWS = 250;
/** A code of so few letters is an abbreviation. */
const SHORT_CODE = 12;

/**
 * In a list of categories, genres or languages, each name is there once, with or without a unique key. A code in the list belongs to the
 * same entry, and a description describes it. Returns the number of entries if the list is shorter than the planned row count.
 */
export function listEntries(
  drafts: readonly Draft[],
  role: Role | undefined,
  noun: string,
  rows: number,
  domains: Readonly<Record<string, Domain>> = {},
): number | undefined {
  const setting = drafts.find((draft) => draft.column.unique && draft.kind === 'code.settingKey' && (draft.column.type.length ?? Infinity) >= 30);
  if (setting) {
    edit(setting, { kind: 'values', parameters: { values: SETTING_KEYS } });
    return useEntries(setting, rows);
  }
  if (rows > MAX_ROWS) return undefined;
  const isList = role === 'lookup' || role === 'tree';
  const isName = (draft: Draft) => isText(draft) && (NAMES.has(draft.words.at(-1)!) || draft.words.at(-1) === noun);
  const named = drafts.find((draft) => isName(draft) && draft.entity === undefined && hasRanks(draft));
  const code = drafts.find(
    (draft) =>
      draft !== named &&
      isText(draft) &&
      (CODES.has(draft.words.at(-1)!) || isShortKey(draft)) &&
      !draft.words.includes('reference') &&
      ANY_CODE.has(draft.kind) &&
      (isList || draft.column.inKey),
  );
  // A state's code follows its name, whose values have ranks like those of a list.
  const name = named ?? (code?.column.inKey === true ? drafts.find((draft) => draft !== code && isName(draft) && OF_PLACES.test(draft.kind)) : undefined);
  const told = role === 'lookup' ? codeThatTells(drafts, isName, domains) : undefined;
  if (told) return useEntries(told, rows);
  const listedCode = role === 'lookup' && !name ? drafts.find((draft) => isText(draft) && draft.column.unique && draft.kind === 'values') : undefined;
  if (listedCode) return useEntries(listedCode, rows);
  if (!isList && !code) return undefined;
  const entries: Generator | undefined = name
    ? generatorOf(name)
    : isList && code?.column.inKey === true
      ? { kind: 'text.nounName', parameters: { noun } }
      : undefined;
  if (!entries) return undefined;
  if (code && !isSlugOfName(code))
    edit(code, { kind: 'distinct', parameters: { generator: { kind: 'code.coded', parameters: { generator: entries, style: styleOf(code) } }, shared: true } });
  if (!name) return undefined;
  if (code) spellUnderCondition(code, name, ownMember(domains, code.column.name));
  for (const draft of drafts) if (isParallel(draft, name)) edit(draft, { kind: 'distinct', parameters: { generator: generatorOf(draft), shared: true } });
  const length = role === 'lookup' && name.kind === 'values' ? (name.parameters.values as unknown[]).length : Infinity;
  edit(name, { kind: 'distinct', parameters: { generator: entries, shared: true } });
  if (/^\w+$/.test(name.column.name) && !isListOfCodes(entries))
    for (const draft of drafts)
      if (isDescription(draft, TOPICS.has(noun))) edit(draft, { kind: 'weighted', parameters: { choices: ofEntry(name.column.name, TOPICS.has(noun)) } });
  return length < rows ? length : undefined;
}

/** A slug that is made of the row's own name: from a list it would be another entry's where an example names the row. */
function isSlugOfName({ kind, parameters }: Draft): boolean {
  return kind === 'text.slug' && parameters.of !== undefined;
}

/** How a name is written as a code, in the order in which people do. */
const SPELLINGS: readonly { readonly spell: (name: string) => string; readonly expression: (name: string) => string }[] = [
  { spell: (name) => name.toLowerCase().replaceAll(' ', '_'), expression: (name) => `lower(replace(${name}, " ", "_"))` },
  { spell: (name) => name.toLowerCase().replaceAll(' ', '-'), expression: (name) => `lower(replace(${name}, " ", "-"))` },
  { spell: (name) => name.toUpperCase().replaceAll(' ', '_'), expression: (name) => `upper(replace(${name}, " ", "_"))` },
  { spell: (name) => name.toLowerCase().replaceAll(' ', ''), expression: (name) => `lower(replace(${name}, " ", ""))` },
  { spell: (name) => name.toUpperCase().replaceAll(' ', ''), expression: (name) => `upper(replace(${name}, " ", ""))` },
];

/** The code of a list whose names are all known, where a CHECK asks for a form that some spelling of each of them has: a key would take any letters of the form. */
function spellUnderCondition(code: Draft, name: Draft, domain: Domain | undefined): void {
  const { values } = name.parameters;
  if (!domain?.patterns || name.kind !== 'values' || !Array.isArray(values) || !/^\w+$/.test(name.column.name) || name.nullRate !== undefined) return;
  const accepts = acceptor(code.column.type, domain);
  const spelling = SPELLINGS.find(({ spell }) => values.every((value) => typeof value === 'string' && accepts(spell(value))));
  if (spelling)
    edit(code, {
      kind: 'expression',
      parameters: { expression: spelling.expression(name.column.name) },
      because: { code: 'row', words: `${name.column.name} as a code` },
    });
}

/** Generators of names without more knowledge. */
const ANY_NAME: ReadonlySet<string> = new Set(['text.nounName', 'text.plain', 'text.tag', 'text.short']);
/** A code of fewer letters is no word. */
const SHORTEST_WORD = 3;

/** The key of a list whose codes are words, such as `bank_transfer`: the name of each says the same. Undefined without one, or where the names are known otherwise. */
function codeThatTells(drafts: readonly Draft[], isName: (draft: Draft) => boolean, domains: Readonly<Record<string, Domain>>): Draft | undefined {
  const isWord = (value: unknown): boolean => typeof value === 'string' && value.length >= SHORTEST_WORD;
  const code = drafts.find(
    (draft) => isText(draft) && draft.column.unique && draft.kind === 'values' && CODES.has(draft.words.at(-1)!) && /^\w+$/.test(draft.column.name),
  );
  const codes = code && (code.parameters.values as unknown[]);
  const name = drafts.find((draft) => draft !== code && isName(draft));
  if (!code || !codes?.every(isWord) || !name || name.nullRate !== undefined || name.column.unique) return undefined;
  const isSame = name.kind === 'values' && String(name.parameters.values) === String(codes);
  if (!isSame && !ANY_NAME.has(name.kind)) return undefined;
  const domain = ownMember(domains, code.column.name);
  const accepts = domain && acceptor(code.column.type, domain);
  const spelling = accepts && SPELLINGS.find(({ spell }) => codes.every((value) => accepts(spell(String(value)))));
  if (accepts && !codes.every((value) => accepts(String(value)))) {
    if (!spelling) return undefined;
    tune(code, { values: codes.map((value) => spelling.spell(String(value))) });
  }
  const said = `replace(replace(${code.column.name}, "_", " "), "-", " ")`;
  edit(name, {
    kind: 'expression',
    parameters: { expression: `upper(left(${said}, 1)) + substring(${said}, 1)` },
    because: { code: 'row', words: `${code.column.name} in words` },
  });
  return code;
}

/** `culture_id char(6)` of cultures: a key of a few letters. */
function isShortKey({ column, words }: Draft): boolean {
  return words.at(-1) === 'id' && column.unique && (column.type.length ?? Infinity) <= SHORT_CODE / 2;
}

/** From this length on, lists of equal length belong together: codes and their names. */
const PARALLEL = 20;
/** Descriptions, one per name. */
const EXPLAINED = 4;

/** Whether the values are in the order of the names: `German`, `de`, `deu`; or the meaning of each name. */
function isParallel(draft: Draft, name: Draft): boolean {
  if (draft === name || draft.kind !== 'values' || name.kind !== 'values') return false;
  const sizes = [draft, name].map(({ parameters }) => (parameters.values as unknown[]).length);
  return sizes[0] === sizes[1] && sizes[0]! >= (draft.words.at(-1) === 'description' ? EXPLAINED : PARALLEL);
}

/** A key with a few listed words: the table has one row per word. */
function useEntries(key: Draft, rows: number): number | undefined {
  const { length } = key.parameters.values as unknown[];
  return length < rows ? length : undefined;
}

/** `EUR`, `USD`: codes have no descriptions. */
function isListOfCodes({ kind, parameters }: Generator): boolean {
  return kind === 'values' && (parameters!.values as unknown[]).every((value) => typeof value === 'string' && /^[A-Z0-9_.-]{1,6}$/.test(value));
}

/** Columns that a list of codes or words has at most. */
const NARROW = 5;

/**
 * The entries of a key that is one of listed words (country codes, salutations): a narrow table cannot have more rows than there are
 * such words, and no table more than there are names for its rows. One word alone is of a table of one row.
 */
export function listedKeyRows(drafts: readonly Draft[]): number | undefined {
  const sizes = drafts
    .filter((draft) => isText(draft) && draft.column.unique && (drafts.length <= NARROW || (draft.words.length === 1 && NAMES.has(draft.words[0]!))))
    .map(listSize)
    .filter((size) => size !== undefined);
  return sizes.length > 0 ? Math.min(...sizes) : undefined;
}

/** Codes of so many letters or fewer have a form that other codes can have. */
const LONGEST_CODE = 6;

/**
 * If more rows are asked for than a unique list of short codes has, and there is no room for numbers behind them, the
 * list continues with other codes of its form: that of the longest ones.
 */
export function continueCodes(drafts: readonly Draft[], rows: number): void {
  for (const draft of drafts) {
    const { values } = (draft.kind === 'values' && isText(draft) && draft.column.unique ? draft.parameters : {}) as { values?: unknown[] };
    if (!values || values.length >= rows || !values.every((value) => typeof value === 'string' && /^[\w.-]+$/.test(value))) continue;
    const longest = Math.max(...(values as string[]).map((value) => value.length));
    const most = draft.column.type.length ?? Infinity;
    if (longest > LONGEST_CODE || longest + ` ${Math.ceil(rows / values.length) + 1}`.length <= most) continue;
    const codes = (values as string[]).filter((value) => value.length === longest);
    edit(draft, { kind: 'distinct', parameters: { generator: { kind: 'values', parameters: { values: codes } }, shared: true } });
  }
}

function listSize({ kind, parameters }: Draft): number | undefined {
  const inner = kind === 'distinct' ? (parameters.generator as Generator) : { kind, parameters };
  if (inner.kind === 'constant') return 1;
  const values = inner.kind === 'values' ? (inner.parameters!.values as unknown[]) : undefined;
  return values && !isMadeUp(values) ? values.length : undefined;
}

function isText({ column }: Draft): boolean {
  return ANY_TEXT_TYPES.has(column.type.base) && column.type.kind === 'base';
}

function hasRanks({ kind }: Draft): boolean {
  return (generatorByKind(kind)?.invertible === 'perm' && kind !== 'constant') || kind === 'text.nounName';
}

function styleOf({ column, words }: Draft): string {
  if (words.at(-1) === 'slug' || words.at(-1) === 'handle' || words.includes('url')) return 'kebab';
  if (ABBREVIATED.has(words.at(-1)!)) return 'upper';
  return (column.type.length ?? Infinity) <= SHORT_CODE ? 'upper' : 'snake';
}

/** Nouns whose entries are topics. */
const TOPICS = wordSet('tables of topics');

/** Whether the description fits any trade. For topics, also one about a subject, because such texts do not describe topics. */
function isDescription({ kind, parameters, words, column, confidence }: Draft, ofTopics: boolean): boolean {
  if (words.at(-1) !== 'description' || (column.type.length ?? Infinity) < 60) return false;
  if (kind === 'text.about') return ofTopics ? parameters.form === 'description' : parameters.subject === undefined;
  // A rule for this very list is better than a general one.
  return (kind === 'values' && confidence < WELL_KNOWN) || kind === 'text.description';
}

const WELL_KNOWN = 0.7;

/** Sentences about a topic, and about any other list entry. */
const OF_TOPICS = (name: string) => [`Everything about {{lower:${name}}}`, `{{${name}}} and what goes with it`, `All about {{lower:${name}}}`];
const OF_OTHERS = (name: string) => [`Choose this for {{lower:${name}}}`, `{{${name}}}, as the manual describes it`, `Applies to {{lower:${name}}}`];

function ofEntry(name: string, ofTopics: boolean): { weight: number; generator: Generator }[] {
  return (ofTopics ? OF_TOPICS : OF_OTHERS)(name).map((template, i) => ({ weight: 6 - i, generator: { kind: 'template', parameters: { template } } }));
}
