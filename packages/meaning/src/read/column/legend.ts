import type { StatedValues } from '@seedbed/contract';
import type { ColumnView, Legend } from '../../schema/schema-view.ts';

const WORD = String.raw`["']?(?<word>\p{L}[\p{L}\p{N} _'/+-]{0,40}?)["']?`;
const NUMBER = String.raw`(?<number>\d{1,3})`;
/** `0 = todo`, `0: todo`, `(0) todo`, `0 todo`. */
const NUMBER_FIRST = new RegExp(String.raw`^[("'[]?${NUMBER}["')\]]?(?<sign>\s*(?:=>?|:|\)|\.|->|→|–|—|-)\s*|\s+)${WORD}$`, 'u');
/** `todo: 0`, `todo (0)`, `todo = 0`. */
const WORD_FIRST = new RegExp(String.raw`^:?${WORD}(?<sign>\s*(?:=>?|:|->|→|–|—|-)\s*|\s*\(\s*)["']?${NUMBER}["']?\s*\)?$`, 'u');
/** A list that a program counts from 0: `enum: draft, sent, paid`, `enum [draft, sent, paid]`. */
const COUNTED = /^\W*enum\b[^\p{L}[(]*[[(]?\s*(?<list>[\p{L}][^\])]*)[\])]?\.?$/iu;
const MAX = 15;

/**
 * The words for whole numbers that a comment lists: `0 = todo, 1 = doing`, `enum: 0 planned, 1 active`, `{draft: 0, sent: 1}`, `0: offen; 1: bezahlt`. Null if it
 * lists none. Numbers without a sign before their word must count on (`after 3 days, 5 hours` is no list).
 */
export function legendOf(comment: string): Legend | null {
  for (const text of bodiesOf(comment)) {
    const parts = text.split(
      /\s*[,;|\n]\s*(?:and\s+|or\s+)?|\s+(?:and|or|und|oder|et|ou|y|o|e|en)\s+(?=\d)|(?<=\p{L})\s*\/\s*(?=\d)|(?<=[\p{L}\d])\s+(?=[([]?\d{1,3}["')\]]?\s*[=:\p{L}-])/u,
    );
    const found = read(parts.map((part) => part.trim()).filter((part) => part !== ''));
    if (found) return found;
  }
  const counted = COUNTED.exec(comment)?.groups!['list']?.split(/\s*[,|;]\s*/) ?? [];
  return counted.length >= 2 && counted.length <= MAX && counted.every((word) => /^:?["']?\p{L}[\p{L}\p{N}_]*["']?$/u.test(word))
    ? asLegend(counted.map((word, i) => ({ word: word.replace(/^:?["']?|["']$/g, ''), number: i, isSigned: true })))
    : null;
}

/** What may be the list: all of it, what is in brackets, and what stands behind a colon. */
function bodiesOf(comment: string): string[] {
  const text = comment.trim().replace(/[.\s]+$/, '');
  const bracketed = /[{[(]([^{}[\]()]*)[}\])]?$/.exec(text)?.[1];
  const behind = /^[^:=\d]*[:=–-]\s*(.*)$/s.exec(text)?.[1];
  const fromNumber = /^[\p{L}\s]+?(?=\d)(.*)$/su.exec(text)?.[1];
  return [text, bracketed, behind, fromNumber].filter((each) => each !== undefined);
}

type Entry = { readonly word: string; readonly number: number; readonly isSigned: boolean };

function read(parts: readonly string[]): Legend | null {
  for (const form of [NUMBER_FIRST, WORD_FIRST]) {
    const entries = parts.flatMap((part): Entry[] => {
      const { word, number, sign } = form.exec(part)?.groups ?? {};
      return word === undefined ? [] : [{ word: word.trim(), number: Number(number), isSigned: sign!.trim() !== '' }];
    });
    if (entries.length === parts.length) return asLegend(entries);
  }
  return null;
}

function asLegend(entries: readonly Entry[]): Legend | null {
  const legend = new Map(entries.map(({ word, number }) => [word, String(number)]));
  const countsOn = entries.every(({ number }, i) => number === entries[0]!.number + i) && entries[0]!.number <= 1;
  if (legend.size < 2 || legend.size > MAX || legend.size < entries.length || new Set(legend.values()).size < legend.size) return null;
  return countsOn || entries.every(({ isSigned }) => isSigned) ? legend : null;
}

/** The words that code of the application states for the values of a column. */
export function legendOfCode({ values, numbers }: StatedValues): Legend {
  const legend = new Map(values.map(({ word, value }) => [word, value]));
  return numbers ? legend : Object.assign(legend, { texts: true } as const);
}

/** A label of a column as expressions write it: `"paid"`, or 2 where that is what the column holds. */
export function literalOf({ legend }: ColumnView, label: string): string {
  const value = legend?.get(label);
  return value === undefined || legend!.texts ? JSON.stringify(value ?? label) : value;
}
