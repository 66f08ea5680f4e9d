import { expect, test } from 'vitest';
import { madeRows } from './support/made-rows.ts';

test('a legend in a comment is what CHECKs and keys over its numbers say as well', async () => {
  const { blueprint, rows, proved } = await madeRows(
    `CREATE TABLE fields (id bigserial PRIMARY KEY, name varchar NOT NULL);
     CREATE TABLE harvests (id bigserial PRIMARY KEY, field_id bigint NOT NULL REFERENCES fields, status smallint NOT NULL DEFAULT 0 CHECK (status BETWEEN 0 AND 3),
       started_at timestamp, sold_at timestamp, lost_at timestamp, created_at timestamp NOT NULL, CHECK ((status = 2) = (sold_at IS NOT NULL)));
     CREATE UNIQUE INDEX one_at_a_time ON harvests (field_id) WHERE status = 1;
     COMMENT ON COLUMN harvests.status IS '0 planned, 1 started, 2 sold, 3 lost';`,
    600,
  );
  expect(proved).toBe(true);
  const harvests = blueprint.tables.find(({ name }) => name === 'harvests')!;
  expect(harvests.columns.find(({ name }) => name === 'status')).toMatchObject({ type: 'smallint', domain: { min: 0, max: 3 } });
  const made = rows.get('harvests')!;
  expect(new Set(made.map(({ status }) => status))).toEqual(new Set(['0', '1', '2', '3']));
  for (const { status, sold_at: sold, lost_at: lost } of made) expect([status, sold !== null, lost !== null]).toEqual([status, status === '2', status === '3']);
});
