import type { BlueprintTable, Relation } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { loadWords } from '../../words/index.ts';
import { compile } from '../compile.ts';
import type { Plan } from '../plan.ts';
import { blueprintOf, ID, link } from '../testing/blueprint-of.ts';
import { faultsOf } from '../testing/check-plan.ts';
import { textRows } from '../text-rows.ts';

const words = await loadWords('en-US');

const label = (...values: readonly string[]) => ({ type: 'text', generator: { kind: 'values', parameters: { values } } });
const keyed = { primaryKey: ['id'] };

/** Sails for the rig of the boat that a voyage is with; `sails`: rigs of the sails, or lists of rigs. */
function harbour(line: Partial<BlueprintTable>, more: Partial<Relation> = {}, sails = label('sloop', 'ketch', 'yawl'), isRequired = true): Plan {
  return compile(
    blueprintOf(
      {
        boats: { rows: 40, columns: { id: ID, rig: label('sloop', 'ketch', 'yawl', 'cutter') }, ...keyed },
        sails: { rows: 30, columns: { id: ID, rigs: sails, cut: label('old', 'new') }, ...keyed },
        voyages: { rows: 120, columns: { id: ID, boat_id: 'integer' }, ...keyed },
        hoists: { columns: { voyage_id: 'integer', sail_id: isRequired ? 'integer' : { type: 'integer', nullable: true } }, ...line } as never,
      },
      [
        link('voyages.boat_id', 'boats.id', { name: 'boat_of_voyage' }),
        link('hoists.voyage_id', 'voyages.id', { name: 'voyage_of_hoist', owner: true, fanOut: { kind: 'uniform', min: 1, max: 6 } }),
        link('hoists.sail_id', 'sails.id', {
          within: 'voyage_of_hoist',
          along: ['boat_of_voyage'],
          alike: { own: 'rig', theirs: 'rigs' },
          rowwise: true,
          ...more,
        }),
      ],
    ),
    words,
  );
}

/** By row of `hoists`: the rig of the boat, what the sail is for (null: no sail), and its cut. */
function fits(plan: Plan): { readonly rig: string; readonly rigs: readonly string[] | null; readonly cut: string }[] {
  const { rows } = plan.table('public.hoists');
  const read = (table: string) => new Map(textRows(plan, plan.table(`public.${table}`), 0, plan.table(`public.${table}`).rows).map((row) => [row[0], row]));
  const [boats, sails, voyages] = [read('boats'), read('sails'), read('voyages')];
  return textRows(plan, 'hoists', 0, rows, ['voyage_id', 'sail_id']).map(([voyage, sail]) => ({
    rig: boats.get(voyages.get(voyage!)![1]!)![1]!,
    rigs: sail === null ? null : sails.get(sail!)![1]!.replaceAll(/[{}"]/g, '').split(','),
    cut: sail === null ? '' : sails.get(sail!)![2]!,
  }));
}

/** Relations whose two directions disagree. */
function bothWays(plan: Plan): string[] {
  return plan.relations.flatMap((relation) => {
    const { name, child, parent } = relation;
    const found = new Map<number, number>();
    for (let at = 0; at < plan.table(parent).rows; at++) {
      const { count, at: childAt } = relation.childrenOf(at);
      for (let i = 0; i < count; i++) found.set(childAt(i), at);
    }
    const wrong = Array.from({ length: plan.table(child).rows }, (_, row) => row).filter((row) => relation.parentOf(row) !== (found.get(row) ?? -1));
    return wrong.length === 0 ? [] : [`${name}: ${wrong.length} rows`];
  });
}

const LISTS = { ...label('{sloop,ketch}', '{yawl}', '{"yawl",cutter}', '{}'), type: 'text[]' };

test.each([
  ['without a key', {}],
  ['under a key with the other reference', { primaryKey: ['voyage_id', 'sail_id'] }],
])('a row refers to one that has the label of what its other reference leads to: %s', (_, key) => {
  for (const sails of [label('sloop', 'ketch', 'yawl'), LISTS]) {
    const plan = harbour(key, {}, sails);
    const found = fits(plan);
    expect(found.length).toBeGreaterThan(200);
    expect([faultsOf(plan), bothWays(plan)]).toEqual([[], []]);
    // No sail is for a cutter where sails have one rig: such voyages have no rows.
    expect(found.filter(({ rig, rigs }) => !rigs!.includes(rig))).toEqual([]);
  }
});

test('each candidate once, if a key allows it once', () => {
  const plan = harbour({ uniqueKeys: [{ columns: ['sail_id'] }] }, {}, LISTS);
  const found = fits(plan);
  expect(found.length).toBeGreaterThan(10);
  expect([faultsOf(plan), bothWays(plan)]).toEqual([[], []]);
  expect(found.filter(({ rig, rigs }) => !rigs!.includes(rig))).toEqual([]);
});

test('a reference that may be NULL is NULL where nothing fits', () => {
  for (const key of [{}, { uniqueKeys: [{ columns: ['voyage_id', 'sail_id'] }] }]) {
    const plan = harbour(key, {}, label('sloop', 'ketch', 'yawl'), false);
    const found = fits(plan);
    expect(found.map(({ rig, rigs }) => (rig === 'cutter' ? rigs === null : rigs!.includes(rig)))).not.toContain(false);
    expect(found.some(({ rig }) => rig === 'cutter')).toBe(true);
    expect([faultsOf(plan), bothWays(plan)]).toEqual([[], []]);
  }
});

test('among those that fit, another condition chooses where it can', () => {
  const plan = harbour({}, { where: { cut: { in: ['new'] } }, whereAll: true }, LISTS);
  const found = fits(plan);
  const newOf = new Set(textRows(plan, 'sails', 0, 30, ['rigs', 'cut']).flatMap(([rigs, cut]) => (cut === 'new' ? rigs!.match(/\w+/g)! : [])));
  expect(newOf.size).toBeGreaterThan(2);
  expect(found.filter(({ rig, rigs, cut }) => !rigs!.includes(rig) || (newOf.has(rig) && cut === 'old'))).toEqual([]);
  expect([faultsOf(plan), bothWays(plan)]).toEqual([[], []]);
});

test('labels that no candidate has, or that nobody can tell, leave all rows to choose from', () => {
  for (const sails of [label('raft'), { type: 'text', generator: { kind: 'expression', parameters: { expression: 'string(count(hoists))' } } } as never]) {
    const plan = harbour({ primaryKey: ['voyage_id', 'sail_id'] }, {}, sails);
    expect(plan.table('public.hoists').rows).toBeGreaterThan(200);
    expect([faultsOf(plan), bothWays(plan)]).toEqual([[], []]);
  }
});
