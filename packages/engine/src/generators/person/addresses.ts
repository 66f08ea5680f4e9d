import { copyFirst } from '../../columns/copy-first.ts';
import type { Column, PartShape } from '../../columns/column.ts';
import { Dictionary } from '../../columns/dictionary.ts';
import { wordsOf } from '../../text/index.ts';
import type { CompileContext, GeneratorDefinition } from '../definition.ts';
import { companyDomain } from '../company/domain.ts';
import { cumulativeTable, locate } from '../../values/cumulative.ts';
import { mix } from '../kit/uniform.ts';
import { field, parameters } from '../kit/define.ts';
import type { Subject } from '../entities/subject.ts';
import { personMember, type PersonText } from './member.ts';
import { LAST_STEP } from './names.ts';

/** Domains that nobody can own (RFC 2606). */
const DOMAINS = ['example.com', 'example.org', 'example.net', 'mail.example', 'post.example', 'inbox.example'];
const domainTable = cumulativeTable([46, 17, 13, 12, 7, 5]);
const domains = new Dictionary(DOMAINS);

/** One domain, several equally often, or several by weight. */
type Domains = string | readonly string[] | Readonly<Record<string, number>>;

const DOMAIN = { type: 'string', pattern: '^[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?$', maxLength: 253 };

function domainsOf(context: CompileContext, given: Domains | undefined): { readonly list: Dictionary; readonly table: typeof domainTable } {
  if (given === undefined) return { list: domains, table: domainTable };
  const weights =
    typeof given === 'string'
      ? { [given]: 1 }
      : Array.isArray(given)
        ? Object.fromEntries(given.map((name: string) => [name, 1]))
        : (given as Record<string, number>);
  const names = Object.keys(weights);
  const wrong = names.find((name) => !new RegExp(DOMAIN.pattern).test(name));
  if (wrong !== undefined) context.fail('/domain', `"${wrong}" is no domain.`);
  if (!Object.values(weights).some((weight) => weight > 0)) context.fail('/domain', 'At least one weight must be more than 0.');
  return { list: new Dictionary(names), table: cumulativeTable(Object.values(weights)) };
}

/** Between first and last name. */
const SEPARATORS = ['.', '', '_'];
const separators = new Dictionary(SEPARATORS);

/** The separators (as indices) that the column's conditions accept. All separators if none is accepted; then another step repairs the value. */
function acceptedBy(context: CompileContext, whole: (name: string) => string): Uint8Array {
  const words = context.domain.patterns ? wordsOf(context.domain, context.type) : null;
  const accepted = SEPARATORS.map((separator) => ((words?.accepts(whole(`anna${separator}smith`)) ?? true) ? 1 : 0));
  return Uint8Array.from(accepted.includes(1) ? accepted : [1, 1, 1]);
}

/**
 * first.last, flast, first_last …, then the serial number that makes it unique. A unique name keeps its separator and
 * the whole first name: otherwise (first, last, serial) could not be read back from the text.
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
function fillName(subject: Subject, rows: Parameters<Subject['names']>[0], out: Column, at: number, accepted: Uint8Array, fixed: number | undefined): void {
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
      separator[i] = fixed ?? ((style < 82 && accepted[0] === 1) || accepted[2] === 0 ? 0 : 2);
      serial[i] = names.serial[i]!;
    } else {
      const short = fixed === undefined && style >= 58 && style < 80;
      first[i] = names.first[i]! + (short ? size : 0);
      const wanted = short || style >= 92 ? 1 : style < 58 ? 0 : 2;
      separator[i] = fixed ?? (accepted[wanted] === 1 ? wanted : accepted.indexOf(1));
      serial[i] = (word >>> 8) % 100 < 18 ? 1 + ((word >>> 16) % 98) : 0;
    }
  }
}

function addressText(
  subject: Subject,
  context: CompileContext,
  before: readonly PartShape[],
  after: readonly PartShape[],
  fillAfter: (rows: Parameters<Subject['names']>[0], out: Column) => void,
  style?: number,
): PersonText {
  const { firstMail, lastMail } = subject.lists;
  const [firsts, lasts] = [placesOf(firstMail), placesOf(lastMail)];
  const literals = (parts: readonly PartShape[]) =>
    parts.map((part) => (part.kind === 'literal' ? part.text : part.kind === 'dict' ? part.dictionary.texts[0]! : '')).join('');
  const accepted = acceptedBy(context, (name) => literals(before) + name + literals(after));
  const between = style !== undefined ? style : accepted[0] === 1 ? 0 : accepted[2] === 1 ? 2 : 1;
  return {
    shape: { store: 'parts', parts: [...before, ...nameParts(subject), ...after] },
    cardinality: firsts.length * lasts.length * 100_000,
    ...(subject.distinct > 0 ? { distinct: subject.distinct } : {}),
    fill(rows, out) {
      fillName(subject, rows, out, before.length, accepted, style);
      fillAfter(rows, out);
    },
    plainFirst: true,
    // By rank: first names, then last names, then numbers. Such addresses do not match the row's name.
    at(ranks, count, out) {
      if (out.store !== 'parts') return;
      for (let i = 0; i < count; i++) {
        const first = ranks[i]! % firsts.length;
        const rest = Math.floor(ranks[i]! / firsts.length);
        out.parts[before.length]![i] = firsts[first]!;
        out.parts[before.length + 1]![i] = between;
        out.parts[before.length + 2]![i] = lasts[(rest + first * LAST_STEP) % lasts.length]!;
        out.parts[before.length + 3]![i] = Math.floor(rest / lasts.length);
        for (let part = before.length + 4; part < out.parts.length; part++) if (out.parts[part]) out.parts[part]![i] = 0;
      }
    },
    shorten: (text, most) => (text.includes('@') ? text : text.slice(0, most)),
  };
}

const places = new WeakMap<Dictionary, number[]>();

/** One index of the dictionary for each different text. */
function placesOf(dictionary: Dictionary): number[] {
  let own = places.get(dictionary);
  if (!own) places.set(dictionary, (own = firstPlaces(dictionary)));
  return own;
}

function firstPlaces(dictionary: Dictionary): number[] {
  const seen = new Set<string>();
  return [...dictionary.texts.keys()].filter((i) => !seen.has(dictionary.texts[i]!) && seen.add(dictionary.texts[i]!));
}

const none = (): void => undefined;
const literal = (text: string): PartShape => ({ kind: 'literal', text });

export const addresses: readonly GeneratorDefinition[] = [
  personMember<{ domain?: Domains; separator?: string; unique: boolean }>(
    {
      kind: 'internet.email',
      title: 'E-mail',
      summary: 'An address made of the person’s name, at a domain that nobody can own (example.com, .example); at the company’s where the row has one.',
      invertible: 'parts',
      parameters: parameters({
        domain: {
          title: 'Domain',
          anyOf: [
            DOMAIN,
            { type: 'array', items: DOMAIN, minItems: 1 },
            { type: 'object', additionalProperties: { type: 'number', minimum: 0 }, minProperties: 1 },
          ],
        },
        separator: field.choice('Between first and last name', SEPARATORS),
        unique: field.flag('Unique in every row', false),
      }),
    },
    (subject, context, { domain, separator }) => {
      const style = separator === undefined ? undefined : SEPARATORS.indexOf(separator);
      const company = domain === undefined ? companyDomain(context, subject) : null;
      if (company) return addressText(subject, context, [], [literal('@'), ...company.parts], (rows, out) => company.fill(rows, out, 5), style);
      const { list, table } = domainsOf(context, domain);
      return addressText(
        subject,
        context,
        [],
        [literal('@'), { kind: 'dict', dictionary: list }],
        (rows, out) => {
          if (out.store !== 'parts') return;
          const { a } = subject.traits(rows);
          for (let i = 0; i < rows.count; i++) out.parts[5]![i] = locate(table, (mix(a[i]! ^ 0x27d4eb2f) >>> 0) / 4_294_967_296);
        },
        style,
      );
    },
  ),
  personMember({ kind: 'internet.username', title: 'User name', summary: 'A login made of the person’s name.', invertible: 'parts' }, (subject, context) =>
    addressText(subject, context, [], [], none),
  ),
  personMember({ kind: 'internet.handle', title: 'Handle', summary: 'A name with an @ before it.' }, (subject, context) =>
    addressText(subject, context, [literal('@')], [], none),
  ),
  personMember({ kind: 'internet.profileUrl', title: 'Profile address', summary: 'A page of the person under example.com.' }, (subject, context) =>
    addressText(subject, context, [literal('https://social.example.com/')], [], none),
  ),
  personMember({ kind: 'image.avatar', title: 'Portrait address', summary: 'Where the person’s picture would be.' }, (subject) => ({
    shape: { store: 'parts', parts: [literal('https://avatars.example.com/u/'), { kind: 'int', width: 6, max: 999_999 }, literal('.png')] },
    cardinality: 1_000_000,
    fill(rows, out) {
      if (out.store !== 'parts') return;
      const { a } = subject.traits(rows);
      for (let i = 0; i < rows.count; i++) out.parts[1]![i] = (mix(a[i]! ^ 0x165667b1) >>> 0) % 1_000_000;
    },
    at(ranks, count, out) {
      if (out.store === 'parts') copyFirst(ranks, out.parts[1] as Float64Array, count);
    },
  })),
];
