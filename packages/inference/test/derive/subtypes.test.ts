import { compile, loadWords, textRows } from '@seedbed/engine';
import { expect, test } from 'vitest';
import { infer } from '../../src/infer.ts';
import { makeCatalog, noTools } from '../make-catalog.ts';

const TYPES = { 'public.vessel_type': { kind: 'enum' as const, labels: ['ferry', 'tug'] } };
const VESSELS = [
  { name: 'vessels', columns: ['id integer not null', 'vessel_type public.vessel_type not null', 'name text not null'] },
  {
    name: 'tugs',
    columns: ['id integer not null', 'vessel_id integer not null', 'pull_tonnes integer not null'],
    unique: [['vessel_id']],
    refers: ['vessel_id -> vessels.id'],
  },
  { name: 'ferry_vessels', columns: ['vessel_id integer not null', 'cars integer not null'], key: ['vessel_id'], refers: ['vessel_id -> vessels.id'] },
];

test('each row has the row of its kind, and none of another', async () => {
  const { blueprint } = await infer(makeCatalog(VESSELS, TYPES), noTools);
  const plan = compile(blueprint, await loadWords(blueprint.locale));
  const valuesOf = (table: string, columns: string[]) => textRows(plan, plan.table(`public.${table}`), 0, plan.table(`public.${table}`).rows, columns);
  const ofType = (type: string) =>
    valuesOf('vessels', ['id', 'vessel_type'])
      .filter((row) => row[1] === type)
      .map(([id]) => id);
  expect(new Set(valuesOf('tugs', ['vessel_id']).map(([id]) => id))).toEqual(new Set(ofType('tug')));
  expect(new Set(valuesOf('ferry_vessels', ['vessel_id']).map(([id]) => id))).toEqual(new Set(ofType('ferry')));
});
