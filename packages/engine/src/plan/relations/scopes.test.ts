import { expect, test } from 'vitest';
import { loadWords } from '../../words/index.ts';
import { compile } from '../compile.ts';
import type { Plan } from '../plan.ts';
import { blueprintOf, ID, link } from '../testing/blueprint-of.ts';
import { faultsOf } from '../testing/check-plan.ts';

const words = await loadWords('en-US');
const FEW = { kind: 'uniform', min: 1, max: 4 } as const;
const own = (from: string, to: string) => link(from, to, { name: from, owner: true, fanOut: FEW });

/** The row at the end of a path of references, or −1; each step is a column name, as in `stops.organ`. */
function rowBy(plan: Plan, way: readonly string[], row: number): number {
  return way.reduce((at, name) => (at < 0 ? -1 : plan.relations.find((one) => `${one.child}.${one.columns[0]}` === `public.${name}`)!.parentOf(at)), row);
}

/** Rows whose two paths lead to different rows, and the number of rows that have both. */
function apart(plan: Plan, table: string, one: readonly string[], other: readonly string[]): { both: number; differ: number } {
  const found = { both: 0, differ: 0 };
  for (let row = 0; row < plan.table(table).rows; row++) {
    const [a, b] = [rowBy(plan, one, row), rowBy(plan, other, row)];
    if (a < 0 || b < 0) continue;
    found.both++;
    if (a !== b) found.differ++;
  }
  return found;
}

/** Children and parents whose two directions disagree. */
function lostBothWays(plan: Plan): string[] {
  return plan.relations.flatMap((relation) => {
    const lost: string[] = [];
    let children = 0;
    for (let parent = 0; parent < plan.table(relation.parent).rows; parent++) {
      const { count, at } = relation.childrenOf(parent);
      children += count;
      for (let i = 0; i < count; i++) if (relation.parentOf(at(i)) !== parent) lost.push(`${relation.name}: ${at(i)} is no child of ${parent}`);
    }
    for (let row = 0; row < plan.table(relation.child).rows; row++) if (relation.parentOf(row) >= 0) children--;
    return children === 0 ? lost : [...lost, `${relation.name}: ${children} children too many`];
  });
}

const OPEN = { type: 'integer', nullable: true } as const;
const TABLE = { columns: { id: ID }, primaryKey: ['id'] };
const workshop = {
  customers: { ...TABLE, rows: 20 },
  organs: { columns: { id: ID, customer: 'integer' }, primaryKey: ['id'] },
  stops: { columns: { id: ID, organ: 'integer', replaced_by: OPEN }, primaryKey: ['id'] },
  ranks: { columns: { id: ID, organ: 'integer' }, primaryKey: ['id'] },
  pipes: { columns: { id: ID, rank: 'integer' }, primaryKey: ['id'] },
};
const ways = [own('organs.customer', 'customers.id'), own('stops.organ', 'organs.id'), own('ranks.organ', 'organs.id'), own('pipes.rank', 'ranks.id')];

test('both ends of a link row belong to one organ, and all pairs differ', () => {
  const plan = compile(
    blueprintOf(
      {
        ...workshop,
        stop_ranks: { columns: { stop: 'integer', rank: 'integer' }, primaryKey: ['stop', 'rank'] },
      },
      [...ways, own('stop_ranks.stop', 'stops.id'), link('stop_ranks.rank', 'ranks.id', { within: 'stop_ranks.stop', scope: 'public.organs' })],
    ),
    words,
  );
  const { both, differ } = apart(plan, 'stop_ranks', ['stop_ranks.stop', 'stops.organ'], ['stop_ranks.rank', 'ranks.organ']);
  expect({ isMany: both > 100, differ, faults: faultsOf(plan), lost: lostBothWays(plan) }).toEqual({ isMany: true, differ: 0, faults: [], lost: [] });
  const stops = new Map<number, number>();
  for (let row = 0; row < plan.table('stop_ranks').rows; row++) {
    const stop = rowBy(plan, ['stop_ranks.stop'], row);
    stops.set(stop, (stops.get(stop) ?? 0) + 1);
  }
  expect(Math.max(...stops.values())).toBeGreaterThan(2);
});

test.each([60, 400])('a link table with %i requested rows fills the existing pairs only', (rows) => {
  const plan = compile(
    blueprintOf(
      {
        ...workshop,
        customers: { ...TABLE, rows: 4 },
        stop_ranks: { rows, columns: { id: ID, stop: 'integer', rank: 'integer' }, primaryKey: ['id'], uniqueKeys: [{ columns: ['stop', 'rank'] }] },
      },
      [...ways, own('stop_ranks.stop', 'stops.id'), link('stop_ranks.rank', 'ranks.id', { within: 'stop_ranks.stop', scope: 'public.organs' })],
    ),
    words,
    { cap: true },
  );
  let pairs = 0;
  const of = (table: string, organ: number) => plan.relations.find((one) => one.child === `public.${table}`)!.childrenOf(organ).count;
  for (let organ = 0; organ < plan.table('organs').rows; organ++) pairs += of('stops', organ) * of('ranks', organ);
  expect(plan.table('stop_ranks').rows).toBe(Math.min(rows, pairs));
  expect(apart(plan, 'stop_ranks', ['stop_ranks.stop', 'stops.organ'], ['stop_ranks.rank', 'ranks.organ']).differ).toBe(0);
  expect([...faultsOf(plan), ...lostBothWays(plan)]).toEqual([]);
});

test('three ends under one key belong to one organ, and all triples differ', () => {
  const plan = compile(
    blueprintOf(
      {
        ...workshop,
        menders: { columns: { id: ID, organ: 'integer' }, primaryKey: ['id'] },
        works: { columns: { stop: 'integer', rank: 'integer', mender: 'integer' }, primaryKey: ['stop', 'rank', 'mender'] },
      },
      [
        ...ways,
        own('menders.organ', 'organs.id'),
        link('works.stop', 'stops.id', { name: 'stop', owner: true, fanOut: { kind: 'uniform', min: 0, max: 12 } }),
        link('works.rank', 'ranks.id', { within: 'stop', scope: 'public.organs' }),
        link('works.mender', 'menders.id', { within: 'stop', scope: 'public.organs' }),
      ],
    ),
    words,
  );
  for (const end of ['rank', 'mender']) {
    const { both, differ } = apart(plan, 'works', ['works.stop', 'stops.organ'], [`works.${end}`, `${end}s.organ`]);
    expect({ isMany: both > 200, differ }).toEqual({ isMany: true, differ: 0 });
  }
  expect([...faultsOf(plan), ...lostBothWays(plan)]).toEqual([]);
});

test('an outer scope: the pipe belongs to the customer whose contract it is', () => {
  const plan = compile(
    blueprintOf(
      {
        ...workshop,
        contracts: { columns: { id: ID, customer: 'integer' }, primaryKey: ['id'] },
        repairs: { columns: { id: ID, contract: 'integer', pipe: 'integer', organ: OPEN }, primaryKey: ['id'] },
      },
      [
        ...ways,
        own('contracts.customer', 'customers.id'),
        own('repairs.contract', 'contracts.id'),
        link('repairs.pipe', 'pipes.id', { name: 'pipe', within: 'repairs.contract', scope: 'public.customers' }),
        link('repairs.organ', 'organs.id', { within: 'pipe', scope: 'public.organs', nullShare: 0.2 }),
      ],
    ),
    words,
  );
  const { both, differ } = apart(plan, 'repairs', ['repairs.contract', 'contracts.customer'], ['repairs.pipe', 'pipes.rank', 'ranks.organ', 'organs.customer']);
  expect({ isMany: both > 60, differ }).toEqual({ isMany: true, differ: 0 });
  expect(apart(plan, 'repairs', ['repairs.organ'], ['repairs.pipe', 'pipes.rank', 'ranks.organ']).differ).toBe(0);
  expect([...faultsOf(plan), ...lostBothWays(plan)]).toEqual([]);
});

test.each([
  ['that may be NULL', OPEN],
  ['that each row has', 'integer'],
])('a reference %s to its own table stays within the customer and points backwards', (_, type) => {
  for (const order of [{}, { order: 'near' as const }]) {
    const stops = { columns: { id: ID, organ: 'integer', replaced_by: type }, primaryKey: ['id'] };
    const plan = compile(
      blueprintOf({ ...workshop, stops }, [
        own('organs.customer', 'customers.id'),
        own('ranks.organ', 'organs.id'),
        own('pipes.rank', 'ranks.id'),
        link('stops.organ', 'organs.id', { name: 'organ', owner: true, fanOut: { kind: 'uniform', min: 0, max: 9 }, ...order }),
        link('stops.replaced_by', 'stops.id', { within: 'organ', scope: 'public.customers', self: true }),
      ]),
      words,
    );
    const { both, differ } = apart(plan, 'stops', ['stops.organ', 'organs.customer'], ['stops.replaced_by', 'stops.organ', 'organs.customer']);
    expect({ isMany: both > 60, differ }).toEqual({ isMany: true, differ: 0 });
    for (let row = 0; row < plan.table('stops').rows; row++) expect(rowBy(plan, ['stops.replaced_by'], row)).toBeLessThan(row + (type === 'integer' ? 1 : 0));
    expect([...faultsOf(plan), ...lostBothWays(plan)]).toEqual([]);
  }
});

test('rows are made even if no scope has a candidate', () => {
  const plan = compile(
    blueprintOf(
      {
        ...workshop,
        customers: { ...TABLE, rows: 3 },
        ranks: { rows: 5, columns: { id: ID, organ: OPEN }, primaryKey: ['id'] },
        stop_ranks: { columns: { stop: 'integer', rank: 'integer' }, primaryKey: ['stop', 'rank'] },
      },
      [
        own('organs.customer', 'customers.id'),
        own('stops.organ', 'organs.id'),
        own('pipes.rank', 'ranks.id'),
        link('ranks.organ', 'organs.id', { nullShare: 0.999 }),
        own('stop_ranks.stop', 'stops.id'),
        link('stop_ranks.rank', 'ranks.id', { within: 'stop_ranks.stop', scope: 'public.organs' }),
      ],
    ),
    words,
  );
  expect(plan.table('stop_ranks').rows).toBeGreaterThan(10);
  expect(faultsOf(plan)).toEqual([]);
});

test('a scope that leads nowhere is reported with its place', () => {
  const blueprint = blueprintOf(workshop, [...ways, link('stops.replaced_by', 'stops.id', { within: 'stops.organ', scope: 'public.pipes', self: true })]);
  expect(() => compile(blueprint, words)).toThrow(expect.objectContaining({ errors: [expect.objectContaining({ pointer: '/relations/4/scope' })] }));
});
