import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BlueprintColumn, Generator } from '@seedbed/contract';
import { compile, loadWords, textRows } from '../../src/index.ts';
import { blueprintOf, ID, link } from '../../src/plan/testing/blueprint-of.ts';

const words = await loadWords('en-US');
const PIECES = ['{{id}}', '{{name}}', '{{lower:name}}', '{{town}}', '{{note}}', '-', '.', ' ', 'x', '7', '@example.com', '.pdf'];
const IN_CEL: Readonly<Record<string, string>> = {
  '{{id}}': 'string(id)',
  '{{name}}': 'name',
  '{{lower:name}}': 'lower(name)',
  '{{town}}': 'town',
  '{{note}}': 'note',
};

const pieces = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 5 }).filter((all) => all.some((piece) => piece.startsWith('{{')));
const cases = fc.record({
  pieces,
  as: fc.constantFrom('template', 'expression', 'distinct', 'weighted'),
  unique: fc.constantFrom('single', 'composite', 'partial', 'folded', 'primary'),
  rows: fc.integer({ min: 1, max: 120 }),
  seed: fc.nat(1_000),
  type: fc.constantFrom('text', 'character varying(80)', 'citext'),
});
type Case = typeof cases extends fc.Arbitrary<infer C> ? C : never;

function generatorOf({ pieces: all, as }: Case): Generator {
  const template = { kind: 'template', parameters: { template: all.join('') } };
  if (as === 'expression') return { kind: 'expression', parameters: { expression: all.map((piece) => IN_CEL[piece] ?? JSON.stringify(piece)).join(' + ') } };
  if (as === 'distinct') return { kind: 'distinct', parameters: { generator: template } };
  return as === 'weighted' ? { kind: 'weighted', parameters: { choices: [{ weight: 1, generator: template }] } } : template;
}

function blueprintFrom(one: Case, keyed: boolean) {
  const list = (...values: string[]) => ({ type: 'text', generator: { kind: 'values', parameters: { values } } });
  const composed: Omit<BlueprintColumn, 'name'> = { type: one.type, generator: generatorOf(one), ...(one.unique === 'folded' && { foldCase: true }) };
  const keys = {
    single: [{ columns: ['said'] }],
    folded: [{ columns: ['said'] }],
    composite: [{ columns: ['parent_id', 'said'] }],
    partial: [{ columns: ['said'], predicate: 'live', when: { live: 'true' } }],
    primary: [],
  }[one.unique];
  return blueprintOf(
    {
      parents: { rows: 3, columns: { id: ID }, primaryKey: ['id'] },
      t: {
        rows: one.rows,
        columns: {
          id: ID,
          parent_id: 'integer',
          name: list('Ana', 'Ben', 'ana', 'Ana 2', 'ana2'),
          town: list('Oslo', '7', '12'),
          note: list('', 'a@b'),
          live: 'boolean',
          said: composed,
        },
        ...(keyed ? { primaryKey: [one.unique === 'primary' ? 'said' : 'id'], uniqueKeys: [{ columns: ['id'] }, ...keys] } : {}),
      },
    },
    [link('t.parent_id', 'parents.id', { owner: true })],
    { seed: one.seed },
  );
}

test('values written in a blueprint: they differ under any key, begin as written, and are the same however they are read', () => {
  fc.assert(
    fc.property(cases, (one) => {
      const plan = compile(blueprintFrom(one, true), words);
      const rows = textRows(plan, plan.table('t'), 0, one.rows, ['parent_id', 'live', 'said']) as string[][];
      const folds = one.unique === 'folded' || one.type === 'citext';
      const bound = rows
        .filter(([, live]) => one.unique !== 'partial' || live === 'true')
        .map(([parent, , composed]) => (one.unique === 'composite' ? `${parent} ` : '') + (folds ? composed!.toLowerCase() : composed!));
      expect(new Set(bound).size).toBe(bound.length);

      const free = compile(blueprintFrom(one, false), words);
      const plain = textRows(free, free.table('t'), 0, one.rows, ['said']).map(([composed]) => composed!);
      const taken = new Set<string>();
      const keyOf = (parent: string, composed: string) => (one.unique === 'composite' ? `${parent} ` : '') + (folds ? composed.toLowerCase() : composed);
      rows.forEach(([parent, , composed], row) => {
        if (taken.has(keyOf(parent!, plain[row]!))) expect([composed, plain[row]]).toSatisfy(isNumbered);
        else expect(composed).toBe(plain[row]);
        taken.add(keyOf(parent!, composed!));
      });

      for (const row of [one.rows - 1, 0, one.rows >> 1]) {
        const other = compile(blueprintFrom(one, true), words);
        expect(textRows(other, 't', row, 1, ['said'])).toEqual([[rows[row]![2]]]);
      }
    }),
    { numRuns: 50 },
  );
});

/** Whether a text is another one with a number inside, and perhaps a separator before the number. */
function isNumbered([composed, plain]: [string, string]): boolean {
  return Array.from({ length: plain.length + 1 }, (_, at) => [plain.slice(0, at).trimEnd(), plain.slice(at)] as const).some(
    ([head, tail]) =>
      composed.startsWith(head) && composed.endsWith(tail) && /^[-_. ]?[1-9]\d*$/.test(composed.slice(head.length, composed.length - tail.length)),
  );
}
