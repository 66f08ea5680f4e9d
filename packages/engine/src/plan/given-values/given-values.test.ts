import type { BlueprintColumn, Generator } from '@seedbed/contract';
import { describe, expect, test } from 'vitest';
import { loadWords } from '../../words/index.ts';
import { compile } from '../compile.ts';
import { blueprintOf, ID, link } from '../testing/blueprint-of.ts';
import { textRows } from '../text-rows.ts';

const words = await loadWords('en-US');
const template = (text: string): Generator => ({ kind: 'template', parameters: { template: text } });
const expression = (text: string): Generator => ({ kind: 'expression', parameters: { expression: text } });
const NAME = { type: 'text', generator: { kind: 'values', parameters: { values: ['Ana', 'Ben', 'Cleo'] } } };

function customers(generator: Generator, more: Partial<BlueprintColumn> = {}, rows = 200) {
  return blueprintOf({
    customers: { rows, columns: { id: ID, name: NAME, email: { type: 'text', generator, ...more } }, primaryKey: ['id'], uniqueKeys: [{ columns: ['email'] }] },
  });
}

function emails(generator: Generator, more: Partial<BlueprintColumn> = {}, rows = 200): (string | null)[] {
  const plan = compile(customers(generator, more, rows), words);
  return textRows(plan, plan.table('customers'), 0, rows, ['email']).map(([email]) => email!);
}

const numbers = Array.from({ length: 200 }, (_, i) => i + 1);

describe('a value that differs by construction is used as written', () => {
  test.each([
    ['a template', template('user{{id}}@ourshop.de'), {}],
    ['under a CHECK', template('user{{id}}@ourshop.de'), { domain: { patterns: [{ syntax: 'like' as const, pattern: '%_@_%' }] } }],
    ['in folded case', template('user{{id}}@ourshop.de'), { foldCase: true }],
    ['of citext', template('user{{id}}@ourshop.de'), { type: 'citext' }],
    ['an expression', expression('"user" + string(id) + "@ourshop.de"'), {}],
    ['an expression under a CHECK', expression('"user" + string(id) + "@ourshop.de"'), { domain: { patterns: [{ syntax: 'like' as const, pattern: '%@%' }] } }],
    ['in distinct', { kind: 'distinct', parameters: { generator: template('user{{id}}@ourshop.de') } }, {}],
    ['in weighted', { kind: 'weighted', parameters: { choices: [{ weight: 1, generator: template('user{{id}}@ourshop.de') }] } }, {}],
  ])('%s', (_, generator, more) => {
    expect(emails(generator, more)).toEqual(numbers.map((id) => `user${id}@ourshop.de`));
  });

  test('a number', () => {
    expect(emails(expression('id * 10 + 5'), { type: 'integer' })).toEqual(numbers.map((id) => String(id * 10 + 5)));
  });

  test('numbered far beyond the rows with known values', () => {
    const plan = compile(customers(template('{{lower:name}}.{{id}}@ourshop.de'), {}, 90_000), words);
    const [[email], [other]] = textRows(plan, plan.table('customers'), 80_000, 2, ['email']) as [[string], [string]];
    expect(email).toMatch(/^(?:ana|ben|cleo)\.80001@ourshop\.de$/);
    expect(other).toMatch(/^(?:ana|ben|cleo)\.80002@ourshop\.de$/);
  });
});

describe('a repeated value has a number inside', () => {
  test.each([
    ['before the @', '{{lower:name}}@ourshop.de', ['ana@ourshop.de', 'ana2@ourshop.de', 'cleo3@ourshop.de']],
    ['before the ending of a file', '{{lower:name}}.pdf', ['ana.pdf', 'ana-2.pdf', 'ben-3.pdf']],
    ['behind a word', '{{name}}', ['Ana', 'Ana 2', 'Cleo 3']],
    ['behind a slug', 'the-{{lower:name}}', ['the-ana', 'the-ana-2', 'the-cleo-3']],
    ['behind a number', '{{lower:name}}7@ourshop.de', ['ana7@ourshop.de', 'ana7.2@ourshop.de']],
  ])('%s', (_, text, some) => {
    const found = emails(template(text));
    expect(new Set(found).size).toBe(200);
    expect(found).toEqual(expect.arrayContaining(some));
  });

  test('a literal value is not generated again', () => {
    const found = emails(expression('id < 100 ? name : name + " 2"'));
    expect(new Set(found).size).toBe(200);
    expect(found).toEqual(expect.arrayContaining(['Ana', 'Ana 2', 'Ana 2 2']));
  });

  test('within the length', () => {
    const found = emails(template('{{lower:name}}@ourshop.de'), { type: 'character varying(15)' });
    expect(new Set(found).size).toBe(200);
    expect(found.every((email) => /^[a-z]+\d*@ourshop\.de$/.test(email!) && email!.length <= 15)).toBe(true);
  });

  test('within a CHECK', () => {
    const found = emails(template('{{lower:name}}'), { domain: { patterns: [{ syntax: 'regex', pattern: '^[a-z]+(_\\d+)?$' }] } });
    expect(new Set(found).size).toBe(200);
    expect(found.every((name) => /^(?:ana|ben|cleo)(?:_\d+)?$/.test(name!))).toBe(true);
  });

  test('ana and Ana are equal if case is folded', () => {
    const found = emails(expression('id % 2 == 0 ? name : lower(name)'), { foldCase: true });
    expect(new Set(found.map((email) => email!.toLowerCase())).size).toBe(200);
  });

  test('numbered by row after the rows with known values', () => {
    const plan = compile(customers(template('{{lower:name}}@ourshop.de'), {}, 70_000), words);
    const last = textRows(plan, plan.table('customers'), 69_000, 1_000, ['email']).map(([email]) => email!);
    expect(last[0]).toMatch(/^(?:ana|ben|cleo)69001@ourshop\.de$/);
    expect(new Set(last).size).toBe(1_000);
  });
});

describe('a key of several columns', () => {
  const shops = (key: string[]) => {
    const plan = compile(
      blueprintOf(
        {
          shops: { rows: 4, columns: { id: ID }, primaryKey: ['id'] },
          customers: {
            rows: 40,
            columns: { id: ID, shop_id: 'integer', name: NAME, slug: { type: 'text', generator: template('{{lower:name}}') } },
            primaryKey: ['id'],
            uniqueKeys: [{ columns: key }],
          },
        },
        [link('customers.shop_id', 'shops.id', { owner: true })],
      ),
      words,
    );
    return textRows(plan, plan.table('customers'), 0, 40, ['shop_id', 'slug']) as [string, string][];
  };

  test('the same text under another parent stays literal', () => {
    const rows = shops(['shop_id', 'slug']);
    expect(new Set(rows.map((row) => row.join(' '))).size).toBe(40);
    expect(rows.filter(([, slug]) => slug === 'ana').length).toBeGreaterThan(1);
    expect(rows.every(([, slug]) => /^(?:ana|ben|cleo)(?:-\d+)?$/.test(slug))).toBe(true);
  });

  test('rows that are distinct by parent or another column do not change', () => {
    expect(shops(['id', 'slug']).every(([, slug]) => ['ana', 'ben', 'cleo'].includes(slug))).toBe(true);
  });
});

describe('the impossible', () => {
  const refusal = (generator: Generator, more: Partial<BlueprintColumn> = {}) => {
    try {
      emails(generator, more);
    } catch (error) {
      return error as { type: string; message: string; errors: { pointer: string }[]; facts: Record<string, unknown> };
    }
    throw new Error('It was taken.');
  };

  test('too few numbers: reports the column, how many there can be, and how many rows are requested', () => {
    const { type, message, errors, facts } = refusal(expression('id % 3'), { type: 'integer' });
    expect([type, errors[0]!.pointer, facts.largest]).toEqual(['unsatisfiable', '/tables/0/columns/2/generator', 3]);
    expect(message).toContain(
      'public.customers.email: its generator expression makes 3 different values, and unique (email) needs another one in each of 200 rows.',
    );
  });

  test('a CHECK that accepts no number', () => {
    const { type, message } = refusal(template('{{name}}'), { domain: { patterns: [{ syntax: 'regex', pattern: '^[A-Z][a-z]+$' }] } });
    expect([type, message]).toEqual(['unsatisfiable', expect.stringContaining('makes 3 different values')]);
  });

  test('generates as many rows as possible if more are requested', () => {
    const plan = compile(customers(expression('id % 3'), { type: 'integer' }), words, { cap: true });
    expect(plan.table('customers').rows).toBe(3);
    expect(plan.diagnostics).toEqual([expect.objectContaining({ level: 'warning', code: 'unsatisfiable', largest: 3, table: 'public.customers' })]);
  });

  test.each([
    ['a list', { kind: 'values', parameters: { values: [10, 20] } }, { type: 'integer' }],
    ['a constant', { kind: 'constant', parameters: { value: 10 } }, { type: 'integer' }],
    [
      'a list under a CHECK',
      { kind: 'values', parameters: { values: ['AB', 'CD'] } },
      { domain: { patterns: [{ syntax: 'regex' as const, pattern: '^[A-Z]{2}$' }] } },
    ],
    ['a list of short codes', { kind: 'values', parameters: { values: ['AB', 'CD'] } }, { type: 'character varying(2)' }],
  ])('%s of fewer values has no others', (_, generator, more) => {
    expect(refusal(generator, more).type).toBe('unsatisfiable');
  });

  test.each([
    ['an expression', expression('email + "x"'), {}],
    ['an expression of numbers', expression('1 + email'), { type: 'integer' }],
    ['in distinct', { kind: 'distinct', parameters: { generator: template('{{email}}x') } }, {}],
  ])('a column computed from itself is reported by name: %s', (_, generator, more) => {
    const { type, message } = refusal(generator, more);
    expect([type, message]).toEqual(['invalid-blueprint', expect.stringContaining('public.customers.email → public.customers.email')]);
  });

  test('like the primary key', () => {
    const blueprint = blueprintOf({ t: { rows: 5, columns: { id: { type: 'integer', generator: expression('1 + id') } }, primaryKey: ['id'] } });
    expect(() => compile(blueprint, words)).toThrow('This column is made from itself: public.t.id → public.t.id');
  });
});
