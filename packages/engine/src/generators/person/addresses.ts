import type { Column, PartShape } from '../../columns/column.ts';
import { Dictionary } from '../../columns/dictionary.ts';
import type { GeneratorDefinition } from '../definition.ts';
import { companyDomain } from '../company/domain.ts';
import { cumulativeTable, locate } from '../../values/cumulative.ts';
import { mix } from '../kit/uniform.ts';
import type { Subject } from '../entities/subject.ts';
import { personMember, type PersonText } from './member.ts';

/** Domains that nobody can own (RFC 2606). */
const DOMAINS = ['example.com', 'example.org', 'example.net', 'mail.example', 'post.example', 'inbox.example'];
const domainTable = cumulativeTable([46, 17, 13, 12, 7, 5]);
const domains = new Dictionary(DOMAINS);

/** Between first and last name. */
const separators = new Dictionary(['.', '', '_']);

/**
 * first.last, flast, first_last …, then the serial that makes it unique. A unique name keeps its separator and the whole first name: only so
 * can (first, last, serial) be read back from the text.
 */
function nameParts({ lists, distinct }: Subject): PartShape[] {
  const { firstMail, lastMail } = lists;
  const fronts = new Dictionary([...firstMail.texts, ...firstMail.texts.map((name) => name[0]!)]);
  return [
    { kind: 'dict', dictionary: distinct > 0 ? firstMail : fronts },
    { kind: 'dict', dictionary: separators },
    { kind: 'dict', dictionary: lastMail },
    { kind: 'int', width: 1, max: Math.max(99, distinct), omitZero: true },
  ];
}

/** Fills the four parts of `nameParts`, from part `at` on. */
function fillName(subject: Subject, rows: Parameters<Subject['names']>[0], out: Column, at: number): void {
  if (out.store !== 'parts') return;
  const names = subject.names(rows);
  const { b } = subject.traits(rows);
  const size = subject.lists.firstMail.size;
  const [first, separator, last, serial] = [out.parts[at]!, out.parts[at + 1]!, out.parts[at + 2]!, out.parts[at + 3]!];
  for (let i = 0; i < rows.count; i++) {
    const word = mix(b[i]! ^ 0x5bd1e995) >>> 0;
    const style = word % 100;
    last[i] = names.last[i]!;
    if (subject.distinct > 0) {
      first[i] = names.first[i]!;
      separator[i] = style < 82 ? 0 : 2;
      serial[i] = names.serial[i]!;
    } else {
      const short = style >= 58 && style < 80;
      first[i] = names.first[i]! + (short ? size : 0);
      separator[i] = short || style >= 92 ? 1 : style < 58 ? 0 : 2;
      serial[i] = (word >>> 8) % 100 < 18 ? 1 + ((word >>> 16) % 98) : 0;
    }
  }
}

function addressText(subject: Subject, before: readonly PartShape[], after: readonly PartShape[], fillAfter: (rows: Parameters<Subject['names']>[0], out: Column) => void): PersonText {
  const cardinality = subject.lists.firstMail.size * subject.lists.lastMail.size * 1000;
  return {
    shape: { store: 'parts', parts: [...before, ...nameParts(subject), ...after] },
    cardinality,
    ...(subject.distinct > 0 ? { distinct: subject.distinct } : {}),
    fill(rows, out) {
      fillName(subject, rows, out, before.length);
      fillAfter(rows, out);
    },
    shorten: (text, most) => (text.includes('@') ? text : text.slice(0, most)),
  };
}

const none = (): void => undefined;
const literal = (text: string): PartShape => ({ kind: 'literal', text });

export const addresses: readonly GeneratorDefinition[] = [
  personMember({ kind: 'internet.email', title: 'E-mail', summary: 'An address made of the person’s name, at a domain that nobody can own (example.com, .example); at the company’s where the row has one.', invertible: 'parts' }, (subject, context) => {
    const company = companyDomain(context, subject);
    if (company) return addressText(subject, [], [literal('@'), ...company.parts], (rows, out) => company.fill(rows, out, 5));
    return addressText(subject, [], [literal('@'), { kind: 'dict', dictionary: domains }], (rows, out) => {
      if (out.store !== 'parts') return;
      const { a } = subject.traits(rows);
      for (let i = 0; i < rows.count; i++) out.parts[5]![i] = locate(domainTable, (mix(a[i]! ^ 0x27d4eb2f) >>> 0) / 4_294_967_296);
    });
  }),
  personMember({ kind: 'internet.username', title: 'User name', summary: 'A login made of the person’s name.', invertible: 'parts' }, (subject) => addressText(subject, [], [], none)),
  personMember({ kind: 'internet.handle', title: 'Handle', summary: 'A name with an @ before it.' }, (subject) => addressText(subject, [literal('@')], [], none)),
  personMember({ kind: 'internet.profileUrl', title: 'Profile address', summary: 'A page of the person under example.com.' }, (subject) => addressText(subject, [literal('https://social.example.com/')], [], none)),
  personMember({ kind: 'image.avatar', title: 'Portrait address', summary: 'Where the person’s picture would be.' }, (subject) => ({
    shape: { store: 'parts', parts: [literal('https://avatars.example.com/u/'), { kind: 'int', width: 6, max: 999_999 }, literal('.png')] },
    cardinality: 1_000_000,
    fill(rows, out) {
      if (out.store !== 'parts') return;
      const { a } = subject.traits(rows);
      for (let i = 0; i < rows.count; i++) out.parts[1]![i] = (mix(a[i]! ^ 0x165667b1) >>> 0) % 1_000_000;
    },
    at(ranks, count, out) {
      if (out.store === 'parts') (out.parts[1] as Float64Array).set(ranks.subarray(0, count));
    },
  })),
];
