import type { BlueprintColumn, BlueprintTable, Generator } from '@seedbed/contract';
import { describe, expect, test } from 'vitest';
import { loadWords } from '../../words/index.ts';
import { compile } from '../compile.ts';
import { recompile } from '../recompile.ts';
import { blueprintOf, ID } from '../testing/blueprint-of.ts';
import { textRows } from '../text-rows.ts';

const words = await loadWords('en-US');
const template = (text: string): Generator => ({ kind: 'template', parameters: { template: text } });
const expression = (text: string): Generator => ({ kind: 'expression', parameters: { expression: text } });
const CODES = { patterns: [{ syntax: 'regex' as const, pattern: '^[A-Z]{3}-[0-9]+$' }] };

function parts(column: Omit<BlueprintColumn, 'name'>, more: Partial<BlueprintTable> = {}, rows = 200) {
  const { columns: _, ...rest } = more;
  return blueprintOf({ parts: { rows, columns: { id: ID, sku: column }, primaryKey: ['id'], uniqueKeys: [{ columns: ['sku'] }], ...rest } });
}

function refusal(run: () => unknown) {
  try {
    run();
  } catch (error) {
    return error as { type: string; message: string; errors: { pointer: string }[] };
  }
  throw new Error('It was taken.');
}

describe('values written by a person are not changed to fit', () => {
  const checks = [{ name: 'parts_sku_check', expression: "(sku ~ '^[A-Z]{3}-[0-9]+$'::text)" }];

  test.each([
    ['under a key', {}],
    ['without one', { uniqueKeys: [] }],
  ])('a CHECK that rejects a template is named, with the rows: %s', (_, more) => {
    for (const cap of [true, false]) {
      const { type, message, errors } = refusal(() =>
        compile(parts({ type: 'text', domain: CODES, generator: template('sku{{id}}') }, { checks, ...more }), words, { cap }),
      );
      expect([type, errors[0]!.pointer]).toEqual(['invalid-blueprint', '/tables/0/columns/1/generator']);
      expect(message).toContain(
        "public.parts.sku: its generator template makes “sku1” in row 1, which the CHECK parts_sku_check refuses: (sku ~ '^[A-Z]{3}-[0-9]+$'::text). All of its 200 rows are like that.",
      );
    }
  });

  test('a length that cuts a template: from the first row that it cuts', () => {
    const { message } = refusal(() => compile(parts({ type: 'character varying(7)', generator: template('REFE-{{id}}') }), words, { cap: true }));
    expect(message).toContain('“REFE-100” in row 100, 8 characters where character varying(7) has room for 7. 101 of 200 rows are like that.');
  });

  test('a length that only the last of many rows exceed', () => {
    const run = () => compile(parts({ type: 'character varying(37)', generator: template(`${'x'.repeat(32)}{{id}}`) }, {}, 100_000), words);
    expect(refusal(run).message).toContain(`“${'x'.repeat(32)}100000” in row 100000`);
  });

  test.each([
    ['an expression', expression('"sku" + string(id)'), { type: 'text', domain: CODES }],
    ['a list', { kind: 'values', parameters: { values: ['ABC-1', 'abc'] } }, { type: 'text', domain: CODES }],
    ['a constant', { kind: 'constant', parameters: { value: 'other' } }, { type: 'text', domain: { in: ['a', 'b'] } }],
    ['a number', expression('id * 100'), { type: 'integer', domain: { max: 5_000 } }],
    ['in distinct', { kind: 'distinct', parameters: { generator: template('sku{{id}}') } }, { type: 'text', domain: CODES }],
  ])('%s', (_, generator, column) => {
    expect(refusal(() => compile(parts({ ...column, generator }, { uniqueKeys: [] }), words, { cap: true })).type).toBe('invalid-blueprint');
  });

  test('an edit of one column is rejected the same way, and the previous plan can still be edited', () => {
    const of = (text: string) => parts({ type: 'character varying(8)', generator: template(text) }, { uniqueKeys: [] });
    const plan = compile(of('R{{id}}'), words);
    expect(refusal(() => recompile(plan, of('REFERENCE-{{id}}'))).message).toContain('“REFERENCE-1” in row 1');
    const edited = recompile(plan, of('S{{id}}'))!;
    expect(textRows(edited, edited.table('parts'), 0, 2, ['sku'])).toEqual([['S1'], ['S2']]);
  });

  test('inferred values are changed to fit, as before', () => {
    const generator = { kind: 'values', parameters: { values: ['ABC-1', 'abc'] } };
    const plan = compile(parts({ type: 'text', domain: CODES, generator, confidence: 0.5, because: '"sku" in parts' }, { uniqueKeys: [] }), words);
    expect(textRows(plan, plan.table('parts'), 0, 200, ['sku']).every(([sku]) => /^[A-Z]{3}-[0-9]+$/.test(sku!))).toBe(true);
  });
});

describe('values that a person listed under a key', () => {
  const pairs = (one: Generator, other: Generator, rows = 12) =>
    compile(
      blueprintOf({
        pairs: {
          rows,
          columns: { id: ID, a: { type: 'integer', generator: one }, b: { type: 'integer', generator: other, confidence: 0.2 } },
          primaryKey: ['id'],
          uniqueKeys: [{ columns: ['a', 'b'] }],
        },
      }),
      words,
      { cap: true },
    );
  const five = { kind: 'constant', parameters: { value: 5 } };
  const plain = { kind: 'number.plain' };

  test.each([
    ['a constant', five, ['5']],
    ['a list', { kind: 'values', parameters: { values: [1, 2] } }, ['1', '2']],
    ['an expression', expression('id % 2'), ['0', '1']],
  ])('%s of numbers in a two-column key does not change, and the other column varies', (_, generator, expected) => {
    const plan = pairs(generator, plain);
    const rows = textRows(plan, plan.table('pairs'), 0, plan.table('pairs').rows, ['a', 'b']);
    expect([...new Set(rows.map(([a]) => a))].sort()).toEqual(expected);
    expect(rows.length).toBe(12);
    expect(new Set(rows.map((row) => row.join(' '))).size).toBe(12);
  });

  test('two constants allow one row', () => {
    const plan = compile(
      blueprintOf({
        pairs: { rows: 12, columns: { id: ID, a: { type: 'integer', generator: five }, b: { type: 'integer', generator: five } }, primaryKey: ['a', 'b'] },
      }),
      words,
      { cap: true },
    );
    expect(plan.table('pairs').rows).toBe(1);
    expect(plan.diagnostics[0]).toMatchObject({ level: 'warning', code: 'unsatisfiable', largest: 1 });
  });

  test.each([
    ['values', { kind: 'values', parameters: { values: ['Berlin', 'Oslo'] } }, 'has 2 values', /such as “(?:Berlin|Oslo) 2”/],
    ['constant', { kind: 'constant', parameters: { value: 'Berlin' } }, 'has 1 value', /such as “Berlin 2”/],
    ['template', template('{{lower:note}}@example.com'), 'repeats itself', /such as “x2@example.com”/],
  ])('a note reports that texts of %s get numbers', (kind, generator, made, example) => {
    const note = { type: 'text', generator: { kind: 'constant', parameters: { value: 'x' } } };
    const plan = compile(
      blueprintOf({
        t: {
          rows: 50,
          columns: { id: ID, note, name: { type: 'text', generator } },
          primaryKey: ['id'],
          uniqueKeys: [{ columns: ['name'], name: 't_name_key' }],
        },
      }),
      words,
    );
    expect(plan.diagnostics).toEqual([
      expect.objectContaining({ level: 'info', code: 'numbers-added', table: 'public.t', column: 'name', message: expect.stringMatching(example) }),
    ]);
    expect(plan.diagnostics[0]!.message).toContain(`public.t.name: its generator ${kind} ${made}, and t_name_key takes none twice`);
  });
});
