import { dictionary } from '@seedbed/contract';
import { copyFirst } from '../../columns/copy-first.ts';
import type { Column } from '../../columns/column.ts';
import { Dictionary } from '../../columns/dictionary.ts';
import type { GeneratorDefinition } from '../definition.ts';
import { mix } from '../kit/uniform.ts';
import { fillFullNames, fullNameShape } from './full-name.ts';
import { personMember } from './member.ts';

/** The step between last names of successive first names, so that unique names do not all share one family name. */
export const LAST_STEP = 37;

const initials = (dictionary: Dictionary) => new Dictionary(dictionary.texts.map((text) => Array.from(text)[0]!));

export const names: readonly GeneratorDefinition[] = [
  personMember(
    {
      kind: 'person.firstName',
      title: 'First name',
      summary: 'A first name, by the locale’s frequencies; agrees with the person’s sex and e-mail.',
      invertible: 'parts',
    },
    ({ lists: { first } }) => ({
      shape: { store: 'dict', dictionary: first },
      cardinality: first.size,
      fill: (rows, out, { first: chosen }) => void (out.store === 'dict' && copyFirst(chosen, out.indices, rows.count)),
      at: byRank,
    }),
  ),
  personMember(
    { kind: 'person.lastName', title: 'Last name', summary: 'A family name, by the locale’s frequencies.', invertible: 'parts' },
    ({ lists: { last } }) => ({
      shape: { store: 'dict', dictionary: last },
      cardinality: last.size,
      fill: (rows, out, { last: chosen }) => void (out.store === 'dict' && copyFirst(chosen, out.indices, rows.count)),
      at: byRank,
    }),
  ),
  personMember(
    { kind: 'person.middleName', title: 'Middle name', summary: 'A second first name of the same sex; an initial where only that fits.' },
    ({ lists: { first, cultures }, traits }) => ({
      shape: { store: 'dict', dictionary: first },
      cardinality: first.size,
      fill(rows, out, { culture, sex }) {
        if (out.store !== 'dict') return;
        const { a } = traits(rows);
        for (let i = 0; i < rows.count; i++) {
          const part = cultures[culture[i]!]!.first[sex[i]!]!;
          out.indices[i] = part.from + ((mix(a[i]!) >>> 0) % Math.min(60, part.table.size));
        }
      },
      shorten: (text, most) => (most >= 2 ? `${text[0]}.` : text[0]!),
    }),
  ),
  personMember(
    { kind: 'person.fullName', title: 'Full name', summary: 'First and last name, in the order of the locale.', invertible: 'parts' },
    ({ lists }) => ({
      shape: fullNameShape(lists),
      cardinality: lists.first.size * lists.last.size * 25,
      fill: (rows, out, chosen) => fillFullNames(lists, rows.count, out, chosen),
      plainFirst: true,
      at(wanted, count, out) {
        if (out.store !== 'parts') return;
        const [one, blank, other] = [out.parts[0]!, out.parts[1]!, out.parts[2]!];
        const fronts = lists.first.size;
        for (let i = 0; i < count; i++) {
          const first = wanted[i]! % fronts;
          const rest = Math.floor(wanted[i]! / fronts);
          one[i] = first;
          other[i] = fronts + ((rest + first * LAST_STEP) % lists.last.size);
          blank[i] = 1 + Math.floor(rest / lists.last.size);
        }
      },
      shorten: (text, most) => (text.lastIndexOf(' ') > 0 ? `${text[0]}. ${text.slice(text.lastIndexOf(' ') + 1)}` : text).slice(0, most),
    }),
  ),
  personMember({ kind: 'person.initials', title: 'Initials', summary: 'First letters of first and last name.' }, ({ lists }) => ({
    shape: {
      store: 'parts',
      parts: [
        { kind: 'dict', dictionary: initials(lists.first) },
        { kind: 'dict', dictionary: initials(lists.last) },
      ],
    },
    cardinality: 676,
    fill(rows, out, { first, last }) {
      if (out.store !== 'parts') return;
      copyFirst(first, out.parts[0] as Int32Array, rows.count);
      copyFirst(last, out.parts[1] as Int32Array, rows.count);
    },
  })),
  personMember({ kind: 'person.nickname', title: 'Nickname', summary: 'A short form of the first name.' }, ({ lists: { first } }) => ({
    shape: { store: 'dict', dictionary: new Dictionary(first.texts.map(shortForm)) },
    cardinality: first.size,
    fill: (rows, out, { first: chosen }) => void (out.store === 'dict' && copyFirst(chosen, out.indices, rows.count)),
  })),
  personMember({ kind: 'person.displayName', title: 'Display name', summary: 'First name, or first and last name.' }, ({ lists, traits }) => {
    const blanks = new Dictionary(['', ' ']);
    const last = new Dictionary([...lists.last.texts, '']);
    return {
      shape: {
        store: 'parts',
        parts: [
          { kind: 'dict', dictionary: lists.first },
          { kind: 'dict', dictionary: blanks },
          { kind: 'dict', dictionary: last },
        ],
      },
      cardinality: lists.first.size * lists.last.size,
      fill(rows, out, names) {
        if (out.store !== 'parts') return;
        const { b } = traits(rows);
        for (let i = 0; i < rows.count; i++) {
          const whole = (b[i]! & 7) < 5;
          out.parts[0]![i] = names.first[i]!;
          out.parts[1]![i] = whole ? 1 : 0;
          out.parts[2]![i] = whole ? names.last[i]! : lists.last.size;
        }
      },
    };
  }),
];

function byRank(wanted: Float64Array, count: number, out: Column): void {
  if (out.store === 'dict') for (let i = 0; i < count; i++) out.indices[i] = wanted[i]!;
}

const SHORT: Readonly<Record<string, string>> = dictionary({
  Michael: 'Mike',
  Robert: 'Rob',
  William: 'Will',
  James: 'Jim',
  Thomas: 'Tom',
  Christopher: 'Chris',
  Matthew: 'Matt',
  Joseph: 'Joe',
  Daniel: 'Dan',
  Anthony: 'Tony',
  Steven: 'Steve',
  Andrew: 'Andy',
  Joshua: 'Josh',
  Benjamin: 'Ben',
  Samuel: 'Sam',
  Alexander: 'Alex',
  Nicholas: 'Nick',
  Jonathan: 'Jon',
  Edward: 'Ed',
  Patrick: 'Pat',
  Timothy: 'Tim',
  Gregory: 'Greg',
  Charles: 'Charlie',
  Jennifer: 'Jen',
  Elizabeth: 'Liz',
  Patricia: 'Pat',
  Jessica: 'Jess',
  Katherine: 'Kate',
  Rebecca: 'Becky',
  Samantha: 'Sam',
  Victoria: 'Vicky',
  Christine: 'Chris',
  Stephanie: 'Steph',
  Amanda: 'Mandy',
  Deborah: 'Deb',
  Margaret: 'Maggie',
  Abigail: 'Abby',
  Isabella: 'Bella',
  Susan: 'Sue',
  Andreas: 'Andi',
  Sebastian: 'Basti',
  Katharina: 'Kathi',
});

function shortForm(name: string): string {
  return Object.hasOwn(SHORT, name) ? SHORT[name]! : name;
}
