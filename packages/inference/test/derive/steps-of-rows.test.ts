import { indexPacks, packLibrary, type Pack } from '@seedbed/meaning';
import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';
import { rowsOf } from './rows-of.ts';

const listed = (name: string, labels: readonly string[]) => ({ [`public.${name}`]: { kind: 'enum' as const, labels: [...labels] } });

test('a row whose state is the kind of its step is at a step of that kind, though its parents follow from the step', async () => {
  const types = { ...listed('grant_state', ['open', 'won', 'lost']), ...listed('step_kind', ['open', 'won', 'lost']) };
  const tables = [
    { name: 'accounts', columns: ['id integer not null', 'name text not null', 'created_at timestamptz not null'] },
    { name: 'tracks', columns: ['id integer not null', 'name text not null', 'created_at timestamptz not null'] },
    {
      name: 'stages',
      columns: ['id integer not null', 'track_id integer not null', 'name text not null', 'kind public.step_kind not null', 'created_at timestamptz not null'],
      refers: ['track_id -> tracks.id'],
      unique: [['track_id', 'name']],
    },
    {
      name: 'grants',
      columns: [
        'id integer not null',
        'account_id integer not null',
        'track_id integer not null',
        'stage_id integer not null',
        'status public.grant_state not null',
        'closed_at timestamptz',
        'created_at timestamptz not null',
      ],
      refers: ['account_id -> accounts.id', 'track_id -> tracks.id', 'stage_id -> stages.id'],
    },
  ];
  const kinds = new Map((await rowsOf(tables, 'stages', ['id', 'kind'], types, 100_000)).map(([id, kind]) => [id, kind]));
  const grants = await rowsOf(tables, 'grants', ['stage_id', 'status'], types, 2000);
  const differing = grants.filter(([stage, status]) => kinds.get(stage!) !== status);
  expect(new Set(grants.map(([, status]) => status)).size).toBe(3);
  expect(differing.length).toBeLessThan(grants.length * 0.02);
});

test('flags of a status say which of the states its rows have', async () => {
  const tables = [
    { name: 'statuses', columns: ['id integer not null', 'name text not null', 'is_closed boolean not null', 'is_rejected boolean not null'] },
    {
      name: 'petitions',
      columns: ['id integer not null', 'status_id integer not null', 'state public.petition_state not null'],
      refers: ['status_id -> statuses.id'],
    },
  ];
  const { blueprint } = await infer(makeCatalog(tables, listed('petition_state', ['pending', 'granted', 'rejected'])), noTools);
  const [first, ...others] = blueprint.relations.find(({ from }) => from.table === 'public.petitions')!.cases!;
  expect(first).toEqual({ when: { state: { in: ['pending'] } }, where: { is_closed: { in: ['false'] }, is_rejected: { in: ['false'] } } });
  expect(others.at(-1)).toEqual({ when: { state: { in: ['rejected'] } }, where: { is_closed: { in: ['true'] }, is_rejected: { in: ['true'] } } });
});

test('what tells of the end of a row without a state is there at the steps that end it', async () => {
  const types = listed('phase_kind', ['open', 'won', 'lost']);
  const tables = [
    {
      name: 'stages',
      columns: ['id integer not null', 'name text not null', 'probability smallint not null', 'kind public.phase_kind not null'],
      unique: [['name']],
    },
    {
      name: 'tenders',
      columns: [
        'id integer not null',
        'stage_id integer not null',
        'closed_at timestamptz',
        "lost_reason text not null default ''",
        'created_at timestamptz not null',
      ],
      refers: ['stage_id -> stages.id'],
    },
  ];
  const stages = await rowsOf(tables, 'stages', ['id', 'name', 'kind', 'probability'], types);
  for (const [, name, kind, probability] of stages) {
    expect([kind === 'won', kind === 'lost']).toEqual([/^won/i.test(name!), /^lost/i.test(name!)]);
    if (kind !== 'open') expect(probability).toBe(kind === 'won' ? '100' : '0');
    else expect(Number(probability) % 100).not.toBe(0);
  }
  const kinds = new Map(stages.map(([id, , kind]) => [id, kind]));
  const tenders = await rowsOf(tables, 'tenders', ['stage_id', 'closed_at', 'lost_reason'], types);
  for (const [stage, closed, reason] of tenders) {
    expect(closed !== null).toBe(kinds.get(stage!) !== 'open');
    expect(reason !== '').toBe(kinds.get(stage!) === 'lost');
  }
});

test('an entry is in a category of its own kind', async () => {
  const types = { ...listed('flow', ['income', 'expense']), ...listed('flow_kind', ['income', 'expense']) };
  const tables = [
    { name: 'categories', columns: ['id integer not null', 'name text not null', 'kind public.flow_kind not null'] },
    {
      name: 'cash_entries',
      columns: ['id integer not null', 'category_id integer not null', 'type public.flow not null', 'amount numeric(10,2) not null'],
      refers: ['category_id -> categories.id'],
    },
  ];
  const kinds = new Map((await rowsOf(tables, 'categories', ['id', 'kind'], types)).map(([id, kind]) => [id, kind]));
  for (const [category, type] of await rowsOf(tables, 'cash_entries', ['category_id', 'type'], types)) expect(kinds.get(category!)).toBe(type);
});

test('flags that go with the name of a step say it as well', async () => {
  const pack: Pack = {
    pack: 'tendering',
    title: 'Tendering',
    cues: ['tender', 'stage', 'bid', 'award', 'lot', 'bidder', 'notice', 'envelope', 'clarification', 'shortlist'],
    concepts: [
      {
        concept: 'stage of a tender',
        tables: ['stage', 'tender stage'],
        attributes: {
          name: { names: ['name'], kind: 'text', identifying: true },
          won: { names: ['is won', 'won'], kind: 'flag' },
        },
        rows: ['Notice', 'Questions', 'Bid', 'Shortlist', 'Award'].map((name, i) => ({ name, won: i === 4 })),
      },
    ],
  };
  const tables = [
    { name: 'stages', columns: ['id integer not null', 'name text not null', 'is_won boolean not null', 'bidder text', 'award text'] },
    { name: 'accounts', columns: ['id integer not null', 'name text not null', 'created_at timestamptz not null'] },
    {
      name: 'tenders',
      columns: ['id integer not null', 'account_id integer not null', 'stage_id integer not null', 'state public.tender_state not null'],
      refers: ['account_id -> accounts.id', 'stage_id -> stages.id'],
    },
  ];
  const tools = { ...noTools, packs: packLibrary(indexPacks([pack]), async () => pack) };
  const { blueprint } = await infer(makeCatalog(tables, listed('tender_state', ['open', 'won', 'lost'])), tools);
  expect(blueprint.tables.find(({ name }) => name === 'stages')!.columns.find(({ name }) => name === 'is_won')!.generator!.kind).toBe('example');
  expect(blueprint.relations.find(({ to }) => to.table === 'public.stages')!.cases).toEqual([
    { when: { state: { in: ['open'] } }, where: { is_won: { in: ['false'] } } },
    { when: { state: { in: ['won'] } }, where: { is_won: { in: ['true'] } } },
    { when: { state: { in: ['lost'] } }, where: { is_won: { in: ['false'] } } },
  ]);
});
