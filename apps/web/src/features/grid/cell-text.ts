import type { CellKind } from '../../workspace/grid-column.ts';

/** At most this many characters are painted; the peek shows all. */
const PAINTED = 200;

/** A part of a cell's text with its own look; `''` is the cell's own. */
export type Run = { readonly text: string; readonly look: '' | 'faint' | 'strong' | 'key' };

/** Splits a value, as Postgres prints it, into painted parts. Never empty: an empty text is marked. */
export function cellRuns(value: string, kind: CellKind): readonly Run[] {
  if (value === '') return [{ text: '""', look: 'faint' }];
  switch (kind) {
    case 'uuid':
      return [
        { text: value.slice(0, 8), look: 'strong' },
        { text: value.slice(8), look: 'faint' },
      ];
    case 'bytes':
      return value.startsWith('\\x') && value.length > 14
        ? [
            { text: `${value.slice(0, 12)}…`, look: '' },
            { text: ` ${(value.length - 2) / 2} B`, look: 'faint' },
          ]
        : [{ text: value, look: '' }];
    case 'time':
      return timeRuns(value);
    case 'json':
      return jsonRuns(value.slice(0, PAINTED));
    case 'array':
      return arrayRuns(value);
    case 'range':
      return rangeRuns(value);
    case 'text':
      return [{ text: visible(value), look: '' }];
    default:
      return [{ text: value.length > PAINTED ? value.slice(0, PAINTED) : value, look: '' }];
  }
}

/** `{red,"light blue"}` → `[2] red · light blue`; arrays of arrays stay as Postgres prints them. */
function arrayRuns(value: string): readonly Run[] {
  if (!/^\{(?![{\s])/.test(value) || value.length > LONGEST_ARRAY) return [{ text: value.slice(0, PAINTED), look: '' }];
  const elements = [...value.slice(1, -1).matchAll(ELEMENT)].map(([text, quoted]) => (quoted === undefined ? text : quoted.replaceAll(/\\(.)/g, '$1')));
  return [
    { text: `[${elements.length}]`, look: 'faint' },
    { text: elements.length === 0 ? '' : ` ${elements.map(visible).join(' · ').slice(0, PAINTED)}`, look: '' },
  ];
}

/** One element of a printed array: quoted or plain. */
const ELEMENT = /"((?:[^"\\]|\\.)*)"|[^,"]+/g;
/** A longer one is not read to be counted. */
const LONGEST_ARRAY = 20_000;

/** The brackets show whether an end is included, which distinguishes ranges. */
function rangeRuns(value: string): readonly Run[] {
  const ends = /^([[(])([^{}]*)([\])])$/.exec(value);
  if (!ends) return [{ text: value.slice(0, PAINTED), look: '' }];
  return [
    { text: ends[1]!, look: 'strong' },
    { text: ends[2]!.slice(0, PAINTED), look: '' },
    { text: ends[3]!, look: 'strong' },
  ];
}

/** Midnight is uninformative, and fractions of a second and UTC mostly too: they are dimmed. */
function timeRuns(value: string): readonly Run[] {
  const match = / 00:00:00(\.0+)?([+-]\d\d(:\d\d)?)?$/.exec(value) ?? /(?<=\d\d:\d\d:\d\d)(?:\.\d+(?:\+00)?|\+00)$/.exec(value);
  return match
    ? [
        { text: value.slice(0, match.index), look: '' },
        { text: match[0], look: 'faint' },
      ]
    : [{ text: value, look: '' }];
}

/** Makes leading and trailing blanks and line breaks visible. */
function visible(value: string): string {
  const cut = value.length > PAINTED ? value.slice(0, PAINTED) : value;
  if (!/^\s|\s$|[\n\r\t]/.test(cut)) return cut;
  return cut
    .replace(/^ +| +$/g, (blanks) => '·'.repeat(blanks.length))
    .replace(/\r?\n/g, '↵')
    .replaceAll('\t', '⇥');
}

/** Keys of a JSON text, coloured. A cut text is no JSON any more, so this reads marks, not grammar. */
function jsonRuns(text: string): readonly Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (const match of text.matchAll(/"(?:[^"\\]|\\.)*"(?=\s*:)/g)) {
    if (match.index > from) runs.push({ text: text.slice(from, match.index), look: '' });
    runs.push({ text: match[0], look: 'key' });
    from = match.index + match[0].length;
  }
  if (from < text.length) runs.push({ text: text.slice(from), look: '' });
  return runs;
}
