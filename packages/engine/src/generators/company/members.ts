import { copyFirst } from '../../columns/copy-first.ts';
import { Dictionary } from '../../columns/dictionary.ts';
import type { Column, PartShape } from '../../columns/column.ts';
import type { ColumnSource } from '../../columns/source.ts';
import type { CompileContext, GeneratorDefinition, OutputKind } from '../definition.ts';
import { samplerOf } from '../distribution/sampler.ts';
import { asType } from '../kit/as-type.ts';
import { define, NONE } from '../kit/define.ts';
import { numberSource } from '../kit/number-source.ts';
import type { MemberText } from '../entities/member-text.ts';
import { textByEntry } from '../entities/text-by-entry.ts';
import { familyOf } from '../kit/type-families.ts';
import { mix } from '../kit/uniform.ts';
import { companyOf, domainParts, fillDomain, type Company } from './company.ts';

function member(
  kind: string,
  title: string,
  summary: string,
  make: (company: Company, context: CompileContext) => MemberText,
  outputs: readonly OutputKind[] = ['text', 'json'],
): GeneratorDefinition {
  return define({
    kind,
    group: 'company',
    title,
    summary,
    parameters: NONE,
    outputs,
    invertible: 'none',
    entity: 'company',
    compile: (_, context) => {
      const text = make(companyOf(context), context);
      return asType(context, text as ColumnSource, shortName);
    },
  });
}

/** A name without its legal form, then its first word. */
function shortName(text: string, most: number): string {
  const words = text.split(' ');
  while (words.length > 1 && words.join(' ').length > most) words.pop();
  return words.join(' ').slice(0, most).trim();
}

const share = (word: number, salt: number) => (mix(word ^ salt) >>> 0) / 4_294_967_296;
const literal = (text: string): PartShape => ({ kind: 'literal', text });
const unique = ({ distinct }: Company) => (distinct > 0 ? { distinct } : {});

const name = member('company.name', 'Company name', 'A firm’s name with its legal form; agrees with industry and domain.', (company, { words }) => {
  const extras = words.list('company.extra').words;
  const japanese = words.locales[0]!.locale.startsWith('ja');
  const blank = japanese ? '' : ' ';
  return {
    shape: {
      store: 'parts',
      parts: [
        { kind: 'dict', dictionary: company.roots },
        literal(blank),
        { kind: 'dict', dictionary: company.nouns },
        { kind: 'dict', dictionary: new Dictionary(['', ...extras.map((extra) => ` ${extra}`)]) },
        { kind: 'dict', dictionary: new Dictionary(['', ' ']) },
        { kind: 'int', width: 1, max: Math.max(1, company.distinct), omitZero: true },
        { kind: 'dict', dictionary: new Dictionary(['', ...company.forms.texts.map((form) => `${blank}${form}`)]) },
      ],
    },
    cardinality: company.roots.size * company.nouns.size * (extras.length + 1) * 100,
    ...unique(company),
    fill(rows, out) {
      if (out.store !== 'parts') return;
      const { noun, root, form, serial } = company.rows(rows);
      const { b } = company.traits(rows);
      for (let i = 0; i < rows.count; i++) {
        const withForm = japanese || share(b[i]!, 0x666f) < 0.55;
        setName(out, i, root[i]!, noun[i]!, serial[i]!, withForm ? form[i]! + 1 : 0, extras.length);
      }
    },
    plainFirst: true,
    at(ranks, count, out) {
      if (out.store !== 'parts') return;
      for (let i = 0; i < count; i++) {
        const pair = Math.floor(ranks[i]! / company.roots.size);
        setName(out, i, ranks[i]! % company.roots.size, pair % company.nouns.size, Math.floor(pair / company.nouns.size), 0, extras.length);
      }
    },
  };
});

/** A second company with the same name gets a suffix (Holdings, International, …); further ones are numbered. */
function setName(out: Column & { store: 'parts' }, i: number, root: number, noun: number, serial: number, form: number, extras: number): void {
  const number = serial > extras ? Math.ceil(serial / extras) : 0;
  out.parts[0]![i] = root;
  out.parts[2]![i] = noun;
  out.parts[3]![i] = serial === 0 ? 0 : ((serial - 1) % extras) + 1;
  out.parts[4]![i] = number > 0 ? 1 : 0;
  out.parts[5]![i] = number;
  out.parts[6]![i] = form;
}

const underDomain = (kind: string, title: string, summary: string, before: string): GeneratorDefinition =>
  member(kind, title, summary, (company) => ({
    shape: { store: 'parts', parts: [literal(before), ...domainParts(company)] },
    cardinality: company.roots.size * company.nouns.size * 1000,
    ...unique(company),
    fill: (rows, out) => fillDomain(company, rows, out, 1),
    plainFirst: true,
    at(ranks, count, out) {
      if (out.store !== 'parts') return;
      for (let i = 0; i < count; i++) {
        out.parts[1]![i] = ranks[i]! % company.roots.size;
        const rest = Math.floor(ranks[i]! / company.roots.size);
        out.parts[3]![i] = rest % company.nouns.size;
        out.parts[4]![i] = Math.floor(rest / company.nouns.size);
      }
    },
  }));

const email = member('company.email', 'Company e-mail', 'info@, sales@ … at the company’s domain.', (company) => ({
  shape: {
    store: 'parts',
    parts: [
      { kind: 'dict', dictionary: new Dictionary(['info', 'contact', 'hello', 'office', 'sales', 'support', 'billing']) },
      literal('@'),
      ...domainParts(company),
    ],
  },
  cardinality: company.roots.size * company.nouns.size * 1000,
  ...unique(company),
  fill(rows, out) {
    if (out.store !== 'parts') return;
    const { a } = company.traits(rows);
    for (let i = 0; i < rows.count; i++) out.parts[0]![i] = Math.floor(share(a[i]!, 0x656d) * 7);
    fillDomain(company, rows, out, 2);
  },
}));

const ofNoun = (
  kind: string,
  title: string,
  summary: string,
  text: (industry: string, context: CompileContext, place: number) => string,
): GeneratorDefinition =>
  member(kind, title, summary, (company, context) => {
    const texts = company.industries.map((industry, place) => text(industry, context, place));
    return textByEntry(texts, (rows) => company.rows(rows).noun);
  });

/** Industries in another language use the codes of the English list, in the same order. */
function industryCode(industry: string, { words }: CompileContext, place: number): string {
  const codes = words.list('company.naics').words;
  const entry = codes.find((each) => each.startsWith(`${industry};`)) ?? codes[place % codes.length]!;
  return entry.split(';')[1]!;
}

const employees = samplerOf({ distribution: 'lognormal', median: 32, sigma: 1.3 });

const sized = (kind: string, title: string, summary: string, value: (people: number, word: number) => number): GeneratorDefinition =>
  define({
    kind,
    group: 'company',
    title,
    summary,
    parameters: NONE,
    outputs: ['integer', 'decimal', 'text'],
    invertible: 'none',
    entity: 'company',
    compile(_, context) {
      const company = companyOf(context);
      const bands = kind === 'company.size' && familyOf(context.type) === 'text' ? context.words.list('enum.companySize').words : null;
      if (bands) return sizeBands(context, company, bands);
      return numberSource(context, {
        min: 1,
        fill(rows, x) {
          const { a } = company.traits(rows);
          for (let i = 0; i < rows.count; i++) x[i] = value(Math.max(1, Math.round(employees(share(a[i]!, 0x7369)))), a[i]!);
        },
      });
    },
  });

function sizeBands(context: CompileContext, company: Company, bands: readonly string[]): ColumnSource {
  const upper = bands.map((band) => Number(band.split('-')[1] ?? Infinity));
  return asType(context, {
    shape: { store: 'dict', dictionary: new Dictionary(bands) },
    cardinality: bands.length,
    fill(rows, out) {
      if (out.store !== 'dict') return;
      const { a } = company.traits(rows);
      for (let i = 0; i < rows.count; i++) {
        const people = employees(share(a[i]!, 0x7369));
        out.indices[i] = upper.findIndex((most) => people <= most);
      }
    },
  });
}

const legalForm = member('company.legalForm', 'Legal form', 'Of the country’s language: Inc., GmbH, SARL.', (company) => ({
  shape: { store: 'dict', dictionary: company.forms },
  cardinality: company.forms.size,
  fill: (rows, out) => void (out.store === 'dict' && copyFirst(company.rows(rows).form, out.indices, rows.count)),
}));

export const companies: readonly GeneratorDefinition[] = [
  name,
  legalForm,
  underDomain('company.domain', 'Company domain', 'Made of the name, under .example, where nobody can own a domain.', ''),
  underDomain('company.url', 'Company website', 'Address of the company’s site.', 'https://www.'),
  email,
  ofNoun('company.industry', 'Industry', 'What the firm does; agrees with its name.', (industry) => industry),
  ofNoun('company.industryCode', 'Industry code', 'NAICS code of the firm’s industry.', industryCode),
  sized('company.size', 'Employees', 'How many people work there; a band in a text column.', (people) => people),
  sized(
    'company.revenue',
    'Revenue',
    'Yearly, in keeping with the number of people.',
    (people, word) => Math.round((people * (60_000 + share(word, 0x7265) * 180_000)) / 1000) * 1000,
  ),
];
