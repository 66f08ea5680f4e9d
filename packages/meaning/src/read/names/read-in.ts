import { dictionary } from '@seedbed/contract';
import { LANGUAGES, ofTables, type Language } from '../languages/index.ts';
import { singular } from './singular.ts';
import { pieces, type Tokens } from './tokens.ts';
import { UNITS } from '../rules/units-of-measure.ts';
import { knownWords, readName } from './vocabulary.ts';
import { wordSet } from '../words.ts';

/**
 * The language of names other than English, if any: requires two of its words that English names do not have, and a quarter of all words;
 * of more than three, a sixth. `around`: the language of the names around them, which a few words that another language has as well do not
 * change.
 */
export function languageOf(names: readonly string[], around: Language | null = null): Language | null {
  const words = new Set(names.flatMap((name) => pieces(folded(name))));
  const counted = LANGUAGES.map((language) => ({ language, count: [...words].filter((word) => tellsOf(language, word)).length }));
  const likely = ({ language, count }: (typeof counted)[number]) => (language === around ? count * MORE_LIKELY : count);
  const first = counted.sort((a, b) => likely(b) - likely(a))[0]!;
  return first.count >= 2 && first.count * (first.count > 3 ? 6 : 4) >= words.size ? first.language : null;
}

/** How much likelier the language of the names around is. */
const MORE_LIKELY = 2;

/** A name split into words, translated into English: `geburtsdatum` and `date_naissance` become birth date. */
export function readIn(name: string, language: Language | null): Tokens {
  if (!language) return readName(name);
  const plain = folded(name);
  const runs: { words: readonly string[]; raw: readonly string[]; foreign: boolean }[] = [];
  const parts = pieces(plain).flatMap((part) => cutRun(language, part) ?? [part]);
  // `date_of_birth` is English everywhere.
  if (parts.includes('of')) return readName(name);
  const isCount = isCountOf(language, parts);
  for (let i = 0; i < parts.length; i++) {
    const phrase = phraseAt(language, parts, i);
    const english =
      phrase?.english ??
      (i === 0 && isCount ? ['count'] : undefined) ??
      translate(isCount || parts[i + 1] === 'id' ? ofTables(language) : language, parts[i]!) ??
      byHead(language, parts[i]!);
    if (phrase) i += phrase.length - 1;
    // `signe_par` is signed by, `valido_desde` is valid from, `cena_zl` a price in pln.
    const isEnd = runs.length > 0 && english?.length === 1 && (wordSet('ends of foreign names, in English').has(english[0]!) || CURRENCIES.has(english[0]!));
    const stays = i === parts.length - 1 && (isEnd || wordSet('English ends of foreign names').has(parts[i]!));
    const unit = i > 0 && i === parts.length - 1 ? unitOf(english, parts[i]!) : undefined;
    if (unit) runs.push({ words: [unit], raw: [unit], foreign: false });
    else if (english) runs.push({ words: english.map(singular), raw: english, foreign: !stays && !/^(?:is|has)$/.test(english[0] ?? '') });
    else runs.push({ ...readName(cognate(language, parts[i]!)), foreign: language.headFirst && runs.at(-1)?.foreign === true && !standsLast(parts[i]!) });
  }
  for (let i = runs.length - 2; language.headFirst && i >= 0; i--)
    if (runs[i + 1]!.foreign && !standsLast(parts[i]!) && !/^(?:is|has|user)$/.test(runs[i]!.words[0]!)) runs[i]!.foreign = true;
  const ordered = language.headFirst ? headsLast(runs) : runs;
  return { words: sumLast(ordered.flatMap((run) => run.words)), raw: sumLast(ordered.flatMap((run) => run.raw)) };
}

/** The longest words that mean something only together: `mot_de_passe`, `date_mise_en_circulation`. */
function phraseAt(language: Language, parts: readonly string[], at: number): { readonly english: readonly string[]; readonly length: number } | undefined {
  for (let length = Math.min(LONGEST_PHRASE, parts.length - at); length > 1; length--) {
    const english = language.words.get(parts.slice(at, at + length).join('_'));
    if (english) return { english, length };
  }
  return undefined;
}

/** `summe_netto`, `gesamt_mwst`: the total of the word after it. `summe_positionen` is what the lines come to. */
function sumLast(words: readonly string[]): string[] {
  const [first, second, ...more] = words;
  if (more.length === 0 && first === 'sum' && /^(?:service|line|item|position|product|article)s?$/.test(second ?? '')) return ['subtotal'];
  const isSum = more.length === 0 && (first === 'sum' || first === 'total') && /^(?:net|gross|vat)$/.test(second ?? '');
  return isSum ? [second!, 'total'] : [...words];
}

/** `duracion_meses`, `garantie_mois`, `durata_giorni`: several of a span at the end of a name are its unit, and stay there. */
function unitOf(english: readonly string[] | undefined, part: string): string | undefined {
  const [span] = english?.length === 1 ? english : [];
  return span !== undefined && (part.endsWith('s') || span.endsWith('s')) && wordSet('spans of time').has(singular(span))
    ? span.replace(/s?$/, 's')
    : undefined;
}

/** `num_camas`, `cant_habitaciones`, `numero_copie`, `num_reservas_activas`, `liczba_wypozyczonych`: a number before a plural is how many there are. */
function isCountOf({ locale, words }: Language, [number, ...rest]: readonly string[]): boolean {
  const [word] = rest;
  const isNumber = number === 'nombre' ? locale === 'fr-FR' : wordSet('number of, in any language').has(number!);
  if (word === undefined || rest.length > 2 || !isNumber) return false;
  if (/^(?:liczba|pocet)$/.test(number!)) return true;
  if (locale === 'pl-PL') return /(?:ow|ych|ek|en|ji|ni)$/.test(word);
  if (locale === 'it-IT') return word.endsWith('i') || (word.endsWith('e') && words.has(word.replace(/e$/, 'a')));
  return /[aeiou]s$/.test(word);
}

/** `prixunitaire`, `datedenaissance`: separate words written together; null if not all are known. */
function cutRun(language: Language, part: string): string[] | null {
  if (!language.headFirst || part.length < 7 || knownWords.has(part) || language.words.has(part) || translate(language, part)) return null;
  for (let at = 2; at <= part.length - 3; at++) {
    if (!language.words.has(part.slice(0, at)) && !(at === 2 && part.startsWith('id'))) continue;
    // Two letters come before whole words only: `dtnascimento`, `nmcliente`, `nbplaces`.
    if (at === 2 && (!/^(?:[b-df-hj-np-tv-z]{2}|id)$/.test(part.slice(0, 2)) || part.length < 6 || !lastPart(language, part.slice(2)))) continue;
    for (const joint of ['', 'de', 'du', 'des', 'del', 'da', 'do', 'la', 'le']) {
      const rest = part.slice(at + joint.length);
      if (part.slice(at).startsWith(joint) && rest.length >= 3 && lastPart(language, rest)) return [part.slice(0, at), rest];
    }
  }
  return null;
}

/** Letters without their marks: `größe` → groesse, `prénom` → prenom. */
export function folded(name: string): string {
  return name
    .replace(/[äöü]/gi, (letter) => `${letter}e`.normalize('NFD').replace(/\p{M}/gu, ''))
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** Words of the longest phrases of `names`. */
const LONGEST_PHRASE = 5;

const CURRENCIES = wordSet('currency codes');

/** Foreign words that rules know as they are. */
const KNOWN_AND_FOREIGN = wordSet('foreign words that rules know');

/** What tables with these words in their names are, of the words that mean something else elsewhere: `reservas`, `matriculas`, `leistungen`. */
export function thingsOf(language: Language, parts: readonly string[]): ReadonlySet<readonly string[]> {
  const forms = parts.flatMap((part) => [...singulars(language, part)]);
  return new Set(forms.flatMap((form) => (language.things.has(form) ? [language.things.get(form)!] : [])));
}

/** A word of the language that no English name has. */
function tellsOf(language: Language, word: string): boolean {
  return (
    word.length >= 3 &&
    (!knownWords.has(word) || KNOWN_AND_FOREIGN.has(word)) &&
    (word.length > 3 || language.words.has(word)) &&
    ((translate(language, word)?.length ?? 0) > 0 || language.ofPhrases.has(word))
  );
}

function translate(language: Language, word: string): readonly string[] | undefined {
  const found = lastPart(language, word) ?? byStem(language, word);
  if (found) return found;
  return language.compounds && word.length >= 7 && !knownWords.has(word) ? cutCompound(language, word) : undefined;
}

/** `faktury`, `fakture`, `faktur`: forms of a word that declines, by the longest stem. */
function byStem({ stems, endings }: Language, word: string): readonly string[] | undefined {
  if (stems.size === 0) return undefined;
  for (let at = word.length; at >= 2; at--) {
    const found = stems.get(word.slice(0, at));
    if (found && (at === word.length || endings.includes(word.slice(at)))) return found;
  }
  return undefined;
}

/** `planes`, `doctores` and `hospitales` are plurals of the cognates in English; no aeroplanes. */
function cognate(language: Language, word: string): string {
  const stem = language.plurals.includes('es') && /^[a-z]{3,}[nlrd]es$/.test(word) ? word.slice(0, -2) : word;
  return knownWords.has(stem) ? stem : word;
}

/** Units, currencies, numbers and keys stay where they are: `surface_ha`, `prix_eur`, `client_id`. */
function standsLast(part: string): boolean {
  return UNITS.has(part) || CURRENCIES.has(part) || /^(?:\d+|id|cop|ars|clp|at|on|by)$/.test(part);
}

/** A word as written, then as it may be in the singular. */
function* singulars(language: Language, word: string): Iterable<string> {
  yield word;
  if (word.length < 5) return;
  yield* numbers(language, word);
  // Feminine forms: `diarias` as `diario`, `totale` as `total`.
  if (language.plurals.includes('es') && /as?$/.test(word)) yield word.replace(/as?$/, 'o');
  else if (language.locale === 'fr-FR' && /es?$/.test(word)) yield word.replace(/es?$/, '');
}

/** Plurals that change the end of the word itself: `animais`, `solicitacoes`, `travaux`, `luces`. */
const CHANGED: Readonly<Record<string, readonly (readonly [plural: RegExp, singular: string])[]>> = dictionary({
  'pt-BR': [
    [/ais$/, 'al'],
    [/eis$/, 'el'],
    [/ois$/, 'ol'],
    [/[oa]es$/, 'ao'],
    [/ns$/, 'm'],
    [/is$/, 'il'],
  ],
  'fr-FR': [
    [/aux$/, 'al'],
    [/eux$/, 'eu'],
  ],
  'es-ES': [[/ces$/, 'z']],
});

/** Dutch open syllables write a long vowel once, and voice the last consonant: `namen` of naam, `polissen` of polis, `prijzen` of prijs. */
function* closed(stem: string): Iterable<string> {
  if (/([^aeiou])\1$/.test(stem)) yield stem.slice(0, -1);
  const [, start = '', vowel = '', last = ''] = /^(.*?)(ij|[aeiou]+)([^aeiou])$/.exec(stem) ?? [];
  const hard = { z: 's', v: 'f' }[last] ?? last;
  if (hard !== last) yield start + vowel + hard;
  if (vowel.length === 1) yield start + vowel + vowel + hard;
}

function* numbers(language: Language, word: string): Iterable<string> {
  for (const [plural, singular] of CHANGED[language.locale] ?? []) if (plural.test(word)) yield word.replace(plural, singular);
  // `openstaande` as `openstaand`.
  if (language.locale === 'nl-NL' && word.endsWith('e')) yield word.slice(0, -1);
  for (const ending of language.plurals) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    yield stem;
    if (language.locale === 'nl-NL' && ending === 'en') yield* closed(stem);
    else if (language.compounds) yield stem.replace(/([aou])e(?=[^aeiou]+$)/, '$1');
  }
}

/** Two known words, or three, written together, an `s`, `n`, `en`, `es`, `e` or `er` between them allowed. */
function cutCompound(language: Language, word: string): readonly string[] | undefined {
  for (let at = word.length - 3; at >= 3; at--) {
    const last = lastPart(language, word.slice(at));
    if (!last) continue;
    for (const joint of ['', 's', 'n', 'en', 'es', 'e', 'er']) {
      if (!word.slice(0, at).endsWith(joint)) continue;
      const before = word.slice(0, at - joint.length);
      const first = language.words.get(before) ?? (before.length >= 7 ? cutCompound(language, before) : undefined);
      if (first) return [...first, ...last];
    }
  }
  return undefined;
}

/** Heads that identify a compound with an unknown first part: `steckertyp`, `ablesegrund`. */
const COMPOUND_HEADS =
  /^([a-z]{3,}?)(passwort|kennwort|wort|vorschlag|nummer|nr|datum|name|grund|betrag|kosten|preis|gebuehr|pfad|gruppe|stufe|ebene|verfahren|richtung|kennung|kennzahl|menge|anzahl|bezeichnung|beschreibung|einheit|anteil|dauer|summe|status|zeit|zeitpunkt|frist|wert|satz|typ|art|ort|text|weg|form|weise|stelle|raum|liste|quote|zweck|nehmer|geber|leiter|partner|person|stand)s?$/;

/** The head in English, the text before it as written. */
function byHead(language: Language, word: string): readonly string[] | undefined {
  if (!language.compounds || knownWords.has(word)) return undefined;
  const [, first, head] = COMPOUND_HEADS.exec(word) ?? [];
  const english = head === undefined ? undefined : language.words.get(head);
  return english && first!.length >= (head!.length <= 3 ? 5 : 3) ? [first!, ...english] : undefined;
}

function lastPart(language: Language, word: string): readonly string[] | undefined {
  for (const form of singulars(language, word)) if (language.words.has(form)) return language.words.get(form);
  return undefined;
}

/** Reverses runs of foreign words: `suma asegurada` is an insured sum. */
function headsLast<T extends { readonly words: readonly string[]; readonly foreign: boolean }>(runs: readonly T[]): T[] {
  const turned: T[] = [];
  for (let i = 0; i < runs.length;) {
    let end = i;
    while (end < runs.length && runs[end]!.foreign === runs[i]!.foreign) end++;
    turned.push(...(runs[i]!.foreign ? reversed(runs.slice(i, end)) : runs.slice(i, end)));
    i = end;
  }
  return turned;
}

/** Words that stand in front of their noun in these languages, too, stay there: `fecha_ultima_visita` is the last visit's date. */
function reversed<T extends { readonly words: readonly string[] }>(runs: readonly T[]): T[] {
  const at = runs.findIndex(
    ({ words: [word, ...more] }, i) =>
      i < runs.length - 1 && more.length === 0 && word !== undefined && wordSet(i === 0 ? 'in front of a name, in English' : 'ordinals').has(word),
  );
  if (at < 0) return runs.toReversed();
  return [runs[at]!, ...reversed(runs.slice(at + 1)), ...runs.slice(0, at).reverse()];
}
