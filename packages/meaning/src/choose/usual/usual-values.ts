import { literalDefault } from '../../read/column/default-value.ts';
import { edit, type Draft } from '../../edits/draft.ts';
import { labelRole, labelRoles, tellsOfState } from '../../propose/drafts/label-roles.ts';
import { labelWeights } from '../../propose/drafts/label-weights.ts';
import { conditionsAround, statesFrom } from './process-states.ts';
import { wordGroups } from '../../read/words.ts';

/** Kinds that guess words of a short list, or have nothing to go by: a DEFAULT knows better. */
const GUESSES: ReadonlySet<string> = new Set([
  'enum.role',
  'enum.byNoun',
  'enum.provider',
  'enum.channel',
  'text.plain',
  'text.nounName',
  'text.statement',
  'text.review',
  'text.tag',
  'code.auditAction',
]);

/** System-wide values that a DEFAULT sets. */
const HABITS: ReadonlySet<string> = new Set(['location.currencyCode', 'finance.currencyCode', 'location.timeZone', 'language.code', 'location.languageCode']);
/** Generators that need no town next to them, which would be elsewhere. */
const KINDS_WITHOUT_TOWN: ReadonlySet<string> = new Set(['location.countryCode', 'location.country']);

/** Lists of related words, the most common first. */
const RELATED_WORDS = wordGroups('values of one list');

/**
 * A word as DEFAULT is a value of some rows. Adds it to guessed lists, in its style (`'PENDING'`: APPROVED, REJECTED). Without a known list
 * it is the usual value itself.
 */
export function takeUsualValues(drafts: readonly Draft[]): void {
  for (const draft of drafts) {
    const usual = literalDefault(draft.column.column);
    if (usual === null || !/^[\p{L}\p{N}#][\p{L}\p{N} :/_.#-]{1,39}$/u.test(usual) || draft.column.type.kind === 'enum' || draft.column.unique) continue;
    const { kind, parameters } = draft;
    // What stands beside a town is what the town has.
    if (kind === 'location.timeZone' && drafts.some((each) => each.kind === 'location.city')) continue;
    if (HABITS.has(kind) || (KINDS_WITHOUT_TOWN.has(kind) && !drafts.some((each) => each !== draft && /^location\.(?:city|state|country)/.test(each.kind)))) {
      const choices = [
        { weight: 92, generator: { kind: 'constant', parameters: { value: usual } } },
        { weight: 8, generator: { kind, ...(Object.keys(parameters).length > 0 ? { parameters } : {}) } },
      ];
      edit(draft, { kind: 'weighted', parameters: { choices } });
      continue;
    }
    // Towns start with a capital letter: `origin text DEFAULT 'system'` is no town.
    if (kind === 'location.city' && /^[a-z]/.test(usual)) edit(draft, { kind: 'values', parameters: around(usual, draft.words) });
    else if (MIME.test(usual) && kind === 'values') edit(draft, { kind: 'values', parameters: mimeTypes(usual) });
    else if (kind === 'color.human' && /^#[0-9a-f]{6}$/i.test(usual)) edit(draft, { kind: 'color.hex', parameters: {} });
    else if (isUnknown(draft)) edit(draft, { kind: 'values', parameters: around(usual, draft.words) });
    else if (isPlainList(draft) && !includesInAnyStyle(draft.parameters.values as string[], usual))
      edit(draft, { kind: 'values', parameters: around(usual, draft.words) });
    else if (kind === 'system.semver' && !/^v?\d/.test(usual)) edit(draft, { kind: 'values', parameters: around(usual, draft.words) });
    else if (isState(draft) && isTexts(parameters.values) && !includesInAnyStyle(parameters.values, usual) && statesFrom(usual, parameters.values))
      edit(draft, { parameters: aroundState(usual, parameters.values) });
    else if (isState(draft) && isTexts(parameters.values) && !includesInAnyStyle(parameters.values, usual) && conditionsAround(usual))
      edit(draft, { parameters: inCondition(usual, conditionsAround(usual)!) });
    else if (kind === 'values' && isTexts(parameters.values))
      edit(draft, { parameters: { ...parameters, ...withUsual(parameters.values, parameters.weights, usual, draft.words) } });
    else if ((GUESSES.has(kind) || (kind.startsWith('enum.') && usual !== usual.toLowerCase())) && !/^\d+$/.test(usual))
      edit(draft, { kind: 'values', parameters: around(usual, draft.words) });
  }
}

const MIME = /^(?:text|image|audio|video|application|multipart)\/[a-z0-9.+-]+$/;

/** A media type as DEFAULT, and others of its family. */
function mimeTypes(usual: string): { values: string[]; weights: number[] } {
  const family = ['text/plain', 'text/html', 'text/csv', 'image/png', 'image/jpeg', 'application/json', 'application/pdf'].filter(
    (each) => each !== usual && each.split('/')[0] === usual.split('/')[0],
  );
  return { values: [usual, ...family], weights: [70, ...family.map(() => 15)] };
}

/** The kinds of an unknown text. */
function isUnknown({ kind, confidence, because }: Draft): boolean {
  return kind === 'values' && confidence <= 0.2 && because.code === 'plain';
}

/** Words for kinds of anything, which do not go with a DEFAULT of another sort. */
const PLAIN_LISTS: ReadonlySet<string> = new Set([
  'general,special,other',
  'manual,automatic',
  'default,custom',
  'default,custom,none',
  'automatic,manual,hybrid',
  'default,strict,relaxed',
  'full,partial,none',
]);

function isPlainList({ kind, parameters }: Draft): boolean {
  return kind === 'values' && PLAIN_LISTS.has(String(parameters.values));
}

function isState({ kind, words }: Draft): boolean {
  return kind === 'values' && tellsOfState(words);
}

function includesInAnyStyle(values: readonly string[], usual: string): boolean {
  return values.some((value) => inStyle(value, usual) === usual);
}

function isTexts(values: unknown): values is string[] {
  return Array.isArray(values) && values.length > 0 && values.every((value) => typeof value === 'string');
}

/** The list in the style of the DEFAULT, which comes first. */
function withUsual(values: readonly string[], weights: unknown, usual: string, words: readonly string[]): { values: string[]; weights: number[] } {
  const styled = values.map((value) => inStyle(value, usual));
  const given = Array.isArray(weights) ? (weights as number[]) : values.map(() => 10);
  const at = styled.indexOf(usual);
  if (isLeftBehind(usual, styled, words)) return at >= 0 ? { values: styled, weights: [...given] } : asStates([usual, ...styled]);
  if (at >= 0) return { values: styled, weights: given.map((weight, i) => (i === at ? Math.max(...given) : weight)) };
  return { values: [usual, ...styled], weights: [given.reduce((sum, weight) => sum + weight, 0), ...given] };
}

/** Whether rows start with the DEFAULT and do not keep it: most rows are in another state. */
function isLeftBehind(usual: string, values: readonly string[], words: readonly string[]): boolean {
  return tellsOfState(words) && labelRole(usual) === 'start' && labelRoles(values).some((role) => role === 'good' || role === 'running');
}

function asStates(values: string[]): { values: string[]; weights: number[] } {
  return { values, weights: labelWeights(values, '', true, null) };
}

function around(usual: string, words: readonly string[]): { values: string[]; weights: number[] } {
  const word = usual.toLowerCase();
  const beside = RELATED_WORDS.find(([first]) => first === word) ?? RELATED_WORDS.find((words) => words.includes(word)) ?? opposite(word);
  const others = beside.filter((each) => each !== word).map((each) => inStyle(each, usual));
  if (isLeftBehind(usual, others, words)) return asStates([usual, ...others]);
  return { values: [usual, ...others], weights: [60, ...others.map(() => 20)] };
}

/** Pairs of opposites. */
const OPPOSITES = wordGroups('opposites');

/** `inflows_positive`: one of two opposites. */
function opposite(usual: string): string[] {
  const words = usual.split(/(?<=[ _-])/);
  const last = words.at(-1)!;
  const pair = OPPOSITES.find((each) => each.includes(last));
  return pair ? [[...words.slice(0, -1), pair[0] === last ? pair[1] : pair[0]].join('')] : [];
}

/** A state outside of the guessed ones comes before them, or before those of another process. */
function aroundState(usual: string, guessed: readonly string[]): { values: string[]; weights: number[] } {
  return asStates(statesFrom(usual, guessed)!.map((state, i) => (i === 0 ? usual : inStyle(state, usual))));
}

/** An ongoing condition: mostly the DEFAULT, rarely another. */
function inCondition(usual: string, conditions: readonly string[]): { values: string[]; weights: number[] } {
  return { values: conditions.map((state, i) => (i === 0 ? usual : inStyle(state, usual))), weights: conditions.map((_, i) => [76, 12, 7, 5][i]!) };
}

/**
 * `under review` becomes UNDER_REVIEW next to PENDING, and Under Review next to Pending. Texts with other characters than letters and
 * spaces stay.
 */
function inStyle(value: string, usual: string): string {
  if (!/^[a-z][a-z0-9]*(?:[ _-][a-z0-9]+)*$/.test(value)) return value;
  if (/^[A-Z][A-Z0-9_]+$/.test(usual)) return value.toUpperCase().replaceAll(/[ -]/g, '_');
  if (/^[A-Z][a-z]+/.test(usual)) return value.replaceAll(/[ _-]/g, ' ').replace(/^./, (letter) => letter.toUpperCase());
  if (/_/.test(usual)) return value.replaceAll(/[ -]/g, '_');
  return value;
}
