import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { todaysShare } from '../../testing/src/todays-share.ts';
import { PACKS } from '../src/words/packs/index.ts';
import { faultsOf } from '../src/plan/testing/check-plan.ts';
import { catalogue, compileEncoder, openReader } from '../src/index.ts';
import { FORMATS } from '../src/encode/encoder.ts';
import { bytesIn, columnSums, digestsOf, wholePlan } from './suites/whole/digests.ts';
import { LOCALES } from './suites/whole/whole-blueprint.ts';

// Pins every byte of one blueprint that uses every feature. A change here affects every user: make it on purpose, check
// what changed (columns.tsv lists the columns and locales), and confirm it with `vitest run
// packages/engine/test/whole.test.ts -u`.

const [first, ...others] = Object.keys(LOCALES) as [string, ...string[]];
const plans = new Map(await Promise.all(Object.keys(LOCALES).map(async (locale) => [locale, await wholePlan(locale)] as const)));
const plan = plans.get(first)!;

describe('the whole blueprint uses', () => {
  test('every kind of generator', () => {
    const used = new Set(plan.blueprint.tables.flatMap((table) => table.columns.map((column) => column.generator?.kind)));
    expect(catalogue.map((each) => each.kind).filter((kind) => !used.has(kind))).toEqual(['default', 'reference']);
  });

  test('every supported language', () => {
    const languages = Object.values(LOCALES).flatMap((locale) => (typeof locale === 'string' ? [locale] : Object.keys(locale)));
    expect(Object.keys(PACKS).filter((pack) => !languages.some((locale) => locale.split('-')[0] === pack.split('.')[0]))).toEqual([]);
  });

  test('COPY binary for every type that has it', () => {
    const fallen = plan.tables.filter((table) => compileEncoder('copy-binary', table, { oidOf: () => 16_500 }).format !== 'copy-binary');
    expect(fallen.map((table) => table.name)).toEqual(['types.text_only']);
  });

  test('and all its keys, references and NOT NULL hold', () => {
    expect(plan.diagnostics).toEqual([]);
    expect(faultsOf(plan)).toEqual([]);
  });
});

const sums = new Map([...plans].map(([locale, of]) => [locale, columnSums(of)]));
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

test('K2: the values of every column in every locale', async () => {
  const lines = [...sums.get(first)!].map(([column, sum]) => [column, sum, ...others.map((locale) => same(sums.get(locale)!.get(column)!, sum))].join('\t'));
  await expect(`${['column', first, ...others].join('\t')}\n${lines.join('\n')}\n`).toMatchFileSnapshot('golden/whole/columns.tsv');
});

test.each(todaysShare([...plans], 3))('K4, E1: the bytes of every table in every format: %s', async (locale, of) => {
  // Tables without words are the same in every locale, so only the first locale's file has them.
  const tables = of.tables.filter(({ name }) => locale === first || speaks(locale, name));
  const lines = await Promise.all(tables.map(async (table) => [table.name, ...(await digestsOf(of, table, sha256))].join('\t')));
  await expect(`${[['table', ...FORMATS].join('\t'), ...lines].join('\n')}\n`).toMatchFileSnapshot(`golden/whole/bytes.${locale}.tsv`);
});

/** Tables for people to look at: people, places, goods, a tenant's tasks, sums over lines, every type. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  'entities.person': ['en-US', 'de', 'ja'],
  'entities.place': ['fr', 'es-MX', 'mixed'],
  'entities.product': ['en-GB'],
  'entities.life': ['en-US'],
  'public.orders': ['en-US'],
  'public.items': ['en-US'],
  'public.tasks': ['en-US'],
  'public.states': ['en-US'],
  'types.binary': ['en-US'],
  'types.text_only': ['en-US'],
};

test.each(Object.entries(SHOWN).flatMap(([table, locales]) => locales.map((locale) => [table, locale] as const)))('rows of %s in %s', async (name, locale) => {
  const of = plans.get(locale)!;
  const table = of.table(name);
  const batch = openReader(of, table).read({ first: 0, count: 5, at: null });
  await expect(Buffer.from(bytesIn('ndjson', table, batch)).toString()).toMatchFileSnapshot(`golden/whole/${name}.${locale}.ndjson`);
});

function speaks(locale: string, table: string): boolean {
  return plan.table(table).columns.some(({ name }) => sums.get(locale)!.get(`${table}.${name}`) !== sums.get(first)!.get(`${table}.${name}`));
}

function same(sum: string, as: string): string {
  return sum === as ? '=' : sum;
}
