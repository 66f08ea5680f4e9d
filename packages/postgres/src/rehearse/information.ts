import type { TypeClass } from './catalog.ts';
import { nullifs, spellsNull, type Node } from './sql-nodes.ts';

/** What a value lost. */
export type Loss = 'null' | 'cut' | 'rounded' | 'time' | 'zeros' | 'replaced';

export type Value = { readonly class: TypeClass; readonly text: string };
/** `back`: the new value in the old type, as text; null if it cannot be cast. */
export type NewValue = { readonly class: TypeClass; readonly text: string | null; readonly back: string | null };

/** What a value lost that was copied or cast. */
export function lossOf(old: Value, now: NewValue): Loss | null {
  if (now.text === null) return 'null';
  if (now.text === old.text || now.back === old.text) return null;
  if (old.class === 'number') return isRounded(Number(old.text), Number(now.text)) ? 'rounded' : null;
  if (now.class === 'time') return losesTime(old.text, now.text) ? 'time' : null;
  if (old.class === 'text' && now.class === 'number') {
    if (/^\s*0\d+\s*$/.test(old.text)) return 'zeros';
    return old.text.trim() !== '' && isRounded(Number(old.text), Number(now.text)) ? 'rounded' : null;
  }
  if (now.class === 'number') return null;
  return isCut(old.text, now.text) ? 'cut' : null;
}

function isRounded(old: number, now: number): boolean {
  return Number.isFinite(old) && Number.isFinite(now) && Math.abs(old - now) > 1e-12 * Math.max(Math.abs(old), Math.abs(now));
}

/** A time of day, a fraction of a second or a date that the new text no longer has. */
function losesTime(old: string, now: string): boolean {
  const clock = /\d\d:\d\d(?::\d\d(?:\.\d+)?)?/;
  if (/[1-9]/.test(clock.exec(old)?.[0] ?? '') && !clock.test(now)) return true;
  return (/\d-\d\d-\d/.test(old) && clock.test(now) && !/\d-\d\d-\d/.test(now)) || (/:\d\d\.\d/.test(old) && clock.test(now) && !/:\d\d\.\d/.test(now));
}

function isCut(old: string, now: string): boolean {
  if (old.startsWith(now) && old.slice(now.length).trim() !== '') return true;
  const [all, rest] = [letters(old), letters(now)];
  return rest.length < all.length && all.includes(rest);
}

/** The letters and digits of a text, in lower case: what trimming, punctuation and case leave. */
function letters(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** A value and what was computed from it. */
export type Derived = { readonly old: string; readonly now: readonly string[] };

/**
 * Texts of which letters reach none of the columns made from them. Only where the new columns hold the text: as parts of it, or for most
 * values as a whole. A label instead of a code holds nothing of it.
 */
export function textsNotHeld(values: readonly Derived[]): Derived[] {
  const all = values.map((each) => ({ each, old: letters(each.old), now: each.now.map(letters) })).filter(({ old }) => old !== '');
  const held = all.filter(({ old, now }) => holds(now.join(''), old));
  const parts = all.every(({ old, now }) => now.some((part) => part !== '') && now.every((part) => old.includes(part)));
  const telling = all.filter(({ old }) => old.length > 2);
  const most = telling.filter(({ old, now }) => holds(now.join(''), old)).length * 2 >= telling.length && telling.length > 0;
  return parts || most ? all.filter((one) => !held.includes(one)).map(({ each }) => each) : [];
}

/** Whether a text has all letters of another, in any order. */
function holds(text: string, wanted: string): boolean {
  const counts = new Map<string, number>();
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  for (const letter of wanted) {
    const left = counts.get(letter) ?? 0;
    if (left === 0) return false;
    counts.set(letter, left - 1);
  }
  return true;
}

/**
 * Numbers that the computed ones no longer tell. `factors`: the constants of the expression, by which a number may be multiplied or
 * divided. Without a factor that explains all values, different values with one result.
 */
export function numbersNotHeld(values: readonly Derived[], factors: readonly number[]): Derived[] {
  const pairs = values
    .map((each) => ({ each, old: Number(each.old), now: Number(each.now[0]) }))
    .filter(({ old, now }) => Number.isFinite(old) && Number.isFinite(now));
  for (const factor of [1, ...factors, ...factors.map((each) => 1 / each)]) {
    if (!Number.isFinite(factor) || factor <= 0) continue;
    const off = pairs.map(({ old, now }) => Math.abs(now * factor - old));
    if (off.some((each) => each >= Math.max(1, factor))) continue;
    return pairs.filter(({ old }, n) => off[n]! > 1e-9 * Math.max(1, Math.abs(old))).map(({ each }) => each);
  }
  const byResult = Map.groupBy(pairs, ({ now }) => now);
  return [...byResult.values()].filter((group) => new Set(group.map(({ old }) => old)).size > 1).flatMap((group) => group.map(({ each }) => each));
}

/** Whether an expression makes NULL of a value on purpose: of a blank text, of what NULLIF names, or by a NULL that it spells out. */
export function isMeantNull(old: string, expressions: readonly (Node | null | undefined)[]): boolean {
  if (old.trim() === '') return true;
  return expressions.some(
    (each) => spellsNull(each) || nullifs(each).some((constant) => constant === old.trim() || (constant !== '' && Number(constant) === Number(old))),
  );
}
