import type { Domain, SqlType } from '@seedbed/contract';
import { allocColumn } from '../../columns/allocate.ts';
import { putText, startArena } from '../../columns/arena-writer.ts';
import type { Column, PartShape, Shape } from '../../columns/column.ts';
import { Dictionary } from '../../columns/dictionary.ts';
import type { ColumnSource } from '../../columns/source.ts';
import { wordsOf, type TextWords } from '../../text/index.ts';
import { hashOf } from '../../values/hash-of.ts';
import { cellText } from '../cell-text.ts';

type Judge = { readonly accepts: (text: string) => boolean; /** For texts that cannot be repaired. */ readonly words: () => TextWords | null };

/** Repairs texts that the domain does not allow (case, blanks, length up to the end of a word), or replaces them by a word that it allows. */
export function fitTexts(
  type: SqlType,
  domain: Domain,
  source: ColumnSource,
  plain: () => ColumnSource,
  {
    foldCase,
    once,
    refuse,
  }: {
    readonly foldCase: boolean;
    readonly once: boolean;
    /** Called with each text that does not fit, before it is repaired. */ readonly refuse: ((text: string) => void) | null;
  },
): ColumnSource {
  const repeats = once && source.shape.store === 'dict' && new Set(source.shape.dictionary.texts).size < source.shape.dictionary.size;
  const judge = judgeOf(type, domain, foldCase) ?? (repeats ? ANY : null);
  if (!judge) return source;
  const { shape } = source;
  if (shape.store === 'dict') return fitDictionary(source, shape.dictionary, type, domain, judge, plain, foldCase);
  if (domain.in) return plain();
  if (source.fits && onlyLength(domain)) return source;
  if (shape.store === 'parts' && onlyLength(domain) && longestOf(shape.parts) <= (domain.maxLength ?? Infinity)) return source;
  if (shape.store !== 'parts' && shape.store !== 'arena') return source;
  return fitWritten(source, domain, judge, refuse);
}

/** The texts that the domain accepts unchanged, and their largest length in characters. */
export function textAccepts(type: SqlType, domain: Domain, foldCase: boolean): { readonly accepts: (text: string) => boolean; readonly room: number } {
  const judge = judgeOf(type, domain, foldCase) ?? ANY;
  return { accepts: judge.accepts, room: Math.min(domain.maxLength ?? Infinity, domain.maxBytes ?? Infinity) };
}

const ANY: Judge = { accepts: () => true, words: () => null };

function judgeOf(type: SqlType, domain: Domain, foldCase: boolean): Judge | null {
  const binding = Object.keys(domain).length > 0;
  if (!binding && !foldCase) return null;
  if (!binding || onlyLength(domain)) {
    const most = domain.maxLength ?? Infinity;
    return { accepts: (text) => text.length <= most || [...text].length <= most, words: () => wordsOf(domain, type) };
  }
  // An enum's domain is a list of labels, so it only needs a membership test and no automaton.
  if (type.base === 'enum') {
    const among = domain.in ? new Set(domain.in) : null;
    const outside = new Set(domain.notIn);
    return { accepts: (text) => (among?.has(text) ?? true) && !outside.has(text), words: () => null };
  }
  let words: TextWords | null | undefined;
  const made = () => (words === undefined ? (words = wordsOf(domain, type, { enough: 1_000_000, foldCase })) : words);
  if (type.base !== 'bpchar' && Object.keys(domain).every((member) => PLAIN.has(member))) return { accepts: plainly(domain), words: made };
  // Conditions that cannot be parsed are left to trials in Postgres.
  return { accepts: (text) => made()?.accepts(text) ?? true, words: made };
}

/** Conditions that are checked without an automaton. */
const PLAIN: ReadonlySet<string> = new Set(['minLength', 'maxLength', 'in', 'notIn', 'trimmed', 'notBlank', 'case']);

function plainly(domain: Domain): (text: string) => boolean {
  const { minLength = 0, maxLength = Infinity, trimmed, notBlank } = domain;
  const listed = domain.in && new Set(domain.in);
  const excluded = new Set(domain.notIn ?? []);
  return (text) => {
    const length = text.length < minLength * 2 || text.length > maxLength ? [...text].length : text.length;
    if (length < minLength || length > maxLength || excluded.has(text) || (listed && !listed.has(text))) return false;
    // btrim removes only blanks.
    if (trimmed && (text.startsWith(' ') || text.endsWith(' '))) return false;
    if (notBlank && /^ *$/.test(text)) return false;
    return domain.case === 'lower' ? text === text.toLowerCase() : domain.case === 'upper' ? text === text.toUpperCase() : true;
  };
}

function onlyLength(domain: Domain): boolean {
  return Object.keys(domain).every((member) => member === 'maxLength');
}

/** Maximum number of characters of a text of these parts. */
function longestOf(parts: readonly PartShape[]): number {
  let sum = 0;
  for (const part of parts) {
    if (part.kind === 'literal') sum += part.text.length;
    else if (part.kind === 'int') sum += Math.max(part.width, part.alphabet ? 0 : String(part.max).length);
    else sum += part.dictionary.texts.reduce((most, text) => Math.max(most, text.length), 0);
  }
  return sum;
}

function fitDictionary(
  source: ColumnSource,
  dictionary: Dictionary,
  type: SqlType,
  domain: Domain,
  judge: Judge,
  plain: () => ColumnSource,
  foldCase: boolean,
): ColumnSource {
  const { texts } = dictionary;
  const kept: string[] = [];
  const place = new Map<string, number>();
  const target = new Int32Array(texts.length).fill(-1);
  const keep = (text: string): number => {
    const folded = foldCase ? text.toLowerCase() : text;
    let index = place.get(folded);
    if (index === undefined) place.set(folded, (index = kept.push(text) - 1));
    return index;
  };
  texts.forEach((text, i) => {
    if (judge.accepts(text)) target[i] = keep(text);
  });
  if (kept.length === texts.length && target.every((index, i) => index === i)) return source;
  if (kept.length === 0) {
    texts.forEach((text, i) => {
      const repaired = repair(text, domain, judge);
      if (repaired !== null) target[i] = keep(repaired);
    });
  }
  if (kept.length === 0) return domain.in || type.base === 'enum' ? plain() : (wordsInstead(source, judge) ?? plain());
  // The weight of entries that do not fit, or that repeat, goes to the other entries in turn.
  for (let i = 0; i < target.length; i++) if (target[i]! < 0) target[i] = i % kept.length;
  const { at: _, rankOf: __, distinct: ___, weights: ____, ...rest } = source;
  return {
    ...rest,
    shape: { store: 'dict', dictionary: new Dictionary(kept) },
    cardinality: kept.length,
    fill(rows, out, siblings) {
      source.fill(rows, out, siblings);
      if (out.store !== 'dict') return;
      for (let i = 0; i < rows.count; i++) out.indices[i] = target[out.indices[i]!]!;
    },
    at(ranks, count, out) {
      if (out.store !== 'dict') return;
      for (let i = 0; i < count; i++) out.indices[i] = ranks[i]!;
    },
  };
}

const WRITTEN: Shape = { store: 'arena', as: 'text' };

/** Checks each text after it is generated. Its ranks are lost: unique keys use words instead. */
function fitWritten(source: ColumnSource, domain: Domain, judge: Judge, refuse: ((text: string) => void) | null): ColumnSource {
  const { at, rankOf: _, distinct, ...rest } = source;
  const scratch = lazily(() => {
    const column = allocColumn(source.shape, 2048);
    if (source.makesNulls) column.nulls = new Uint8Array(2048);
    return column;
  });
  const rewrite = (count: number, out: Column) => {
    const inner = scratch();
    if (out.store !== 'arena') return;
    startArena(out);
    for (let i = 0; i < count; i++) {
      const text = cellText(inner, i);
      const fits = judge.accepts(text);
      if (!fits && refuse && !inner.nulls?.[i]) refuse(text);
      putText(out, i, fits ? text : (repair(text, domain, judge) ?? replacement(text, judge)));
      if (out.nulls && inner.nulls) out.nulls[i] = inner.nulls[i]!;
    }
  };
  // Evaluated only if a key needs it: most columns have none.
  const safe = lazily(() => at !== undefined && ranksFit(source, judge));
  const ranked = (ranks: Float64Array, count: number, out: Column) => {
    at!(ranks, count, scratch());
    rewrite(count, out);
  };
  return {
    ...rest,
    shape: WRITTEN,
    fill(rows, out, siblings) {
      source.fill(rows, scratch(), siblings);
      rewrite(rows.count, out);
    },
    get at() {
      return safe() ? ranked : undefined;
    },
    get distinct() {
      return distinct !== undefined && (source.fits || safe()) ? distinct : 0;
    },
  } as ColumnSource;
}

/** Computes the value on first use. */
function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** Whether a sample of the source's own ranks needs no repair and has no repeats. */
function ranksFit(source: ColumnSource, judge: Judge): boolean {
  const count = Math.max(1, Math.min(256, source.cardinality));
  const step = Math.max(1, Math.floor(Math.min(source.cardinality, Number.MAX_SAFE_INTEGER) / count));
  const probe = allocColumn(source.shape, count);
  const seen = new Set<string>();
  for (const spacing of [1, step]) {
    const ranks = Float64Array.from({ length: count }, (_, i) => i * spacing);
    source.at!(ranks, count, probe);
    const texts = Array.from(ranks, (_, i) => cellText(probe, i));
    if (!texts.every(judge.accepts) || new Set(texts).size < count) return false;
    for (const text of texts) seen.add(text);
  }
  return true;
}

/** The text with corrected case, blanks and length; null if that does not help. */
function repair(text: string, domain: Domain, judge: Judge): string | null {
  let result = domain.case === 'lower' ? text.toLowerCase() : domain.case === 'upper' ? text.toUpperCase() : text;
  if (domain.trimmed || domain.notBlank) result = result.trim();
  const most = Math.min(domain.maxLength ?? Infinity, domain.maxBytes ?? Infinity);
  if (result.length > most) result = atWordEnd(result, most);
  return judge.accepts(result) ? result : null;
}

function atWordEnd(text: string, most: number): string {
  const cut = text.slice(0, most);
  const blank = cut.lastIndexOf(' ');
  return blank > most / 2 ? cut.slice(0, blank).replace(/[\s,;:–-]+$/u, '') : cut.replace(/[\uD800-\uDBFF]$/u, '');
}

/** A replacement word, chosen by the text that it replaces. */
function replacement(text: string, judge: Judge): string {
  const words = judge.words();
  return words && words.count > 0 ? words.at(hashOf(text) % words.count) : text;
}

function wordsInstead(source: ColumnSource, judge: Judge): ColumnSource | null {
  const words = judge.words();
  if (!words || words.count === 0) return null;
  const scratch = lazily(() => allocColumn(source.shape, 2048));
  return {
    shape: WRITTEN,
    cardinality: words.count,
    ...(source.needs ? { needs: source.needs } : {}),
    fill(rows, out, siblings) {
      if (out.store !== 'arena') return;
      const inner = scratch();
      source.fill(rows, inner, siblings);
      startArena(out);
      for (let i = 0; i < rows.count; i++) putText(out, i, replacement(cellText(inner, i), judge));
    },
    at(ranks, count, out) {
      if (out.store !== 'arena') return;
      startArena(out);
      for (let i = 0; i < count; i++) putText(out, i, words.at(ranks[i]!));
    },
  };
}
