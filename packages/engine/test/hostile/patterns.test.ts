import { emptyBlueprint, Problem, resolveType, type BlueprintColumn, type Domain } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { compile, encode, generate, loadWords } from '../../src/index.ts';
import { wordsOf } from '../../src/text/index.ts';

const words = await loadWords('en-US');

/** CPU time only, so that other processes do not affect it. */
const MAX_CPU_MS = 10_000;

/** Patterns on which backtracking engines do not terminate, each with a number that makes it worse. */
const EVIL: readonly ((n: number) => string)[] = [
  (n) => `^(a+)+${'b'.repeat(n % 7)}$`,
  (n) => `^(a|a)*${'c'.repeat(n % 5)}$`,
  (n) => `(a|aa)+$${n % 2 ? '' : '|x'}`,
  (n) => `^(${'.*'.repeat((n % 6) + 1)}a){${n}}$`,
  (n) => `((a*)*)*b{${n}}`,
  (n) => `^(([a-z])+.)+[A-Z]([a-z]){${n}}$`,
  (n) => `(\\w+\\s?){${n}}$`,
  (n) => `^${'a?'.repeat(n)}${'a'.repeat(n)}$`,
  (n) => `^${'('.repeat(n)}a${')+'.repeat(n)}$`,
  (n) => `^(a{1,${n}}){1,${n}}$`,
  (n) => `^(x+x+)+y{${n}}$`,
  (n) => `^(?=(a+)+$)a{${n}}`,
  (n) => `^(?!(a|b|ab)*c)[abc]{${n}}$`,
  (n) => `^(${Array.from({ length: n }, (_, i) => `a{${i}}b`).join('|')})*$`,
  (n) => `^[^${'\\w\\s'.repeat(n)}]+$`,
  (n) => `(.*)(.*)(.*)(.*)[0-9]{${n},}$`,
  (n) => `^(([^@]+@)+[^.]+\\.)+${'[a-z]'.repeat(n)}$`,
  (n) => `(a|b)*a(a|b){${n}}$`,
  (n) => `\\m(\\w+)+\\M{${n}}`,
  (n) => `(?i)^(K|k|\u212a){${n}}$`,
];
const NUMBERS = [1, 3, 8, 13, 21, 30, 50, 64];

/** Rows of a column, or the error; anything else is a fault. */
function made(column: Omit<BlueprintColumn, 'name'>): string {
  try {
    const plan = compile({ ...emptyBlueprint(), tables: [{ schema: 'public', name: 't', rows: 5, columns: [{ name: 'c', ...column }] }] }, words);
    const table = plan.tables[0]!;
    for (const _chunk of encode('csv', table, generate(plan, table, 0, table.rows)));
    return 'made';
  } catch (error) {
    if (error instanceof Problem) return 'refused';
    throw error;
  }
}

/** Near matches, on which backtracking would take longest. */
const NEAR = ['a'.repeat(40), `${'a'.repeat(40)}!`, `${'ab'.repeat(30)}c`, `${'x'.repeat(50)}`, `${'word '.repeat(12)}.`];

test('sec-T14: 160 malicious patterns, in a generator and in a CHECK, end within a bound of work, whatever they match', () => {
  const seen = new Map<string, number>();
  const slow: [string, number][] = [];
  for (const evil of EVIL)
    for (const n of NUMBERS) {
      const regex = evil(n);
      const before = process.cpuUsage();
      const domain: Domain = { patterns: [{ syntax: 'regex', pattern: regex }] };
      const outcomes = [made({ type: 'text', generator: { kind: 'pattern', parameters: { regex } } }), made({ type: 'text', domain })];
      const accepts = wordsOf(domain, resolveType('text'))?.accepts;
      if (accepts) for (const text of NEAR) accepts(text);
      const { user, system } = process.cpuUsage(before);
      const ms = (user + system) / 1_000;
      for (const outcome of outcomes) seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
      if (ms > MAX_CPU_MS) slow.push([regex, ms]);
    }
  expect(slow).toEqual([]);
  expect((seen.get('made') ?? 0) + (seen.get('refused') ?? 0)).toBe(2 * EVIL.length * NUMBERS.length);
  expect(seen.get('made')).toBeGreaterThan(150);
}, 240_000);
