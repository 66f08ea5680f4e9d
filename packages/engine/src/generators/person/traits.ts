import { Dictionary } from '../../columns/dictionary.ts';
import type { ColumnSource } from '../../columns/source.ts';
import { civilOf, dayOf } from '../../values/civil-date.ts';
import { locate } from '../../values/cumulative.ts';
import type { WordList } from '../../words/words.ts';
import type { CompileContext, GeneratorDefinition } from '../definition.ts';
import { subjectOf, type Subject } from '../entities/subject.ts';
import { tableOf } from '../entities/split.ts';
import { samplerOf } from '../distribution/sampler.ts';
import { define, field, parameters } from '../kit/define.ts';
import { DAY } from '../kit/iso.ts';
import { numberSource } from '../kit/number-source.ts';
import { timeSource } from '../kit/time-source.ts';
import { mix } from '../kit/uniform.ts';
import { personMember } from './member.ts';
import { valuesSource } from '../structure/values.ts';

const share = (word: number, salt: number) => (mix(word ^ salt) >>> 0) / 4_294_967_296;

/** A word of a list by the person's own hash. */
function listed(kind: string, title: string, summary: string, list: (subject: Subject) => WordList, salt: number): GeneratorDefinition {
  return personMember({ kind, title, summary, invertible: 'parts' }, (subject) => {
    const { words } = list(subject);
    const table = tableOf(list(subject));
    return {
      shape: { store: 'dict', dictionary: new Dictionary(words) },
      cardinality: words.length,
      fill(rows, out) {
        if (out.store !== 'dict') return;
        const { a } = subject.traits(rows);
        for (let i = 0; i < rows.count; i++) out.indices[i] = locate(table, share(a[i]!, salt));
      },
      at(ranks, count, out) {
        if (out.store === 'dict') for (let i = 0; i < count; i++) out.indices[i] = ranks[i]!;
      },
    };
  });
}

/** Ages by ten-year bands, for adults; bands outside the requested ages are dropped. */
const PYRAMID = [
  { from: 0, to: 6, weight: 5 },
  { from: 6, to: 18, weight: 11 },
  { from: 18, to: 30, weight: 20 },
  { from: 30, to: 40, weight: 20 },
  { from: 40, to: 50, weight: 17 },
  { from: 50, to: 60, weight: 15 },
  { from: 60, to: 70, weight: 9 },
  { from: 70, to: 80, weight: 5 },
  { from: 80, to: 96, weight: 2 },
];

/** Birth day of each row: both the birth date and the age column derive from it. */
function birthDays(context: CompileContext, from: number, to: number) {
  const subject = subjectOf(context);
  const bands = PYRAMID.map((band) => ({
    from: Math.max(from, band.from),
    to: Math.min(to, band.to),
    weight: (band.weight * Math.max(0, Math.min(to, band.to) - Math.max(from, band.from))) / (band.to - band.from),
  })).filter((band) => band.weight > 0);
  const age = samplerOf({ distribution: 'empirical', knots: bands.length > 0 ? bands : [{ from, to: to + 1, weight: 1 }] });
  return { subject, dayOf: (word: number) => context.referenceDay - 1 - Math.floor(age(share(word, 0x6269)) * 365.2425) };
}

const YOUNGEST = field.integer('Youngest', 18, { minimum: 0, maximum: 120 });
const OLDEST = field.integer('Oldest', 80, { minimum: 0, maximum: 120 });
const ages = parameters({ from: YOUNGEST, to: OLDEST });

function birthDate(kind: string): GeneratorDefinition {
  return define<{ from: number; to: number; unit?: 'd' }>({
    kind,
    group: kind.split('.')[0]!,
    title: kind === 'date.birthdate' ? 'Day of birth' : 'Birth date',
    summary: 'A day of birth, by the ages of a population; agrees with the age.',
    parameters: parameters({ from: YOUNGEST, to: OLDEST, unit: field.choice('Dates only: d', ['d']) }),
    outputs: ['date', 'timestamp', 'text'],
    invertible: 'none',
    entity: 'person',
    compile({ from, to, unit }, context): ColumnSource {
      if (to < from) context.fail('/to', `The oldest, ${to}, is below the youngest, ${from}.`);
      const born = birthDays(context, from, to);
      return timeSource(context, {
        ...(unit ? { unit } : {}),
        fill(rows, micros) {
          const { a } = born.subject.traits(rows);
          for (let i = 0; i < rows.count; i++) micros[i] = born.dayOf(a[i]!) * DAY;
        },
      });
    },
  });
}

const age = define<{ from: number; to: number }>({
  kind: 'person.age',
  group: 'person',
  title: 'Age',
  summary: 'Whole years at the reference date; agrees with the birth date.',
  parameters: ages,
  outputs: ['integer', 'decimal', 'text'],
  invertible: 'none',
  entity: 'person',
  compile({ from, to }, context) {
    const born = birthDays(context, from, to);
    const today = civilOf(context.referenceDay);
    return numberSource(context, {
      fill(rows, x) {
        const { a } = born.subject.traits(rows);
        for (let i = 0; i < rows.count; i++) {
          const { year, month, day } = civilOf(born.dayOf(a[i]!));
          x[i] = today.year - year - (dayOf(2000, today.month, today.day) < dayOf(2000, month, day) ? 1 : 0);
        }
      },
    });
  },
});

const birthYear = define<{ from: number; to: number }>({
  kind: 'person.birthYear',
  group: 'person',
  title: 'Birth year',
  summary: 'Year of the birth date.',
  parameters: ages,
  outputs: ['integer', 'decimal', 'text'],
  invertible: 'none',
  entity: 'person',
  compile({ from, to }, context) {
    const born = birthDays(context, from, to);
    return numberSource(context, {
      fill(rows, x) {
        const { a } = born.subject.traits(rows);
        for (let i = 0; i < rows.count; i++) x[i] = civilOf(born.dayOf(a[i]!)).year;
      },
    });
  },
});

/** Female and male; in the locale's language since the second edition. */
function sexWords({ words, type }: CompileContext): string[] {
  const own = words.edition < 2 ? ['female', 'male'] : [...words.list('person.sexes').words];
  return own.every((label) => label.length <= (type.length ?? Infinity)) ? own : ['F', 'M'];
}

/** Takes the spelling of the sexes from its own labels, or those of a type or a CHECK. */
function sexLabels(context: CompileContext, own: readonly string[] | undefined): { labels: string[]; female: number; male: number } {
  const given = own ?? context.type.labels ?? context.domain.in;
  const labels = given && given.length > 1 ? [...given] : (context.type.length ?? 9) < 4 ? ['F', 'M'] : sexWords(context);
  const find = (pattern: RegExp) => labels.findIndex((label) => pattern.test(label));
  return { labels, female: Math.max(0, find(/^(f|w|woman|perempuan|kvinna)/i)), male: Math.max(0, find(/^(m(?!ujer)|h|laki)(?!s)/i)) };
}

const sex = (kind: string): GeneratorDefinition =>
  define<{ labels?: readonly string[] }>({
    kind,
    group: 'person',
    title: kind === 'person.gender' ? 'Gender' : 'Sex',
    summary: 'Agrees with the first name; written as the column’s labels are.',
    parameters: parameters({ labels: field.list('Labels', { type: 'string' }, { hidden: true }) }),
    outputs: ['text', 'boolean', 'integer'],
    invertible: 'none',
    entity: 'person',
    compile({ labels: own }, context): ColumnSource {
      const subject = subjectOf(context);
      if (context.type.base === 'bool' || context.type.base.startsWith('int')) {
        return numberSource(context, {
          cardinality: 2,
          fill(rows, x) {
            const { sex: sexes } = subject.names(rows);
            for (let i = 0; i < rows.count; i++) x[i] = sexes[i]! + (context.type.base === 'bool' ? 0 : 1);
          },
        });
      }
      const { labels, female, male } = sexLabels(context, own);
      const source = valuesSource(context, labels, null, () => '');
      return {
        ...source,
        fill(rows, out) {
          if (out.store !== 'dict') return source.fill(rows, out, { column: () => out });
          const { sex: sexes } = subject.names(rows);
          for (let i = 0; i < rows.count; i++) out.indices[i] = sexes[i] === 0 ? female : male;
        },
      };
    },
  });

/** Words with their weights. */
type Weighted = Readonly<Record<string, number>>;
const WEIGHTED = { type: 'object', additionalProperties: { type: 'number', minimum: 0 }, minProperties: 1 };

function weightedList(given: Weighted): WordList {
  let sum = 0;
  return { words: Object.keys(given), weights: Float64Array.from(Object.values(given), (weight) => (sum += weight)) };
}

const prefix = personMember<{ female?: Weighted; male?: Weighted }>(
  {
    kind: 'person.prefix',
    title: 'Form of address',
    summary: 'Ms., Mr., Dr.; agrees with the sex, in the locale’s words or in own ones.',
    parameters: parameters({ female: { title: 'For women', ...WEIGHTED }, male: { title: 'For men', ...WEIGHTED } }),
  },
  (subject, _, own) => {
    const lists = subject.lists.cultures.map(({ locale }) =>
      (['female', 'male'] as const).map((sex) => (own[sex] ? weightedList(own[sex]) : subject.context.words.list(`person.prefix.${sex}`, locale))),
    );
    const texts = [...new Set(lists.flat().flatMap((list) => list.words))];
    const dictionary = new Dictionary(texts);
    return {
      shape: { store: 'dict', dictionary },
      cardinality: texts.length,
      fill(rows, out, names) {
        if (out.store !== 'dict') return;
        const { a } = subject.traits(rows);
        for (let i = 0; i < rows.count; i++) {
          const list = lists[names.culture[i]!]![names.sex[i]!]!;
          out.indices[i] = dictionary.indexOf(list.words[locate(tableOf(list), share(a[i]!, 0x7072))]!);
        }
      },
    };
  },
);

const nationalId = personMember(
  { kind: 'person.nationalId', title: 'National number', summary: 'The form of a social security number in a range that was never issued.' },
  (subject) => ({
    shape: {
      store: 'parts',
      parts: [
        { kind: 'literal', text: '9' },
        { kind: 'int', width: 2, max: 99 },
        { kind: 'literal', text: '-' },
        { kind: 'int', width: 2, max: 49 },
        { kind: 'literal', text: '-' },
        { kind: 'int', width: 4, max: 9999 },
      ],
    },
    cardinality: 50_000_000,
    fill(rows, out) {
      if (out.store !== 'parts') return;
      const { a, b } = subject.traits(rows);
      for (let i = 0; i < rows.count; i++) {
        out.parts[1]![i] = Math.floor(share(a[i]!, 0x6e61) * 100);
        out.parts[3]![i] = Math.floor(share(a[i]!, 0x6e62) * 50);
        out.parts[5]![i] = Math.floor(share(b[i]!, 0x6e63) * 10_000);
      }
    },
    at(ranks, count, out) {
      if (out.store !== 'parts') return;
      for (let i = 0; i < count; i++) {
        out.parts[5]![i] = ranks[i]! % 10_000;
        out.parts[3]![i] = Math.floor(ranks[i]! / 10_000) % 50;
        out.parts[1]![i] = Math.floor(ranks[i]! / 500_000);
      }
    },
  }),
);

export const traits: readonly GeneratorDefinition[] = [
  prefix,
  sex('person.sex'),
  sex('person.gender'),
  birthDate('person.birthDate'),
  birthDate('date.birthdate'),
  birthYear,
  age,
  listed('person.jobTitle', 'Job title', 'A function with its level.', ({ context }) => context.words.list('person.jobTitle'), 0x6a6f),
  listed('person.suffix', 'Name suffix', 'Jr., Sr., PhD.', ({ context }) => context.words.list('person.suffix'), 0x7375),
  listed('person.maritalStatus', 'Marital status', 'Single, married, divorced, widowed.', ({ context }) => context.words.list('person.maritalStatus'), 0x6d61),
  listed('person.relative', 'Relative', 'What a contact person is to somebody.', ({ context }) => context.words.list('person.relative'), 0x7265),
  nationalId,
];
