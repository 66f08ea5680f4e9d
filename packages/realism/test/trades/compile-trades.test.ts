import { expect, test } from 'vitest';
import { compileTrades } from '../../build/compile-trades.ts';
import { madeWords } from '../../build/made-words.ts';
import { readPackFiles } from '../../build/read-packs.ts';
import { readSheets } from '../../build/read-sheets.ts';
import compiled from '../../data/trades.json' with { type: 'json' };
import type { Pack } from '../../src/index.ts';
import { parseRule } from '../../src/names/rule.ts';
import { tradesOfRule } from '../../src/trades/trades-of-rule.ts';

/** Every so manieth line is looked at: all of them take seconds. */
const TENTH = 10;

test('the trades of words are those of the packs and sheets: run packages/realism/build/compile.ts after a change', async () => {
  const packs = (await readPackFiles()).map(({ text }) => JSON.parse(text) as Pack);
  const sheets = await readSheets();
  const some = [...sheets.universal.values()].flat().filter((_, at) => at % TENTH === 0);
  const { of } = compileTrades(packs, some.map(parseRule), await madeWords());
  expect(new Set(compiled.packs.split(' '))).toEqual(new Set(packs.map(({ pack }) => pack)));
  // One pack more moves shares of words that others have: what is a little behind is right still.
  const kept = new Set(compiled.of.split('\n').map((line) => line.split(' ', 1)[0]!));
  const missing = of.split('\n').filter((line) => !kept.has(line.split(' ', 1)[0]!));
  expect(missing.length).toBeLessThan(kept.size / TENTH / 20);
});

const trades = (line: string) => tradesOfRule(parseRule(line))?.map(({ pack }) => pack);

test('words are of the trades that have them, states of any, and of made-up ones nothing is known', () => {
  expect(trades('unit name | text => values values=["nginx.service","postgresql.service","app-worker.service","backup.timer","redis.service"]')).toContain(
    'monitoring-software',
  );
  expect(trades('item | text => commerce.productName')![0]).toBe('online-retail');
  expect(trades('state | text => values values=["grool","vemp"]')).toBeUndefined();
});
