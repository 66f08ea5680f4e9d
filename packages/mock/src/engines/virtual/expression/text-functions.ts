import { quotedText } from '@seedbed/contract';
import { MockFault } from '../../../core/index.ts';
import { count, text, type Call, type Calls } from './call.ts';
import { INT4, isNumber, isTruth, TEXT, truth, type Value } from './value.ts';

const length = count((value) => [...value].length);

const trimmed = (start: boolean, end: boolean): Call =>
  text((value, letters = ' ') => {
    const all = [...value];
    let [from, to] = [0, all.length];
    while (start && from < to && letters.includes(all[from]!)) from++;
    while (end && to > from && letters.includes(all[to - 1]!)) to--;
    return all.slice(from, to).join('');
  });

/** Text functions on bytes: their argument count if they count bytes, otherwise unknown here. */
const OF_BYTES: ReadonlyMap<string, number> = new Map([
  ['length', 1],
  ['octet_length', 1],
  ['bit_length', 8],
]);

function orOfBytes(name: string, call: Call): Call {
  return (values, around) => {
    if (!values.some(({ type }) => type?.base === 'bytea')) return call(values, around);
    const each = OF_BYTES.get(name);
    if (each === undefined) throw MockFault.unsupported(`${name} of bytes.`);
    const [{ text: shown } = { text: null }] = values;
    return { type: INT4, text: shown === null ? null : String(((shown.length - 2) / 2) * each) };
  };
}

const OF_TEXTS: Calls = [
  ['length', length],
  ['char_length', length],
  ['character_length', length],
  ['octet_length', count((value) => new TextEncoder().encode(value).length)],
  ['bit_length', count((value) => new TextEncoder().encode(value).length * 8)],
  ['lower', text((value) => value.toLowerCase())],
  ['upper', text((value) => value.toUpperCase())],
  ['initcap', text((value) => value.toLowerCase().replaceAll(/[\p{L}\p{N}]+/gu, (word) => word.replace(/^./u, (letter) => letter.toUpperCase())))],
  ['btrim', trimmed(true, true)],
  ['ltrim', trimmed(true, false)],
  ['rtrim', trimmed(false, true)],
  ['replace', text((value, from, to) => (from === '' ? value : value.replaceAll(from!, () => to!)))],
  ['translate', text((value, from, to) => translated(value, [...from!], [...to!]))],
  ['left', text((value, letters) => [...value].slice(0, Number(letters)).join(''))],
  ['right', text((value, letters) => (Number(letters) === 0 ? '' : [...value].slice(-Number(letters)).join('')))],
  ['substr', substring],
  ['substring', substring],
  ['overlay', overlay],
  ['strpos', count((value, part) => placeOf(value, part!))],
  ['position', count((value, part) => placeOf(value, part!))],
  ['split_part', text((value, between, place) => partAt(value, between!, Number(place)))],
  ['lpad', text((value, to, fill = ' ') => padding(value, Number(to), fill) + [...value].slice(0, Math.max(0, Number(to))).join(''))],
  ['rpad', text((value, to, fill = ' ') => [...value].slice(0, Math.max(0, Number(to))).join('') + padding(value, Number(to), fill))],
  ['repeat', text((value, times) => value.repeat(Math.max(0, Number(times))))],
  ['reverse', text((value) => [...value].toReversed().join(''))],
  ['ascii', count((value) => value.codePointAt(0) ?? 0)],
  ['chr', text((code) => String.fromCodePoint(Number(code)))],
  ['starts_with', ([value, start]) => truth(value!.text === null || start!.text === null ? null : value!.text.startsWith(start!.text))],
  ['concat', (values) => ({ type: TEXT, text: values.map((value) => shownText(value) ?? '').join('') })],
  [
    'concat_ws',
    ([between, ...values]) => ({
      type: TEXT,
      text:
        between!.text === null
          ? null
          : values
              .map(shownText)
              .filter((value) => value !== null)
              .join(between!.text),
    }),
  ],
  ['quote_literal', text((value) => (value.includes('\\') ? `E'${value.replaceAll(/['\\]/g, '$&$&')}'` : quotedText(value)))],
];

/** Functions of texts. Letters are code points. */
export const TEXT_FUNCTIONS: Calls = OF_TEXTS.map(([name, call]) => [name, orOfBytes(name, call)]);

/** As the output function of its type prints it, which is not how a cast does: true is `t`. */
function shownText({ type, text: value }: Value): string | null {
  return value !== null && type?.base === 'bool' ? (isTruth({ type, text: value }) ? 't' : 'f') : value;
}

/** `substring(text, from, count)`. Positions begin at 1, and earlier ones count too. */
function substring(values: readonly Value[]): Value {
  const [value, from, letters] = values;
  if (values.some((each) => each.text === null)) return { type: TEXT, text: null };
  if (!isNumber(from!.type)) throw MockFault.unsupported('substring with a pattern.');
  const start = Number(from!.text) - 1;
  const end = letters === undefined ? Infinity : start + Number(letters.text);
  if (end < start) throw new MockFault({ code: '22011', status: 400, message: 'negative substring length not allowed' });
  return { type: TEXT, text: [...value!.text!].slice(Math.max(0, start), Math.max(0, end)).join('') };
}

function overlay(values: readonly Value[]): Value {
  const [value, other, from, letters] = values;
  if (values.some((each) => each.text === null)) return { type: TEXT, text: null };
  const all = [...value!.text!];
  const start = Number(from!.text) - 1;
  if (start < 0) throw new MockFault({ code: '22011', status: 400, message: 'negative substring length not allowed' });
  const end = start + (letters === undefined ? [...other!.text!].length : Number(letters.text));
  return { type: TEXT, text: all.slice(0, start).join('') + other!.text! + all.slice(Math.max(0, end)).join('') };
}

function placeOf(value: string, part: string): number {
  const at = value.indexOf(part);
  return at < 0 ? 0 : Array.from(value.slice(0, at)).length + 1;
}

function partAt(value: string, between: string, place: number): string {
  if (place === 0) throw new MockFault({ code: '22023', status: 400, message: 'field position must not be zero' });
  const parts = between === '' ? [value] : value.split(between);
  return parts.at(place > 0 ? place - 1 : place) ?? '';
}

function padding(value: string, to: number, fill: string): string {
  const missing = to - [...value].length;
  return missing <= 0 || fill === '' ? '' : [...fill.repeat(Math.ceil(missing / [...fill].length))].slice(0, missing).join('');
}

function translated(value: string, from: readonly string[], to: readonly string[]): string {
  return [...value].map((letter) => (from.includes(letter) ? (to[from.indexOf(letter)] ?? '') : letter)).join('');
}
