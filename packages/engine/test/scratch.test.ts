import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '../src');

/** Module-level arrays and variables that no nested call can reach, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  'values/log-exp.ts view': 'between its writing and its reading no other function is called',
  'encode/cells/days.ts kept': 'a table of dates as bytes: each entry is a pure function of its place',
  'encode/cells/days.ts scratch': 'an entry of that table on its way there',
  'encode/strips.ts lengths': 'cells of finished columns are written: nothing is generated meanwhile',
  'encode/strips.ts starts': 'the same',
  'encode/strips.ts ends': 'the same',
  'encode/strips.ts kept': 'the same',
  'encode/wasm/row-module.ts compiled': 'the code of the module, compiled once',
  'generators/commerce/price.ts spreads': 'a table, made when the module is loaded',
  'generators/date/timeline.ts last': 'what was found last in a table of pure results',
  'plan/derived/child-allowance.ts left': 'what a host allows the calls to come; no cell depends on it',
  'text/alphabets.ts known': 'a table of pure results, made once',
  'text/dfa.ts nextId': 'numbers automata; no cell depends on it',
  'faker/lend-faker.ts lending': 'the host’s faker, lent once',
  'generators/fallback/fallback.ts lent': 'the same',
};

const HELD = /^(?:export )?(?:let (\w+)|const (\w+)\b.*new (?:(?:Float|Int|Uint|BigInt|BigUint)\d+(?:Clamped)?Array|DataView|ArrayBuffer)\((?!0\)))/;

test('K3: no module keeps working memory, which a nested call would overwrite: it is borrowed (columns/scratch.ts) or belongs to a frame', () => {
  const held = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .flatMap((path) => {
      // Memory that a function allocates when it is called, as the lender factories do, is not shared.
      const lines = readFileSync(join(SOURCE, path), 'utf8').split('\n');
      return lines.flatMap((line) => {
        const found = HELD.exec(line);
        return found && !/=>.*new /.test(line) ? [`${path} ${found[1] ?? found[2]}`] : [];
      });
    });
  expect(held.toSorted()).toEqual(Object.keys(ALLOWED).toSorted());
});
