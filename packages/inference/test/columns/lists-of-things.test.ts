import { compile, loadWords, textRows } from '@seedbed/engine';
import { expect, test } from 'vitest';
import { infer } from '../../src/infer.ts';
import { columnsOf } from '../columns-of.ts';
import { makeCatalog, noTools } from '../make-catalog.ts';

test('verbs about things do not reveal the kind of thing', async () => {
  const made = await columnsOf('query_logs', ['module_name text', 'modules_searched text[]', 'token text', 'session text']);
  expect(JSON.stringify(made.get('modules_searched'))).not.toContain('partial');
});

test('embeddings of a text are small numbers of both signs', async () => {
  const element = (await columnsOf('memories', ['embedding real[]'])).get('embedding')!.generator?.parameters?.['element'] as {
    parameters: { min: number; max: number };
  };
  expect(element.parameters.min).toBeLessThan(0);
  expect(element.parameters.max).toBeLessThan(1);
});

test('the ids of states are ids', async () => {
  expect(JSON.stringify((await columnsOf('warnings', ['status_ids text[]'])).get('status_ids'))).not.toContain('pending');
});

test('states with a category of their own are states of work, and others are places', async () => {
  const work = await columnsOf('state', ['name text not null', 'type text not null']);
  expect(JSON.stringify(work.get('name')!.generator)).toContain('In progress');
  expect(JSON.stringify((await columnsOf('state', ['name text not null', 'abbreviation text not null'])).get('name')!.generator)).toContain('location.state');
});

test('rows that something writes again and again are no list', async () => {
  const { blueprint } = await infer(
    makeCatalog([
      {
        name: 'scheduler_state',
        columns: ['id bigint not null', 'instance_name text not null', 'last_checkin_time bigint not null', 'checkin_interval bigint not null'],
      },
      { name: 'ticket_state', columns: ['id bigint not null', 'name text not null'] },
    ]),
    noTools,
    { rows: 200 },
  );
  expect(blueprint.tables.map(({ role }) => role)).toEqual([undefined, 'lookup']);
});

test('what a list leaves out for some of its names does not follow the name, which would leave nothing to choose', async () => {
  const { blueprint } = await infer(
    makeCatalog([
      { name: 'django_admin_log', columns: ['id integer not null', 'action_time timestamptz not null', 'object_id text', 'action_flag smallint not null'] },
      {
        name: 'station_enclosure',
        columns: ['id bigint not null', 'code character varying(6) not null', 'kind character varying(10) not null', 'heated boolean not null'],
        unique: [['code']],
      },
      {
        name: 'station_species',
        columns: [
          'id bigint not null',
          'common_name character varying(80) not null',
          'latin_name character varying(120) not null',
          'red_list character varying(2) not null',
        ],
        unique: [['common_name']],
      },
    ]),
    noTools,
  );
  const plan = compile(blueprint, await loadWords(blueprint.locale));
  const species = plan.tables.find(({ table }) => table === 'station_species')!;
  const grades = textRows(plan, species, 0, species.rows, ['red_list']).flat();
  expect(grades).toContain('VU');
  expect(grades).not.toContain(null);
});
