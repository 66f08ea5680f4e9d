import { indexPacks, packLibrary, type Pack } from '@seedbed/meaning';
import { describe, expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

/** A small trade of our own. */
const QUARRY: Pack = {
  pack: 'quarry',
  title: 'Stone quarry',
  cues: ['quarry', 'boulder', 'blasting', 'granite', 'slab', 'tonnage', 'haul', 'crusher', 'moisture', 'royalty'],
  concepts: [
    {
      concept: 'stone delivery',
      tables: ['haul', 'stone delivery'],
      attributes: {
        stone: { names: ['stone', 'stone type'], kind: 'text' },
        buyer: { names: ['buyer name', 'buyer'], kind: 'text' },
        finish: { names: ['finish'], kind: 'text' },
        weight: { names: ['tonnage', 'weight'], kind: 'number', unit: 't', min: 1, max: 30, decimals: 1 },
        moisture: { names: ['moisture'], kind: 'number', unit: '%', min: 0, max: 12, decimals: 1 },
        price: { names: ['price', 'net price'], kind: 'money', min: 20, max: 900 },
        royalty_rate: { names: ['royalty rate'], kind: 'number', unit: '%', min: 2, max: 9, decimals: 1 },
        royalty: { names: ['royalty'], kind: 'money', min: 0, max: 90 },
        grade: { names: ['grade'], kind: 'label', values: { A: 60, B: 40 } },
        ticket: { names: ['ticket number'], kind: 'code', pattern: 'HT-[A-C]{2}####' },
        blasts: { names: ['blasts'], kind: 'number', min: 1, max: 6, values: { 1: 70, 2: 20, 6: 10 } },
        reach: { names: ['reach'], kind: 'number', unit: 'm', min: 0.5, max: 4, decimals: 1, values: { 0.5: 60, 4: 40 } },
        payer: { names: ['iban'], kind: 'code', pattern: 'DE## 3704 0044 #### #### ##' },
        bill: { names: ['invoice number'], kind: 'code', pattern: 'QI-20[12][0-9]-####' },
        tag: { names: ['barcode'], kind: 'code', pattern: 'QS######' },
        loaded: { names: ['loaded at'], kind: 'time', moment: 'start' },
        weighed: { names: ['weighed at'], kind: 'time', moment: 'done', after: 'loaded', within_days: 0.5 },
        state: { names: ['status'], kind: 'label', values: { booked: 5, loading: 10, weighed: 20, invoiced: 60, dumped: 5 } },
        invoiced: { names: ['invoiced at'], kind: 'time', moment: 'done' },
      },
      states: {
        of: 'state',
        path: ['booked', 'loading', 'weighed', 'invoiced'],
        brings: { weighed: ['weighed'], invoiced: ['weighed', 'invoiced'], booked: ['loaded'] },
      },
      derive: { royalty: 'price * royalty_rate / 100' },
      rows: [
        { stone: 'granite', buyer: 'none', finish: 'flamed', weight: [8, 12] },
        { stone: 'basalt', buyer: 'none', finish: 'sawn', weight: [14, 18] },
        { stone: '{Jura|Solnhofen} limestone', weight: 20 },
      ],
    },
  ],
};

const tools = { ...noTools, packs: packLibrary(indexPacks([QUARRY]), async () => QUARRY) };

async function columnsOf(columns: readonly string[], more: readonly string[] = ['slab text', 'crusher text', 'blasting boolean', 'boulder int']) {
  const { blueprint } = await infer(makeCatalog([{ name: 'hauls', columns: ['id bigint not null', ...columns, ...more] }]), tools);
  return Object.fromEntries(blueprint.tables[0]!.columns.map((column) => [column.name, column]));
}

describe('columns of a table that is a concept', () => {
  test('have no name that is “none”, but may have none of anything else', async () => {
    const made = await columnsOf(['stone text not null', 'tonnage numeric(6,1)', 'buyer_name text', 'finish text']);
    expect(JSON.stringify(made['buyer_name']!.generator)).not.toContain('"none"');
    expect(JSON.stringify((await columnsOf(['stone text not null', 'tonnage numeric(6,1)', 'buyer text']))['buyer']!.generator)).toContain('"none"');
  });

  test('number the rows of a year if a code contains one', async () => {
    const made = await columnsOf(['stone text not null', 'tonnage numeric(6,1)', 'invoice_number text']);
    expect(made['invoice_number']!.generator).toEqual({ kind: 'code.reference', parameters: { prefix: 'QI', digits: 4 } });
  });

  test('use its examples, in their own unit', async () => {
    const made = await columnsOf(['stone text not null', 'finish text', 'tonnage numeric(6,1)', 'weight_kg int', 'ticket_number text']);
    expect(made['stone']).toMatchObject({
      generator: { kind: 'example', parameters: { of: 'stone delivery', values: ['granite', 'basalt', '{Jura|Solnhofen} limestone'], vary: true } },
      because: 'stone of a stone delivery (quarry)',
      origin: 'pack',
    });
    expect(made['finish']!.generator!.parameters).toEqual({ of: 'stone delivery', values: ['flamed', 'sawn', null], missing: 'null' });
    expect(made['finish']!.nullRate).toBeUndefined();
    expect(made['tonnage']!.generator!.parameters).toMatchObject({ values: [[8, 12], [14, 18], 20], min: 1, max: 30, fractionDigits: 1 });
    expect(made['ticket_number']!.generator).toEqual({ kind: 'pattern', parameters: { regex: 'HT-[A-C]{2}[0-9][0-9][0-9][0-9]', letters: 'all' } });
  });

  test('use its listed numbers by their shares, in the unit of the column', async () => {
    const { blasts, reach_cm: reach } = await columnsOf(['stone text', 'tonnage int', 'blasts int not null', 'reach_cm int']);
    expect(blasts!.generator).toEqual({ kind: 'values', parameters: { values: [1, 2, 6], weights: [70, 20, 10] } });
    expect(reach!.generator).toEqual({ kind: 'values', parameters: { values: [50, 400], weights: [60, 40] } });
  });

  test('use its states with their times; written as the schema lists them', async () => {
    const columns = ['stone text', 'tonnage int', 'loaded_at timestamptz', 'weighed_at timestamptz', 'invoiced_at timestamptz'];
    const made = await columnsOf([...columns, 'status text not null']);
    expect(made['status']!.generator).toMatchObject({
      kind: 'life.state',
      parameters: { steps: ['booked', 'loading', 'weighed'], goals: ['invoiced'], ends: ['dumped'], weights: [60, 5] },
    });
    expect(made['weighed_at']!.generator).toMatchObject({ kind: 'life.stamp', parameters: { step: 'weighed' } });
    expect(made['invoiced_at']!.generator).toMatchObject({ kind: 'life.stamp', parameters: { step: 'invoiced' } });
    expect(made['loaded_at']!.generator!.kind).not.toBe('life.stamp');
  });

  test('a number with a check digit keeps it, unless the trade means another number by that name', async () => {
    const { iban, barcode } = await columnsOf(['stone text', 'tonnage int', 'iban text', 'barcode text']);
    expect(iban!.generator).toMatchObject({ kind: 'finance.iban' });
    expect(barcode!.generator).toMatchObject({ kind: 'pattern', parameters: { regex: 'QS[0-9][0-9][0-9][0-9][0-9][0-9]' } });
  });

  test('a kilogram is a thousandth of a ton, and a fraction a hundredth of a percentage', async () => {
    const { weight_kg: weight, moisture } = await columnsOf(['stone text', 'weight_kg int', 'moisture numeric(4,3)']);
    expect(weight!.generator!.parameters).toMatchObject({ values: [[8000, 12_000], [14_000, 18_000], 20_000], min: 1000, max: 30_000 });
    expect(moisture!.generator!.parameters).toMatchObject({ min: 0, max: 0.12 });
  });

  test('follow its formulas, whatever unit each has', async () => {
    const made = await columnsOf([
      'stone text',
      'finish text',
      'tonnage numeric(6,1)',
      'price numeric(10,2)',
      'royalty_rate numeric(4,3)',
      'royalty numeric(10,2)',
    ]);
    expect(made['royalty']!.generator).toEqual({ kind: 'expression', parameters: { expression: 'round(price * (royalty_rate / 0.01) / 100, 2)' } });
  });

  test('divide whole numbers as decimals', async () => {
    const made = await columnsOf(['stone text', 'finish text', 'tonnage numeric(6,1)', 'price int', 'royalty_rate int', 'royalty numeric(10,2)']);
    expect(made['royalty']!.generator).toMatchObject({ parameters: { expression: 'round(double(price) * double(royalty_rate) / 100, 2)' } });
  });

  test('times follow one another in the pack’s number of days', async () => {
    const made = await columnsOf(['stone text', 'tonnage int', 'loaded_at timestamp without time zone', 'weighed_at timestamp without time zone']);
    expect(made['weighed_at']!.generator).toEqual({ kind: 'date.end', parameters: { start: 'loaded_at', minHours: 1.2, maxHours: 12 } });
  });

  test('texts that are too long for the column are left out', async () => {
    const made = await columnsOf(['stone varchar(8) not null', 'finish text', 'tonnage numeric(6,1)']);
    expect(made['stone']!.generator!.parameters).toMatchObject({ values: ['granite', 'basalt', null] });
  });
});

test('labels listed by the schema are kept', async () => {
  const catalog = makeCatalog([
    { name: 'hauls', columns: ['id bigint not null', 'stone text', 'grade public.grade', 'tonnage int', 'slab text', 'crusher text', 'blasting text'] },
  ]);
  Object.assign(catalog.types, { 'public.grade': { kind: 'enum', labels: ['one', 'two'] } });
  const { blueprint } = await infer(catalog, tools);
  expect(blueprint.tables[0]!.columns.find(({ name }) => name === 'grade')!.because ?? '').not.toContain('stone delivery');
});

test('a table of another trade is read as without packs', async () => {
  const catalog = makeCatalog([{ name: 'invoices', columns: ['id bigint not null', 'grade text', 'price numeric(10,2)', 'weight int'] }]);
  expect(await infer(catalog, tools)).toEqual(await infer(catalog, noTools));
});
