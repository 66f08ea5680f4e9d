import type { BlueprintColumn, BlueprintTable } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { loadWords } from '../../words/index.ts';
import { compile } from '../compile.ts';
import { openReader } from '../reader.ts';
import { textRow, textRows } from '../text-rows.ts';
import { blueprintOf, ID, link } from '../testing/blueprint-of.ts';
import { faultsOf } from '../testing/check-plan.ts';

const words = await loadWords('en-US');
const ROWS = 20_000;

type Spec = Omit<BlueprintColumn, 'name'>;
const NAME: Spec = { type: 'text', generator: { kind: 'person.fullName' } };

/** The column's plan and, row by row, its values without dirt and with it. */
function both(spec: Spec, more: Partial<BlueprintTable> = {}, rows = ROWS) {
  const { dirt, ...clean } = spec;
  const made = (column: Spec) => compile(blueprintOf({ people: { rows, ...more, columns: { id: ID, name: column } } }), words);
  const plan = made(spec);
  const texts = (of: ReturnType<typeof compile>) => textRows(of, 'people', 0, rows, ['name']).map(([text]) => text!);
  return { plan, dirt, before: texts(made(clean)), after: texts(plan) };
}

/** Within four standard deviations of a share. */
function expectShare(count: number, share: number, of = ROWS): void {
  expect(Math.abs(count / of - share)).toBeLessThan(4 * Math.sqrt((share * (1 - share)) / of));
}

const changed = (before: readonly string[], after: readonly string[]): number => before.filter((text, row) => text !== after[row]).length;

test.each([
  ['spaces', 0.03, (before: string, after: string) => after.replaceAll(' ', '') === before.replaceAll(' ', '')],
  ['case', 0.02, (before: string, after: string) => after.toLowerCase() === before.toLowerCase()],
  ['typos', 0.01, (before: string, after: string) => Math.abs(after.length - before.length) <= 1 && after[0] === before[0]],
  ['placeholders', 0.005, (_: string, after: string) => /^(?:n\/a|N\/A|-|TEST|test|unknown|\?|none|xxx|TBD|\.|NULL)$/.test(after)],
  ['empty', 0.01, (_: string, after: string) => after === ''],
] as const)('%s: exactly as many dirty values as requested', (kind, share, holds) => {
  const { plan, before, after } = both({ ...NAME, dirt: { [kind]: share } });
  expect(plan.diagnostics).toEqual([]);
  expectShare(changed(before, after), share);
  expect(after.every((text, row) => text === before[row] || holds(before[row]!, text))).toBe(true);
});

test('duplicates: values of earlier rows, half of them in another spelling', () => {
  const { before, after } = both({ type: 'text', generator: { kind: 'string.uuid' }, dirt: { duplicates: 0.05 } }, {}, ROWS);
  const place = new Map(before.map((text, row) => [text.toLowerCase(), row]));
  const copies = after.flatMap((text, row) => (text === before[row] ? [] : [{ row, of: place.get(text.toLowerCase().trim()) }]));
  expectShare(copies.length, 0.05);
  const plain = after.filter((text, row) => text !== before[row] && place.has(text)).length;
  expect(plain / copies.length).toBeGreaterThan(0.4);
  expect(plain / copies.length).toBeLessThan(0.6);
  expect(copies.every(({ row, of }) => of === undefined || of < row)).toBe(true);
});

test('duplicates: columns of one table repeat the same rows', () => {
  const dirt = { duplicates: 0.02 };
  const column: Spec = { type: 'text', generator: { kind: 'string.uuid' } };
  const columns = (more: object) => blueprintOf({ people: { rows: ROWS, columns: { a: { ...column, ...more }, b: { ...column, ...more } } } });
  const before = textRows(compile(columns({}), words), 'people', 0, ROWS);
  const after = textRows(compile(columns({ dirt }), words), 'people', 0, ROWS);
  const places = [0, 1].map((c) => new Map(before.map((row, at) => [row[c]!, at])));
  const copies = after.flatMap((row, at) => (row[0] === before[at]![0] && row[1] === before[at]![1] ? [] : [row.map((text, c) => places[c]!.get(text!))]));
  const exact = copies.filter(([a, b]) => a !== undefined && b !== undefined);
  expectShare(copies.length, 0.02);
  expect(exact.length).toBeGreaterThan(40);
  expect(exact.every(([a, b]) => a === b)).toBe(true);
});

test('encodings: letters beyond ASCII look like UTF-8 read as windows-1252', () => {
  const { before, after } = both({
    type: 'text',
    generator: { kind: 'values', parameters: { values: ['Müller', 'Łódź', 'Smith', '山田'] } },
    dirt: { encodings: 0.1 },
  });
  expectShare(changed(before, after), 0.075);
  expect([...new Set(after)].sort()).toEqual(['MÃ¼ller', 'Müller', 'Smith', 'Åódź'.replace(/.*/, 'Å\u0081Ã³dÅº'), 'Łódź', 'å±±ç”°', '山田'].sort());
});

test('several kinds of dirt each keep their share, and NULL stays NULL', () => {
  const { before, after } = both({ ...NAME, nullable: true, nullRate: 0.5, dirt: { spaces: 0.1, case: 0.1, placeholders: 0.1 } });
  expect(after.map((text) => text === null)).toEqual(before.map((text) => text === null));
  const texts = after.filter((text) => text !== null);
  expectShare(texts.filter((text) => /^ | $|  /.test(text)).length, 0.09, texts.length);
  expectShare(changed(before, after), 1 - 0.9 ** 3, texts.length);
});

test('any single row, in any order, at any batch size, and at a billion', () => {
  const dirt = { spaces: 0.2, case: 0.2, typos: 0.2, duplicates: 0.2, placeholders: 0.05, empty: 0.05 };
  const plan = compile(blueprintOf({ people: { rows: 2_000_000_000, columns: { id: ID, name: { ...NAME, dirt } } } }), words);
  const rows = textRows(plan, 'people', 1_000_000_000, 3000, ['name']);
  const reader = openReader(plan, 'people', ['name'], 7);
  for (const row of [2999, 5, 2048, 2047, 0]) {
    expect(textRow(reader.read({ first: 1_000_000_000 + row, count: 1, at: null }), 0)).toEqual(rows[row]);
  }
  const listed = reader.read({ first: 0, count: 3, at: Float64Array.of(1_000_000_012, 1_000_002_900, 1_000_000_001) });
  expect([0, 1, 2].map((i) => textRow(listed, i))).toEqual([rows[12], rows[2900], rows[1]]);
});

test('a larger share adds dirty rows and cleans none', () => {
  const few = both({ ...NAME, dirt: { typos: 0.02 } });
  const many = both({ ...NAME, dirt: { typos: 0.05 } });
  const kept = few.after.every((text, row) => text === few.before[row] || text === many.after[row]);
  expect(kept).toBe(true);
});

test('values stay distinct under a unique key, and nothing else changes', () => {
  const email: Spec = { type: 'text', generator: { kind: 'internet.email' }, dirt: { spaces: 0.3, case: 0.3, typos: 0.3 } };
  const { plan, before, after } = both(email, { uniqueKeys: [{ name: 'people_email', columns: ['name'] }] });
  expect(plan.diagnostics).toEqual([]);
  expect(faultsOf(plan)).toEqual([]);
  expectShare(after.filter((text) => /^ | $/.test(text)).length, 0.3);
  expectShare(after.filter((text) => /^[ ]?[A-Z]/.test(text)).length, 0.3);
  const swapped = after.filter((text, row) => text.trim().toLowerCase() !== before[row]!.toLowerCase());
  expect(swapped.length / ROWS).toBeGreaterThan(0.24);
  expect(swapped.length / ROWS).toBeLessThan(0.31);
});

test('under a unique key, values that equal each other but for a blank or a capital still differ', () => {
  const values = ['ab', 'ab ', 'ab  ', ' ab', 'Ab', 'Ab ', 'xab', 'xba', 'xab ', 'xba ', ' xab', 'XAB'];
  const spec: Spec = { type: 'text', generator: { kind: 'values', parameters: { values } }, dirt: { spaces: 0.5, case: 0.5, typos: 0.5 } };
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const more = { uniqueKeys: [{ columns: ['name'] }] };
    const plan = compile(blueprintOf({ people: { rows: values.length, ...more, columns: { name: spec } } }, [], { seed }), words);
    expect(new Set(textRows(plan, 'people', 0, values.length).map(([text]) => text)).size).toBe(values.length);
  }
});

test('a key that ignores case allows wrong case, and reports the other kinds', () => {
  const dirt = { spaces: 0.1, case: 0.1, typos: 0.1, placeholders: 0.1 };
  const { plan, after } = both(
    { type: 'text', foldCase: true, generator: { kind: 'internet.email' }, dirt },
    { uniqueKeys: [{ name: 'u', columns: ['name'] }] },
    2000,
  );
  expect(new Set(after.map((text) => text.toLowerCase())).size).toBe(2000);
  expectShare(after.filter((text) => text !== text.toLowerCase()).length, 0.1, 2000);
  expect(plan.diagnostics.map(({ code, column, message }) => [code, column, message])).toEqual([
    ['dirt-without-effect', 'name', 'public.people.name takes no dirt of the kind placeholders: the unique key u takes no value twice.'],
    ['dirt-without-effect', 'name', 'public.people.name takes no dirt of the kind typos: the unique key u compares its values without their case.'],
    ['dirt-without-effect', 'name', 'public.people.name takes no dirt of the kind spaces: the unique key u compares its values without their case.'],
  ]);
});

test('lengths in characters hold, and other kinds of dirt are tried first', () => {
  const spec: Spec = {
    type: 'character varying(12)',
    generator: { kind: 'person.firstName' },
    dirt: { spaces: 0.4, typos: 0.4, placeholders: 0.1, encodings: 0.4 },
  };
  const { before, after } = both(spec);
  expect(after.every((text) => [...text].length <= 12)).toBe(true);
  expect(changed(before, after)).toBeGreaterThan(ROWS / 2);
  const full = both({ type: 'character varying(3)', generator: { kind: 'values', parameters: { values: ['abc', 'xyz'] } }, dirt: { spaces: 0.5, typos: 0.5 } });
  expect(full.after.every((text) => text.length <= 3)).toBe(true);
  expect(full.plan.diagnostics.map(({ message }) => message)).toEqual([
    'public.people.name takes no dirt of the kind spaces: its type character varying(3) or a condition on its length refuses all that were tried.',
  ]);
});

test.each([
  [
    'a form',
    { domain: { patterns: [{ syntax: 'regex', pattern: '^[a-z]{8}$' }] } },
    { typos: 0.5, case: 0.5 },
    /^[a-z]{8}$/,
    ['case: the condition on its form'],
  ],
  ['trimmed', { domain: { trimmed: true } }, { spaces: 0.9 }, /^\S+$|^\S.*\S$/, ['spaces: a condition refuses blanks at the ends']],
  ['one case', { domain: { case: 'lower' } }, { case: 0.9, typos: 0.2 }, /^[^A-Z]*$/, ['case: a condition asks for one case']],
  ['not blank', { domain: { notBlank: true } }, { empty: 0.5 }, /\S/, ['empty: a condition refuses an empty text']],
  [
    'a list',
    { domain: { in: ['abcdefgh', 'bcdefghi'] } },
    { typos: 0.9, placeholders: 0.5 },
    /^(?:abcdefgh|bcdefghi)$/,
    ['placeholders: its values are listed', 'typos: its values are listed'],
  ],
] as const)('a CHECK of %s holds', (_, more, dirt, form, refusal) => {
  const generator = { kind: 'pattern', parameters: { regex: '[a-z]{8}' } };
  const { plan, after } = both({ type: 'text', generator, ...(more as object), dirt: dirt as object }, {}, 3000);
  expect(after.every((text) => form.test(text))).toBe(true);
  expect(plan.diagnostics.map(({ message }) => message.replace(/^.*of the kind /, ''))).toEqual(refusal.map((text) => expect.stringContaining(text)));
});

test('a condition over several columns holds in each of its cases', () => {
  const columns = {
    kind: { type: 'text', generator: { kind: 'values', parameters: { values: ['code', 'free'] } } },
    note: { type: 'text', generator: { kind: 'values', parameters: { values: ['abcde'] } }, dirt: { case: 0.5, spaces: 0.5, typos: 0.5 } },
  };
  const variants = [
    { columns: { kind: { domain: { in: ['code'] } }, note: { domain: { patterns: [{ syntax: 'regex' as const, pattern: '^[a-z]{5}$' }] } } } },
    { columns: { kind: { domain: { in: ['free'] } } } },
  ];
  const plan = compile(blueprintOf({ notes: { rows: 2000, columns, groups: [{ columns: ['kind', 'note'], tier: 'C', variants }] } }), words);
  const rows = textRows(plan, 'notes', 0, 2000);
  expect(rows.filter(([kind, note]) => kind === 'code' && !/^[a-z]{5}$/.test(note!))).toEqual([]);
  expect(rows.filter(([, note]) => note !== 'abcde').length).toBeGreaterThan(200);
});

test('a multi-column constraint that rejects all dirt is named', () => {
  const columns = {
    a: { type: 'text', nullable: true, generator: { kind: 'values', parameters: { values: ['xy'] } }, dirt: { typos: 0.5 } },
    b: { type: 'text', nullable: true },
  };
  const variants = [{ columns: { a: { domain: { in: ['xy'] } } } }, { columns: { b: { null: true } } }];
  const plan = compile(blueprintOf({ notes: { rows: 50, columns, groups: [{ columns: ['a', 'b'], tier: 'C', variants, constraints: ['a_or_b'] }] } }), words);
  expect(plan.diagnostics.map(({ message }) => message)).toEqual([
    'public.notes.a takes no dirt of the kind typos: its type text or the constraint a_or_b refuses all that were tried.',
  ]);
});

test('a column from which a trigger computes a number or a document gets no dirt', () => {
  const made = (type: string) => ({
    columns: { num: { type: 'text', generator: { kind: 'system.semver' }, dirt: { spaces: 0.5 } }, sort: { type, generator: { kind: 'null' } } },
    rows: 50,
  });
  const plan = compile(blueprintOf({ versions: made('jsonb'), pages: made('tsvector') }), words);
  expect(plan.diagnostics.map(({ message }) => message)).toEqual(['public.versions.num takes no dirt of the kind spaces: a trigger computes sort of its row.']);
});

test('columns computed from it use its values without dirt', () => {
  const dirt = { spaces: 0.5, typos: 0.5 };
  const columns = (more: object) => ({
    first_name: { type: 'text', generator: { kind: 'person.firstName' }, ...more },
    mail: { type: 'text', generator: { kind: 'template', parameters: { template: '{{first_name}}@a.example' } } },
  });
  const made = (more: object) => textRows(compile(blueprintOf({ people: { rows: 500, columns: columns(more) } }), words), 'people', 0, 500);
  expect(made({ dirt }).map(([, mail]) => mail)).toEqual(made({}).map(([, mail]) => mail));
  expect(made({ dirt }).map(([first]) => first)).not.toEqual(made({}).map(([first]) => first));
});

test('fixed cells of scenarios do not change', () => {
  const { after } = both({ ...NAME, cells: { 0: 'Ada', 7: 'Bob' }, dirt: { spaces: 1, duplicates: 0.5 } }, {}, 50);
  expect([after[0], after[7]]).toEqual(['Ada', 'Bob']);
  expect(after.filter((text) => /^ | $|  /.test(text))).toHaveLength(48);
});

test('columns that others depend on report why they accept no dirt', () => {
  const dirt = { spaces: 0.5 };
  const code: Spec = { type: 'text', generator: { kind: 'string.uuid' }, dirt };
  const blueprint = blueprintOf(
    {
      parts: {
        rows: 20,
        columns: {
          id: ID,
          sku: code,
          slug: { ...code },
          price: { type: 'integer', dirt },
          state: { ...code },
          low: { ...code },
          high: { ...code },
          raw: { ...code },
          cents: { type: 'integer', generated: '(raw)::integer' },
        },
        primaryKey: ['id'],
        uniqueKeys: [
          { name: 'parts_sku', columns: ['sku'] },
          { name: 'open_once', columns: ['id'], predicate: "(state = 'open'::text)" },
        ],
        checks: [{ name: 'slug_known', expression: 'is_slug(slug)' }],
        groups: [
          {
            columns: ['low', 'high'],
            tier: 'D',
            order: [
              {
                terms: [
                  { column: 'low', coefficient: 1 },
                  { column: 'high', coefficient: -1 },
                ],
                operator: '<=',
                value: 0,
              },
            ],
          },
        ],
      },
      lines: { rows: 40, columns: { id: ID, sku: { type: 'text', dirt } } },
    },
    [link('lines.sku', 'parts.sku')],
  );
  const plan = compile(blueprint, words);
  expect(faultsOf(plan)).toEqual([]);
  expect(Object.fromEntries(plan.diagnostics.map(({ table, column, message }) => [`${table!.slice(7)}.${column}`, /: (.*)\.$/.exec(message)![1]]))).toEqual({
    'parts.sku': 'rows of public.lines refer to it',
    'parts.slug': 'the CHECK slug_known reads it',
    'parts.price': 'its type integer is no text',
    'parts.state': 'the condition of the unique key open_once reads it',
    'parts.low': 'a CHECK compares it with other columns',
    'parts.high': 'a CHECK compares it with other columns',
    'parts.raw': 'Postgres computes cents from it',
    'lines.sku': 'it refers to public.parts',
  });
  expect(plan.diagnostics[0]).toMatchObject({ level: 'warning', code: 'dirt-without-effect', pointer: '/tables/0/columns/1/dirt/spaces' });
});

test('the bytes of dirt are pinned', () => {
  const dirt = { spaces: 0.4, case: 0.4, typos: 0.4, placeholders: 0.05, empty: 0.05, duplicates: 0.1, encodings: 0.5 };
  const values = ['Jürgen Müller', 'Anna Smith', 'Zoë O’Hara', 'Žofia Nová', '山田 太郎'];
  expect(both({ type: 'text', generator: { kind: 'values', parameters: { values } }, dirt }, {}, 24).after).toMatchInlineSnapshot(`
    [
      "zoÃ« oâ€™har",
      "ZoÃ« Oâ€™Hara",
      "anna smith",
      "Jürgen  Müller",
      "Ann Smith",
      "n/a",
      "zoÃ« oâ€™haar  ",
      "Jürgen Müller",
      "å±±ç”° å¤ªéƒŽ",
      "å±±ç”° å¤ª",
      "Å½ofa NovÃ¡",
      "zoë O’Hara",
      ".",
      "Žofia Nová",
      "ZoÃ« Oâ€™Hara",
      "Å¾ofia NovÃ¡",
      "Å½ofia NovÃ¡ ",
      "Anna Sith",
      "anna  Smith",
      "-",
      "JÃ¼rgen MÃ¼ller  ",
      "å±±  å¤ªéƒŽ",
      "Å¾ofia NovÃ¡Ã¡",
      "?",
    ]
  `);
  expect(
    both(
      { type: 'text', generator: { kind: 'string.alpha', parameters: { length: 6 } }, dirt: { spaces: 0.5, case: 0.5, typos: 0.5 } },
      { uniqueKeys: [{ columns: ['name'] }] },
      12,
    ).after,
  ).toMatchInlineSnapshot(`
    [
      "Cmvxfz",
      "xhvfqy",
      "Crpmkt",
      " pvshkz",
      "Cqegjv ",
      "Wtfcpi",
      "Etzdyr ",
      "Rbbpmf",
      "znejxk",
      "Fqdosu",
      "iqxbje ",
      "rhczqo",
    ]
  `);
});

test.each([
  ['a share above 1', { spaces: 2 }, '/tables/0/columns/1/dirt/spaces'],
  ['an unknown kind', { blots: 0.1 }, '/tables/0/columns/1/dirt'],
])('%s is a fault of the blueprint', (_, dirt, pointer) => {
  const blueprint = blueprintOf({ people: { rows: 5, columns: { id: ID, name: { ...NAME, dirt: dirt as object } } } });
  expect(() => compile(blueprint, words)).toThrow(
    expect.objectContaining({ errors: [expect.objectContaining({ pointer: expect.stringContaining(pointer) })] }),
  );
});
