import { withStated, type CatalogColumn, type CatalogTable, type StatedColumn } from '@seedbed/contract';
import { compile, loadWords, textRows } from '@seedbed/engine';
import { expect, test } from 'vitest';
import { drift } from '../../src/drift/drift.ts';
import { explain, infer } from '../../src/infer.ts';
import { makeCatalog, noTools } from '../make-catalog.ts';

type Tables = Parameters<typeof makeCatalog>[0];

/** `draft`, or `D=Draft` for a value with a word of its own. */
function states(column: string, values: string, numbers = false): StatedColumn {
  const listed = values.split(', ').map((each) => {
    const [value, word = value] = each.split('=');
    return { value: value!, word: word! };
  });
  return { tables: ['orders', 'rechnungen'], columns: [column], values: listed, numbers, from: 'shop/models.py:41' };
}

function catalogOf(columns: readonly string[], stated: readonly StatedColumn[], more: Partial<Tables[number]> = {}) {
  const catalog = makeCatalog([{ name: 'orders', columns: ['id integer not null', ...columns], ...more }]);
  return { ...catalog, tables: withStated<CatalogColumn, CatalogTable>(catalog.tables, stated) };
}

async function rowsOf(catalog: ReturnType<typeof catalogOf>, columns: readonly string[]) {
  const { blueprint } = await infer(catalog, noTools);
  const plan = compile(blueprint, await loadWords(blueprint.locale));
  const own = plan.table(`public.${blueprint.tables[0]!.name}`);
  return {
    rows: textRows(plan, own, 0, Math.min(400, own.rows), [...columns]),
    made: new Map(blueprint.tables[0]!.columns.map((column) => [column.name, column])),
  };
}

const TIMES = ['paid_at timestamp', 'cancelled_at timestamp', 'created_at timestamp not null'];

test.each([
  ['texts', 'status text not null', states('status', 'open, paid, cancelled'), ['open', 'paid', 'cancelled']],
  [
    'codes with labels',
    "status varchar(3) not null default 'OPN'::character varying",
    states('status', 'OPN=open, PD=paid, CXL=cancelled'),
    ['OPN', 'PD', 'CXL'],
  ],
  ['numbers with labels', 'status integer not null default 0', states('status', '0=open, 5=paid, -1=cancelled', true), ['0', '5', '-1']],
])('states that code lists as %s decide times, and the blueprint holds what the column does', async (_, column, stated, [open, paid, cancelled]) => {
  const { rows, made } = await rowsOf(catalogOf([column, ...TIMES], [stated]), ['status', 'paid_at', 'cancelled_at']);
  expect(new Set(rows.map(([status]) => status))).toEqual(new Set([open, paid, cancelled]));
  for (const [status, paidAt, cancelledAt] of rows) {
    if (status === paid) expect(paidAt).not.toBeNull();
    if (status === open) expect(paidAt).toBeNull();
    expect([status, cancelledAt !== null]).toEqual([status, status === cancelled]);
  }
  expect(made.get('status')).toMatchObject({ because: expect.stringContaining('the values from shop/models.py:41') as string });
  expect([made.get('status')!.type, made.get('status')!.domain]).toEqual([catalogOf([column], []).tables[0]!.columns[1]!.type, undefined]);
});

test('conditions on other columns hold values, not their words', async () => {
  const columns = [
    'status smallint not null -- 0: offen, 1: bezahlt, 2: storniert',
    'art varchar(1) not null',
    'stundensatz numeric(8,2)',
    'bezahlt_am timestamp',
    'erstellt_am timestamp not null',
  ];
  const { rows } = await rowsOf(catalogOf(columns, [states('art', 'P=pauschal, S=stunden')], { name: 'rechnungen' }), ['art', 'stundensatz']);
  expect(new Set(rows.map(([kind]) => kind))).toEqual(new Set(['P', 'S']));
  expect(rows.filter(([kind, rate]) => kind === 'P' && rate !== null)).toEqual([]);
  expect(rows.some(([kind, rate]) => kind === 'S' && rate !== null)).toBe(true);
});

test('sexes are written as code lists them, and agree with first names', async () => {
  const { rows, made } = await rowsOf(catalogOf(['first_name text not null', 'sex text not null'], [states('sex', 'W=Woman, M=Man')]), ['sex', 'first_name']);
  expect(made.get('sex')!.generator!.kind).toBe('person.sex');
  expect(new Set(rows.map(([sex]) => sex))).toEqual(new Set(['W', 'M']));
});

test('code never widens a type or what fits, and says nothing of keys and other types', async () => {
  const columns = ['size varchar(5) not null', 'code text not null', 'flag boolean not null', 'amount integer not null', 'note text not null'];
  const stated = [
    states('size', 'small, large, enormous'),
    states('code', 'x1, x2'),
    states('flag', 'yes, no'),
    states('amount', 'few, many'),
    states('note', '1=one, 2=two', true),
  ];
  const { rows, made } = await rowsOf(catalogOf(columns, stated, { unique: [['code']] }), ['size', 'code', 'flag']);
  expect(new Set(rows.map(([size]) => size))).toEqual(new Set(['small', 'large']));
  expect(rows.some(([, code]) => code !== 'x1' && code !== 'x2')).toBe(true);
  for (const name of ['code', 'flag', 'amount', 'note']) expect(made.get(name)!.because).not.toContain('models.py');
});

test('a text is what code checks it for, and limits alone list no values', async () => {
  const stated: StatedColumn = { ...states('keeper', 'x'), values: [], limits: { format: 'email', from: 'shop/models.py:7' } };
  const { rows } = await rowsOf(catalogOf(['keeper varchar(99) not null'], [stated]), ['keeper']);
  expect(rows.every(([keeper]) => /^[^@\s]+@[^@\s]+\.[a-z]+$/.test(keeper!))).toBe(true);
});

test('a decision names the file and its values', async () => {
  const { decision } = await explain(catalogOf(['kind text not null'], [states('kind', 'a1, b1')]), noTools, { table: 'public.orders', column: 'kind' });
  expect(decision!.evidence).toContainEqual({ kind: 'code', name: 'shop/models.py:41', says: 'one of a1, b1' });
  const only: StatedColumn = {
    ...states('kind', 'c1, d1'),
    for: { column: 'state', values: ['Gift', 'Card'] },
    limits: { min: 1, required: true, from: 'shop/models.py:9' },
  };
  const columns = ['kind text', 'state text not null'];
  const { decision: other } = await explain(catalogOf(columns, [only]), noTools, { table: 'public.orders', column: 'kind' });
  expect(other!.evidence).toContainEqual({
    kind: 'code',
    name: 'shop/models.py:41',
    says: 'with state Gift or Card: at least 1, never NULL, one of c1, d1',
  });
});

test('what a type may name is written as code does, a single class too, and the id beside it is of its table', async () => {
  const catalog = makeCatalog([
    { name: 'homes', columns: ['id bigint not null', 'name text not null'] },
    { name: 'users', columns: ['id bigint not null', 'email text not null'] },
    { name: 'notes', columns: ['id bigint not null', 'notable_type text not null', 'notable_id bigint not null'] },
    { name: 'tokens', columns: ['id bigint not null', 'tokenable_type text not null', 'tokenable_id bigint not null'] },
  ]);
  const classes = (table: string, column: string, ...values: [string, string][]): StatedColumn => ({
    tables: [table],
    columns: [column],
    values: values.map(([value, word]) => ({ value, word })),
    numbers: false,
    from: 'app/Models/Note.php:4',
  });
  const stated = [
    classes('notes', 'notable_type', ['App\\Models\\Home', 'Home'], ['member', 'User']),
    classes('tokens', 'tokenable_type', ['App\\Models\\User', 'User']),
  ];
  const { blueprint } = await infer({ ...catalog, tables: withStated<CatalogColumn, CatalogTable>(catalog.tables, stated) }, noTools);
  const made = (table: string, column: string) => blueprint.tables.find(({ name }) => name === table)!.columns.find(({ name }) => name === column)!.generator;
  expect(made('notes', 'notable_type')!.parameters!.values).toEqual(['App\\Models\\Home', 'member']);
  expect(made('notes', 'notable_id')!.parameters!.expression).toContain('notable_type in ["member"] ? coalesce(notable_id_of_users');
  expect(made('tokens', 'tokenable_type')).toEqual({ kind: 'constant', parameters: { value: 'App\\Models\\User' } });
  expect(made('tokens', 'tokenable_id')!.parameters!.expression).toContain('tokenable_id_of_users');
});

test('under a key over type, id and name, each row of the types has one of the names that code gives them', async () => {
  const catalog = makeCatalog([
    { name: 'areas', columns: ['id bigint not null', 'name text not null'] },
    { name: 'lines', columns: ['id bigint not null', 'name text not null'] },
    {
      name: 'texts',
      columns: ['id bigint not null', 'name text not null', 'record_type text not null', 'record_id bigint not null'],
      unique: [['record_type', 'record_id', 'name']],
    },
  ]);
  const own = { tables: ['texts'], numbers: false, from: 'app/models/area.rb:2' };
  const values = (...all: string[]) => all.map((value) => ({ value, word: value }));
  const stated: StatedColumn[] = [
    { ...own, columns: ['record_type'], values: values('Area', 'Line') },
    { ...own, columns: ['name'], values: values('approach', 'beta'), by: { column: 'record_type', values: { Area: ['approach'], Line: ['beta'] } } },
  ];
  const { blueprint, diagnostics } = await infer({ ...catalog, tables: withStated<CatalogColumn, CatalogTable>(catalog.tables, stated) }, noTools);
  const plan = compile(blueprint, await loadWords(blueprint.locale));
  const rows = textRows(plan, 'texts', 0, plan.table('texts').rows, ['record_type', 'name', 'record_id']);
  expect([new Set(rows.map(([type, name]) => `${type} ${name}`)), rows.length > 60]).toEqual([new Set(['Area approach', 'Line beta']), true]);
  expect(new Set(rows.map(([, , id]) => id)).size).toBe(rows.length);
  const most = { Area: plan.table('areas').rows, Line: plan.table('lines').rows };
  expect(rows.filter(([type, , id]) => Number(id) < 1 || Number(id) > most[type as 'Area'])).toEqual([]);
  expect(diagnostics).toEqual([]);
});

test('after a class of a type was renamed in code, its rows have the new name, and ids follow', async () => {
  const tables = (name: string) =>
    makeCatalog([
      { name: 'homes', columns: ['id bigint not null', 'name text not null'] },
      { name, columns: ['id bigint not null', 'label text not null'] },
      { name: 'notes', columns: ['id bigint not null', 'notable_type text not null', 'notable_id bigint not null'] },
    ]);
  const withTypes = (name: string, ...types: string[]) => {
    const values = types.map((value) => ({ value, word: value }));
    const catalog = tables(name);
    const stated = [{ tables: ['notes'], columns: ['notable_type'], values, numbers: false, from: 'note.rb:2' }];
    return { ...catalog, tables: withStated<CatalogColumn, CatalogTable>(catalog.tables, stated) };
  };
  const { blueprint: stored } = await infer(withTypes('gears', 'Home', 'Gear'), noTools);
  const { blueprint, changes } = await drift(stored, withTypes('tools', 'Home', 'Tool'), noTools);
  expect(changes.map(({ message }) => message)).toContainEqual(expect.stringContaining('note.rb:2 states other values: also Tool; no longer Gear'));
  const notes = blueprint.tables.find(({ name }) => name === 'notes')!;
  const made = (column: string) => notes.columns.find(({ name }) => name === column)!.generator!.parameters!;
  expect(made('notable_type').values).toEqual(['Home', 'Tool']);
  expect(made('notable_id').expression).toContain('notable_type in ["Tool"] ? coalesce(notable_id_of_tools');
  expect(notes.dropped!.map(({ name }) => name)).toEqual(expect.arrayContaining(['notable_id_of_tools', 'notable_id_of_tools_anywhere']));
  const plan = compile(blueprint, await loadWords(blueprint.locale));
  expect(textRows(plan, 'notes', 0, 50, ['notable_id'])).not.toContainEqual([null]);
});
