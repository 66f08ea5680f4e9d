import { compile, loadWords, textRows } from '@seedbed/engine';
import { indexPacks, packLibrary, withOwnPacks, type Attribute, type Concept, type Pack } from '@seedbed/meaning';
import { expect, test } from 'vitest';
import { infer } from '../../src/infer.ts';
import { makeCatalog, noTools } from '../make-catalog.ts';

const ROWS = 1000;
const DAY = 86_400_000;

type Row = Readonly<Record<string, string | null>>;
type Table = Parameters<typeof makeCatalog>[0][number];

/** A pack with attributes named like its columns. */
function packOf(
  concepts: readonly (Omit<Concept, 'attributes' | 'rows'> & { attributes: Record<string, Partial<Attribute>>; rows?: Concept['rows'] })[],
): Pack {
  return {
    pack: 'house',
    title: 'House',
    cues: ['qz'],
    concepts: concepts.map(({ attributes, rows = [], ...concept }) => ({
      ...concept,
      rows,
      attributes: Object.fromEntries(
        Object.entries(attributes).map(([name, attribute]) => [name, { names: [name.replaceAll('_', ' ')], kind: 'text', ...attribute } as Attribute]),
      ),
    })),
  };
}

async function rowsOf(tables: readonly Table[], pack: Pack, types = {}): Promise<Record<string, Row[]>> {
  const tools = {
    ...noTools,
    packs: withOwnPacks(
      packLibrary(indexPacks([]), () => Promise.reject(new Error('none'))),
      [pack],
    ),
  };
  const { blueprint } = await infer(makeCatalog([...tables], types), tools, { rows: ROWS });
  const plan = compile(blueprint, await loadWords(blueprint.locale), { cap: true });
  return Object.fromEntries(
    plan.tables.map((table) => {
      const names = table.columns.map(({ name }) => name);
      const rows = textRows(plan, table.name, 0, table.rows, names);
      return [table.table, rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at] ?? null])))];
    }),
  );
}

const share = (rows: readonly Row[], holds: (row: Row) => boolean): number => rows.filter(holds).length / rows.length;
const days = (from: string | null | undefined, to: string | null | undefined): number => (Date.parse(to!) - Date.parse(from!)) / DAY;

test('times keep the order of the pack, and within_days of any length has an effect', async () => {
  const { lots } = await rowsOf(
    [
      {
        name: 'lots',
        columns: [
          'id bigint not null',
          'opened_on timestamptz not null',
          'weighed_on timestamptz not null',
          'graded_on timestamptz not null',
          'sold_on timestamptz not null',
        ],
      },
    ],
    packOf([
      {
        concept: 'lot',
        tables: ['lot', 'lots'],
        attributes: {
          opened_on: { kind: 'time' },
          weighed_on: { kind: 'time' },
          graded_on: { kind: 'time', after: 'weighed_on', within_days: 3 },
          sold_on: { kind: 'time', after: 'graded_on', within_days: 400 },
        },
        order: [['opened_on', 'weighed_on', 'graded_on']],
      },
    ]),
  );
  expect(share(lots!, (row) => days(row['opened_on'], row['weighed_on']) >= 0)).toBe(1);
  expect(share(lots!, (row) => days(row['weighed_on'], row['graded_on']) > 0 && days(row['weighed_on'], row['graded_on']) <= 3)).toBe(1);
  expect(share(lots!, (row) => days(row['graded_on'], row['sold_on']) > 0 && days(row['graded_on'], row['sold_on']) <= 400)).toBe(1);
  expect(share(lots!, (row) => days(row['graded_on'], row['sold_on']) > 60)).toBeGreaterThan(0.3);
});

test('labels have the pack’s shares, also if examples or the schema list them', async () => {
  const { cables } = await rowsOf(
    [{ name: 'cables', columns: ['id bigint not null', 'sheath text not null', 'core text not null', 'grade public.grade not null'] }],
    packOf([
      {
        concept: 'cable',
        tables: ['cable', 'cables'],
        attributes: {
          sheath: { kind: 'label', values: { PVC: 90, XLPE: 10 } },
          core: {},
          grade: { kind: 'label', values: { 'First choice': 80, Second: 15, scrap: 5 } },
        },
        rows: [
          { sheath: 'PVC', core: 'Cu 1.5' },
          { sheath: 'PVC', core: 'Cu 2.5' },
          { sheath: 'XLPE', core: 'Al 16' },
          { sheath: 'XLPE', core: 'Al 25' },
          { sheath: 'XLPE', core: 'Al 35' },
        ],
      },
    ]),
    { 'public.grade': { kind: 'enum', labels: ['first_choice', 'second', 'scrap'] } },
  );
  expect(share(cables!, ({ sheath }) => sheath === 'PVC')).toBeCloseTo(0.9, 1);
  expect(share(cables!, ({ sheath, core }) => (sheath === 'PVC') === core!.startsWith('Cu'))).toBe(1);
  expect(share(cables!, ({ grade }) => grade === 'first_choice')).toBeCloseTo(0.8, 1);
  expect(share(cables!, ({ grade }) => grade === 'scrap')).toBeCloseTo(0.05, 1);
});

test('states have the pack’s shares, and their times', async () => {
  const { orders } = await rowsOf(
    [
      {
        name: 'orders',
        columns: ['id bigint not null', 'created_at timestamptz not null', 'status text not null', 'shipped_at timestamptz', 'delivered_at timestamptz'],
      },
    ],
    packOf([
      {
        concept: 'own order',
        tables: ['order', 'orders'],
        attributes: {
          status: { kind: 'label', values: { pending: 50, shipped: 30, delivered: 12, cancelled: 8 } },
          shipped_at: { kind: 'time' },
          delivered_at: { kind: 'time' },
        },
        states: { of: 'status', path: ['pending', 'shipped', 'delivered'], brings: { shipped: ['shipped_at'], delivered: ['delivered_at'] } },
      },
    ]),
  );
  for (const [state, wanted] of Object.entries({ pending: 0.5, shipped: 0.3, delivered: 0.12, cancelled: 0.08 }))
    expect(Math.abs(share(orders!, ({ status }) => status === state) - wanted), state).toBeLessThan(0.04);
  expect(share(orders!, ({ status, delivered_at: at }) => status === 'cancelled' || (status === 'delivered') === (at !== null))).toBe(1);
  expect(share(orders!, ({ status, shipped_at: at }) => status !== 'pending' || at === null)).toBe(1);
});

test('codes take alternatives, formulas divide with decimals, flags override their DEFAULT', async () => {
  const { frames } = await rowsOf(
    [
      {
        name: 'frames',
        columns: [
          'id bigint not null',
          'frame_mark text not null',
          'minutes integer not null',
          'rate integer not null',
          'cost numeric(9,2) not null',
          'insured boolean not null default false',
        ],
      },
    ],
    packOf([
      {
        concept: 'frame',
        tables: ['frame', 'frames'],
        attributes: {
          frame_mark: { kind: 'code', pattern: '(WTU|BR)###' },
          minutes: { kind: 'number', min: 5, max: 170, decimals: 0 },
          rate: { kind: 'number', min: 38, max: 65, decimals: 0 },
          cost: { kind: 'number', min: 1, max: 500, decimals: 2 },
          insured: { kind: 'flag', values: { true: 70, false: 30 } },
        },
        derive: { cost: 'minutes / 60 * rate' },
      },
    ]),
  );
  expect(share(frames!, ({ frame_mark: mark }) => /^(?:WTU|BR)\d{3}$/.test(mark!))).toBe(1);
  expect(share(frames!, ({ frame_mark: mark }) => mark!.startsWith('WTU'))).toBeCloseTo(0.5, 1);
  expect(share(frames!, ({ minutes, rate, cost }) => Math.abs(Number(cost) - (Number(minutes) / 60) * Number(rate)) < 0.0051)).toBe(1);
  expect(share(frames!, ({ insured }) => insured!.startsWith('t'))).toBeCloseTo(0.7, 1);
});

test('prose in another language does not change, and a row shows its parent’s values', async () => {
  const { cows, milkings } = await rowsOf(
    [
      { name: 'cows', columns: ['id bigint not null', 'breed text not null', 'notes text not null'] },
      { name: 'milkings', columns: ['id bigint not null', 'cow_id bigint not null', 'breed text not null'], refers: ['cow_id -> cows.id'] },
    ],
    packOf([
      {
        concept: 'cow',
        tables: ['cow', 'cows'],
        attributes: { breed: {}, notes: {} },
        rows: [
          { breed: 'Holstein', notes: 'Kalbt im März, bitte früher trockenstellen.' },
          { breed: 'Angler', notes: 'Lahmt hinten links, Klauenpflege bestellt.' },
          { breed: 'Jersey', notes: 'Zellzahl erhöht, Milch getrennt halten.' },
        ],
      },
      {
        concept: 'milking',
        tables: ['milking', 'milkings'],
        attributes: { breed: {} },
        rows: [{ breed: 'Holstein' }, { breed: 'Jersey' }],
        parents: { cow: ['breed'] },
      },
    ]),
  );
  expect(share(cows!, ({ notes }) => /März|Klauenpflege|Zellzahl/.test(notes!))).toBe(1);
  const breeds = new Map(cows!.map(({ id, breed }) => [id, breed]));
  expect(share(milkings!, (row) => row['breed'] === breeds.get(row['cow_id']!))).toBe(1);
});
