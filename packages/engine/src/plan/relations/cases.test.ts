import type { Relation } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { loadWords } from '../../words/index.ts';
import { compile } from '../compile.ts';
import { blueprintOf, ID, link } from '../testing/blueprint-of.ts';
import { faultsOf } from '../testing/check-plan.ts';
import { textRows } from '../text-rows.ts';

const words = await loadWords('en-US');
const values = (...of: string[]) => ({ kind: 'values', parameters: { values: of } });

/** A hire of boats at several piers; `boat` and `checker` are more about these references. */
function hires(boat: Partial<Relation>, checker: Partial<Relation> = {}) {
  const plan = compile(
    blueprintOf(
      {
        piers: { rows: 8, columns: { id: ID }, primaryKey: ['id'] },
        boats: { rows: 80, columns: { id: ID, pier: 'integer', state: { type: 'text', generator: values('moored', 'out', 'ashore') } }, primaryKey: ['id'] },
        staff: { rows: 24, columns: { id: ID, pier: 'integer' }, primaryKey: ['id'] },
        hires: {
          rows: 600,
          columns: {
            id: ID,
            pier: 'integer',
            stage: { type: 'text', generator: values('booked', 'running', 'over') },
            boat: { type: 'integer', nullable: true },
            maker: 'integer',
            checker: { type: 'integer', nullable: true },
          },
          primaryKey: ['id'],
        },
      },
      [
        link('boats.pier', 'piers.id'),
        link('staff.pier', 'piers.id'),
        link('hires.pier', 'piers.id', { name: 'at' }),
        link('hires.boat', 'boats.id', boat),
        link('hires.maker', 'staff.id', { name: 'made_by', within: 'at', scope: 'public.piers', rowwise: true }),
        link('hires.checker', 'staff.id', checker),
      ],
    ),
    words,
  );
  expect(faultsOf(plan)).toEqual([]);
  const cells = (table: string, names: string[]) => textRows(plan, table, 0, plan.tables.find(({ name }) => name.endsWith(table))!.rows, names);
  const boats = new Map(cells('boats', ['id', 'pier', 'state']).map(([id, pier, state]) => [id!, { pier, state }]));
  const staff = new Map(cells('staff', ['id', 'pier']).map(([id, pier]) => [id!, { pier }]));
  const rows = cells('hires', ['pier', 'stage', 'boat', 'maker', 'checker']).map(([pier, stage, of, made, checked]) => ({
    pier,
    stage,
    boat: of,
    made,
    checked,
  }));
  expect(textRows(plan, 'hires', 411, 1, ['boat', 'checker'])).toEqual([[rows[411]!.boat, rows[411]!.checked]]);
  return { rows, boats, staff };
}

const BOOKED = { when: { stage: { in: ['booked'] } }, where: { state: { in: ['moored'] } } };

test('rows in a case have a parent that meets its condition, and others any', () => {
  const { rows, boats } = hires({ cases: [BOOKED] });
  expect(new Set(rows.filter(({ stage }) => stage === 'booked').map(({ boat }) => boats.get(boat!)!.state))).toEqual(new Set(['moored']));
  expect(new Set(rows.filter(({ stage }) => stage !== 'booked').map(({ boat }) => boats.get(boat!)!.state)).size).toBe(3);
});

test('also among the parents of their place', () => {
  const { rows, boats } = hires({ cases: [BOOKED], within: 'at', scope: 'public.piers', rowwise: true });
  for (const { stage, boat, pier } of rows) {
    const { state, pier: own } = boats.get(boat!)!;
    expect(own).toBe(pier);
    if (stage === 'booked' && [...boats.values()].some((each) => each.pier === pier && each.state === 'moored')) expect(state).toBe('moored');
  }
});

test('a share of the rows in a case has none; the first case counts', () => {
  const { rows } = hires({
    nullShare: 0.5,
    cases: [
      { when: { stage: { in: ['booked'] } }, nullShare: 1 },
      { when: { stage: { in: ['booked', 'running'] } }, nullShare: 0.1 },
    ],
  });
  const share = (of: string) => {
    const all = rows.filter(({ stage }) => stage === of);
    return all.filter(({ boat }) => boat === null).length / all.length;
  };
  expect(share('booked')).toBe(1);
  expect(Math.abs(share('running') - 0.1)).toBeLessThan(0.05);
  expect(Math.abs(share('over') - 0.5)).toBeLessThan(0.12);
});

test('another parent than that of another reference, in the same place', () => {
  const apart = { distinctFrom: 'made_by', distinctAmong: true };
  const { rows, staff } = hires({}, { within: 'at', scope: 'public.piers', rowwise: true, ...apart });
  for (const { pier, made, checked } of rows) {
    expect(checked).not.toBe(made);
    if (checked === null) expect([...staff.values()].filter((each) => each.pier === pier).length).toBe(1);
    else expect(staff.get(checked!)!.pier).toBe(pier);
  }
  expect(rows.filter(({ checked }) => checked !== null).length).toBeGreaterThan(500);
  const few = hires({}, { where: { id: { in: ['3', '4'] } }, ...apart });
  for (const { made, checked } of few.rows) expect([checked === made, ['3', '4'].includes(checked!)]).toEqual([false, true]);
});

test('a label that is missing in some rows is none of those that a case asks for', () => {
  const use = {
    type: 'text',
    nullable: true,
    generator: { kind: 'cases', parameters: { cases: [{ when: "kind == 'recurring'", generator: values('metered', 'flat') }] } },
  };
  const plan = compile(
    blueprintOf(
      {
        meters: { rows: 9, columns: { id: ID }, primaryKey: ['id'] },
        prices: {
          rows: 300,
          columns: { id: ID, kind: { type: 'text', generator: values('recurring', 'once') }, use, meter: { type: 'integer', nullable: true } },
          primaryKey: ['id'],
        },
      },
      [
        link('prices.meter', 'meters.id', {
          nullShare: 0.5,
          cases: [
            { when: { use: { in: ['metered'] } }, nullShare: 0 },
            { when: {}, nullShare: 1 },
          ],
        }),
      ],
    ),
    words,
  );
  const rows = textRows(plan, 'prices', 0, 300, ['use', 'meter']);
  expect(new Set(rows.map(([label]) => label))).toEqual(new Set(['metered', 'flat', null]));
  expect(rows.filter(([label, meter]) => (label === 'metered') !== (meter !== null))).toEqual([]);
});
